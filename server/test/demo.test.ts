/** The demo data: what it promises to people who try the portal, and that its books are right. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/demo/accounts.ts';
import { openDemoDatabase } from './support/demo.ts';

let demo: Awaited<ReturnType<typeof openDemoDatabase>>;
beforeAll(async () => {
  demo = await openDemoDatabase();
  expect(await demo.fill()).toBe(true);
});
afterAll(() => demo.close());

test('the sum of all balances is zero and nobody is beyond forty hours (law L8)', async () => {
  const [books] = await demo.ask(
    `select sum(balance_minutes)::int as sum, max(abs(balance_minutes)) <= 40 * 60 as human
     from account`,
  );
  expect(books).toEqual({ sum: 0, human: true });
});

test('each balance is the sum of its rows, and each row carries it as it was (law L8)', async () => {
  const wrong = await demo.ask(
    `with side as (
       select id, to_person_id as person_id, to_bank_id as bank_id, minutes,
              to_balance_minutes as carried from transfer
       union all
       select id, from_person_id, from_bank_id, -minutes, from_balance_minutes from transfer
     ), running as (
       select *, sum(minutes) over (partition by person_id, bank_id order by id) as summed,
              row_number() over (partition by person_id, bank_id order by id desc) as newness
       from side
     )
     select 'row' as what, id from running where carried <> summed
     union all
     select 'account', person_id from account left join running using (person_id, bank_id)
     where coalesce(newness, 1) = 1 and balance_minutes <> coalesce(summed, 0)`,
  );
  expect(wrong).toEqual([]);
});

test('rows of the ledger follow time, and so do exchanges', async () => {
  const disordered = await demo.ask(
    `select id from (select id, posted_at < lag(posted_at) over (order by id) as early from transfer) as row
     where early
     union all
     select id from (select id, created_at < lag(created_at) over (order by id) as early from exchange) as row
     where early`,
  );
  expect(disordered).toEqual([]);
});

test('hundreds of exchanges, in every state', async () => {
  const states = await demo.ask<{ state: string; number: number }>(
    'select state, count(*)::int as number from exchange group by state',
  );
  const { confirmed = 0, ...others } = Object.fromEntries(
    states.map(({ state, number }) => [state, number]),
  );
  expect(confirmed).toBeGreaterThan(300);
  expect(Object.keys(others).sort()).toEqual(['cancelled', 'pending', 'reversed']);
});

test('nothing breaks a law: days (L1), both members when recorded (L2), who decides (L4 to L6)', async () => {
  const offences = await demo.ask(
    `with told as (
       select exchange.*,
              decided_by = debtor_id or decider.bank_id = debtor_bank_id as on_debtors_side,
              decided_by = creditor_id or decider.bank_id = creditor_bank_id as on_creditors_side,
              reversed_by = creditor_id
                or reverser.bank_id in (creditor_bank_id, debtor_bank_id) as fairly_reversed,
              (select max(decided_at) from membership
               where (person_id, bank_id)
                 in ((creditor_id, creditor_bank_id), (debtor_id, debtor_bank_id))) as joined_at
       from exchange
       left join standing decider on decider.person_id = decided_by and decider.role = 'ADMIN'
       left join standing reverser on reverser.person_id = reversed_by and reverser.role = 'ADMIN'
     )
     select id from told
     where performed_on < '2019-06-01' or performed_on > (created_at at time zone 'UTC')::date
        or joined_at > performed_on or decided_at < created_at or reversed_at <= decided_at
        or greatest(created_at, decided_at, reversed_at) > '2026-11-20T10:00:00Z'
        or (state in ('confirmed', 'reversed')
          and (decided_by = creditor_id or on_debtors_side is not true))
        or (state = 'cancelled' and on_debtors_side is not true and on_creditors_side is not true)
        or (state = 'reversed' and fairly_reversed is not true)`,
  );
  expect(offences).toEqual([]);
});

test('exchanges between banks came after their link (law L2)', async () => {
  const [across] = await demo.ask<{ number: number; early: number }>(
    `select count(*)::int as number, count(*) filter (where not exists (
       select from bank_link where state = 'approved' and decided_at < performed_on
         and least(requester_bank_id, required_bank_id) = least(creditor_bank_id, debtor_bank_id)
         and greatest(requester_bank_id, required_bank_id) = greatest(creditor_bank_id, debtor_bank_id)
     ))::int as early
     from exchange where creditor_bank_id <> debtor_bank_id`,
  );
  expect(across?.number).toBeGreaterThan(30);
  expect(across?.early).toBe(0);
});

test('the named accounts stand where they should', async () => {
  const people = await demo.ask<{ email: string; place: string }>(
    `select person.email, concat_ws(' ', status, role, coalesce(bank.name, asked.name, chosen.name)) as place
     from person join standing on person_id = person.id
     left join bank on bank.id = bank_id
     left join bank asked on asked.id = requested_bank_id
     left join bank chosen on chosen.id = chosen_bank_id
     where person.email is not null`,
  );
  const placeOf = new Map(people.map(({ email, place }) => [email.split('@')[0], place]));
  const named = DEMO_ACCOUNTS.map(({ email }) => email.split('@')[0] ?? '');
  expect(Object.fromEntries(named.map((name) => [name, placeOf.get(name)]))).toEqual({
    'giulia.rossi': 'normal ADMIN Banca del Tempo di Bergamo',
    'marco.bianchi': 'normal USER Banca del Tempo di Bergamo',
    'anna.ferrari': 'normal USER Banca del Tempo di Bergamo',
    'elena.greco': 'pending USER Banca del Tempo di Bergamo',
    'luca.riva': 'not-verified USER Banca del Tempo di Bergamo',
    'paolo.colombo': 'normal ADMIN Banca del Tempo di Lecco',
    'sara.fontana': 'normal USER Banca del Tempo di Lecco',
    'lukas.hofer': 'normal ADMIN Zeitbank Bozen',
    'davide.conti': 'new USER',
    portale: 'new USER',
  });
});

test('everybody with a login has the one password, hashed', async () => {
  expect(await demo.ask(`select distinct password_hash from person where access = 'self'`)).toEqual(
    [{ password_hash: `hash of ${DEMO_PASSWORD}` }],
  );
});

test('two people in each bank use no e-mail: they have a number, and came last', async () => {
  const people = await demo.ask(
    `select bank.email as bank, person.surname, number, status from person
     join membership on membership.person_id = person.id join bank on bank.id = bank_id
     join standing on standing.person_id = person.id
     where access = 'desk' and person.email is null and signed_on is not null order by person.id`,
  );
  expect(people).toMatchObject([
    { bank: 'bergamo@example.org', surname: 'Bianchi', status: 'normal' },
    { bank: 'bergamo@example.org', surname: 'Zanetti', status: 'normal' },
    { bank: 'lecco@example.org', surname: 'Valsecchi', status: 'normal' },
    { bank: 'lecco@example.org', surname: 'Gandola', status: 'normal' },
    { bank: 'bozen@example.org', surname: 'Oberhofer', status: 'normal' },
    { bank: 'bozen@example.org', surname: 'Gruber', status: 'normal' },
  ]);
  const [first] = await demo.ask(
    `select max(id) < (select min(id) from person where access = 'desk' and kind = 'human') as last
     from person where access = 'self'`,
  );
  expect(first).toEqual({ last: true });
});

test('Bergamo and Lecco are friends; Bozen has asked Bergamo', async () => {
  const links = await demo.ask(
    `select asking.email as asking, asked.email as asked, state from bank_link
     join bank asking on asking.id = requester_bank_id
     join bank asked on asked.id = required_bank_id order by state`,
  );
  expect(links).toEqual([
    { asking: 'lecco@example.org', asked: 'bergamo@example.org', state: 'approved' },
    { asking: 'bozen@example.org', asked: 'bergamo@example.org', state: 'requested' },
  ]);
});

test('exchanges wait for Marco on either side', async () => {
  const waiting = await demo.ask(
    `select split_part(creditor.email, '@', 1) as from, split_part(debtor.email, '@', 1) as to, minutes
     from exchange
     join person creditor on creditor.id = creditor_id join person debtor on debtor.id = debtor_id
     where state = 'pending' and 'marco.bianchi@example.org' in (creditor.email, debtor.email)
     order by creditor.email, debtor.email`,
  );
  expect(waiting).toEqual([
    { from: 'anna.ferrari', to: 'marco.bianchi', minutes: 90 },
    { from: 'marco.bianchi', to: 'carla.colleoni', minutes: 60 },
    { from: 'marco.bianchi', to: 'ettore.corti', minutes: 90 },
    { from: 'sara.fontana', to: 'marco.bianchi', minutes: 60 },
  ]);
});

test('every activity with a name occurs, and everything that happened is in the audit trail', async () => {
  const gaps = await demo.ask(
    `select 'activity' as what, id from activity
     where names ->> 'en' <> 'Something else' and not exists (select from exchange where activity_id = activity.id)
     union all
     select 'exchange', id from exchange
     where (select count(*) from audit where exchange_id = exchange.id)
       <> 1 + num_nonnulls(decided_at, reversed_at)
     union all
     select 'membership', id from membership
     where (select count(*) from audit where action like 'membership-%' and person_id = membership.person_id)
       <> case when signed_on is null then 1 + num_nonnulls(decided_at) else 1 end`,
  );
  expect(gaps).toEqual([]);
});

test('a booklet of Bruno has cheques that were booked, void and blank (specification §16)', async () => {
  const cheques = await demo.ask(
    `select cheque.state, split_part(giver.email, '@', 1) as giver, exchange.basis,
            count(*)::int as number
     from cheque join cheque_book as book on book.id = book_id
     join person owner on owner.id = book.person_id
     left join exchange on exchange.id = exchange_id and exchange.debtor_id = owner.id
     left join person giver on giver.id = exchange.creditor_id
     where owner.email = 'bruno.facchinetti@example.org'
     group by cheque.state, giver.email, exchange.basis order by cheque.state, giver.email`,
  );
  expect(cheques).toEqual([
    { state: 'blank', giver: null, basis: null, number: 7 },
    { state: 'booked', giver: 'adele.suardi', basis: 'paper', number: 1 },
    { state: 'booked', giver: 'marco.bianchi', basis: 'paper', number: 1 },
    { state: 'void', giver: null, basis: null, number: 1 },
  ]);
  const [bank] = await demo.ask(
    `select last_cheque_serial from bank where email = 'bergamo@example.org'`,
  );
  expect(bank).toEqual({ last_cheque_serial: 10 });
});

test('the desk confirmed on paper, by phone and in person, never for itself (law L9)', async () => {
  const bases = await demo.ask(
    `select basis, bool_and(decided_by <> debtor_id and state <> 'pending') as by_desk
     from exchange where basis is not null group by basis order by basis`,
  );
  expect(bases).toEqual([
    { basis: 'paper', by_desk: true },
    { basis: 'phone', by_desk: true },
    { basis: 'present', by_desk: true },
  ]);
});

test('the fund of Bergamo moved: balances from paper, a lesson for three, a gift (law L8)', async () => {
  const accounts = await demo.ask(
    `select coalesce(nullif(person.name, ''), person.surname) as holder,
            adjusted_minutes::int as adjusted
     from account join person on person.id = person_id
     where adjusted_minutes <> 0 order by holder`,
  );
  expect(accounts).toEqual([
    { holder: 'Adele', adjusted: -120 },
    { holder: 'Battista', adjusted: -570 },
    { holder: 'Claudio', adjusted: -90 },
    { holder: 'Fondo ore', adjusted: 660 },
    { holder: 'Franca', adjusted: -120 },
    { holder: 'Loredana', adjusted: -120 },
    { holder: 'Maria', adjusted: 360 },
  ]);
  const lesson = await demo.ask(
    `select exchange.kind, count(*)::int as times, sum(minutes)::int as minutes
     from exchange join person fund on fund.id in (creditor_id, debtor_id) and fund.kind = 'fund'
     where exchange.kind in ('service', 'share') group by exchange.kind order by exchange.kind`,
  );
  expect(lesson).toEqual([
    { kind: 'service', times: 1, minutes: 120 },
    { kind: 'share', times: 3, minutes: 360 },
  ]);
});

test('Bergamo changed a rule twice, with a reason each time (specification §11)', async () => {
  const changes = await demo.ask(
    `select bank_rule.name, value, note <> '' as reasoned from bank_rule
     join bank on bank.id = bank_id and bank.email = 'bergamo@example.org' order by bank_rule.id`,
  );
  expect(changes).toEqual([
    { name: 'statement-months', value: 6, reasoned: true },
    { name: 'statement-months', value: 3, reasoned: true },
  ]);
});

const SNAPSHOT = `
  select to_jsonb(person) as row from person union all select to_jsonb(bank) from bank
  union all select to_jsonb(membership) from membership union all select to_jsonb(account) from account
  union all select to_jsonb(exchange) from exchange union all select to_jsonb(transfer) from transfer
  union all select to_jsonb(bank_link) from bank_link union all select to_jsonb(bank_rule) from bank_rule
  union all select to_jsonb(cheque_book) from cheque_book union all select to_jsonb(cheque) from cheque union all select to_jsonb(audit) from audit`;

test('a second fill does nothing', async () => {
  const before = await demo.ask(SNAPSHOT);
  expect(await demo.fill()).toBe(false);
  expect(await demo.ask(SNAPSHOT)).toEqual(before);
});

test('two servers that start at once fill it once, with the same data as ever', async () => {
  const other = await openDemoDatabase();
  const fills = await Promise.all([other.fill(), other.fill()]);
  expect(fills.sort()).toEqual([false, true]);
  expect(await other.ask(SNAPSHOT)).toEqual(await demo.ask(SNAPSHOT));
  await other.close();
});

test('one notice on the board has a picture, a small one', async () => {
  const pictured = await demo.ask(
    `select notice.state, length(jpeg) < 20 * 1024 as is_small
     from notice_picture join notice on notice.id = notice_id`,
  );
  expect(pictured).toEqual([{ state: 'open', is_small: true }]);
});
