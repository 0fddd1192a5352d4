/**
 * Backups that only the holder of a secret key reads, in the format of age (https://age-encryption.org): the
 * machine of the portal has the public key alone. The library takes 20 MB of memory, and is loaded where a
 * file is encrypted or read.
 */
import { open, readFile } from 'node:fs/promises';
import { bech32 } from '@scure/base';
import { StartFailure } from '../start-failure.ts';
import { codeOf } from '../write-once.ts';

/** How every such file begins. */
const BEGINNING = 'age-encryption.org/v1\n';
const KEY_BYTES = 32;

/** What the library says where none of the keys is the one. */
const OTHER_KEY = /^no identity matched/;

/** Whether it is a public key such as `age1…`, typed without a mistake. */
export function isRecipient(text: string): boolean {
  return text === text.toLowerCase() && isKey(text, 'age');
}

/** One or more of them, separated by commas. */
export function readRecipients(text: string): string[] | undefined {
  const keys = text.split(',').flatMap((part) => part.trim() || []);
  return keys.length > 0 && keys.every(isRecipient) ? keys : undefined;
}

/** Whether it may be a secret key, given in the place of the public one: it belongs in no log. */
export function looksSecret(text: string | undefined): boolean {
  return /age-secret-key/i.test(text ?? '');
}

function isKey(text: string, prefix: string): boolean {
  const read = bech32.decodeUnsafe(text);
  return read?.prefix === prefix && bech32.fromWordsUnsafe(read.words)?.length === KEY_BYTES;
}

/** A secret key, and the public one that belongs to it. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/**
 * The secret keys in a file as `backup-key` and `age-keygen` write it.
 * @throws StartFailure when it is not there, or holds none
 */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? new StartFailure(`There is no file ${file}.`) : error;
  });
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (keys.length > 0 && keys.every((key) => isKey(key, 'age-secret-key-'))) return keys;
  throw new StartFailure(
    `${file} holds no secret key: a line that begins with AGE-SECRET-KEY-1 and has no mistake.`,
  );
}

/** Whether only a secret key reads this file. @throws what the disk says */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING.length));
    return buffer.toString('latin1', 0, bytesRead) === BEGINNING;
  } finally {
    await handle.close();
  }
}

/** The part of a pipeline that encrypts, for each of these keys. */
export function encryptingFor(recipients: readonly string[]) {
  return async function* (plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* await encrypter.encrypt(streamOf(plain));
  };
}

/**
 * The part of a pipeline that makes it readable again.
 * @throws StartFailure, while it runs, where `file` was encrypted for other keys
 */
export function decryptingWith(identities: readonly string[], file: string) {
  return async function* (encrypted: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    const plain = decrypter.decrypt(streamOf(encrypted));
    yield* await plain.catch((error: unknown) => {
      if (!(error instanceof Error && OTHER_KEY.test(error.message))) throw error;
      throw new StartFailure(
        `${file} was encrypted for another key than the one in the identity file.`,
      );
    });
  };
}

/** As the library takes it; it asks for more once it has room. */
function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const each = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await each.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await each.return?.();
    },
  });
}
