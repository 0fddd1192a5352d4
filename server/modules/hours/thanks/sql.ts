/** SQL of thanks: nobody but the two people of an exchange reads them. */
import { sql } from 'kysely';
import type { ReportReason } from '#contract/board/notices.ts';
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import { hasBlocked } from '#server/modules/board/threads/people-sql.ts';
import {
  isBetweenSuspended,
  JOINS,
  nameOfWhatWasDone,
} from '#server/modules/hours/exchanges/columns-sql.ts';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** The sentence of an exchange, of the table `thanks`, where who gave can read it. */
const ARRIVED = sql`thanks.text is not null and not thanks.kept_back`;

/** An exchange of the reader in their bank, and its thanks; no row for anybody else. */
export const findThanks = statement(
  'thanks.find',
  (p: Params<{ exchangeId: number; readerId: number; bankId: number }>) => sql<{
    creditor_id: number;
    creditor_bank_id: number;
    state: ExchangeState;
    is_service: boolean;
    /** Who gave is a member of their bank of then, and reads what is written to them. */
    is_member: boolean;
    reads_email: boolean;
    is_suspended: boolean;
    /** The reader wants no messages of who gave. */
    has_blocked: boolean;
    /** As the reader may read it. */
    text: string | null;
    is_reported: boolean;
    /** The reader agrees that it is quoted. */
    may_quote: boolean;
    /** The bank of who gave has a yearly page. */
    has_page: boolean;
  }>`
    select exchange.creditor_id, exchange.creditor_bank_id, exchange.state,
           exchange.kind = 'service' and creditor.kind = 'human' as is_service,
           exists (select from membership
                   where person_id = creditor.id and bank_id = exchange.creditor_bank_id
                     and state = 'active') as is_member,
           creditor.access = 'self' as reads_email, ${isBetweenSuspended} as is_suspended,
           ${hasBlocked(p.readerId, sql<number>`creditor.id`)} as has_blocked,
           case when thanks.receiver_id = ${p.readerId} or not thanks.kept_back
             then thanks.text end as text,
           exists (select from thread_report where exchange_id = exchange.id
                   and reporter_id = ${p.readerId} and settled_at is null) as is_reported,
           case when thanks.receiver_id = ${p.readerId} then thanks.receiver_agreed_at
             else thanks.giver_agreed_at end is not null as may_quote,
           ${hasRoom(sql`exchange.creditor_bank_id`, 'association')} as has_page
    from exchange
    ${JOINS.creditor}
    left join thanks on thanks.exchange_id = exchange.id
    where exchange.id = ${p.exchangeId}
      and ((exchange.creditor_id, exchange.creditor_bank_id) = (${p.readerId}::bigint, ${p.bankId}::bigint)
        or (exchange.debtor_id, exchange.debtor_bank_id) = (${p.readerId}::bigint, ${p.bankId}::bigint))`,
);

/**
 * Writes the thanks of a confirmed exchange, which stays confirmed until the transaction ends. No row: it
 * is confirmed no more, or its thanks are written.
 */
export const writeThanks = statement(
  'thanks.write',
  (p: Params<{ exchangeId: number; text: string; now: Date }>) => sql<{
    id: number;
    giver_id: number;
    /** Its letter is still to come: none was ever sent for this exchange. */
    is_first: boolean;
    kept_back: boolean;
  }>`
    with thanked as (
      select id, creditor_id, debtor_id from exchange
      where id = ${p.exchangeId} and state = 'confirmed' for share
    )
    insert into thanks (exchange_id, receiver_id, giver_id, text, written_at, kept_back)
    select id, debtor_id, creditor_id, ${p.text}, ${p.now},
           ${hasBlocked(sql<number>`creditor_id`, sql<number>`debtor_id`)}
    from thanked
    on conflict on constraint thanks_once do update
      set text = excluded.text, written_at = excluded.written_at, kept_back = excluded.kept_back
      where thanks.text is null
    returning id, giver_id, xmax = 0 as is_first, kept_back`,
);

/** Empties thanks for who wrote them. No row: there are none. */
export const emptyThanks = statement(
  'thanks.empty',
  (p: Params<{ exchangeId: number; receiverId: number }>) =>
    query
      .updateTable('thanks')
      .set({ text: null, receiver_agreed_at: null, giver_agreed_at: null })
      .where('exchange_id', '=', p.exchangeId)
      .where('receiver_id', '=', p.receiverId)
      .where('text', 'is not', null)
      .returning('id'),
);

