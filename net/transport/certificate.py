"""TLS 1.3 with a certificate made for this process: it says nothing about anybody, the key proof is bound to it."""

import datetime
import hashlib
import secrets
import ssl
import tempfile
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

# The same in every certificate, and no clock is asked: nobody checks the dates.
_NAME = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "samurai-qt")])
_FROM = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)
_UNTIL = datetime.datetime(2120, 1, 1, tzinfo=datetime.UTC)


class Certificate(NamedTuple):
    """A server's side of TLS, and the SHA-256 of its certificate in DER, which both ends sign."""

    context: ssl.SSLContext
    digest: bytes


def make_certificate() -> Certificate:
    """A fresh self-signed certificate with its key, both kept in memory only."""
    # P-256: every TLS library has it; Ed25519 certificates are still refused by some.
    key = ec.generate_private_key(ec.SECP256R1())
    certificate = (
        x509.CertificateBuilder()
        .issuer_name(_NAME)
        .subject_name(_NAME)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_FROM)
        .not_valid_after(_UNTIL)
        .sign(key, hashes.SHA256())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    # No tickets: a session taken up again would have no certificate to bind the proof to.
    context.num_tickets = 0
    _load(context, certificate.public_bytes(serialization.Encoding.PEM), key)
    return Certificate(context, hashlib.sha256(certificate.public_bytes(serialization.Encoding.DER)).digest())


def client_context() -> ssl.SSLContext:
    """A client's side of TLS: any certificate will do, since the key proof is bound to the one that was seen."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def _load(context: ssl.SSLContext, certificate: bytes, key: ec.EllipticCurvePrivateKey) -> None:
    """Hand both to the context, which reads files only: the key is encrypted there, the file gone at once."""
    password = secrets.token_bytes(32).hex().encode("ascii")
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(password),
    )
    with tempfile.TemporaryDirectory(prefix="samurai-qt-") as folder:
        path = Path(folder) / "certificate.pem"
        path.write_bytes(private + certificate)
        context.load_cert_chain(path, password=password)
