/** Gifts of hours: of members to the fund or to each other, and of the fund to members. */
import { type Exchange, exchangeSchema } from '#contract/exchanges.ts';
import type { FundGift, Gift, OfficeHours } from '#contract/fund.ts';
import { minutesFromHours } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { type ExchangeTerms, type Parties, record } from '#server/modules/exchanges/making.ts';
import { presentExchange } from '#server/modules/exchanges/present.ts';
import { assertStillMember, findTermsProblems } from '#server/modules/exchanges/recording.ts';
import { confirmsAtOnce, problemsOfParties } from '#server/modules/exchanges/rules.ts';
import { findExchange, lockActiveMembers } from '#server/modules/exchanges/sql.ts';
import { withIdempotencyKey } from '#server/modules/guards/idempotency.ts';
import { lockAccounts } from '#server/modules/ledger/sql.ts';
import { bandOf } from '#server/modules/limits/rules.ts';
import { findStandings } from '#server/modules/limits/sql.ts';
import { rulesOfBank } from '#server/modules/rules/rules-of-bank.ts';
import type { Queryable, Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { problemsOfGift } from './rules.ts';
import { findFund, sumGiftsToMembers } from './sql.ts';

interface Asked {
  key: string | undefined;
  locale: Locale;
}

/** The holder of a bank's fund. */
export async function fundOf(queryable: Queryable, bankId: number): Promise<number> {
  const fund = await queryable.first(findFund, { bankId });
  if (!fund) throw new Error('every bank has a fund');
  return fund.person_id;
}

/**
 * A member gives hours of theirs; as the debtor they confirm it by giving (law L4).
 * @throws Refusal `idempotency-key-reused`, or a field problem: not a member, the giver themselves, or beyond what
 *   the rules of the bank allow
 */
export function giveHours(
  deps: Deps,
  actor: SignedInMember,
  gift: Gift,
  { key, locale }: Asked,
): Promise<Exchange> {
  const { personId, bankId } = actor;
  return once(deps, actor, key, ['gift', gift], async (transaction) => {
    const fundId = await fundOf(transaction, bankId);
    const toPerson = gift.toPerson ?? fundId;
    const isToMember = toPerson !== fundId;
    const parties = within(bankId, { creditorId: toPerson, debtorId: personId });
    if (isToMember) await refuseStrangers(transaction, actor, toPerson);
    else await assertStillMember(transaction, actor);
    const minutes = minutesFromHours(gift.hours);
    await lockParties(transaction, parties);
    await refuseBeyondRules(deps, transaction, actor, { fundId, minutes, isToMember });
    const terms = giftTerms(deps, minutes, gift.note);
    return make(deps, transaction, actor, { parties, terms, locale, atOnce: true });
  });
}

/**
 * The desk gives a member hours of the fund. It waits where the fund would go below its limit, and
 * for another administrator where the receiver is the one who gives.
 * @throws Refusal `idempotency-key-reused`, or `not-a-member`
 */
export function giveFromFund(
  deps: Deps,
  admin: SignedInMember,
  { toPerson, hours, note }: FundGift,
  { key, locale }: Asked,
): Promise<Exchange> {
  const { bankId } = admin;
  return once(deps, admin, key, ['fund-gift', toPerson, hours, note], async (transaction) => {
    const fundId = await fundOf(transaction, bankId);
    const parties = within(bankId, { creditorId: toPerson, debtorId: fundId });
    const active = await transaction.rows(lockActiveMembers, {
      personIds: [toPerson],
      bankIds: [bankId],
    });
    if (active.length === 0) refuseFields([{ path: 'toPerson', code: 'not-a-member' }]);
    const terms = giftTerms(deps, minutesFromHours(hours), note);
    const atOnce = confirmsAtOnce(admin, parties);
    return make(deps, transaction, admin, { parties, terms, locale, atOnce });
  });
}

/**
 * A member records hours that they gave to the bank itself: the fund received them, so an
 * administrator other than the member confirms them (law L4).
 * @throws Refusal `idempotency-key-reused`, or field problems
 */
export function giveOfficeHours(
  deps: Deps,
  actor: SignedInMember,
  form: OfficeHours,
  { key, locale }: Asked,
): Promise<Exchange> {
  const { personId, bankId } = actor;
  return once(deps, actor, key, ['office-hours', form], async (transaction) => {
    const fundId = await fundOf(transaction, bankId);
    const parties = within(bankId, { creditorId: personId, debtorId: fundId });
    const terms = {
      kind: 'service' as const,
      activityId: form.activity,
      performedOn: form.dateOfTransaction,
      minutes: minutesFromHours(form.quantityOfHours),
      note: form.note,
    };
    await assertStillMember(transaction, actor);
    refuseFields(await findTermsProblems(deps, transaction, terms, parties));
    return make(deps, transaction, actor, { parties, terms, locale, atOnce: false });
  });
}

function once(
  { database, clock }: Deps,
  { personId }: SignedInMember,
  key: string | undefined,
  request: unknown,
  work: (transaction: Transaction) => Promise<Exchange>,
): Promise<Exchange> {
  return withIdempotencyKey(
    database,
    clock,
    { personId, key, request },
    exchangeSchema.parse,
    work,
  );
}

/** Two sides within one bank. */
export function within(
  bankId: number,
  { creditorId, debtorId }: { creditorId: number; debtorId: number },
): Parties {
  return { creditorId, debtorId, creditorBankId: bankId, debtorBankId: bankId };
}

/** A gift of today. */
export function giftTerms({ clock }: Pick<Deps, 'clock'>, minutes: number, note: string) {
  return {
    kind: 'gift' as const,
    activityId: null,
    performedOn: clock.today(),
    minutes,
    note,
  };
}

/**
 * Both stay members until the transaction ends.
 * @throws Refusal a field problem; `forbidden` when the giver left after the call had come in
 */
async function refuseStrangers(
  transaction: Transaction,
  { personId, bankId }: SignedInMember,
  toPerson: number,
): Promise<void> {
  const active = await transaction.rows(lockActiveMembers, {
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

async function lockParties(transaction: Transaction, parties: Parties): Promise<void> {
  const { creditorId, creditorBankId, debtorId, debtorBankId } = parties;
  await transaction.rows(lockAccounts, {
    personIds: [creditorId, debtorId],
    bankIds: [creditorBankId, debtorBankId],
  });
}

/** The giver's account is locked, so that parallel gifts never pass a rule together. */
async function refuseBeyondRules(
  { clock }: Deps,
  transaction: Transaction,
  { personId, bankId }: SignedInMember,
  { fundId, minutes, isToMember }: { fundId: number; minutes: number; isToMember: boolean },
): Promise<void> {
  const today = clock.today();
  const rules = await rulesOfBank(transaction, bankId);
  const standing = await transaction.first(findStandings, { bankId, personIds: [personId], today });
  if (!standing) throw new Error('a member has an account');
  const since = `${today.slice(0, 4)}-01-01`;
  const given = await transaction.first(sumGiftsToMembers, { personId, bankId, fundId, since });
  refuseFields(
    problemsOfGift(rules, {
      minutes,
      isToMember,
      balance: standing.balance_minutes,
      low: bandOf(rules, standing, clock.now()).low,
      givenThisYear: given?.minutes ?? 0,
    }),
  );
}

interface ToMake {
  parties: Parties;
  terms: ExchangeTerms;
  atOnce: boolean;
  locale: Locale;
}

async function make(
  deps: Deps,
  transaction: Transaction,
  actor: SignedInMember,
  { parties, terms, atOnce, locale }: ToMake,
): Promise<Exchange> {
  const [id = 0] = await record(deps, transaction, actor, { pairs: [parties], terms, atOnce });
  const row = await transaction.first(findExchange(locale), { id });
  if (!row) throw new Error('a recorded exchange can be read');
  return presentExchange(row);
}
