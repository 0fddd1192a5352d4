/**
 * Closing the account of a member who leaves or is no more: what becomes of the balance and the end
 * of the membership are one transaction, so that no hour is left between the two (specification §19).
 */
import type { Closing, ClosingAct } from '#contract/closing.ts';
import { hoursFromMinutes } from '#contract/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Deps } from '#server/deps.ts';
import type { SignedInMember } from '#server/modules/accounts/signed-in.ts';
import { type Parties, record } from '#server/modules/exchanges/making.ts';
import { fundOf, within } from '#server/modules/fund/gifts.ts';
import { findBalance, lockAccounts } from '#server/modules/ledger/sql.ts';
import { momentOf } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { problemsOfClosing } from './closing-rules.ts';
import { findClosing, lockMemberships, markGone } from './closing-sql.ts';
import { endLockedMembership } from './desk.ts';
import { CLOSING_NOTE } from './texts.ts';

/** What the desk reads before it closes an account. @throws Refusal `not-found` */
export async function readClosing(
  { database }: Deps,
  { bankId }: SignedInMember,
  personId: number,
): Promise<Closing> {
  const row = await database.first(findClosing, { personId, bankId });
  if (!row) throw new Refusal('not-found');
  return {
    balance: hoursFromMinutes(row.balance_minutes),
    waiting: { gave: row.waiting_gave, received: row.waiting_received },
    cheques: row.cheques,
  };
}

/**
 * Ends a membership and settles its balance in one transaction. What waits is cancelled, as whenever
 * somebody leaves; the settlement is an exchange and can be reversed like any other.
 * @throws Refusal `not-found`, `admin-not-removable`, `own-decision` where the administrator would get
 *   the hours themselves (law L4), `seen-outdated` when the balance is no longer the one shown, or
 *   field problems
 */
export async function closeAccount(
  deps: Deps,
  admin: SignedInMember,
  personId: number,
  { act, locale }: { act: ClosingAct; locale: Locale },
): Promise<void> {
  const { bankId } = admin;
  const toPerson = act.way === 'person' ? (act.toPerson ?? null) : null;
  await deps.database.transaction(async (transaction) => {
    const personIds = [personId, ...(toPerson === null ? [] : [toPerson])];
    const locked = await transaction.rows(lockMemberships, { personIds, bankId });
    const membership = locked.find((one) => one.person_id === personId);
    if (!membership) throw new Refusal('not-found');
    if (membership.role === 'ADMIN') throw new Refusal('admin-not-removable');
    if (toPerson === admin.personId) throw new Refusal('own-decision');
    // First what waits, then the accounts: a confirmation locks them in that order too.
    if (act.isGone) await transaction.count(markGone, { personId, now: deps.clock.now() });
    await endLockedMembership(deps, transaction, admin, { id: membership.id, personId });
    const fundId = await fundOf(transaction, bankId);
    const balance = await lockBalance(transaction, { personId, bankId, fundId, toPerson });
    if (hoursFromMinutes(balance) !== act.seen) throw new Refusal('seen-outdated');
    const isReceiverMember = locked.some((one) => one.person_id === toPerson);
    refuseFields(problemsOfClosing(act, { balance, personId, isReceiverMember }));
    const other = act.way === 'fund' ? fundId : toPerson;
    if (other !== null) {
      const parties = settlementOf(bankId, { balance, personId, other });
      const minutes = Math.abs(balance);
      const work = { db: transaction, ...momentOf(deps.clock) };
      await record(work, admin, {
        pairs: [parties],
        terms: {
          ...{ kind: 'settlement', activityId: null, performedOn: work.today, minutes },
          note: act.note || CLOSING_NOTE[locale],
        },
        atOnce: true,
      });
    }
  });
}

/** What they have goes to the other; what they lack comes from there. */
function settlementOf(
  bankId: number,
  { balance, personId, other }: { balance: number; personId: number; other: number },
): Parties {
  const [creditorId, debtorId] = balance > 0 ? [other, personId] : [personId, other];
  return within(bankId, { creditorId, debtorId });
}

interface Holders {
  personId: number;
  bankId: number;
  fundId: number;
  toPerson: number | null;
}

/** The balance in minutes; it stays what it is until the transaction ends. */
async function lockBalance(
  transaction: Transaction,
  { personId, bankId, fundId, toPerson }: Holders,
): Promise<number> {
  const personIds = [personId, fundId, ...(toPerson === null ? [] : [toPerson])];
  await transaction.rows(lockAccounts, { personIds, bankIds: personIds.map(() => bankId) });
  const row = await transaction.first(findBalance, { personId, bankId });
  if (!row) throw new Error('a member has an account');
  return row.balance_minutes;
}
