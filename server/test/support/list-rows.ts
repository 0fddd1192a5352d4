/**
 * A few hundred random rows for stories about lists: names that collide, accents, upper case,
 * equal days, several banks, people who moved. The same seed makes the same rows.
 */
import fc from 'fast-check';
import type { TestPortal } from './portal.ts';
import { NOW } from './world.ts';

const NAMES = ['Anna', 'anna', 'Änna', 'Zoë', 'Łucja', 'Øyvind', 'Li', 'Maria Grazia'];
const SURNAMES = ['Rossi', 'ROSSI', 'Rößler', 'De Luca', 'de luca', 'Müller', 'Muller', 'D’Angelo'];
const NOTES = [
  'Torta',
  'torta',
  'Tòrta e caffè',
  '100% lana',
  'a_b',
  'a\\b',
  'È tardi',
  'Über Nacht',
];
const BANKS = ['Àncora', 'ancoraggio', 'Öde', 'Zeta', 'beta', 'Čakra', '100%', 'Élite'].flatMap(
  (name) => [`${name} A`, `${name} b`, `${name} ç`],
);
const DAYS = ['2019-06-01', '2026-10-30', '2026-11-01', '2026-11-02', '2026-11-19', '2026-11-20'];

/** What is worth searching for: found in many rows, in few, in none, or special to LIKE. */
export const SEARCHES = [
  'ross',
  'RÖ',
  'anna',
  'caffe',
  'TÒRTA',
  '%',
  '_',
  '\\',
  'a',
  'zz',
  'i a',
  '0039 035',
  '10-20',
  '12',
];
export const SEARCH_DAYS = [...DAYS, '2026-11-10', '2027-01-01'];

const day = fc.constantFrom(...DAYS);
const moment = fc.constantFrom(...DAYS.slice(1)).map((date) => `${date}T12:00:00Z`);

const person = fc.record({
  name: fc.constantFrom(...NAMES),
  surname: fc.constantFrom(...SURNAMES),
  phone: fc.constantFrom('333 1', '333 10 20 30', '+39 035 221 190', '0471/31020'),
  birth_date: fc.constantFrom('1940-02-29', '1958-05-01', '1958-05-02', '1999-12-31'),
  sex: fc.constantFrom('m', 'f', 'n'),
  pref_locale: fc.constantFrom('it', 'en', 'de'),
  bank: fc.constantFrom(0, 0, 0, 1, 2, 3),
  state: fc.constantFrom(
    'active',
    'active',
    'active',
    'requested',
    'ended',
    'denied',
    'unverified',
  ),
  at: moment,
});

const exchange = fc.record({
  creditor: fc.nat(),
  debtor: fc.nat(),
  /** Many are Marco's and Giulia's, so that their lists are long. */
  of: fc.constantFrom('marco', 'giulia', undefined),
  isGiven: fc.boolean(),
  performed_on: day,
  halves: fc.integer({ min: 1, max: 8 }),
  note: fc.constantFrom(...NOTES),
  state: fc.constantFrom('pending', 'confirmed', 'confirmed', 'cancelled', 'reversed'),
  activity: fc.nat(),
});

const link = fc.record({
  state: fc.constantFrom('requested', 'requested', 'approved', 'rejected', 'removed', 'withdrawn'),
  isOurs: fc.boolean(),
  at: moment,
});

const rows = fc.record({
  people: fc.array(person, { minLength: 160, maxLength: 160 }),
  exchanges: fc.array(exchange, { minLength: 400, maxLength: 400 }),
  links: fc.array(link, { minLength: BANKS.length, maxLength: BANKS.length }),
});

/** Adds the rows of a seed to the world of a portal. */
export async function insertListRows(portal: TestPortal, seed: number): Promise<void> {
  const [made] = fc.sample(rows, { seed, numRuns: 1 });
  if (!made) throw new Error('one sample was asked for');
  const { bank } = portal.world;
  const banks = [bank.bergamo, bank.lecco, bank.bozen, ...(await insertBanks(portal))];
  await insertLinks(portal, made.links, banks.slice(3));
  await insertPeople(portal, made.people, banks);
  await insertExchanges(portal, made.exchanges);
  await insertBatches(portal, [bank.bergamo, bank.lecco]);
}

async function insertBanks({ deps }: TestPortal): Promise<number[]> {
  const { rows: banks } = await deps.database.pool.query<{ id: number }>(
    `insert into bank (name, address, email, president, secretary, gdpr, founded_on, created_at,
                       opened_with_all)
     select name, 'Via ' || name, 'bank@example.org', 'P', 'S', 'G', '2019-01-01', $2, true
     from unnest($1::text[]) name returning id`,
    [BANKS, NOW],
  );
  return banks.map(({ id }) => id);
}

type Made<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never;

/** Links with Bergamo, asked by either side. */
async function insertLinks(
  { deps, world }: TestPortal,
  links: Made<typeof link>[],
  banks: number[],
): Promise<void> {
  const values = links.map(({ isOurs, ...rest }, index) => ({
    ...rest,
    requester: isOurs ? world.bank.bergamo : banks[index],
    required: isOurs ? banks[index] : world.bank.bergamo,
  }));
  await deps.database.pool.query(
    `insert into bank_link (requester_bank_id, required_bank_id, state, requested_at, requested_by,
                            decided_at, ended_at)
     select requester, required, state, at, $2,
            case when state in ('approved', 'rejected', 'removed') then at end,
            case when state in ('withdrawn', 'removed') then at end
     from jsonb_to_recordset($1) as row (requester bigint, required bigint, state text, at timestamptz)`,
    [JSON.stringify(values), world.person.giulia],
  );
}

