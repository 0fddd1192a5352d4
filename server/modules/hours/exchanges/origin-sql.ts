/** SQL of where hours come from: the notice that they were recorded from, and what is met by them (specification §22). */
import { sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

interface FromNotice {
  noticeId: number;
  creditorId: number;
  creditorBankId: number;
  debtorId: number;
  debtorBankId: number;
}

/** A notice that hours of these two may come from: its author receives what they ask for, and gives what they offer. */
export const findOriginNotice = statement(
  'exchanges.findOriginNotice',
  (p: Params<FromNotice>) => sql<{
    id: number;
    title: string;
    author_id: number;
    bank_id: number;
    /** The answer of the other one that its author accepted. */
    answer_id: number | null;
  }>`
    select notice.id, notice.title, notice.person_id as author_id, notice.bank_id,
           (select max(answer.id) from notice_answer answer
            where answer.notice_id = notice.id and answer.state = 'accepted'
              and answer.person_id = case kind when 'request' then ${p.creditorId}::bigint
                                               else ${p.debtorId}::bigint end) as answer_id
    from notice
    where notice.id = ${p.noticeId}
      and (notice.person_id, notice.bank_id) = (
        case kind when 'request' then ${p.debtorId}::bigint else ${p.creditorId}::bigint end,
        case kind when 'request' then ${p.debtorBankId}::bigint
                  else ${p.creditorBankId}::bigint end)`,
);

/** Says which notice an exchange was recorded from. */
export const noteOrigin = statement(
  'exchanges.noteOrigin',
  (p: Params<{ exchangeId: number; noticeId: number; answerId: number | null }>) =>
    query
      .insertInto('exchange_about')
      .values({ exchange_id: p.exchangeId, notice_id: p.noticeId, answer_id: p.answerId }),
);

/**
 * Closes the requests that these hours meet, unless their authors keep them open or look for several people. A request that the
 * desk took off the board stays where it is. Until its day is over it opens again with the hours.
 */
export const closeMetRequests = statement(
  'exchanges.closeMetRequests',
  (p: Params<{ exchangeIds: number[]; timeZone: string; now: Date }>) => sql<{
    id: number;
    title: string;
  }>`
    update notice
    set state = 'closed', outcome = 'met', met_with = exchange.creditor_id, closed_at = ${p.now},
        changed_at = ${p.now}, met_by_exchange_id = exchange.id,
        met_until = (needed_by + 1)::timestamp at time zone ${p.timeZone}
    from exchange
    left join arrangement on arrangement.exchange_id = exchange.id
    left join exchange_about about on about.exchange_id = exchange.id
    where exchange.id = any(${p.exchangeIds}::bigint[])
      and notice.id = coalesce(arrangement.notice_id, about.notice_id)
      and notice.kind = 'request' and notice.state in ('open', 'paused') and not notice.stays_open
      and notice.places = 1
      and notice.person_id = exchange.debtor_id
    returning notice.id, notice.title`,
);

interface NotesAbout {
  creditorId: number;
  debtorId: number;
  activityId: number;
  personId: number;
  /** The person of trust who acts for them. */
  delegateId: number | null;
  most: number;
}

/** What somebody wrote last about the two and an activity, each once. */
export const listOwnNotes = statement(
  'exchanges.listOwnNotes',
  (p: Params<NotesAbout>) => sql<{ note: string }>`
    select note from exchange
    where creditor_id = ${p.creditorId} and debtor_id = ${p.debtorId}
      and activity_id = ${p.activityId} and created_by = ${p.personId}
      and created_by_delegate is not distinct from ${p.delegateId}::bigint
    group by note order by max(id) desc limit ${p.most}`,
);
