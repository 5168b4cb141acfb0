"""Small controls that several pages share."""
