/** Every night what has served its time is thrown away, and nothing else. */
import { expect, it } from 'vitest';
import { cleanUp } from './support/background.ts';
import { portalForStories } from './support/portal.ts';
import { NOW } from './support/world.ts';

const portal = portalForStories();

/** Of each kind a row that has served its time, called old, and its younger twin. */
const ROWS: Record<string, string> = {
  session: `insert into session (id, person_id, remembered, created_at, expires_at) values
    ('00000000-0000-4000-8000-00000000000a', $2, false, $1, $1::timestamptz - interval '1 second'),
    ('00000000-0000-4000-8000-00000000000b', $2, false, $1, $1::timestamptz + interval '1 second')`,
  mail_token: `insert into mail_token (id, person_id, purpose, token_hash, created_at, expires_at) values
    ('00000000-0000-4000-8000-00000000000a', $2, 'verify-email', 'a', $1, $1::timestamptz - interval '31 days'),
    ('00000000-0000-4000-8000-00000000000b', $2, 'verify-email', 'b', $1, $1::timestamptz - interval '29 days')`,
  act_token: `insert into act_token (token_hash, person_id, act, topic, created_at, expires_at) values
    ('a', $2, 'stop-letters', 'old', $1, $1::timestamptz - interval '31 days'),
    ('b', $2, 'stop-letters', 'young', $1, $1::timestamptz - interval '29 days')`,
  idempotency_key: `insert into idempotency_key (person_id, key, request_hash, created_at) values
    ($2, 'old', 'x', $1::timestamptz - interval '32 days'),
    ($2, 'young', 'x', $1::timestamptz - interval '30 days')`,
  rate_counter: `insert into rate_counter (key, window_start, hits)
    select 'old' || $2, $1::timestamptz - interval '25 hours', 1
    union all select 'young', $1::timestamptz - interval '1 hour', 60`,
  sign_in_failure: `insert into sign_in_failure (key, failures, last_at)
    select 'old' || $2, 9, $1::timestamptz - interval '25 hours'
    union all select 'young', 9, $1::timestamptz - interval '1 hour'`,
  bot_check_used: `insert into bot_check_used (challenge, expires_at)
    select 'old' || $2, $1::timestamptz - interval '1 second'
    union all select 'young', $1::timestamptz + interval '1 second'`,
  known_device: `insert into known_device (person_id, device_hash, seen_at) values
    ($2, decode(repeat('0a', 32), 'hex'), $1::timestamptz - interval '401 days'),
    ($2, decode(repeat('0b', 32), 'hex'), $1::timestamptz - interval '399 days')`,
  sign_in_challenge: `insert into sign_in_challenge (token_hash, person_id, remembered, expires_at) values
    ('\\x0a0a0a', $2, false, $1::timestamptz - interval '1 second'),
    ('\\x0b0b0b', $2, false, $1::timestamptz + interval '1 second')`,
  access_token: `insert into access_token
      (person_id, membership_id, token_hash, name, scopes, with_factor, created_at, expires_at)
    select person_id, id, decode(word, 'hex'), name, '{read}', false, $1, $1::timestamptz + age
    from membership, (values ('0a', 'old', interval '-1 second'),
                             ('0b', 'young', interval '1 second')) as x (word, name, age)
    where person_id = $2 and state = 'active'`,
  webhook_delivery: `with hook as (
      insert into webhook (bank_id, url, events, secret, created_at)
      select min(id), 'https://a.example', '{exchange.confirmed}', '', $1 from bank returning id)
    insert into webhook_delivery (webhook_id, event, body, created_at)
    select hook.id, 'test', word || $2, $1::timestamptz - age
    from hook, (values ('old', interval '31 days'), ('young', interval '29 days')) as x (word, age)`,
  passkey_challenge: `insert into passkey_challenge (challenge_hash, person_id, expires_at) values
    ('\\x0a0a0a', null, $1::timestamptz - interval '1 second'),
    ('\\x0b0b0b', $2, $1::timestamptz + interval '1 second')`,
  audit_change: `with entry as (
      insert into audit (at, action, person_id) select $1, 'person-updated', $2 returning id)
    insert into audit_change
    select entry.id, field, field, '', $2, null, $1::timestamptz - age
    from entry, (values ('old', interval '366 days'), ('young', interval '364 days')) as x (field, age)`,
  mail_trouble: `insert into mail_trouble (person_id, address_hash, refused_at, last_code)
    select id, hash, $1::timestamptz - age, '5.1.1'
    from (values ($2::bigint, decode(repeat('0a', 32), 'hex'), interval '31 days'),
                 ((select min(id) from person where id <> $2), decode(repeat('0b', 32), 'hex'),
                  interval '29 days')) as x (id, hash, age)`,
  call_note: `insert into call_note (bank_id, person_id, note, called_at, noted_by)
    select bank.id, $2, word, $1::timestamptz - age, $2
    from (values (1, 'old', interval '366 days'), (2, 'young', interval '364 days')) as x (nth, word, age)
    join (select id, row_number() over (order by id) as nth from bank) as bank using (nth)`,
  rest: `insert into rest (bank_id, person_id, reason, kind, until, made_by, made_on, made_at)
    select (select min(id) from bank), $2, reason, 'spoke', ($1::timestamptz - age)::date, $2,
           '2000-01-01', '2000-01-01'
    from (values (null, interval '366 days'), ('quiet', interval '364 days')) as x (reason, age)`,
  register_entry: `with gone as (
      insert into membership (person_id, bank_id, state, requested_at, decided_at, ended_at)
      select $2, (select min(id) from bank), 'ended', '2000-01-01', '2000-01-01', $1::timestamptz - age
      from (values (interval '3654 days'), (interval '3650 days')) as x (age)
      returning id, bank_id, ended_at)
    insert into register_entry (bank_id, person_id, membership_id, version, birth_place, tax_code,
                                residence, share, resolution, met_by, note, made_by, made_at)
    select bank_id, $2, id, 1, '', '', '', '', '', '',
           case when ended_at < $1::timestamptz - interval '3653 days' then 'old' else 'young' end,
           $2, '2001-01-01'
    from gone`,
  guardian: `with child as (update person set birth_date = '2020-01-01' where id = $2), gone as (
      insert into membership (person_id, bank_id, state, requested_at, decided_at, ended_at)
      select $2, (select min(id) from bank), 'ended', '2000-01-01', '2000-01-01', $1::timestamptz - age
      from (values (interval '31 days'), (interval '29 days')) as x (age)
      returning id, bank_id, ended_at)
    insert into guardian (membership_id, bank_id, person_id, name, phone, other_name, alone_why,
                          signed_on, made_by, made_at)
    select id, bank_id, $2,
           case when ended_at < $1::timestamptz - interval '30 days' then 'old' else 'young' end,
           '1', '', 'x', '2000-01-01', $2, '2000-01-01'
    from gone`,
  fee: `with laid as (
      insert into fee_year (bank_id, year, due_on) select min(id), 2016, '2016-03-31' from bank
      returning bank_id, year)
    insert into fee (bank_id, year, person_id, state, fee_group, reason, made_by, made_at)
    select bank_id, year, $2, 'waived', 'ordinary', word, $2, $1::timestamptz - age
    from laid, (values ('old', interval '3654 days'), ('young', interval '3652 days')) as x (word, age)`,
  insured: `with policies as (
      insert into policy (bank_id, insurer, number, from_day, to_day, covers, made_by, made_at)
      select (select min(id) from bank), 'Assicura', word, '2000-01-01',
             ($1::timestamptz - age)::date, 'some', $2, '2001-01-01'
      from (values ('old', interval '3655 days'), ('young', interval '3651 days')) as x (word, age)
      returning id, bank_id)
    insert into insured (bank_id, policy_id, person_id, from_day)
    select bank_id, id, $2, '2000-01-01' from policies`,
  import: `insert into import (bank_id, file_name, file_sha256, preset, sheet, sheets, merged_lines,
                               mapping, lines, made_by, made_at)
    select (select min(id) from bank), word, '', 'own', '', '[]', '{}', '{}', 0, $2, $1::timestamptz - age
    from (values ('old', interval '31 days'), ('young', interval '29 days')) as x (word, age)`,
  notice_picture: `with closed as (
      insert into notice (kind, person_id, bank_id, activity_id, title, body, reach, contact,
                          gives_phone, gives_email, when_text, place_text, asks_again_on,
                          created_at, created_by, changed_at, state, outcome, closed_at)
      select 'offer', $2, (select min(id) from bank), (select min(id) from activity), word, '',
             'bank', 'portal', true, true, '', '', $1::timestamptz, $1, $2, $1, 'closed',
             'withdrawn', $1::timestamptz - age
      from (values ('old', interval '31 days'), ('young', interval '29 days')) as x (word, age)
      returning id, title)
    insert into notice_picture (notice_id, jpeg, updated_at)
    select id, ''::bytea, case title when 'old' then $1::timestamptz - interval '1 year'
                          else '2000-01-01T00:00:00Z'::timestamptz end from closed`,
  sign_in_network: `insert into sign_in_network (person_id, network_hash, last_at) values
    ($2, decode(repeat('0a', 32), 'hex'), $1::timestamptz - interval '91 days'),
    ($2, decode(repeat('0b', 32), 'hex'), $1::timestamptz - interval '89 days')`,
  authenticator: `insert into authenticator (person_id, sealed_secret, begun_at)
    select id, secret, $1::timestamptz - age
    from (values ($2::bigint, '\\x0a0a0a'::bytea, interval '25 hours'),
                 ((select min(id) from person where id <> $2), '\\x0b0b0b', interval '23 hours'))
         as x (id, secret, age)`,
  board_digest: `insert into board_digest (person_id, bank_id, sent_on, visited_at)
    select $2, (select min(id) from bank), ($1::timestamptz - age)::date, visited
    from (values (interval '366 days', null), (interval '364 days', '2000-01-01T00:00:00Z'::timestamptz))
         as x (age, visited)`,
  thread_report: `insert into thread_report (bank_id, reporter_id, reported_id, reason, text, messages,
                                             created_at, settled_at, settled_by)
    select (select min(id) from bank), $2, (select min(id) from person where id <> $2), 'other', word,
           '[]', $1, $1::timestamptz - age, $2
    from (values ('old', interval '366 days'), ('young', interval '364 days')) as x (word, age)`,
  kept_mail: `insert into kept_mail (recipient, subject, text_body, html_body, created_at)
    select 'old' || $2, '', '', '', $1::timestamptz - interval '31 days'
    union all select 'young', '', '', '', $1::timestamptz - interval '29 days'`,
};

