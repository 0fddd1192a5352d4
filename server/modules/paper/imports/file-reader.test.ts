/** Files are read apart, within bounds: no other bank waits for one that takes long. */
import { strToU8 } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import type { Bounds } from '#server/platform/apart.ts';
import {
  bigWorkbook,
  emptyRows,
  lineEnds,
  namedOften,
  unpackingLarge,
} from '#server/test/support/heavy-files.ts';
import { FileReader } from './file-reader.ts';

/** Enough to start a process and read a small file, and not enough for a huge one. */
const SHORT: Bounds = { cpuMs: 1_500, ms: 60_000, memoryMb: 448 };
const files = new FileReader(SHORT);
afterAll(() => files.close());

function read(bankId: number, file: Uint8Array, reader = files) {
  const job = { file, fileName: 'soci', sheet: undefined, today: '2026-11-20' };
  return reader.read(bankId, job, new AbortController().signal);
}

/** How it ended, without the rows. */
function outcomeOf(reading: ReturnType<FileReader['read']>): Promise<string> {
  return reading.then(
    ({ lines }) => `${lines} lines`,
    ({ code }) => code,
  );
}

const huge = await bigWorkbook();
const small = strToU8('Cognome;Nome\nAgazzi;Adele\n');

it('a file that takes too much time is given up, and no other bank waits for it', async () => {
  const ended: string[] = [];
  await Promise.all([
    expect(outcomeOf(read(1, huge).finally(() => ended.push('huge')))).resolves.toBe('too-large'),
    // The next file of the same bank waits for its turn.
    read(1, small).finally(() => ended.push('after it')),
    read(2, small).finally(() => ended.push('another bank')),
  ]);
  expect(ended).toEqual(['another bank', 'huge', 'after it']);
});

it('a file that takes too much memory is given up, and the next one is read', async () => {
  const narrow = new FileReader({ cpuMs: 30_000, ms: 60_000, memoryMb: 160 });
  expect(await outcomeOf(read(1, huge, narrow))).toBe('too-large');
  expect((await read(1, small, narrow)).lines).toBe(1);
});

it('a bank that sends one file after the other is asked to wait', async () => {
  const sent = await Promise.allSettled([1, 2, 3, 4].map(() => read(3, small)));
  expect(sent.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});

it('a portal that ends takes along what is being read', async () => {
  const ending = new FileReader();
  const reading = read(1, huge, ending);
  ending.close();
  await expect(reading).rejects.toThrow();
});

describe('lines and sizes are counted before anything else is done', () => {
  it.each([
    ['almost five megabytes of line ends', () => lineEnds(4_900_000)],
    ['of old line ends', () => lineEnds(4_900_000, 0x0d)],
    ['a workbook of almost two million empty rows', emptyRows],
    ['a workbook that unpacks into a thousand times its size', unpackingLarge],
    ['one long text, named by each of many cells', namedOften],
  ])('%s', async (_, make) => {
    expect(await outcomeOf(read(1, await make(), new FileReader()))).toBe('too-large');
  });

  it('empty lines below a table are none of it', async () => {
    const file = strToU8(`Cognome;Nome\nAgazzi;Adele\n${';\n'.repeat(100_000)}`);
    const padded = await read(1, file, new FileReader());
    expect(padded.lines).toBe(1);
  });
});
