/**
 * Nothing of a person is forgotten by their erasure (specification §34): every column that can say
 * something of a person is emptied, or kept for a reason. A new column fails here until somebody has
 * decided. Then a person with words everywhere is erased, and the whole database is searched for them.
 */
import { expect, it } from 'vitest';
import { DELETED, EMPTIED, eraseAtOnce } from './support/erasure.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** Columns whose values stay, by the reason. */
const KEPT_BECAUSE: Record<string, string[]> = {
  'one word of a short list, which names nobody': [
    ...['attendance.basis', 'attendance.says', 'bulletin.kind'],
    ...['arrangement.state', 'bank_application.state', 'bank_link.state', 'bank_rule.name'],
    ...['exchange.basis', 'exchange.kind', 'exchange.state', 'exchange_batch.kind'],
    ...['exchange_batch_item.refusal', 'exchange_batch_item.undo', 'import.preset', 'import.state'],
    ...['import_row.outcome', 'import_row.plan', 'import_row.problems', 'invitation_wave.state'],
    ...[
      'membership.hidden_columns',
      'membership.role',
      'membership.state',
      'notice.contact',
      'notice.kind',
      'notice.outcome',
    ],
    ...['notice.reach', 'notice.state', 'notice_answer.state', 'notice_report.reason'],
    ...['outbox.kind', 'person.kind', 'standing_arrangement.every', 'standing_arrangement.state'],
    ...['fee.fee_group', 'fee.how', 'fee.state'],
    ...['transfer.kind', 'import_row.candidate_ids', 'privacy_consent.way'],
  ],
  'what the register of members may show for its years, and nothing else reads': [
    ...['register_name.name', 'register_name.surname'],
  ],
  'the books of two people, which seals cover': [
    ...['exchange.note', 'exchange.decision_reason', 'exchange.reversal_reason'],
    'exchange_batch.note',
    'exchange_batch.undo_reason',
  ],
  'who in a body it was, in the words of the desk or of a referent: no field of a member': [
    'exchange.hand',
  ],
  'the old books of a bank, and what tells a line that is loaded again': [
    'past_line.note',
    'past_line.fingerprint',
  ],
  'what a bank says of itself, and what was asked in its name': [
    ...['address', 'association', 'description', 'email', 'facebook_url', 'gdpr', 'name'].flatMap(
      (name) => [`bank.${name}`, `bank_application.${name}`],
    ),
    ...['opening_hours', 'phone', 'president', 'secretary', 'vat', 'web_url'].flatMap((name) => [
      `bank.${name}`,
      `bank_application.${name}`,
    ]),
    'bank.suspension_reason',
    'bank.legal_form',
    ...['bank.locale', 'bank_application.locale'],
    ...['policy.insurer', 'policy.number', 'policy.covers'],
    ...['body.address', 'body.kind', 'body.represented_by', 'body.tax_code'],
    'bank_room.room',
    'bank_rule.note',
    'bank_rule.value',
    'desk_answer.question',
  ],
  'the notice of a bank, in its own words': ['privacy_notice.text'],
  'what a bank wrote of its year': [
    ...['chapter_year', 'chapter_together', 'chapter_alongside', 'chapter_ahead'].map(
      (name) => `report_version.${name}`,
    ),
  ],
  'what a bank said to all its members': ['bulletin.title', 'bulletin.body', 'bulletin.place'],
  'about a whole file, not about one of its lines': [
    ...['import.file_name', 'import.file_sha256', 'import.mapping', 'import.merged_lines'],
    ...['import.sheet', 'import.sheets', 'import.unclear_times'],
  ],
  'a sentence of the desk about a notice that says nothing any more': ['notice.hidden_reason'],
  'numbers of cards, which are the bank’s: nobody else gets them unasked': [
    'membership.earlier_numbers',
  ],
  'follows the name of the person': ['membership.folded_given_name', 'membership.folded_name'],
  'leaves within moments': ['outbox.payload'],
};
const KEPT = Object.values(KEPT_BECAUSE).flat();

interface Column {
  table: string;
  name: string;
}

async function columns(): Promise<Column[]> {
  const { rows } = await portal().deps.database.pool.query<Column>(
    `select table_name as "table", column_name as name from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER'
       and (data_type in ('text', 'jsonb', 'bytea', 'ARRAY') or column_name = 'birth_date')
       and table_name in (
         select 'person' union
         select conrelid::regclass::text from pg_constraint
         where contype = 'f' and confrelid in ('person'::regclass, 'account'::regclass))
     order by table_name, column_name`,
  );
  return rows;
}

