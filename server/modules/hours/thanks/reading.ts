/** Reading thanks: those of one exchange, and all that somebody got (specification §47). */
import { YEAR_MONTHS } from '#contract/hours/own-year.ts';
import type { ExchangeThanks, ReceivedThanks } from '#contract/hours/thanks.ts';
import { personName } from '#contract/person-name.ts';
import { showDay } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import { monthAfter } from '#server/modules/hours/exchanges/months-rules.ts';
import type { SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { Queryable } from '#server/platform/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Page, pageValues, readPage } from '#server/platform/paging.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { type ThanksFacts, thanksRefusal } from './rules.ts';
import { findThanks, listThanks } from './sql.ts';

type ThanksRow = RowOf<typeof findThanks>;

/** An exchange of the caller with its thanks. @throws Refusal `not-found` */
export async function findRow(
  { db, actor }: { db: Queryable; actor: SignedInMember },
  exchangeId: number,
): Promise<ThanksRow> {
  const { personId: readerId, bankId } = actor;
  const row = await db.first(findThanks, { exchangeId, readerId, bankId });
  if (!row) throw new Refusal('not-found');
  return row;
}

/** What the rules want to know. */
export function factsOf(row: ThanksRow, { personId }: SignedInMember): ThanksFacts {
  return {
    isReceiver: row.creditor_id !== personId,
    isService: row.is_service,
    state: row.state,
    isSuspended: row.is_suspended,
    isMember: row.is_member,
    readsEmail: row.reads_email,
    hasBlocked: row.has_blocked,
  };
}

/** The thanks of an exchange for one of its two people. */
export async function readThanks(call: Call<'readThanks'>): Promise<ExchangeThanks> {
  const row = await findRow(call, call.params.id);
  const facts = factsOf(row, call.actor);
  return {
    text: row.text,
    isMine: facts.isReceiver,
    canThank: row.text === null && thanksRefusal(facts) === undefined,
    isReported: row.is_reported,
    mayQuote: row.text !== null && (row.has_page || row.may_quote) ? row.may_quote : null,
  };
}

/** What arrived for the caller in the months of their year, the latest first. */
export function readReceivedThanks(call: Call<'listThanks'>): Promise<Page<ReceivedThanks>> {
  const { db, today, actor, query, locale } = call;
  const thisMonth = today.slice(0, 'yyyy-MM'.length);
  const since = `${monthAfter(thisMonth, 1 - YEAR_MONTHS)}-01`;
  const values = { ...pageValues(query), giverId: actor.personId, bankId: actor.bankId, since };
  return readPage(db, listThanks(locale), values, (row) => ({
    exchangeId: row.exchange_id,
    who: personName(row),
    text: row.text,
    dateOfTransaction: showDay(row.performed_on),
    activity: row.activity_name,
  }));
}
