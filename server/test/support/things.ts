/**
 * Makes the things that permission stories try their hands on, each fresh, so that what one caller
 * does to one of them is nobody else's matter. Written straight into the database: how things come
 * about is told by other stories.
 */
import type { CallerKind } from './cast.ts';
import type { TestPortal } from './portal.ts';
import type { Thing } from './right-calls.ts';
import { type BankKey, NOW } from './world.ts';

/** How a thing stands to its caller: theirs, or of a bank. */
export type Owner = 'own' | BankKey;

type Maker = (portal: TestPortal, caller: CallerKind, owner: Owner) => Promise<Made>;
type Made = Pick<Thing, 'id' | 'bankId'> & { email?: string };

const MAKERS = {
  member: (portal, caller, owner) =>
    owner === 'own' ? self(portal, caller) : insertPerson(portal, owner, 'active'),
  applicant: (portal, caller, owner) =>
    owner === 'own' ? self(portal, caller) : insertPerson(portal, owner, 'requested'),
  unverified: (portal, caller, owner) =>
    owner === 'own' ? self(portal, caller) : insertPerson(portal, owner, 'unverified'),
  bank: async ({ world }, caller, owner) => ({
    id: world.bank[bankOf(caller, owner)],
    bankId: world.bank[bankOf(caller, owner)],
  }),
  'bank or a new one': async (portal, caller, owner) => {
    const isStranger = owner === strangerOf(caller);
    return isStranger ? insertBank(portal) : MAKERS.bank(portal, caller, owner);
  },
  /** Waits for its debtor; one's own is to be confirmed by oneself. */
  'exchange to confirm': async (portal, caller, owner) => {
    const debtor = owner === 'own' ? await self(portal, caller) : await fellowOf(portal, owner);
    const creditor = await fellowOf(portal, bankOf(caller, owner));
    return insertExchange(portal, creditor, debtor);
  },
  /** Confirmed; one's own was given by oneself. */
  'exchange given': async (portal, caller, owner) => {
    const creditor = owner === 'own' ? await self(portal, caller) : await fellowOf(portal, owner);
    const debtor = await fellowOf(portal, bankOf(caller, owner));
    return confirmed(portal, await insertExchange(portal, creditor, debtor));
  },
  /** Asked by a new bank; one's own is asked by one's bank. */
  'link asked': async (portal, caller, owner) => {
    const theirs = portal.world.bank[bankOf(caller, owner)];
    const { id } = await insertBank(portal);
    return owner === 'own'
      ? insertLink(portal, theirs, id, 'requested')
      : insertLink(portal, id, theirs, 'requested');
  },
  link: async (portal, caller, owner) => {
    const { id } = await insertBank(portal);
    return insertLink(portal, id, portal.world.bank[bankOf(caller, owner)], 'approved');
  },
  application: (portal) => insertApplication(portal),
} satisfies Record<string, Maker>;

export type ThingKind = keyof typeof MAKERS;

/** A thing for a call; without a kind, who calls is all that it is about. */
export async function makeThing(
  portal: TestPortal,
  kind: ThingKind | undefined,
  caller: CallerKind,
  owner: Owner,
): Promise<Thing> {
  const make: Maker = kind === undefined ? self : MAKERS[kind];
  const { email = `${crypto.randomUUID()}@example.org`, ...made } = await make(
    portal,
    caller,
    owner,
  );
  return { ...made, email, fellow: await fellowOf(portal, bankOf(caller, 'own')) };
}

/** Bergamo stands in where who calls has no bank. */
function bankOf(caller: CallerKind, owner: Owner): BankKey {
  return owner === 'own' ? (caller.bank ?? 'bergamo') : owner;
}

/** A bank without a link to that of who calls. */
export function strangerOf({ bank }: CallerKind): BankKey {
  return bank === 'bozen' ? 'bergamo' : 'bozen';
}

async function self({ world }: TestPortal, caller: CallerKind): Promise<Made> {
  return { id: caller.id, email: caller.email, bankId: world.bank[bankOf(caller, 'own')] };
}

function fellowOf(portal: TestPortal, bank: BankKey): Promise<Made> {
  return insertPerson(portal, bank, 'active');
}

async function insertRow(
  { deps }: TestPortal,
  statement: string,
  values: unknown[],
): Promise<number> {
  const { rows } = await deps.database.pool.query<{ id: number }>(statement, values);
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

async function insertPerson(
  portal: TestPortal,
  bank: BankKey,
  state: 'active' | 'requested' | 'unverified',
): Promise<Made> {
  const bankId = portal.world.bank[bank];
  const email = `${crypto.randomUUID()}@example.org`;
  const id = await insertRow(
    portal,
    `with made as (
       insert into person (email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                           chosen_bank_id, email_verified_at, created_at)
       values ($1, '', 'Nome', 'Cognome', '333', '1958-05-01', 'n', 'it', $2,
               case when $3 <> 'unverified' then $4::timestamptz end, $4)
       returning id
     ), joined as (
       insert into membership (person_id, bank_id, state, requested_at, decided_at)
       select id, $2, $3, $4, case when $3 = 'active' then $4::timestamptz end
       from made where $3 <> 'unverified'
     ), opened as (
       insert into account (person_id, bank_id) select id, $2 from made where $3 = 'active'
     )
     select id from made`,
    [email, bankId, state, NOW],
  );
  return { id, bankId, email };
}

async function insertBank(portal: TestPortal): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into bank (name, address, email, president, secretary, gdpr, founded_on, created_at)
     values ($1, 'Via', 'bank@example.org', 'P', 'S', 'G', '2019-01-01', $2) returning id`,
    [`Banca ${crypto.randomUUID()}`, NOW],
  );
  return { id, bankId: id };
}

async function insertExchange(portal: TestPortal, creditor: Made, debtor: Made): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                           performed_on, minutes, note, created_at, created_by)
     values ($1, $2, $3, $4, $5, '2026-01-01', 60, 'Un’ora', $6, $1) returning id`,
    [creditor.id, creditor.bankId, debtor.id, debtor.bankId, portal.world.activity, NOW],
  );
  return { id, bankId: debtor.bankId };
}

async function confirmed(portal: TestPortal, exchange: Made): Promise<Made> {
  await insertRow(
    portal,
    `with decided as (
       update exchange set state = 'confirmed', decided_at = $2, decided_by = debtor_id
       where id = $1 returning *
     )
     insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                           minutes, posted_at, posted_by)
     select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
            $2, debtor_id
     from decided returning id`,
    [exchange.id, NOW],
  );
  return exchange;
}

async function insertLink(
  portal: TestPortal,
  requesterId: number,
  requiredId: number,
  state: 'requested' | 'approved',
): Promise<Made> {
  const id = await insertRow(
    portal,
    `insert into bank_link (requester_bank_id, required_bank_id, state, requested_at, requested_by,
                            decided_at)
     values ($1, $2, $3, $4, $5, case when $3 = 'approved' then $4::timestamptz end) returning id`,
    [requesterId, requiredId, state, NOW, portal.world.person.giulia],
  );
  return { id, bankId: requiredId };
}

async function insertApplication(portal: TestPortal): Promise<Made> {
  const { id: applicantId, bankId } = await insertPerson(portal, 'bergamo', 'unverified');
  const id = await insertRow(
    portal,
    `insert into bank_application (applicant_id, name, address, email, president, secretary, gdpr,
                                   founded_on, created_at)
     values ($1, $2, 'Via', 'bank@example.org', 'P', 'S', 'G', '2026-01-01', $3) returning id`,
    [applicantId, `Banca ${crypto.randomUUID()}`, NOW],
  );
  return { id, bankId };
}