it('every column that can say something of a person is emptied, or kept for a reason', async () => {
  const all = await columns();
  const undecided = all.filter(
    ({ table, name }) =>
      !(table in DELETED) &&
      !(name in (EMPTIED[table]?.set ?? {})) &&
      !KEPT.includes(`${table}.${name}`),
  );
  expect(undecided.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
});

it('names no column that is not there', async () => {
  const there = (await columns()).map(({ table, name }) => `${table}.${name}`);
  expect(KEPT.filter((name) => !there.includes(name))).toEqual([]);
});

/** What nobody else says. */
const WORD = 'Zyxwvutpqr';

/** Words of Marco and about him, wherever somebody may write any. */
const written = ({ marco, bank, giulia, activity }: Record<string, number>) => [
  `update person set name = '${WORD}', surname = '${WORD}', email = '${WORD.toLowerCase()}@example.org',
     proven_email = '${WORD.toLowerCase()}@example.org', phone = '${WORD}' where id = ${marco}`,
  `insert into photo (person_id, jpeg, updated_at) values (${marco}, '${WORD}', now())`,
  `insert into push_device (person_id, session_id, endpoint, p256dh, auth, seen_at)
     values (${marco}, gen_random_uuid(),
             'https://${WORD}.example.org', decode(repeat('00', 65), 'hex'),
             decode(repeat('00', 16), 'hex'), now())`,
  `insert into call_note (bank_id, person_id, note, called_at, noted_by) values (${bank}, ${marco}, '${WORD}', now(), ${giulia})`,
  `insert into member_note (bank_id, person_id, note, noted_at, noted_by) values (${bank}, ${marco}, '${WORD}', now(), ${giulia})`,
  `insert into register_entry (bank_id, person_id, membership_id, version, birth_place, tax_code, residence,
                               share, resolution, met_by, note, made_by, made_at)
     select ${bank}, ${marco}, id, 1, '${WORD}', '${WORD}', '${WORD}', '${WORD}', '${WORD}', '${WORD}',
            '${WORD}', ${giulia}, now()
     from membership where person_id = ${marco}`,
  `insert into guardian (membership_id, bank_id, person_id, name, phone, other_name, alone_why, signed_on,
                         made_by, made_at)
     select id, ${bank}, ${marco}, '${WORD}', '${WORD}', '${WORD}', '', '2026-01-01', ${giulia}, now()
     from membership where person_id = ${marco}`,
  `insert into fee_year (bank_id, year, due_on) values (${bank}, 2026, '2026-03-31')`,
  `insert into fee (bank_id, year, person_id, state, fee_group, reason, made_by, made_at)
     values (${bank}, 2026, ${marco}, 'waived', 'ordinary', '${WORD}', ${giulia}, now())`,
  `insert into member_band (person_id, bank_id, note, set_by, set_at) values (${marco}, ${bank}, '${WORD}', ${giulia}, now())`,
  `insert into kept_mail (recipient, subject, text_body, html_body, created_at)
     values ('${WORD.toLowerCase()}@example.org', '${WORD}', '', '', now())`,
  // A letter to somebody else, with a line that ends in the middle of his name, and one without him.
  `insert into kept_mail (recipient, subject, text_body, html_body, created_at)
     values ('giulia@example.org', 'Nuovo scambio', 'Ti ha scritto ${WORD}\n  ${WORD}.', '<b>${WORD}</b>', now()),
            ('giulia@example.org', 'Nuovo scambio', 'Lettera di Giulia', '', now())`,
  `insert into sign_in_failure (key, email, failures, last_at)
     values ('k', '${WORD.toLowerCase()}@example.org', 1, now())`,
  `with entry as (
     insert into audit (at, actor_id, action, person_id) values (now(), ${marco}, 'person-updated', ${marco}) returning id
   )
   insert into audit_change (audit_id, field, old_value, new_value, person_id, changed_at)
     select id, 'name', '${WORD}', '${WORD}', ${marco}, now() from entry`,
  `with book as (
     insert into cheque_book (bank_id, person_id, first_serial, cheques, issued_at, issued_by, closed_at,
                              closed_why)
     values (${bank}, ${marco}, 1, 10, now(), ${giulia}, now(), '${WORD}') returning id
   )
   insert into cheque (book_id, bank_id, serial, code, state, void_at, void_cause, void_reason)
     select id, ${bank}, 1, '123456789', 'void', now(), 'desk', '${WORD}' from book`,
  `with notice as (
     insert into notice (kind, person_id, bank_id, activity_id, title, body, reach, contact, gives_phone,
                         gives_email, when_text, place_text, asks_again_on, created_at, created_by, changed_at)
     values ('request', ${marco}, ${bank}, ${activity}, '${WORD}', '${WORD}', 'bank', 'portal', true, true, '${WORD}',
             '${WORD}', current_date, now(), ${marco}, now()) returning id
   ), picture as (
     insert into notice_picture (notice_id, jpeg, updated_at) select id, '${WORD}', now() from notice
   ), reported as (
     insert into notice_report (notice_id, reporter_id, reason, text, created_at)
     select id, ${marco}, 'other', '${WORD}', now() from notice
   )
   insert into notice_answer (notice_id, person_id, text, gives_phone, gives_email, created_at)
     select id, ${marco}, '${WORD}', true, true, now() from notice`,
  `with thread as (
     insert into thread (low_id, high_id, started_by, started_at, last_sent_at)
     values (least(${marco}, ${giulia}), greatest(${marco}, ${giulia}), ${marco}, now(), now()) returning id
   ), reported as (
     insert into thread_report (thread_id, bank_id, reporter_id, reported_id, reason, text, messages, created_at)
     select id, ${bank}, ${giulia}, ${marco}, 'other', '', '[{"text": "${WORD}"}]', now() from thread
   )
   insert into message (thread_id, person_id, text, sent_at, kept_back)
     select id, writer, words, now(), false
     from thread, (values (${marco}, '${WORD}'), (${giulia}, 'Parole di Giulia')) as said (writer, words)`,
  `insert into thanks (exchange_id, receiver_id, giver_id, text, written_at, kept_back)
   select id, debtor_id, creditor_id, '${WORD}', now(), false from exchange limit 1`,
  `insert into arrangement (giver_id, giver_bank_id, receiver_id, receiver_bank_id, activity_id, title,
                            starts_at, minutes, place, proposed_by, created_at, created_by, changed_at)
     values (${giulia}, ${bank}, ${marco}, ${bank}, ${activity}, '${WORD}', now(), 60, '${WORD}', ${marco}, now(), ${marco}, now())`,
  `with file as (
     insert into import (bank_id, file_name, file_sha256, preset, sheet, sheets, merged_lines, mapping,
                         made_by, made_at, lines)
     values (${bank}, 'soci.csv', '', 'none', '', '[]', '{}', '{}', ${giulia}, now(), 1) returning id
   ), line as (
     insert into import_row (import_id, line, raw, reading, fixes, decision, person_id)
     select id, 2, '["${WORD}"]', '{"name": "${WORD}"}', '{"name": "${WORD}"}', '{"as": "${WORD}"}', ${marco}
     from file
   )
   insert into past_line (bank_id, import_id, performed_on, giver_text, giver_id, receiver_text,
                          receiver_id, minutes, note, fingerprint)
     select ${bank}, id, current_date, '${WORD}', ${marco}, 'Giulia', ${giulia}, 60, '', '' from file`,
];

/** Tables with that word in any column, however it is written. */
async function tablesThatSay(word: string): Promise<string[]> {
  const { pool } = portal().deps.database;
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const asHex = Buffer.from(word).toString('hex');
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rowCount } = await pool.query(
      `select from ${name} as one where one::text ~* '${word}|${asHex}' limit 1`,
    );
    if (rowCount) found.push(name);
  }
  return found;
}

it('says nothing of the person any more, in any table; what others wrote stays', async () => {
  const { database } = portal().deps;
  const { person, bank, activity } = portal().world;
  const { marco, giulia } = person;
  for (const text of written({ marco, giulia, bank: bank.bergamo, activity })) {
    await database.pool.query(text);
  }
  const before = await tablesThatSay(WORD);
  expect(before).toEqual(
    expect.arrayContaining(['person', 'membership', 'cheque', 'message', 'past_line', 'photo']),
  );
  await eraseAtOnce(portal(), marco);
  expect(await tablesThatSay(WORD)).toEqual([]);
  expect(await tablesThatSay('Parole di Giulia')).toEqual(['message']);
  expect(await tablesThatSay('Lettera di Giulia')).toEqual(['kept_mail']);
});
