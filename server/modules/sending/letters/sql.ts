/** SQL of one-tap links, of what letters people want, and of reminders. */
import { sql } from 'kysely';
import type { AnswerState } from '#contract/board/notices.ts';
import { type Act, type Cadence, DAY_ACTS, type LetterTopic } from '#contract/sending/letters.ts';
import { type AnswerDayRow, daysOf } from '#server/modules/board/notices/days-sql.ts';
import { bankIsSuspended } from '#server/modules/people/accounts/holder-sql.ts';
import { isMinor } from '#server/modules/people/ages/sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Keeps the hash of a link; a letter that is tried again has the same one. */
export const insertActToken = statement(
  'letters.insertActToken',
  (
    p: Params<{
      tokenHash: Buffer;
      personId: number;
      act: Act['act'];
      subjectId: number | null;
      topic: LetterTopic | null;
      now: Date;
      expiresAt: Date;
    }>,
  ) =>
    query
      .insertInto('act_token')
      .values({
        token_hash: p.tokenHash,
        person_id: p.personId,
        act: p.act,
        subject_id: p.subjectId,
        topic: p.topic,
        created_at: p.now,
        expires_at: p.expiresAt,
      })
      .onConflict((conflict) => conflict.column('token_hash').doNothing()),
);

/** Whether what a link agrees to or confirms is with a bank that is suspended. */
const isWithSuspended = sql<boolean>`exists (
  select from bank where suspended_at is not null and bank.id = any(array(
    select unnest(array[creditor_bank_id, debtor_bank_id]) from exchange
    where act_token.act = 'confirm-exchange' and exchange.id = act_token.subject_id
    union all
    select unnest(array[giver_bank_id, receiver_bank_id]) from arrangement
    where act_token.act in ('agree-arrangement', 'done-arrangement', 'done-arrangement-less')
      and arrangement.id = act_token.subject_id
    union all
    select membership.bank_id from notice_answer answer
    join membership on membership.person_id = answer.person_id and membership.state = 'active'
    where act_token.act in (${sql.join(DAY_ACTS.map((act) => sql.lit(act)))})
      and answer.id = act_token.subject_id
    union all
    select unnest(array[giver_bank_id, receiver_bank_id]) from standing_arrangement
    where act_token.act = 'agree-standing' and standing_arrangement.id = act_token.subject_id)))`;

/** An answer and who gave it, with where they are a member now. */
export const findAnswerOfLink = statement(
  'letters.findAnswer',
  (p: Params<{ id: number }>) => sql<{
    notice_id: number;
    state: AnswerState;
    text: string;
    agreed_day: number | null;
    gives_phone: boolean;
    gives_email: boolean;
    name: string;
    surname: string;
    phone: string | null;
    email: string | null;
    bank_id: number | null;
    days: AnswerDayRow[];
  }>`
    select answer.notice_id, answer.state, answer.text, answer.agreed_day,
           answer.gives_phone and membership.minor_until is null as gives_phone,
           answer.gives_email and membership.minor_until is null as gives_email, person.name, person.surname, person.phone, person.email,
           membership.bank_id, ${daysOf(sql.ref('answer.id'))} as days
    from notice_answer answer
    join person on person.id = answer.person_id
    left join membership on membership.person_id = person.id and membership.state = 'active'
    where answer.id = ${p.id}`,
);

/** The request that an exchange has closed. */
export const findClosedBy = statement(
  'letters.findClosedBy',
  (p: Params<{ exchangeId: number; personId: number }>) => sql<{
    id: number;
    title: string;
    is_mine: boolean;
  }>`
    select id, title, person_id = ${p.personId} as is_mine from notice
    where met_by_exchange_id = ${p.exchangeId} and state = 'closed'`,
);

/** Whether who reads the letter is below the age that their bank asks for (specification §52). */
const readerIsMinor = isMinor(sql`act_token.person_id`);

