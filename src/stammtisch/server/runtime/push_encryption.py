"""Web push, as its standards say: a message only the receiver's browser can read (RFC 8291), and who sends it (RFC 8292)."""

__all__ = ["BadKeys", "PushKey", "encrypt"]

import base64
import hashlib
import hmac
import json
import os
from collections import OrderedDict
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes, of which a message is one
PADDED = 256  # bytes: messages are as long as the next multiple, so that their length tells nothing
VALID = 12 * 3600.0  # seconds for which a signature is valid; a day at most
MOST = 100  # push services whose signatures are remembered


class BadKeys(ValueError):
    """These are no keys of a browser."""


def encrypt(message: bytes, public_key: bytes, auth: bytes) -> bytes:
    """A message for the browser with these keys. Raises BadKeys."""
    try:
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public_key)
    except (ValueError, UnsupportedAlgorithm):
        raise BadKeys from None
    if len(auth) != 16 or len(public_key) != 65:
        raise BadKeys
    own, salt = ec.generate_private_key(CURVE), os.urandom(16)
    own_public = _point(own.public_key())
    shared = _derived(auth, own.exchange(ec.ECDH(), theirs), b"WebPush: info\0" + public_key + own_public, 32)
    key = _derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    last = message + b"\2"  # nothing but padding follows
    padded = last + bytes(-len(last) % PADDED)
    head = salt + RECORD.to_bytes(4) + bytes([len(own_public)]) + own_public
    return head + AESGCM(key).encrypt(nonce, padded, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most 32 bytes."""
    first = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(first, info + b"\1", hashlib.sha256)[:length]


class PushKey:
    """The key by which push services recognise this server. A browser that subscribes is told its public part."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(secret), CURVE)
        self._contact = contact
        self._signed: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self.public = _text(_point(self._private.public_key()))

    @staticmethod
    def new() -> bytes:
        """The secret of a new key."""
        return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that tells a push service who sends."""
        address = urlsplit(endpoint)
        audience = f"{address.scheme}://{address.netloc}"
        token, until = self._signed.get(audience, ("", 0.0))
        if until < now + VALID / 2:
            token, until = self._token(audience, now + VALID), now + VALID
            self._signed[audience] = (token, until)
            if len(self._signed) > MOST:
                self._signed.popitem(last=False)
        return f"vapid t={token}, k={self.public}"

    def _token(self, audience: str, until: float) -> str:
        claims = {"aud": audience, "exp": int(until), "sub": self._contact}
        told = ".".join(_text(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._private.sign(told.encode(), ec.ECDSA(SHA256())))
        return f"{told}.{_text(r.to_bytes(32) + s.to_bytes(32))}"


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
