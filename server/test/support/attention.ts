/** Members, services and requests of some days ago, and whom the desk of a bank might call. */
import type { CallLine, CallReason } from '#contract/board/attention.ts';
import { dayAfter, daysAfter } from '#contract/time.ts';
import { insertRow, type Made } from './fixture-rows.ts';
import type { TestPortal } from './portal.ts';
import { type BankKey, NOW, TODAY, type Who } from './world.ts';

/** Somebody who became a member so many days ago. */
export async function memberSince(
  portal: TestPortal,
  daysAgo: number,
  bank: BankKey = 'bozen',
  name = 'Elena',
): Promise<Made> {
  const bankId = portal.world.bank[bank];
  const id = await insertRow(
    portal,
    `with made as (
       insert into person (email, password_hash, name, surname, phone, birth_date, sex, pref_locale,
                           email_verified_at, created_at)
       values (gen_random_uuid() || '@example.org', '', $3, 'Greco', '333 7', '1958-05-01', 'n', 'it',
               $2, $2)
       returning id
     ), joined as (
       insert into membership (person_id, bank_id, state, requested_at, decided_at)
       select id, $1, 'active', $2, $2 from made
     ), opened as (
       insert into account (person_id, bank_id) select id, $1 from made
     )
     select id from made`,
    [bankId, daysAfter(NOW, -daysAgo), name],
  );
  return { id, bankId };
}

/** A service between two people, so many days ago. */
export interface Service {
  giver: Made;
  receiver: Made;
  daysAgo: number;
  minutes?: number;
  kind?: 'service' | 'gift';
  /** Waits for its debtor. */
  isPending?: boolean;
}

/** Records services, confirms those that do not wait, and books them. */
export async function haveServed({ deps, world }: TestPortal, services: Service[]): Promise<void> {
  const rows = services.map((one) => ({
    ...{ creditor: one.giver.id, creditor_bank: one.giver.bankId, debtor: one.receiver.id },
    ...{ debtor_bank: one.receiver.bankId, on: dayAfter(TODAY, -one.daysAgo) },
    ...{ minutes: one.minutes ?? 60, kind: one.kind ?? 'service', waits: one.isPending === true },
  }));
  const { rows: made } = await deps.database.pool.query<{ id: number }>(
    `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id, kind,
                           performed_on, minutes, note, created_at, created_by)
     select creditor, creditor_bank, debtor, debtor_bank,
            case when kind = 'service' then $2::bigint end, kind, "on",
            minutes, 'Aiuto', $3, debtor
     from jsonb_to_recordset($1) as row (creditor bigint, creditor_bank bigint, debtor bigint,
       debtor_bank bigint, "on" date, minutes integer, kind text)
     returning id`,
    [JSON.stringify(rows), world.activity, NOW],
  );
  const ids = made.map(({ id }) => id).filter((_, nth) => !rows[nth]?.waits);
  await deps.database.pool.query(
    `with decided as (
       update exchange set state = 'confirmed', decided_at = $2, decided_by = debtor_id
       where id = any($1::bigint[]) returning *
     )
     insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                           minutes, posted_at, posted_by)
     select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
            $2, decided_by
     from decided`,
    [ids, NOW],
  );
}

/** So many services of one person for another on one day. */
export const timesServed = (times: number, service: Service): Service[] =>
  Array.from({ length: times }, () => service);

/** A request of so many days ago, perhaps for a day so many days from now. */
export async function requested(
  portal: TestPortal,
  author: Made,
  { daysAgo = 0, neededIn, kind = 'request', state = 'open' }: Requested = {},
): Promise<Made> {
  const at = daysAfter(NOW, -daysAgo);
  const id = await insertRow(
    portal,
    `insert into notice (kind, person_id, bank_id, activity_id, title, body, reach, contact,
                         gives_phone, gives_email, when_text, place_text, needed_by, asks_again_on,
                         created_at, created_by, changed_at, state)
     values ($1, $2, $3, $4, 'L’oculista di giovedì', '', 'bank', 'portal', true, true, '', '', $5,
             $6, $7, $2, $7, $8) returning id`,
    [
      ...[kind, author.id, author.bankId, portal.world.activity],
      neededIn === undefined ? null : dayAfter(TODAY, neededIn),
      ...[dayAfter(TODAY, 30), at, state],
    ],
  );
  return { id, bankId: author.bankId };
}

interface Requested {
  daysAgo?: number;
  neededIn?: number;
  kind?: 'request' | 'offer';
  state?: 'open' | 'paused';
}

/** What the desk of a bank reads. */
export async function attentionOf(portal: TestPortal, who: Who = 'lukas') {
  const { status, json } = await (await portal.signIn(who)).get('/admin/attention');
  if (status !== 200) throw new Error(`${who} reads nobody to call: ${status}`);
  return json;
}

/** Why a member stands on the page of the desk; undefined when they do not. */
export async function reasonOf(portal: TestPortal, { id }: Made): Promise<CallReason | undefined> {
  return (await lineOf(portal, id))?.reason;
}

/** Their line on the page of the desk. */
export async function lineOf(portal: TestPortal, id: number): Promise<CallLine | undefined> {
  return (await attentionOf(portal)).lines.find(({ userId }) => userId === id);
}
