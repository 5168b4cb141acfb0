"""The certificate of a process, and TLS with it."""

from __future__ import annotations

import hashlib
import ssl
import tempfile
from pathlib import Path

import pytest
from cryptography import x509

from net.transport.certificate import client_context, make_certificate
from net.transport.channel import TlsChannel


def test_both_ends_take_the_digest_of_the_same_certificate() -> None:
    certificate = make_certificate()
    client, server = TlsChannel.client(), TlsChannel.server(certificate)
    while client.certificate_digest is None or server.certificate_digest is None:
        server.receive(client.bytes_to_send())
        client.receive(server.bytes_to_send())
    shown = client._tls.getpeercert(binary_form=True)
    assert shown is not None
    assert hashlib.sha256(shown).digest() == certificate.digest == client.certificate_digest
    assert client._tls.version() == "TLSv1.3"
    subject = x509.load_der_x509_certificate(shown).subject
    assert subject.rfc4514_string() == "CN=samurai-qt"


def test_every_process_has_its_own() -> None:
    assert make_certificate().digest != make_certificate().digest


def test_only_tls_1_3_without_tickets() -> None:
    for context in (make_certificate().context, client_context()):
        assert context.minimum_version is ssl.TLSVersion.TLSv1_3
        assert context.verify_mode is ssl.CERT_NONE
    assert make_certificate().context.num_tickets == 0


def test_key_is_not_left_on_the_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    written: list[bytes] = []
    plain = Path.write_bytes

    def note(path: Path, data: bytes) -> int:
        written.append(data)
        return plain(path, data)

    monkeypatch.setattr(Path, "write_bytes", note)
    make_certificate()
    assert len(written) == 1 and b"BEGIN ENCRYPTED PRIVATE KEY" in written[0]
    assert list(tmp_path.iterdir()) == []
