/** SHA-256 by its one step (FIPS 180-4), for where browsers hide theirs. Held to Node's by a test. */

export const BLOCK_BYTES = 64;
export const HASH_WORDS = 8;

/** The first 32 bits behind the point of the roots of the first primes, as the standard has them. */
function rootBits(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const ROUND_CONSTANTS = rootBits(64, Math.cbrt);
const schedule = new Uint32Array(64);

/** The state before the first block. */
export function firstState(): Uint32Array {
  return rootBits(HASH_WORDS, Math.sqrt);
}

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** Works one block of 16 words into a state. */
export function compress(state: Uint32Array, block: Uint32Array): void {
  const w = schedule;
  w.set(block);
  for (let i = 16; i < 64; i += 1) {
    const early = w[i - 15] ?? 0;
    const late = w[i - 2] ?? 0;
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + s1 + choice + (ROUND_CONSTANTS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + s0 + majority) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < HASH_WORDS; i += 1) state[i] = (state[i] ?? 0) + (added[i] ?? 0);
}
