/** One's own outlook, and the exceptions to the band that the desk makes (specification §17). */
import { standsFor } from '#contract/abilities.ts';
import type { QueryOf } from '#contract/endpoints.ts';
import { hoursFromMinutes, minutesFromHours } from '#contract/hours/hours.ts';
import type { BalanceOutlook, MemberBand } from '#contract/hours/limits-of-balance.ts';
import { personName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Band, bandOf, sideOf, standardBand } from './rules.ts';
import { findStandings, insertException, isMember, listExceptions } from './sql.ts';

/** More than anybody is given; what is older stays in the database. */
const EXCEPTIONS_MOST = 200;

/** The caller's balance after some minutes more (creditor) or less (debtor), beside their band. */
export const readOutlook = (call: Call<'readBalanceOutlook'>) => outlookAfter(call, call.query);

/** The same for any call; without a change, the balance as it is. */
export async function outlookAfter(
  { db, now, today, actor }: ReadCall,
  { minutes = 0, side = 'debtor' }: QueryOf<'readBalanceOutlook'> = {},
): Promise<BalanceOutlook> {
  const { personId, bankId } = actor;
  const [rules, standing] = await Promise.all([
    rulesOfBank(db, bankId),
    db.first(findStandings, { bankId, personIds: [personId], today }),
  ]);
  if (!standing) throw new Error('a member has an account');
  const balance = standing.balance_minutes;
  const after = side === 'creditor' ? balance + minutes : balance - minutes;
  const band = bandOf(rules, standing, now);
  return {
    balance: hoursFromMinutes(balance),
    after: hoursFromMinutes(after),
    band: inHours(band),
    side: sideOf(band, after),
    hard: rules['band-hard'],
  };
}

/** The band of a member of the administrator's bank. */
export async function readMemberBand(call: Call<'readMemberBand'>): Promise<MemberBand> {
  const { db, actor, params } = call;
  const about = { personId: params.id, bankId: actor.bankId };
  if (!(await db.first(isMember, about))) throw new Refusal('not-found');
  return memberBand(call, about);
}

/**
 * Makes an exception for a member, or ends it with both bounds null. It may lie inside the member's
 * present balance: from then on only what brings it nearer is within the band.
 * Nobody makes one for themselves, or for a body of theirs.
 */
export async function changeMemberBand(call: Call<'changeMemberBand'>): Promise<MemberBand> {
  const { db, now, actor, params, body } = call;
  const { personId: actorId, bankId } = actor;
  const { low, high, until, note } = body;
  const about = { personId: params.id, bankId };
  if (standsFor(actor, about.personId)) throw new Refusal('own-decision');
  if (!(await db.first(isMember, about))) throw new Refusal('not-found');
  await db.count(insertException, {
    ...about,
    lowMinutes: low === null ? null : minutesFromHours(low),
    highMinutes: high === null ? null : minutesFromHours(high),
    until: until ?? null,
    note,
    actorId,
    now,
  });
  return memberBand(call, about);
}

async function memberBand(
  { db, now, today }: ReadCall,
  about: { personId: number; bankId: number },
): Promise<MemberBand> {
  const { bankId, personId } = about;
  const rules = await rulesOfBank(db, bankId);
  const standing = await db.first(findStandings, { bankId, personIds: [personId], today });
  if (!standing) throw new Error('a member has an account');
  const history = await db.rows(listExceptions, { ...about, most: EXCEPTIONS_MOST });
  return {
    band: inHours(bandOf(rules, standing, now)),
    standard: inHours(standardBand(rules, standing, now)),
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
