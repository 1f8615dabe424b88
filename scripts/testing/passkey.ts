import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const uint = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A CBOR head (RFC 8949, section 3) for lengths below 64 KiB. */
const head = (major: number, value: number): Buffer => {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  return value < 256 ? Buffer.from([kind | 24, value]) : Buffer.concat([Buffer.from([kind | 25]), uint(value, 2)]);
};
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...pairs: Buffer[]): Buffer => Buffer.concat([head(5, pairs.length / 2), ...pairs]);

/** The public key in COSE: EC2 on P-256, for ES256 (RFC 9053). */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return map(integer(1), integer(2), integer(3), integer(-7), integer(-1), integer(1), integer(-2), bytes(left), integer(-3), bytes(right));
};

/** A WebAuthn device with one passkey for one origin: creates credentials and signs challenges with real keys. */
export const createAuthenticator = (origin: string) => {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  const rpId = new URL(origin).hostname;
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer =>
    Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(counter, 4), more]);
  const credential = (response: object) => ({ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {}, response });

  return {
    create: ({ challenge }: { challenge: string }) => {
      const attested = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, coseKey(publicKey)]);
      const data = authData(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, attested);
      const attestation = map(text('fmt'), text('none'), text('attStmt'), map(), text('authData'), bytes(data));
      return credential({
        clientDataJSON: b64(clientData('webauthn.create', challenge)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      });
    },
    /** A copied device sends a counter that was already used. */
    get: ({ challenge }: { challenge: string }, { isCopy = false } = {}) => {
      if (!isCopy) counter += 1;
      const data = authData(USER_PRESENT | USER_VERIFIED);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return credential({ clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature) });
    },
  };
};
