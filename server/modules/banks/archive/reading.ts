/**
 * Reads an archive without trusting it: its name first, then every file against the manifest, then every
 * row against its shape (`line-schemas.ts`). Each refusal names the file that is wrong.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FieldCode } from '#contract/errors.ts';
import { ARCHIVE_CONTENT_BYTES_MAX } from '#contract/limits.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { UnreadableZip, ZipFile } from '#server/platform/zip-file.ts';
import { type LineSchema, lineSchemas, type When } from './line-schemas.ts';
import { FORMAT, VERSION } from './present.ts';
import { NOT_IN_EVERY_ARCHIVE, type PlainTable } from './tables.ts';

const PARTS_MAX = 20_000;
/** Of all tables together: a bank of a thousand members writes some 20,000 a year. */
const LINES_MAX = 600_000;
const LINE_END = 0x0a;
const MANIFEST = 'manifest.json';
/** Everything that an archive can hold. */
const PATH =
  /^([a-z_]{1,40}\.(jsonl|csv)|README\.txt|manifest\.json|photos\/(bank|\d{1,15})\.jpg)$/;
const PHOTO = /^photos\/(bank|\d+)\.jpg$/;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

/** Why an archive is refused, and the file in which that stands. */
export function invalid(path?: string, code: FieldCode = 'invalid'): Refusal {
  return new Refusal('archive-invalid', path === undefined ? {} : { errors: [{ path, code }] });
}

export class ArchiveFile {
  readonly #zip: ZipFile;
  readonly #hashes: Record<string, string>;
  readonly #schemas: ReturnType<typeof lineSchemas>;
  readonly bank: z.infer<ReturnType<typeof lineSchemas>['bank']>;

  /** Unpacks what the archive says of itself, and its bank. @throws Refusal `archive-invalid` or `too-large` */
  constructor(file: Uint8Array, when: When) {
    this.#zip = opened(file);
    this.#schemas = lineSchemas(when);
    const manifest = manifestSchema.safeParse(json(MANIFEST, this.#unpack(MANIFEST).toString()));
    if (!manifest.success) throw invalid(MANIFEST);
    this.#hashes = manifest.data.files;
    const named = new Set(Object.keys(this.#hashes)).add(MANIFEST);
    const paths = this.#zip.paths;
    if (named.size !== paths.length || !paths.every((path) => named.has(path))) {
      throw invalid(MANIFEST);
    }
    const [bank] = this.#rows('bank.jsonl', this.#schemas.bank);
    if (!bank) throw invalid('bank.jsonl');
    this.bank = bank;
  }

  /** Compares every file with its fingerprint, and counts the lines. @throws Refusal `archive-invalid` or `too-large` */
  check(): void {
    let lines = 0;
    for (const [path, hash] of Object.entries(this.#hashes)) {
      const content = this.#unpack(path);
      if (createHash('sha256').update(content).digest('hex') !== hash) throw invalid(path);
      if (path.endsWith('.jsonl')) lines += linesIn(path, content, LINES_MAX - lines);
    }
  }

  people() {
    return this.#rows('people.jsonl', this.#schemas.person);
  }

  exchanges() {
    return this.#rows('exchanges.jsonl', this.#schemas.exchange);
  }

  transfers() {
    return this.#rows('transfers.jsonl', this.#schemas.transfer);
  }

  accounts() {
    return this.#rows('accounts.jsonl', this.#schemas.account);
  }

  rowsOf(table: PlainTable): Record<string, unknown>[] {
    const path = `${table}.jsonl`;
    const isMissing = NOT_IN_EVERY_ARCHIVE.includes(table) && this.#hashes[path] === undefined;
    return isMissing ? [] : this.#rows(path, this.#schemas.plain);
  }

  /** The pictures, one after the other. */
  *photos(): Generator<{ whose: string; jpeg: Buffer }> {
    for (const path of this.#zip.paths) {
      const whose = PHOTO.exec(path)?.[1];
      if (whose !== undefined) yield { whose, jpeg: this.#unpack(path) };
    }
  }

  #rows<Row>(path: string, schema: LineSchema<Row>): Row[] {
    const lines = this.#unpack(path).toString('utf8').split('\n').filter(Boolean);
    return lines.map((line) => {
      const { data, error } = schema.safeParse(json(path, line));
      if (!error) return data;
      const [issue] = error.issues;
      throw invalid(path, issue?.message === 'date-future' ? 'date-future' : 'invalid');
    });
  }

  #unpack(path: string): Buffer {
    try {
      const content = this.#zip.unpack(path);
      if (content) return content;
    } catch (error) {
      if (!(error instanceof UnreadableZip)) throw error;
    }
    throw invalid(path);
  }
}

function opened(file: Uint8Array): ZipFile {
  const limits = { bytesMax: ARCHIVE_CONTENT_BYTES_MAX, partsMax: PARTS_MAX, path: PATH };
  try {
    return new ZipFile(file, limits);
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    throw error.isTooLarge ? new Refusal('too-large') : invalid();
  }
}

/** @throws Refusal `too-large` past `most`, `archive-invalid` for an empty line, which no portal writes */
function linesIn(path: string, content: Buffer, most: number): number {
  let lines = 0;
  let begin = 0;
  for (let at = content.indexOf(LINE_END); at >= 0; at = content.indexOf(LINE_END, begin)) {
    if (at === begin) throw invalid(path);
    begin = at + 1;
    lines += 1;
    if (lines > most) throw new Refusal('too-large');
  }
  return lines;
}

function json(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(path);
  }
}