/** People in every state; those who left have an account still, and Marco has an old one in Lecco. */
async function insertPeople(
  { deps, world }: TestPortal,
  people: Made<typeof person>[],
  banks: number[],
): Promise<void> {
  const values = people.map((made, index) => ({
    ...made,
    bank: banks[made.bank],
    email: `${made.name.replaceAll(/\W/g, '')}.${index}@example.org`.toLowerCase(),
  }));
  await deps.database.pool.query(
    `with given as (
       select * from jsonb_to_recordset($1) as row (email text, name text, surname text, phone text,
         birth_date date, sex text, pref_locale text, bank bigint, state text, at timestamptz)
     ), made as (
       insert into person (email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                           chosen_bank_id, email_verified_at, created_at)
       select email, '', name, surname, phone, birth_date, sex, pref_locale, bank,
              case when state <> 'unverified' then at end, at from given
       returning id, email
     ), opened as (
       insert into account (person_id, bank_id)
       select made.id, given.bank from made join given using (email)
       where given.state in ('active', 'ended')
     )
     select id from made`,
    [JSON.stringify(values)],
  );
  await deps.database.pool.query(
    `insert into membership (person_id, bank_id, state, requested_at, decided_at, ended_at)
     select person.id, bank, state, at, case when state <> 'requested' then at end,
            case when state = 'ended' then at end
     from jsonb_to_recordset($1) as row (email text, bank bigint, state text, at timestamptz)
     join person using (email) where state <> 'unverified'`,
    [JSON.stringify(values)],
  );
  await deps.database.pool.query('insert into account (person_id, bank_id) values ($1, $2)', [
    world.person.marco,
    world.bank.lecco,
  ]);
}

interface Account {
  person_id: number;
  bank_id: number;
}

/** Exchanges between any two accounts, brought to their states by the steps that there are. */
async function insertExchanges(
  { deps, world }: TestPortal,
  exchanges: Made<typeof exchange>[],
): Promise<void> {
  const { rows: accounts } = await deps.database.pool.query<Account>(
    `select person_id, bank_id from account join person on person.id = person_id
      where person.kind = 'human' order by person_id, bank_id`,
  );
  const own = (who: 'marco' | 'giulia') =>
    accounts.filter(({ person_id }) => person_id === world.person[who]);
  const values = exchanges.flatMap(({ creditor, debtor, of, isGiven, halves, ...rest }) => {
    const mine = of === undefined ? accounts : own(of);
    const gave = pick(isGiven ? mine : accounts, creditor);
    const received = pick(isGiven ? accounts : mine, debtor);
    if (gave.person_id === received.person_id) return [];
    return { ...rest, gave, received, minutes: halves * 30 };
  });
  const { rows: made } = await deps.database.pool.query<{ id: number }>(
    `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                           performed_on, minutes, note, created_at, created_by)
     select (gave->>'person_id')::bigint, (gave->>'bank_id')::bigint,
            (received->>'person_id')::bigint, (received->>'bank_id')::bigint,
            (select array_agg(id order by id) from activity)[
              1 + activity % (select count(*) from activity)],
            performed_on, minutes, note, $2, (gave->>'person_id')::bigint
     from jsonb_to_recordset($1) as row (gave jsonb, received jsonb, performed_on date,
                                         minutes integer, note text, activity bigint)
     returning id`,
    [JSON.stringify(values), NOW],
  );
  const idsIn = (...states: string[]) =>
    made.flatMap(({ id }, index) => (states.includes(values[index]?.state ?? '') ? id : []));
  const run = (text: string, ids: number[]) =>
    deps.database.pool.query(text, [ids, NOW, world.person.giulia]);
  await run(
    `update exchange set state = 'cancelled', decided_at = $2, decided_by = $3 where id = any($1)`,
    idsIn('cancelled'),
  );
  await run(CONFIRM, idsIn('confirmed', 'reversed'));
  await run(REVERSE, idsIn('reversed'));
}

/** For each bank a batch that has made a third of all exchanges. */
async function insertBatches({ deps, world }: TestPortal, banks: number[]): Promise<void> {
  await deps.database.pool.query(
    `with batch as (
       insert into exchange_batch (bank_id, admin_id, debtor_bank_id, activity_id, performed_on,
                                   minutes, note, created_at, finished_at)
       select bank_id, $2, bank_id, $3, '2026-11-01', 60, 'Torta', $4, $4
       from unnest($1::bigint[]) bank_id returning id
     )
     insert into exchange_batch_item (batch_id, position, creditor_id, debtor_id, exchange_id)
     select batch.id, min(exchange.id), creditor_id, debtor_id, min(exchange.id)
     from batch join exchange on exchange.id % 3 = batch.id % 3
     group by batch.id, creditor_id, debtor_id`,
    [banks, world.person.giulia, world.activity, NOW],
  );
}

const BOOKED = `(exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id, minutes,
  posted_at, posted_by)`;
const CONFIRM = `with decided as (
    update exchange set state = 'confirmed', decided_at = $2, decided_by = $3
    where id = any($1) returning *)
  insert into transfer ${BOOKED}
  select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes, $2, $3
  from decided`;
const REVERSE = `with decided as (
    update exchange set state = 'reversed', reversed_at = $2, reversed_by = $3
    where id = any($1) returning *)
  insert into transfer ${BOOKED}
  select id, 'reversal', debtor_id, debtor_bank_id, creditor_id, creditor_bank_id, minutes, $2, $3
  from decided`;

function pick(accounts: Account[], index: number): Account {
  const account = accounts[index % accounts.length];
  if (!account) throw new Error('there are accounts');
  return account;
}