/** A link, its person, and where that person stands now. */
export const findActToken = statement('letters.findActToken', (p: Params<{ tokenHash: Buffer }>) =>
  query
    .selectFrom('act_token')
    .innerJoin('standing', 'standing.person_id', 'act_token.person_id')
    .select([
      'act_token.person_id',
      'act_token.act',
      'act_token.subject_id',
      'act_token.topic',
      'act_token.expires_at',
      'act_token.used_at',
      'standing.status',
      'standing.bank_id',
      bankIsSuspended.as('bank_is_suspended'),
      readerIsMinor.as('is_minor'),
      isWithSuspended.as('is_with_suspended'),
    ])
    .where('act_token.token_hash', '=', p.tokenHash),
);

/** Uses a link up; a row only the first time. Anyone who comes at the same moment waits. */
export const spendActToken = statement(
  'letters.spendActToken',
  (p: Params<{ tokenHash: Buffer; now: Date }>) =>
    query
      .updateTable('act_token')
      .set({ used_at: p.now })
      .where('token_hash', '=', p.tokenHash)
      .where('used_at', 'is', null)
      .returning('person_id'),
);

/** A link whose effect is taken back can be used again; no row for one that was not used. */
export const unspendActToken = statement(
  'letters.unspendActToken',
  (p: Params<{ tokenHash: Buffer }>) =>
    query
      .updateTable('act_token')
      .set({ used_at: null })
      .where('token_hash', '=', p.tokenHash)
      .where('used_at', 'is not', null)
      .returning('person_id'),
);

export const listPreferences = statement(
  'letters.listPreferences',
  (p: Params<{ personId: number }>) =>
    query
      .selectFrom('letter_preference')
      .select(['topic', 'cadence'])
      .where('person_id', '=', p.personId),
);

export const setPreference = statement(
  'letters.setPreference',
  (p: Params<{ personId: number; topic: LetterTopic; cadence: Cadence; now: Date }>) =>
    query
      .insertInto('letter_preference')
      .values({ person_id: p.personId, topic: p.topic, cadence: p.cadence, changed_at: p.now })
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'topic'])
          .doUpdateSet({ cadence: p.cadence, changed_at: p.now }),
      ),
);

/**
 * Enqueues one reminder for every debtor with an exchange that was recorded before `recordedBefore`
 * and still waits, and that they can confirm, unless they want none or got one after `remindedBefore`. Run twice, even at the
 * same moment, it enqueues once.
 */
export const enqueueReminders = statement(
  'letters.enqueueReminders',
  (p: Params<{ recordedBefore: Date; remindedBefore: Date; now: Date }>) => sql`
    with due as (
      select distinct exchange.debtor_id as person_id
      from exchange
      join person on person.id = exchange.debtor_id and person.access = 'self'
      join standing on standing.person_id = exchange.debtor_id
        and standing.status = 'normal' and standing.bank_id = exchange.debtor_bank_id
      join bank creditor_bank on creditor_bank.id = exchange.creditor_bank_id
        and creditor_bank.suspended_at is null
      join bank debtor_bank on debtor_bank.id = exchange.debtor_bank_id
        and debtor_bank.suspended_at is null
      left join letter_preference preference
        on preference.person_id = exchange.debtor_id and preference.topic = 'reminders'
      where exchange.state = 'pending' and exchange.created_at <= ${p.recordedBefore}
        and preference.cadence is distinct from 'never'
    ), noted as (
      insert into letter_sent as sent (person_id, topic, sent_at)
      select person_id, 'reminders', ${p.now}::timestamptz from due order by person_id
      on conflict (person_id, topic) do update set sent_at = excluded.sent_at
        where sent.sent_at <= ${p.remindedBefore}
      returning person_id
    )
    insert into outbox (kind, payload, created_at)
    select 'exchanges-waiting', jsonb_build_object('personId', person_id), ${p.now}::timestamptz
    from noted`,
);
