/** One's own outlook, and the exceptions to the band that the desk makes (specification §17). */

import type { QueryOf } from '#contract/endpoints.ts';
import { hoursFromMinutes, minutesFromHours } from '#contract/hours.ts';
import type { BalanceOutlook, BandUpdate, MemberBand } from '#contract/limits-of-balance.ts';
import { personName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Band, bandOf, sideOf, standardBand } from './rules.ts';
import { findStandings, insertException, isMember, listExceptions } from './sql.ts';

/** More than anybody is given; what is older stays in the database. */
const EXCEPTIONS_MOST = 200;

/** The caller's balance after some minutes more (creditor) or less (debtor), beside their band. */
export async function readOutlook(
  { database, clock }: Deps,
  { personId, bankId }: SignedInMember,
  { minutes = 0, side = 'debtor' }: QueryOf<'readBalanceOutlook'>,
): Promise<BalanceOutlook> {
  const [rules, standing] = await Promise.all([
    rulesOfBank(database, bankId),
    database.first(findStandings, { bankId, personIds: [personId], today: clock.today() }),
  ]);
  if (!standing) throw new Error('a member has an account');
  const balance = standing.balance_minutes;
  const after = side === 'creditor' ? balance + minutes : balance - minutes;
  const band = bandOf(rules, standing, clock.now());
  return {
    balance: hoursFromMinutes(balance),
    after: hoursFromMinutes(after),
    band: inHours(band),
    side: sideOf(band, after),
    hard: rules['band-hard'],
  };
}

/** The band of a member of the administrator's bank. @throws Refusal `not-found` */
export async function readMemberBand(
  deps: Deps,
  { bankId }: SignedInMember,
  personId: number,
): Promise<MemberBand> {
  if (!(await deps.database.first(isMember, { personId, bankId }))) throw new Refusal('not-found');
  return memberBand(deps, deps.database, { personId, bankId });
}

/**
 * Makes an exception for a member, or ends it with both bounds null. It may lie inside the member's
 * present balance: from then on only what brings it nearer is within the band.
 * Nobody makes one for themselves.
 * @throws Refusal `not-found`, or `own-decision`
 */
export async function changeMemberBand(
  deps: Deps,
  { bankId, personId: actorId }: SignedInMember,
  personId: number,
  { low, high, until, note }: BandUpdate,
): Promise<MemberBand> {
  if (personId === actorId) throw new Refusal('own-decision');
  return deps.database.transaction(async (transaction) => {
    const about = { personId, bankId };
    if (!(await transaction.first(isMember, about))) throw new Refusal('not-found');
    await transaction.count(insertException, {
      ...about,
      lowMinutes: low === null ? null : minutesFromHours(low),
      highMinutes: high === null ? null : minutesFromHours(high),
      until: until ?? null,
      note,
      actorId,
      now: deps.clock.now(),
    });
    return memberBand(deps, transaction, about);
  });
}

async function memberBand(
  { clock }: Deps,
  queryable: Queryable,
  about: { personId: number; bankId: number },
): Promise<MemberBand> {
  const { bankId, personId } = about;
  const rules = await rulesOfBank(queryable, bankId);
  const today = clock.today();
  const standing = await queryable.first(findStandings, { bankId, personIds: [personId], today });
  if (!standing) throw new Error('a member has an account');
  const history = await queryable.rows(listExceptions, { ...about, most: EXCEPTIONS_MOST });
  return {
    band: inHours(bandOf(rules, standing, clock.now())),
    standard: inHours(standardBand(rules, standing, clock.now())),
    isException: standing.low_minutes !== null || standing.high_minutes !== null,
    history: history.map((row) => ({
      low: hoursOrNull(row.low_minutes),
      high: hoursOrNull(row.high_minutes),
      until: row.until === null ? null : showDay(row.until),
      note: row.note,
      by: personName({ name: row.setter_name, surname: row.setter_surname }),
      at: row.set_at.toISOString(),
    })),
  };
}

function inHours({ low, high }: Band): { low: number; high: number } {
  return { low: hoursFromMinutes(low), high: hoursFromMinutes(high) };
}

function hoursOrNull(minutes: number | null): number | null {
  return minutes === null ? null : hoursFromMinutes(minutes);
}
