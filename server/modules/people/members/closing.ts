/**
 * Closing the account of a member who leaves or is no more: what becomes of the balance and the end
 * of the membership are one transaction, so that no hour is left between the two (specification §19).
 */

import { standsFor } from '#contract/abilities.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { Closing } from '#contract/people/closing.ts';
import type { Call } from '#server/call.ts';
import { type Parties, record } from '#server/modules/hours/exchanges/making.ts';
import { fundOf, within } from '#server/modules/hours/fund/gifts.ts';
import { findBalance, lockAccounts } from '#server/modules/hours/ledger/sql.ts';
import { openFor } from '#server/modules/running/guards/open-rooms.ts';
import type { Transaction } from '#server/platform/database.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { wordsIn } from '#server/platform/texts.ts';
import { problemsOfClosing } from './closing-rules.ts';
import { findClosing, lockMemberships, markGone } from './closing-sql.ts';
import { endLockedMembership } from './desk.ts';

const BOOKS = wordsIn('server-books');

/** What the desk reads before it closes an account. */
export async function readClosing({
  db,
  actor: { bankId },
  params: { id: personId },
}: Call<'readClosing'>): Promise<Closing> {
  const row = await db.first(findClosing, { personId, bankId });
  if (!row) throw new Refusal('not-found');
  return {
    balance: hoursFromMinutes(row.balance_minutes),
    waiting: { gave: row.waiting_gave, received: row.waiting_received },
    cheques: row.cheques,
  };
}

/**
 * Ends a membership and settles its balance. What waits is cancelled, as whenever somebody leaves; the
 * settlement is an exchange and can be reversed like any other. Refused where the administrator would get
 * the hours themselves or for a body of theirs (law L4), decides about a body of theirs, and when the balance is no longer the one shown.
 */
export async function closeAccount(call: Call<'closeAccount'>): Promise<void> {
  const { db, now, today, actor, params, body: act, locale } = call;
  const { bankId } = actor;
  const { id: personId } = params;
  const toPerson = act.way === 'person' ? (act.toPerson ?? null) : null;
  const personIds = [personId, ...(toPerson === null ? [] : [toPerson])];
  const locked = await db.rows(lockMemberships, { personIds, bankId });
  const membership = locked.find((one) => one.person_id === personId);
  if (!membership) throw new Refusal('not-found');
  if (membership.role === 'ADMIN') throw new Refusal('admin-not-removable');
  if (personIds.some((id) => standsFor(actor, id))) throw new Refusal('own-decision');
  // First what waits, then the accounts: a confirmation locks them in that order too.
  if (act.isGone) await db.count(markGone, { personId, now });
  await endLockedMembership(call, { id: membership.id, personId });
  const fundId = await fundOf(db, bankId);
  const balance = await lockBalance(db, { personId, bankId, fundId, toPerson });
  if (hoursFromMinutes(balance) !== act.seen) throw new Refusal('seen-outdated');
  const isReceiverMember = locked.some((one) => one.person_id === toPerson);
  refuseFields(problemsOfClosing(act, { balance, personId, isReceiverMember }));
  const other = act.way === 'fund' ? fundId : toPerson;
  if (other === null) return;
  if (act.way === 'fund') {
    await openFor(call, { bankId, room: 'fund', by: actor.personId, because: 'closing' });
  }
  await record(call, actor, {
    pairs: [settlementOf(bankId, { balance, personId, other })],
    terms: {
      kind: 'settlement',
      activityId: null,
      performedOn: today,
      minutes: Math.abs(balance),
      note: act.note || BOOKS[locale].notes.closing,
    },
    atOnce: true,
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
