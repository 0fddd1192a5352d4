/**
 * What goes when a person is erased (specification §34), table by table, as one statement. A test
 * compares these lists with the database: a column that can say something of a person is here, or is
 * kept for a reason.
 */
import { type RawBuilder, sql } from 'kysely';
import { ERASED_COLUMNS } from '#server/modules/people/accounts/person-columns.ts';
import { keptByRegister } from '#server/modules/people/register/sql.ts';
import { statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Rows that go, by the columns that name the person. */
export const DELETED: Record<string, readonly string[]> = {
  access_token: ['person_id'],
  act_token: ['person_id'],
  audit_change: ['person_id'],
  authenticator: ['person_id'],
  board_digest: ['person_id'],
  board_digest_item: ['person_id'],
  bulletin_person: ['person_id'],
  calendar_link: ['person_id'],
  call_note: ['person_id'],
  companion: ['newcomer_id', 'companion_id'],
  erasure: ['person_id'],
  guardian: ['person_id'],
  idempotency_key: ['person_id'],
  insured: ['person_id'],
  invitation: ['person_id'],
  invitation_chosen: ['person_id'],
  known_device: ['person_id'],
  letter_preference: ['person_id'],
  letter_sent: ['person_id'],
  mail_token: ['person_id'],
  mail_trouble: ['person_id'],
  member_note: ['person_id'],
  message_letter: ['person_id'],
  notice_ask: ['person_id', 'asked_by'],
  passkey: ['person_id'],
  passkey_challenge: ['person_id'],
  person_block: ['person_id', 'blocked_id'],
  photo: ['person_id'],
  privacy_reminder: ['person_id'],
  push_device: ['person_id'],
  recovery_code: ['person_id'],
  register_entry: ['person_id'],
  rest: ['person_id'],
  session: ['person_id'],
  sign_in_challenge: ['person_id'],
  sign_in_network: ['person_id'],
  skill: ['person_id'],
  thanks: ['receiver_id', 'giver_id'],
  thread_report: ['reporter_id', 'reported_id'],
};

/** What rows that stay say instead, as SQL; `gone` is the person. */
interface Emptied {
  /** The columns that name the person; one of them is enough. */
  of: readonly string[];
  set: Readonly<Record<string, string>>;
}

/** In the place of a title, which is never empty. */
const NOTHING = `'———'`;

export const EMPTIED: Record<string, Emptied> = {
  person: { of: ['id'], set: ERASED_COLUMNS },
  arrangement: {
    of: ['giver_id', 'receiver_id'],
    set: {
      place: `''`,
      // The other one's own words stay.
      title: `case when created_by = gone.id then ${NOTHING} else title end`,
    },
  },
  standing_arrangement: {
    of: ['giver_id', 'receiver_id'],
    set: {
      place: `''`,
      title: `case when proposed_by = gone.id then ${NOTHING} else title end`,
    },
  },
  cheque_book: { of: ['person_id'], set: { closed_why: 'null' } },
  fee: { of: ['person_id'], set: { reason: `''` } },
  import_row: {
    of: ['person_id'],
    set: { raw: `'[]'`, reading: `'{}'`, fixes: `'{}'`, decision: 'null' },
  },
  member_band: { of: ['person_id'], set: { note: `'—'` } },
  message: {
    of: ['person_id'],
    set: { text: `''`, withdrawn_at: 'coalesce(withdrawn_at, gone.at)' },
  },
  notice: {
    of: ['person_id'],
    set: { title: NOTHING, body: `''`, when_text: `''`, place_text: `''` },
  },
  notice_answer: { of: ['person_id'], set: { text: `''` } },
  notice_report: { of: ['reporter_id'], set: { text: `''` } },
  past_line: {
    of: ['giver_id', 'receiver_id'],
    set: {
      giver_text: `case when giver_id = gone.id then 'Persona ' || gone.id else giver_text end`,
      receiver_text: `case when receiver_id = gone.id then 'Persona ' || gone.id else receiver_text end`,
    },
  },
};

/** Rows that name the person in another way than by their number, or belong to another row of theirs. */
const OTHERS: readonly string[] = [
  `delete from notice_picture using notice, gone
   where notice.id = notice_picture.notice_id and notice.person_id = gone.id`,
  `update answer_day set place = '' from notice_answer, gone
   where notice_answer.id = answer_day.answer_id and notice_answer.person_id = gone.id`,
  `update cheque set note = null, void_reason = null from cheque_book, gone
   where cheque_book.id = cheque.book_id and cheque_book.person_id = gone.id
     and num_nonnulls(cheque.note, cheque.void_reason) > 0`,
  // A bank that never came about.
  `delete from bank_application using gone
   where applicant_id = gone.id and state in ('denied', 'withdrawn')`,
  `delete from kept_mail using person, gone
   where person.id = gone.id and kept_mail.recipient = person.email`,
  // Letters to others that name them; one line may end between the two names.
  `delete from kept_mail using person, gone
   where person.id = gone.id and person.email is distinct from kept_mail.recipient
     and position(lower(person.name || ' ' || person.surname)
       in lower(regexp_replace(kept_mail.subject || ' ' || kept_mail.text_body, '\\s+', ' ', 'g'))) > 0`,
  `delete from sign_in_failure using person, gone
   where person.id = gone.id and sign_in_failure.email = person.email`,
];

const whose = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${table}.${column} = gone.id`).join(' or ');

const ALL: readonly RawBuilder<unknown>[] = [
  ...Object.entries(DELETED).map(
    ([table, columns]) => `delete from ${table} using gone where ${whose(table, columns)}`,
  ),
  ...Object.entries(EMPTIED).map(([table, { of, set }]) => {
    const values = Object.entries(set).map(([column, value]) => `${column} = ${value}`);
    return `update ${table} set ${values.join(', ')} from gone where ${whose(table, of)}`;
  }),
  ...OTHERS,
].map((text, nth) => sql.raw(`step_${nth} as (${text})`));

/** The name that the register of a bank shows on days of before, for the years that it keeps (specification §46). */
const KEPT_IN_REGISTER = sql`
  insert into register_name (membership_id, bank_id, person_id, name, surname)
  select membership.id, membership.bank_id, person.id, person.name, person.surname
  from gone
  join person on person.id = gone.id
  join membership on membership.person_id = gone.id
  where ${keptByRegister(sql`gone.at`)}`;

/**
 * Takes away what is known of a person, and gives them their number as a name. The books, and who did
 * what in the history, keep the number. Every part sees the rows as they were before.
 */
export const eraseRows = statement(
  'erasure.eraseRows',
  (p: Params<{ personId: number; now: Date }>) => sql`
    with gone as (select ${p.personId}::bigint as id, ${p.now}::timestamptz as at),
    ${sql.join(ALL)},
    kept as (${KEPT_IN_REGISTER})
    select from gone`,
);
