/**
 * Session tokens whose signature was right once. Checking it is a quarter of what a small call costs,
 * and the same bytes give the same answer until they expire. Whether the session still lives is read
 * with each call all the same.
 */
import { errors, jwtVerify } from 'jose';

/** The signature of session tokens. */
export const ALGORITHM = 'HS256';
/** Some 6 MB: a token with what is kept of it has about 600 bytes. */
const KEPT_MAX = 10_000;
/** The database has no other names for sessions, and refuses to look for one. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Checked {
  sessionId: string;
  expiresAtMs: number;
}

/** Knows the tokens that were signed with one key, as many as it keeps of the latest. */
export class CheckedTokens {
  readonly #key: Uint8Array;
  readonly #keptMax: number;
  readonly #kept = new Map<string, Checked>();

  constructor(key: Uint8Array, keptMax = KEPT_MAX) {
    this.#key = key;
    this.#keptMax = keptMax;
  }

  /** How many tokens need no checking. */
  get size(): number {
    return this.#kept.size;
  }

  /** The session that a token names; undefined when it was not signed here or is over at `now`. */
  async sessionOf(token: string, now: Date): Promise<string | undefined> {
    const checked = this.#kept.get(token) ?? (await this.#check(token, now));
    if (!checked) return undefined;
    if (checked.expiresAtMs > now.getTime()) return checked.sessionId;
    this.#kept.delete(token);
    return undefined;
  }

  /** Only what was signed here is kept, so that a stranger cannot push others out. */
  async #check(token: string, now: Date): Promise<Checked | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        requiredClaims: ['exp', 'jti'],
        currentDate: now,
      });
      const { jti: sessionId = '', exp: expiresAtSeconds = 0 } = payload;
      if (!UUID.test(sessionId)) return undefined;
      const checked = { sessionId, expiresAtMs: expiresAtSeconds * 1000 };
      this.#keep(token, checked);
      return checked;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  #keep(token: string, checked: Checked): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= this.#keptMax && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(token, checked);
  }
}
