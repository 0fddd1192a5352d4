/** SQL of how two people stand to each other, as far as it matters for writing. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { AnswerState, ContactMode, NoticeKind, NoticeState } from '#contract/board/notices.ts';
import type { Access } from '#contract/people/accounts.ts';
import { isBetween } from '#server/modules/banks/banks/sql.ts';
import { activityRule, effectiveContact } from '#server/modules/board/notices/activities-sql.ts';
import { hasRoom } from '#server/modules/running/guards/rooms-sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

type Id = Expression<number> | RawBuilder<number>;

/** There is an exchange of the two. */
export const haveExchanged = (one: Id, other: Id) => sql<boolean>`(
  exists (select from exchange where creditor_id = ${one} and debtor_id = ${other})
  or exists (select from exchange where creditor_id = ${other} and debtor_id = ${one}))`;

/** Accepted answers between the two; `answer`, `notice` and `rule` for a condition after it. */
const agreements = (one: Id, other: Id) => sql`
  select from notice_answer answer join notice on notice.id = answer.notice_id
  ${activityRule}
  where answer.state = 'accepted'
    and ((answer.person_id = ${one} and notice.person_id = ${other})
         or (answer.person_id = ${other} and notice.person_id = ${one}))`;

/** One of them accepted an answer of the other. */
export const haveAgreed = (one: Id, other: Id) => sql<boolean>`exists (${agreements(one, other)})`;

/** With an accepted answer, the other one gave their number; not where the desk puts people in touch. */
export const gavePhone = (
  reader: Id,
  other: Id,
) => sql<boolean>`exists (${agreements(reader, other)}
    and ${effectiveContact} <> 'desk'
    and case answer.person_id when ${other} then answer.gives_phone else notice.gives_phone end)`;

/** One wants no messages of the other. */
export const hasBlocked = (one: Id, other: Id) => sql<boolean>`exists (
  select from person_block where person_id = ${one} and blocked_id = ${other})`;

/** The two columns of a conversation that name its people. */
const pair = (one: Id, other: Id) => sql<boolean>`(
  thread.low_id = least(${one}::bigint, ${other}::bigint)
  and thread.high_id = greatest(${one}::bigint, ${other}::bigint))`;

/** Another member as they stand to who writes, about a notice or not; no row for nobody. */
export const findPartner = statement(
  'threads.findPartner',
  (p: Params<{ readerId: number; bankId: number; otherId: number; noticeId: number | null }>) =>
    sql<{
      id: number;
      name: string;
      surname: string;
      access: Access;
      /** Below the age that their bank asks for: their desk speaks for them. */
      is_minor: boolean;
      bank_id: number;
      bank_name: string;
      /** Their bank has opened conversations; not asked of the bank of who writes. */
      has_messages: boolean;
      is_linked: boolean;
      have_exchanged: boolean;
      have_agreed: boolean;
      is_blocked: boolean;
      /** The other one wants no messages of who writes, who must not notice. */
      is_kept_back: boolean;
      notice_id: number | null;
      notice_title: string | null;
      notice_kind: NoticeKind | null;
      notice_state: NoticeState | null;
      /** As its author chose, or as their bank decided. */
      notice_contact: ContactMode | null;
      notice_author_id: number | null;
      answer_state: AnswerState | null;
      /** Their conversation, where who writes can see it. */
      thread_id: number | null;
    }>`
    select other.id, other.name, other.surname, other.access,
           membership.minor_until is not null as is_minor, bank.id as bank_id,
           bank.name as bank_name,
           bank.id = ${p.bankId} or ${hasRoom(sql.ref('bank.id'), 'messages')} as has_messages,
           exists (select from bank_link where state = 'approved'
                   and ${isBetween(p.bankId, sql<number>`bank.id`)}) as is_linked,
           ${haveExchanged(p.readerId, p.otherId)} as have_exchanged,
           ${haveAgreed(p.readerId, p.otherId)} as have_agreed,
           ${hasBlocked(p.readerId, p.otherId)} as is_blocked,
           ${hasBlocked(p.otherId, p.readerId)} as is_kept_back,
           notice.id as notice_id, notice.title as notice_title, notice.kind as notice_kind,
           notice.state as notice_state, ${effectiveContact} as notice_contact,
           notice.person_id as notice_author_id, answer.state as answer_state, mine.thread_id
    from person other
    join membership on membership.person_id = other.id and membership.state = 'active'
    join bank on bank.id = membership.bank_id
    left join notice on notice.id = ${p.noticeId}
    ${activityRule}
    left join lateral (
      select state from notice_answer
      where notice_id = notice.id and person_id = case notice.person_id
        when ${p.readerId} then ${p.otherId}::bigint when ${p.otherId} then ${p.readerId}::bigint end
      order by id desc limit 1
    ) answer on true
    left join thread on ${pair(p.readerId, p.otherId)}
      and thread.notice_id is not distinct from ${p.noticeId}
    left join thread_person mine on mine.thread_id = thread.id and mine.person_id = ${p.readerId}
      and mine.last_message_id > 0
    where other.id = ${p.otherId} and other.kind = 'human' and other.gone_at is null`,
);

/** Blocks somebody; once more changes nothing. */
export const insertBlock = statement(
  'threads.insertBlock',
  (p: Params<{ personId: number; blockedId: number; now: Date }>) =>
    query
      .insertInto('person_block')
      .values({ person_id: p.personId, blocked_id: p.blockedId, blocked_at: p.now })
      .onConflict((conflict) => conflict.doNothing()),
);

export const deleteBlock = statement(
  'threads.deleteBlock',
  (p: Params<{ personId: number; blockedId: number }>) =>
    query
      .deleteFrom('person_block')
      .where('person_id', '=', p.personId)
      .where('blocked_id', '=', p.blockedId),
);
