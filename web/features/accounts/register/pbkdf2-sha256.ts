/** PBKDF2 with HMAC-SHA-256 (RFC 8018) for keys of one block: passwords and salts of few bytes. */
import { BLOCK_BYTES, compress, firstState, HASH_WORDS } from './sha256.ts';

const BLOCK_WORDS = BLOCK_BYTES / 4;
const HASH_BYTES = HASH_WORDS * 4;
/** What a block can carry besides the end mark and the length. */
const SHORT_BYTES_MAX = BLOCK_BYTES - 9;

/** @throws RangeError for what does not fit into one block, which the bot check never needs */
export function pbkdf2Sha256(
  password: Uint8Array,
  salt: Uint8Array,
  rounds: number,
  keyBytes: number,
): Uint8Array {
  if (password.length > BLOCK_BYTES || salt.length + 4 > SHORT_BYTES_MAX || keyBytes > HASH_BYTES) {
    throw new RangeError('longer than one block');
  }
  const inner = keyedState(password, 0x36);
  const outer = keyedState(password, 0x5c);
  const numbered = new Uint8Array(salt.length + 4);
  numbered.set(salt);
  numbered[salt.length + 3] = 1;

  const block = lastBlock(numbered);
  const digest = lastBlock(new Uint8Array(HASH_BYTES));
  const key = new Uint32Array(HASH_WORDS);
  for (let round = 0; round < rounds; round += 1) {
    const within = inner.slice();
    compress(within, round === 0 ? block : digest);
    digest.set(within);
    const around = outer.slice();
    compress(around, digest);
    digest.set(around);
    for (let i = 0; i < HASH_WORDS; i += 1) key[i] = (key[i] ?? 0) ^ (around[i] ?? 0);
  }
  return bytesOf(key).slice(0, keyBytes);
}

/** The state after the block that holds the key, mixed with a pad. */
function keyedState(password: Uint8Array, pad: number): Uint32Array {
  const bytes = new Uint8Array(BLOCK_BYTES);
  bytes.set(password);
  const state = firstState();
  compress(state, wordsOf(bytes.map((byte) => byte ^ pad)));
  return state;
}

/** A short text as the second and last block of its message: end mark and length behind it. */
function lastBlock(text: Uint8Array): Uint32Array {
  const bytes = new Uint8Array(BLOCK_BYTES);
  bytes.set(text);
  bytes[text.length] = 0x80;
  const words = wordsOf(bytes);
  words[BLOCK_WORDS - 1] = (BLOCK_BYTES + text.length) * 8;
  return words;
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: BLOCK_WORDS }, (_, index) => view.getUint32(index * 4));
}

function bytesOf(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  words.forEach((word, index) => {
    view.setUint32(index * 4, word);
  });
  return bytes;
}
