"""What keeps draws and hands secret and fair: hash chains, rolls, sealed bags, and the secret behind them."""
