/** The tables of the demo: every line is written, in the order of time, and nothing is real. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDemoTables } from '#server/demo/tables.ts';
import { openDemoDatabase } from './support/demo.ts';

let demo: Awaited<ReturnType<typeof openDemoDatabase>>;
beforeAll(async () => {
  demo = await openDemoDatabase();
  await demo.fill();
});
afterAll(() => demo.close());

test('every line of the tables is in the database, in the state it names', async () => {
  const { people, links, exchanges, rules, cheques, delegates } = readDemoTables('2026-11-20');
  const written = await demo.ask<{ line: string }>(
    `select 'person, verified: ' || (email_verified_at is not null) as line from person
       where kind = 'human'
     union all select 'membership ' || state from membership
     union all select 'link ' || state from bank_link
     union all select 'exchange ' || state from exchange
     union all select 'rule ' || name from bank_rule
     union all select 'cheque ' || state from cheque
     union all select 'delegate, ended: ' || (ended_at is not null) from delegate`,
  );
  const listed = [
    ...people.map(({ verified }) => `person, verified: ${verified !== null}`),
    ...people.flatMap(({ requested, accepted }) =>
      requested ? `membership ${accepted ? 'active' : 'requested'}` : [],
    ),
    ...links.map(({ state }) => `link ${state}`),
    ...exchanges.map(({ state }) => `exchange ${state}`),
    ...rules.map(({ name }) => `rule ${name}`),
    ...cheques.map(({ state }) => `cheque ${state}`),
    ...delegates.map(() => 'delegate, ended: false'),
  ];
  expect(written.map(({ line }) => line).sort()).toEqual(listed.sort());
});

test('members came in the order of a membership, accepted by their bank or the portal', async () => {
  const offences = await demo.ask(
    `select person.email from person
     left join membership on membership.person_id = person.id
     left join person decider on decider.id = decided_by
     left join standing place on place.person_id = decided_by
     where person.email_verified_at < person.created_at
        or person.email_verified_at > requested_at or decided_at < requested_at
        or (requested_at is not null and person.email_verified_at is null and person.access = 'self')
        or (decided_at is not null and case membership.role
              when 'ADMIN' then decider.email = 'portale@example.org'
              else place.role = 'ADMIN' and place.bank_id = membership.bank_id
            end is not true)`,
  );
  expect(offences).toEqual([]);
});

test('people and banks are made up: their addresses and numbers belong to nobody', async () => {
  const real = await demo.ask(
    `select email, phone from (select email, phone from person union all select email, phone from bank) as listed
     where email not like '%@example.org' or phone not like '+39 % 555 %'`,
  );
  expect(real).toEqual([]);
});

test('everything happened two days ago or earlier: in no time zone it is in the future', async () => {
  const late = await demo.ask(
    `select at from (select at from audit union all select created_at from bank
       union all select performed_on from exchange) as happened
     where at >= '2026-11-19T00:00:00Z'`,
  );
  expect(late).toEqual([]);
});

test('the audit tells what happened at one moment in the order in which it can happen', async () => {
  const disordered = await demo.ask(
    `select person_id from (
       select person_id, array_agg(action order by id) as actions from audit
       where person_id is not null and action not similar to '(cheque|companion|delegate)-%' group by person_id
     ) as story
     where actions <> (array['person-registered', 'email-verified', 'membership-requested',
                             'membership-accepted'])[:cardinality(actions)]
       and actions <> array['membership-signed']
     union all
     select exchange_id from (
       select exchange_id, (array_agg(action order by id))[1] as first from audit
       where exchange_id is not null group by exchange_id
     ) as story
     where first <> 'exchange-recorded'`,
  );
  expect(disordered).toEqual([]);
});

/** How long before a day everything happened. */
const agesOn = (day: string) => `
  select what, id, ('${day}'::timestamp - happened)::text as ago from (
    select 'bank' as what, id, created_at at time zone 'UTC' as happened from bank
    union all select 'audit', id, at at time zone 'UTC' from audit
    union all select 'transfer', id, posted_at at time zone 'UTC' from transfer
    union all select 'exchange', id, performed_on from exchange
    union all select 'rule', id, valid_from at time zone 'UTC' from bank_rule
    union all select 'delegate', id, made_at at time zone 'UTC' from delegate
    union all select 'delegate signed', id, signed_on from delegate
    union all select 'booklet', id, issued_at at time zone 'UTC' from cheque_book
    union all select 'cheque', id, coalesce(handed_in_at, void_at) at time zone 'UTC' from cheque
  ) as event order by what, id`;

test('filled on another day, everything is just as long ago', async () => {
  const later = await openDemoDatabase('2028-02-29T10:00:00Z');
  await later.fill();
  expect(await later.ask(agesOn('2028-02-29'))).toEqual(await demo.ask(agesOn('2026-11-20')));
  await later.close();
});
