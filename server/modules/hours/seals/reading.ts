/** The seals as everybody may read them: a list, one of them, a page that compares a code (specification §30). */
import { isSealCode, type Seal, sealCode } from '#contract/hours/seals.ts';
import { daySchema } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { drawSeals } from './page.ts';
import { findLatest, findSeal, listSeals } from './sql.ts';
import type { Answer } from './texts.ts';

/** Of the list: three months. */
const MOST = 100;
/** On the page: a week. */
const MOST_ON_PAGE = 7;

interface SealRow {
  day: string;
  hash: Buffer;
}

function presentSeal({ day, hash }: SealRow): Seal {
  const digits = hash.toString('hex');
  return { day, hash: digits, code: sealCode(digits) };
}

/** At most a hundred seals of days up to `until`, or up to now, the latest first. */
export async function readSeals({ db, today, query }: Call<'listSeals'>): Promise<Seal[]> {
  const rows = await db.rows(listSeals, { until: query.until ?? today, most: MOST });
  return rows.map(presentSeal);
}

/** @throws Refusal `not-found` for a day without a seal */
export async function readSeal({ db, params: { day } }: Call<'readSeal'>): Promise<Seal> {
  const row = await db.first(findSeal, { day });
  if (!row) throw new Refusal('not-found');
  return presentSeal(row);
}

/** The latest seal: it has everything booked until it was made. Null before the first night. */
export async function latestSeal(queryable: Queryable): Promise<Seal | null> {
  const row = await queryable.first(findLatest, {});
  return row ? presentSeal(row) : null;
}

/** The page: what a seal is, the latest ones, and whether a code is that of the portal. */
export async function readSealPage(call: Call<'readSealPage'>): Promise<string> {
  const { db, today, query: asked, locale, config } = call;
  const rows = await db.rows(listSeals, { until: today, most: MOST_ON_PAGE });
  const answer = await answerTo(db, asked);
  return drawSeals({ seals: rows.map(presentSeal), asked, answer }, locale, config);
}

async function answerTo(
  db: Queryable,
  { day = '', code = '' }: { day?: string; code?: string },
): Promise<Answer | undefined> {
  if (day === '' && code === '') return undefined;
  if (code === '' || !daySchema.safeParse(day).success) return 'incomplete';
  const row = await db.first(findSeal, { day });
  if (!row) return 'no-seal';
  return isSealCode(code, row.hash.toString('hex')) ? 'same' : 'different';
}