it.each(Object.entries(ROWS))(
  'of %s, the old row goes and the young one stays',
  async (table, rows) => {
    const { database } = portal().deps;
    await database.pool.query(`delete from ${table}`);
    await database.pool.query(rows, [NOW, portal().world.person.anna]);
    await cleanUp(portal().deps);
    const { rows: left } = await database.pool.query(`select * from ${table}`);
    expect(left).toHaveLength(1);
    expect(JSON.stringify(left)).toMatch(/young|0000b|2000-01-01|\[11,11,/);
  },
);

it('an import that was run stays, for it can be undone', async () => {
  const { pool } = portal().deps.database;
  await pool.query(
    `insert into import (bank_id, file_name, file_sha256, preset, sheet, sheets, merged_lines,
                         mapping, lines, made_by, made_at, state, ran_at, done_at)
     select (select min(id) from bank), 'run', '', 'own', '', '[]', '{}', '{}', 0, $2, long_ago, 'done',
            long_ago, long_ago
     from (select $1::timestamptz - interval '31 days' as long_ago) as x`,
    [NOW, portal().world.person.anna],
  );
  await cleanUp(portal().deps);
  const { rows } = await pool.query("select id from import where file_name = 'run'");
  expect(rows).toHaveLength(1);
});

it('what was changed of a bank is public, and stays', async () => {
  const { pool } = portal().deps.database;
  await pool.query(
    `with entry as (insert into audit (at, action, bank_id) select $1, 'bank-updated', $2 returning id)
     insert into audit_change
     select entry.id, 'address', 'via A', 'via B', null, $2, $1::timestamptz - interval '3 years'
     from entry`,
    [NOW, portal().world.bank.bergamo],
  );
  await cleanUp(portal().deps);
  const { rows } = await pool.query('select old_value from audit_change where bank_id is not null');
  expect(rows).toEqual([{ old_value: 'via A' }]);
});

it('a job that was given up goes after a month', async () => {
  const { database } = portal().deps;
  await database.pool.query(
    `select graphile_worker.add_job('given-up', job_key := key) from unnest(array['old', 'young']) key`,
  );
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, updated_at = case key
       when 'old' then $1::timestamptz - interval '31 days' else $1 end`,
    [NOW],
  );
  await cleanUp(portal().deps);
  const { rows } = await database.pool.query('select key from graphile_worker.jobs');
  expect(rows).toEqual([{ key: 'young' }]);
});

it('when letters about messages left is known for two days', async () => {
  const { pool } = portal().deps.database;
  await pool.query(
    `insert into message_letter (person_id, sent_at)
     select $2, $1::timestamptz - age from unnest(array[interval '49 hours', interval '47 hours']) age`,
    [NOW, portal().world.person.anna],
  );
  await cleanUp(portal().deps);
  const { rows } = await pool.query(
    `select ($1::timestamptz - sent_at)::text as age from message_letter`,
    [NOW],
  );
  expect(rows).toEqual([{ age: '1 day 23:00:00' }]);
});

/** Registered so long ago, known to nobody. */
async function register(email: string, days: number, more = ''): Promise<void> {
  await portal().deps.database.pool.query(
    `with entered as (
       insert into person (email, password_hash, name, surname, sex, pref_locale, created_at)
       values ($1, 'x', 'Nuova', 'Persona', 'n', 'it', $2::timestamptz - make_interval(days => $3))
       returning id
     ) ${more || 'select from entered'}`,
    [email, NOW, days],
  );
}

it('who never verified their address goes after a month, whom a bank knows stays', async () => {
  await register('old@example.org', 31);
  await register('young@example.org', 29);
  await register(
    'known@example.org',
    31,
    `insert into membership (person_id, bank_id, state, requested_at)
     select id, (select min(id) from bank), 'requested', now() from entered`,
  );
  const { pool } = portal().deps.database;
  const before = await pool.query('select count(*)::integer as people from person');
  await cleanUp(portal().deps);
  const { rows } = await pool.query(`select email from person where name = 'Nuova' order by email`);
  expect(rows).toEqual([{ email: 'known@example.org' }, { email: 'young@example.org' }]);
  const after = await pool.query('select count(*)::integer as people from person');
  expect(after.rows[0].people).toBe(before.rows[0].people - 1);
});
