/** Reads an archive without trusting it: every file against the manifest, every row against its shape. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SEXES } from '#contract/accounts.ts';
import { EXCHANGE_KINDS, EXCHANGE_STATES } from '#contract/exchange-states.ts';
import { ARCHIVE_CONTENT_BYTES_MAX } from '#contract/limits.ts';
import { LOCALES } from '#contract/locales.ts';
import { emailSchema } from '#contract/values.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { DamagedZip, unzip } from '#server/platform/zip.ts';
import { FORMAT, VERSION } from './present.ts';
import { NOT_IN_EVERY_ARCHIVE, PLAIN_TABLE_NAMES } from './tables.ts';

const PARTS_MAX = 20_000;
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

const moment = z.iso.datetime({ offset: true });
const day = z.iso.date();
const reference = z.string().max(40);
const author = reference.nullable();
const minutes = z.int();

const bankSchema = z.looseObject({ name: z.string().min(1) });

const personSchema = z.looseObject({
  ref: reference,
  name: z.string(),
  surname: z.string(),
  email: emailSchema.nullable(),
  sex: z.enum(SEXES),
  pref_locale: z.enum(LOCALES),
  access: z.enum(['self', 'desk']),
  kind: z.enum(['human', 'fund']),
  created_at: moment,
  // Archives of before members could choose do not have them.
  may_be_asked: z.boolean().default(true),
  show_done: z.boolean().default(false),
});

const exchangeSchema = z.object({
  ref: reference,
  creditor: reference,
  debtor: reference,
  activity: z.string().nullable(),
  kind: z.enum(EXCHANGE_KINDS),
  performed_on: day,
  minutes,
  note: z.string(),
  basis: z.string().nullable(),
  state: z.enum(EXCHANGE_STATES),
  created_at: moment,
  created_by: author,
  // Archives of before people of trust travelled do not have them.
  created_by_delegate: author.default(null),
  decided_at: moment.nullable(),
  decided_by: author,
  decided_by_delegate: author.default(null),
  decision_reason: z.string().nullable(),
  reversed_at: moment.nullable(),
  reversed_by: author,
  reversal_reason: z.string().nullable(),
});
export type ExchangeLine = z.infer<typeof exchangeSchema>;

const transferSchema = z.object({
  exchange: reference,
  kind: z.enum(['confirmation', 'take-back', 'reversal']),
  to_balance_minutes: minutes,
  from_balance_minutes: minutes,
  posted_at: moment,
  posted_by: author,
});
export type TransferLine = z.infer<typeof transferSchema>;

const accountSchema = z.object({
  person: reference,
  balance_minutes: minutes,
  given_minutes: minutes,
  received_minutes: minutes,
  adjusted_minutes: minutes,
});

const plainSchema = z.record(z.string(), z.unknown());

const invalid = () => new Refusal('archive-invalid');

/** What an archive says, as far as its shape and its fingerprints are right. */
export type Archive = ReturnType<typeof readArchive>;

/** @throws Refusal `archive-invalid` */
export function readArchive(file: Uint8Array) {
  const parts = partsOf(file);
  const rows = <Row>(path: string, schema: z.ZodType<Row>): Row[] =>
    linesOf(parts.get(path)).map((row) => parsed(schema, row));
  const [bank] = rows('bank.jsonl', bankSchema);
  if (!bank) throw invalid();
  return {
    bank,
    people: rows('people.jsonl', personSchema),
    exchanges: rows('exchanges.jsonl', exchangeSchema),
    transfers: rows('transfers.jsonl', transferSchema),
    accounts: rows('accounts.jsonl', accountSchema),
    tables: new Map(
      PLAIN_TABLE_NAMES.map((table) => {
        const path = `${table}.jsonl`;
        const isMissing = NOT_IN_EVERY_ARCHIVE.includes(table) && !parts.has(path);
        return [table, isMissing ? [] : rows(path, plainSchema)] as const;
      }),
    ),
    photos: [...parts].flatMap(([path, jpeg]) => {
      const whose = PHOTO.exec(path)?.[1];
      return whose === undefined ? [] : [{ whose, jpeg: Buffer.from(jpeg) }];
    }),
  };
}

/** The files of the archive, each as the manifest says, and none besides. */
function partsOf(file: Uint8Array): Map<string, Uint8Array> {
  const parts = unpacked(file);
  const text = parts.get(MANIFEST);
  if (!text) throw invalid();
  const manifest = parsed(manifestSchema, json(Buffer.from(text).toString('utf8')));
  parts.delete(MANIFEST);
  const named = Object.keys(manifest.files);
  const isWhole = named.length === parts.size && named.every((path) => parts.has(path));
  if (!isWhole) throw invalid();
  for (const [path, content] of parts) {
    const hash = createHash('sha256').update(content).digest('hex');
    if (hash !== manifest.files[path]) throw invalid();
  }
  return parts;
}

function unpacked(file: Uint8Array): Map<string, Uint8Array> {
  const limits = { bytesMax: ARCHIVE_CONTENT_BYTES_MAX, partsMax: PARTS_MAX, path: PATH };
  try {
    return unzip(file, limits);
  } catch (error) {
    throw error instanceof DamagedZip ? invalid() : error;
  }
}

function linesOf(content: Uint8Array | undefined): unknown[] {
  if (!content) throw invalid();
  const text = Buffer.from(content).toString('utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [json(line)]));
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid();
  }
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { success, data } = schema.safeParse(value);
  if (!success) throw invalid();
  return data;
}
