/** How each file is made from the database. */
import { carriesBalances } from '#contract/hours/exchange-lists.ts';
import type { Locale } from '#contract/locales.ts';
import { readYearOfBanks } from '#server/modules/banks/banks/year-of-banks.ts';
import { allBankExchanges, allOwnExchanges } from '#server/modules/hours/exchanges/whole-lists.ts';
import { latestSeal } from '#server/modules/hours/seals/reading.ts';
import { sealFoot } from '#server/modules/hours/seals/texts.ts';
import { insuredOn } from '#server/modules/people/insured/listing.ts';
import { allMembers } from '#server/modules/people/members/lists.ts';
import { registerOn } from '#server/modules/people/register/on-day.ts';
import type { Database } from '#server/platform/database.ts';
import { sheetBytes } from '#server/platform/spreadsheet/writer.ts';
import type { ExportJob, InsuredJob, ListJob, RegisterJob, YearJob } from './job.ts';
import { ownDataBytes } from './own-data-writing.ts';
import {
  bankExchangesSheet,
  insuredSheet,
  membersSheet,
  ownExchangesSheet,
  registerSheet,
  type SheetOf,
  yearOfBanksSheet,
} from './present.ts';

/** The file of a job, streamed: xlsx, or the zip file of one's own data. */
export function fileOf(database: Database, job: ExportJob): AsyncGenerator<Uint8Array> {
  if (job.of === 'own data') return ownDataBytes(database, job);
  if (job.of === 'register') return registerBytes(database, job);
  if (job.of === 'insured') return insuredBytes(database, job);
  return job.of === 'year of banks' ? yearBytes(database, job) : listBytes(database, job);
}

function listBytes(database: Database, job: ListJob): AsyncGenerator<Uint8Array> {
  const { actor, locale } = job;
  if (job.of === 'own exchanges') {
    const side = job.query.side ?? 'either';
    const exchanges = allOwnExchanges(database, actor, side, job.query, locale);
    const sheet = ownExchangesSheet(locale, carriesBalances({ ...job.query, side }));
    return withSeal(database, sheet, exchanges, locale);
  }
  if (job.of === 'bank exchanges') {
    const exchanges = allBankExchanges(database, actor, job.query, locale);
    return withSeal(database, bankExchangesSheet(locale), exchanges, locale);
  }
  return written(membersSheet(locale), allMembers(database, actor, job.query));
}

function yearBytes(
  database: Database,
  { year, timeZone, locale }: YearJob,
): AsyncGenerator<Uint8Array> {
  async function* banks() {
    yield await readYearOfBanks(database, year, timeZone);
  }
  return written(yearOfBanksSheet(locale, year), banks());
}

/** On paper each page names the bank, the day and the code of that day's seal. */
async function* registerBytes(
  database: Database,
  { locale, ...of }: RegisterJob,
): AsyncGenerator<Uint8Array> {
  const register = await registerOn(database, of);
  async function* lines() {
    yield register.lines.map((line, nth) => ({ ...line, nth: nth + 1 }));
  }
  yield* written(registerSheet(locale, register), lines());
}

async function* insuredBytes(
  database: Database,
  { locale, ...of }: InsuredJob,
): AsyncGenerator<Uint8Array> {
  const list = await insuredOn(database, of);
  async function* lines() {
    yield list.lines;
  }
  yield* written(insuredSheet(locale, list), lines());
}

/** On paper each page of a list of exchanges names the latest seal of the books (specification §30). */
async function* withSeal<Item>(
  database: Database,
  { layout, row }: SheetOf<Item>,
  batches: AsyncIterable<Item[]>,
  locale: Locale,
): AsyncGenerator<Uint8Array> {
  const seal = await latestSeal(database);
  const foot = seal ? sealFoot(seal, locale) : undefined;
  yield* written({ layout: { ...layout, foot }, row }, batches);
}

function written<Item>(
  { layout, row }: SheetOf<Item>,
  batches: AsyncIterable<Item[]>,
): AsyncGenerator<Uint8Array> {
  return sheetBytes(layout, rowsOf(batches, row));
}

async function* rowsOf<Item, Row>(
  batches: AsyncIterable<Item[]>,
  row: (item: Item) => Row,
): AsyncGenerator<Row[]> {
  for await (const items of batches) yield items.map(row);
}
