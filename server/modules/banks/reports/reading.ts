/** The yearly page of a bank (specification §50): counted from the books whenever it is read. */
import { GROUP_MIN } from '#contract/banks/months.ts';
import type { YearlyReport } from '#contract/banks/reports.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import { sealCode } from '#contract/hours/seals.ts';
import { THANKS_QUOTED_MAX } from '#contract/limits.ts';
import { dayAfter } from '#contract/time.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { NEWCOMERS_MEET_DAYS } from '#server/modules/banks/months/rules.ts';
import { sumFlows, sumWithBodies } from '#server/modules/hours/exchanges/statistics-sql.ts';
import { sumFund } from '#server/modules/hours/fund/sql.ts';
import { findSeal } from '#server/modules/hours/seals/sql.ts';
import { listQuotable } from '#server/modules/hours/thanks/sql.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { wallClock } from '#server/platform/local-time.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { countBodies, countPeople, findYear, sumGroups, type YearValues } from './figures-sql.ts';
import {
  presentFriends,
  presentFund,
  presentGroup,
  presentPeople,
  presentWritten,
  wordsOf,
} from './present.ts';
import { findReportBank, listVersions } from './sql.ts';

const ACTIVE_DAYS = 365;
const JANUARY = '-01-01';
const DECEMBER = '-12-31';

export type ReportCall = ReadCall & Pick<Call<'readReport'>, 'params'>;
type BankRow = RowOf<typeof findReportBank>;

/** A year of the caller's bank. @throws Refusal `not-found` for a year before the bank, and one to come */
export async function readReport(call: ReportCall): Promise<YearlyReport> {
  const { db, now, actor, params, locale } = call;
  const { bankId } = actor;
  const bank = await bankOf(call);
  const of = yearOf(call);
  const [versions, figures, groups, flows, fund, people, thanks, seal, bodies, theirs] =
    await Promise.all([
      db.rows(listVersions, { bankId, year: params.year }),
      db.first(findYear, of),
      db.rows(sumGroups(locale), of),
      db.rows(sumFlows, of),
      db.rows(sumFund, { fundId: bank.fund_person_id, bankId, since: of.from, until: of.to }),
      db.rows(countPeople, of),
      db.rows(listQuotable, { ...of, limit: THANKS_QUOTED_MAX }),
      db.first(findSeal, { day: of.to }),
      db.first(countBodies, of),
      db.first(sumWithBodies, of),
    ]);
  if (!figures) throw new Error('counting always counts');
  const [latest] = versions;
  const words = wordsOf(latest);
  return {
    ...{ year: params.year, firstYear: yearIn(bank.founded_on), bankName: bank.name, on: of.to },
    calculatedAt: now.toISOString(),
    sealCode: seal ? sealCode(seal.hash.toString('hex')) : null,
    ...presentFigures(figures),
    bodies: {
      members: bodies?.members ?? 0,
      exchanges: theirs?.exchanges ?? 0,
      hours: hoursFromMinutes(theirs?.minutes ?? 0),
    },
    groups: groups.map(presentGroup),
    friends: presentFriends(flows),
    fund: presentFund(fund),
    ...presentPeople(people),
    thanks: words.quotes === 'yes' ? thanks.map(({ text }) => text) : [],
    words,
    written: presentWritten(latest),
  };
}

/** The same for paper, noted in the history. @throws Refusal `not-found` */
export async function printReport(call: Call<'printReport'>): Promise<YearlyReport> {
  const { db, now, actor, params } = call;
  const report = await readReport(call);
  await audit(db, now, 'report-printed', {
    ...{ actorId: actor.personId, bankId: actor.bankId, detail: { year: params.year } },
  });
  return report;
}

/** @throws Refusal `not-found` for a year before the bank, and one to come */
export async function bankOf({ db, today, actor, params }: ReportCall): Promise<BankRow> {
  const bank = await findBank(db, actor.bankId);
  const { year } = params;
  if (year < yearIn(bank.founded_on) || year > yearIn(today)) throw new Refusal('not-found');
  return bank;
}

async function findBank(db: Queryable, bankId: number): Promise<BankRow> {
  const bank = await db.first(findReportBank, { bankId });
  if (!bank) throw new Error('an administrator has a bank');
  return bank;
}

const yearIn = (day: string): number => Number(day.slice(0, 4));

/** What the statements want to know of a year, which ends today while it goes on. */
function yearOf({ today, actor, params, config: { timeZone } }: ReportCall): YearValues {
  const wall = wallClock(timeZone);
  const midnight = (day: string) => wall.momentOf({ day, time: '00:00' });
  const from = `${params.year}${JANUARY}`;
  const last = `${params.year}${DECEMBER}`;
  const to = last < today ? last : today;
  return {
    ...{ bankId: actor.bankId, from, to, timeZone, days: NEWCOMERS_MEET_DAYS },
    activeFrom: dayAfter(to, 1 - ACTIVE_DAYS),
    begin: midnight(from),
    end: midnight(dayAfter(to, 1)),
  };
}

/** What one statement counts; who was a member at the start follows from the end. */
function presentFigures(row: RowOf<typeof findYear>) {
  const { members: end, came, went, active } = row;
  return {
    members: { start: end - came + went, came, went, end, active },
    newcomers: row.newcomers,
    newcomersMet: row.newcomers_met,
    requests: { posted: row.requests, met: row.requests_met, medianDays: medianOf(row) },
  };
}

/** As the months have it: of few requests none is said. */
const medianOf = ({ requests, median_days: days }: RowOf<typeof findYear>) =>
  requests < GROUP_MIN ? null : days;
