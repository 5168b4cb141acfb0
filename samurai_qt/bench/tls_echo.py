"""A bare TLS 1.3 echo between two processes on loopback: the time that a message takes at least."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from samurai_qt.bench.processes import environment, module_command

ROUND_TRIPS = 200


def server_context() -> ssl.SSLContext:
    """TLS with a certificate of its own."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "echo")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "echo.pem")
        secret = key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        file.write_bytes(secret + certificate.public_bytes(serialization.Encoding.PEM))
        context.load_cert_chain(file)
    return context


async def serve() -> None:
    """Send back every line until killed; the port is printed first."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while line := await reader.readline():
            writer.write(line)
        writer.close()

    server = await asyncio.start_server(echo, "127.0.0.1", 0, ssl=server_context())
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


async def round_trips(port: int, number: int) -> list[float]:
    """Seconds from a message of 500 bytes to its echo, so often."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=context)
    loop = asyncio.get_running_loop()
    taken = []
    for _ in range(number):
        start = loop.time()
        writer.write(b"x" * 499 + b"\n")
        await reader.readline()
        taken.append(loop.time() - start)
    writer.close()
    await writer.wait_closed()
    return taken


def echo_milliseconds() -> float:
    """The median round trip now."""
    command = module_command("samurai_qt.bench.tls_echo")
    with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            return 1000 * median(asyncio.run(round_trips(int(server.stdout.readline()), ROUND_TRIPS)))
        finally:
            server.kill()


if __name__ == "__main__":
    sys.exit(asyncio.run(serve()))
