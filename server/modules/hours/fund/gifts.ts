/** Gifts of hours: of members to the fund or to each other, and of the fund to members. */
import type { Exchange } from '#contract/hours/exchanges.ts';
import { minutesFromHours } from '#contract/hours/hours.ts';
import type { Call, ChangeCall } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import {
  accountsOf,
  type ExchangeTerms,
  type Parties,
  record,
} from '#server/modules/hours/exchanges/making.ts';
import { presentExchange } from '#server/modules/hours/exchanges/present.ts';
import { assertStillMember, findTermsProblems } from '#server/modules/hours/exchanges/recording.ts';
import { confirmsAtOnce, problemsOfParties } from '#server/modules/hours/exchanges/rules.ts';
import { findExchange, lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { bandOf } from '#server/modules/hours/limits/rules.ts';
import { findStandings } from '#server/modules/hours/limits/sql.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { problemsOfGift } from './rules.ts';
import { findFund, sumGiftsToMembers } from './sql.ts';

/** The holder of a bank's fund. */
export async function fundOf(db: Queryable, bankId: number): Promise<number> {
  const fund = await db.first(findFund, { bankId });
  if (!fund) throw new Error('every bank has a fund');
  return fund.person_id;
}

/** A member gives hours of theirs; as the debtor they confirm it by giving (law L4). */
export async function giveHours(call: Call<'giveHours'>): Promise<Exchange> {
  const { db, today, actor, body } = call;
  const { personId, bankId } = actor;
  const fundId = await fundOf(db, bankId);
  const toPerson = body.toPerson ?? fundId;
  const isToMember = toPerson !== fundId;
  const parties = within(bankId, { creditorId: toPerson, debtorId: personId });
  if (isToMember) await refuseStrangers(db, actor, toPerson);
  else await assertStillMember(db, actor);
  const minutes = minutesFromHours(body.hours);
  await db.rows(lockAccounts, accountsOf([parties]));
  await refuseBeyondRules(call, { fundId, minutes, isToMember });
  return make(call, { parties, terms: giftTerms(today, minutes, body.note), atOnce: true });
}

/**
 * The desk gives a member hours of the fund. It waits where the fund would go below its limit, and
 * for another administrator where the receiver is the one who gives.
 */
export async function giveFromFund(call: Call<'giveFromFund'>): Promise<Exchange> {
  const { db, today, actor: admin } = call;
  const { toPerson, hours, note } = call.body;
  const { bankId } = admin;
  const fundId = await fundOf(db, bankId);
  const parties = within(bankId, { creditorId: toPerson, debtorId: fundId });
  const active = await db.rows(lockActiveMembers, { personIds: [toPerson], bankIds: [bankId] });
  if (active.length === 0) refuseFields([{ path: 'toPerson', code: 'not-a-member' }]);
  const terms = giftTerms(today, minutesFromHours(hours), note);
  return make(call, { parties, terms, atOnce: confirmsAtOnce(admin, parties) });
}

/**
 * A member records hours that they gave to the bank itself: the fund received them, so an
 * administrator other than the member confirms them (law L4).
 */
export async function giveOfficeHours(call: Call<'giveOfficeHours'>): Promise<Exchange> {
  const { db, actor, body: form } = call;
  const { personId, bankId } = actor;
  const fundId = await fundOf(db, bankId);
  const parties = within(bankId, { creditorId: personId, debtorId: fundId });
  const terms = {
    kind: 'service' as const,
    activityId: form.activity,
    performedOn: form.dateOfTransaction,
    minutes: minutesFromHours(form.quantityOfHours),
    note: form.note,
  };
  await assertStillMember(db, actor);
  refuseFields(await findTermsProblems(call, terms, parties));
  return make(call, { parties, terms, atOnce: false });
}

/** Two sides within one bank. */
export function within(
  bankId: number,
  { creditorId, debtorId }: { creditorId: number; debtorId: number },
): Parties {
  return { creditorId, debtorId, creditorBankId: bankId, debtorBankId: bankId };
}

/** A gift of that day. */
export function giftTerms(performedOn: string, minutes: number, note: string) {
  return { kind: 'gift' as const, activityId: null, performedOn, minutes, note };
}

/**
 * Both stay members until the transaction ends.
 * @throws Refusal a field problem; `forbidden` when the giver left after the call had come in
 */
async function refuseStrangers(
  db: Transaction,
  { personId, bankId }: SignedInMember,
  toPerson: number,
): Promise<void> {
  const active = await db.rows(lockActiveMembers, {
    personIds: [personId, toPerson],
    bankIds: [bankId, bankId],
  });
  const isActive = (id: number) => active.some((member) => member.person_id === id);
  if (!isActive(personId)) throw new Refusal('forbidden');
  const problems = problemsOfParties({
    creditorId: toPerson,
    debtorId: personId,
    creditorIsActive: isActive(toPerson),
    debtorIsActive: true,
  });
  refuseFields(problems.map(({ code }) => ({ path: 'toPerson', code })));
}

/** The giver's account is locked, so that parallel gifts never pass a rule together. */
async function refuseBeyondRules(
  { db, now, today, actor }: ChangeCall,
  { fundId, minutes, isToMember }: { fundId: number; minutes: number; isToMember: boolean },
): Promise<void> {
  const { personId, bankId } = actor;
  const rules = await rulesOfBank(db, bankId);
  const standing = await db.first(findStandings, { bankId, personIds: [personId], today });
  if (!standing) throw new Error('a member has an account');
  const since = `${today.slice(0, 4)}-01-01`;
  const given = await db.first(sumGiftsToMembers, { personId, bankId, fundId, since });
  refuseFields(
    problemsOfGift(rules, {
      minutes,
      isToMember,
      balance: standing.balance_minutes,
      low: bandOf(rules, standing, now).low,
      givenThisYear: given?.minutes ?? 0,
    }),
  );
}

interface ToMake {
  parties: Parties;
  terms: ExchangeTerms;
  atOnce: boolean;
}

async function make(call: ChangeCall, { parties, terms, atOnce }: ToMake): Promise<Exchange> {
  const { db, actor, locale } = call;
  const [id = 0] = await record(call, actor, { pairs: [parties], terms, atOnce });
  const row = await db.first(findExchange(locale), { id });
  if (!row) throw new Error('a recorded exchange can be read');
  return presentExchange(row);
}
