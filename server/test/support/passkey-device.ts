/** A device with passkeys, in software: it makes ES256 credentials and signs like a telephone does (WebAuthn). */
import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

interface Habits {
  origin: string;
  rpId: string;
  /** Whether it asks who is there, by finger or PIN. */
  verifies?: boolean;
}

export class PasskeyDevice {
  readonly credentialId = randomBytes(32);
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #counts: boolean;
  #counter = 0;

  /** @param counts whether it counts how often it signs; many say 0 each time */
  constructor({ counts = true } = {}) {
    this.#counts = counts;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = publicKey;
  }

  /** Makes the credential, as a browser passes it on. */
  make(challenge: string, habits: Habits) {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const cose = cbor(
      new Map<number, Value>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, cose]);
    const authData = Buffer.concat([this.#authData(habits, HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, Value>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, Value>()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', challenge, habits),
      attestationObject: base64url(cbor(attestation)),
    });
  }

  /** Signs, as a browser passes it on. @param as the credential it claims to be, its own otherwise */
  sign(challenge: string, habits: Habits, as = this.credentialId) {
    if (this.#counts) this.#counter += 1;
    const authData = this.#authData(habits, 0);
    const clientDataJSON = clientData('webauthn.get', challenge, habits);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#answer(
      {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(createSign('sha256').update(signed).sign(this.#key)),
      },
      as,
    );
  }

  /** Puts its counter back, as a copy of it would have it. */
  setBack(): void {
    this.#counter = 0;
  }

  #answer<Response>(response: Response, as = this.credentialId) {
    const id = base64url(as);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  #authData({ rpId, verifies = true }: Habits, more: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(USER_PRESENT | (verifies ? USER_VERIFIED : 0) | more);
    rest.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }
}

function clientData(type: string, challenge: string, { origin }: Habits): string {
  return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

type Value = number | string | Buffer | Map<number, Value> | Map<string, Value>;

/** The few kinds of CBOR (RFC 8949) that a credential is made of. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}