/** Forgets that there ever were thanks, of which nobody has been told. */
export const dropThanks = statement('thanks.drop', (p: Params<{ id: number }>) =>
  query.deleteFrom('thanks').where('id', '=', p.id),
);

/** One of the two agrees that the sentence is quoted, or no more. No row: it is none of theirs. */
export const setMayQuote = statement(
  'thanks.setMayQuote',
  (p: Params<{ exchangeId: number; readerId: number; agreedAt: Date | null }>) => sql<{
    id: number;
  }>`
    update thanks
    set receiver_agreed_at = case when receiver_id = ${p.readerId} then ${p.agreedAt}::timestamptz
          else receiver_agreed_at end,
        giver_agreed_at = case when giver_id = ${p.readerId} then ${p.agreedAt}::timestamptz
          else giver_agreed_at end
    where exchange_id = ${p.exchangeId} and text is not null
      and (receiver_id = ${p.readerId} or (giver_id = ${p.readerId} and not kept_back))
    returning id`,
);

/**
 * What the yearly page of the bank of who gave may quote, the latest first: both agree, and both can still
 * say otherwise, for they are members.
 */
export const listQuotable = statement(
  'thanks.listQuotable',
  (p: Params<{ bankId: number; from: string; to: string; limit: number }>) => sql<{ text: string }>`
    select thanks.text
    from exchange
    join thanks on thanks.exchange_id = exchange.id and ${ARRIVED}
      and thanks.receiver_agreed_at is not null and thanks.giver_agreed_at is not null
    where exchange.creditor_bank_id = ${p.bankId} and exchange.state = 'confirmed'
      and exchange.performed_on between ${p.from}::date and ${p.to}::date
      and exists (select from membership
                  where person_id = exchange.creditor_id and bank_id = exchange.creditor_bank_id
                    and state = 'active')
      and exists (select from membership
                  where person_id = exchange.debtor_id and bank_id = exchange.debtor_bank_id
                    and state = 'active')
    order by exchange.performed_on desc, exchange.id desc
    limit ${p.limit}`,
);

/** What arrived for who gave, in their bank, of exchanges since a day that are still confirmed. */
export const listThanks = statementsBy(
  'thanks.list',
  (locale: Locale) =>
    (p: Params<PageValues & { giverId: number; bankId: number; since: string }>) =>
      sql<{
        exchange_id: number;
        name: string;
        surname: string;
        text: string;
        performed_on: string;
        activity_name: string;
        total: number;
      }>`
      select thanks.exchange_id, debtor.name, debtor.surname, thanks.text, exchange.performed_on,
             ${nameOfWhatWasDone(locale)} as activity_name, count(*) over () as total
      from thanks
      join exchange on exchange.id = thanks.exchange_id
      ${JOINS.debtor}
      ${JOINS.activity}
      where thanks.giver_id = ${p.giverId} and ${ARRIVED}
        and exchange.creditor_bank_id = ${p.bankId} and exchange.state = 'confirmed'
        and exchange.performed_on >= ${p.since}
      order by thanks.written_at desc, thanks.id desc
      limit ${p.limit} offset ${p.offset}`,
);

/**
 * Hands thanks that arrived to the desk of who gave, with what is wrong with them. A report that nobody
 * has looked after yet is replaced, and who reports it does not agree that it is quoted. No row: nothing
 * arrived.
 */
export const insertThanksReport = statement(
  'thanks.insertReport',
  (
    p: Params<{
      exchangeId: number;
      reporterId: number;
      bankId: number;
      reason: ReportReason;
      text: string;
      now: Date;
    }>,
  ) => sql<{ id: number }>`
    with kept as (
      update thanks set giver_agreed_at = null
      where exchange_id = ${p.exchangeId} and giver_id = ${p.reporterId}
    )
    insert into thread_report (exchange_id, bank_id, reporter_id, reported_id, reason, text, messages,
                               created_at)
    select exchange_id, ${p.bankId}, giver_id, receiver_id, ${p.reason}, ${p.text},
           jsonb_build_array(jsonb_build_object('byReporter', false, 'text', thanks.text,
             'isWithdrawn', false, 'at', written_at)), ${p.now}
    from thanks
    where exchange_id = ${p.exchangeId} and giver_id = ${p.reporterId} and ${ARRIVED}
    on conflict (exchange_id, reporter_id) where settled_at is null and exchange_id is not null
      do update set reason = excluded.reason, text = excluded.text, messages = excluded.messages,
                    created_at = excluded.created_at
    returning id`,
);
