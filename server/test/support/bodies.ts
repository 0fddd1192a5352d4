/** Bodies in stories: members that are not people (specification §51). */
import type { Body } from '#contract/people/bodies.ts';
import type { Caller } from './caller.ts';
import { insertRow, type Made } from './fixture-rows.ts';
import { noticeForm } from './notices.ts';
import type { TestPortal } from './portal.ts';
import { openRoom } from './rooms.ts';
import { type BankKey, NOW, TODAY, type Who } from './world.ts';

/** What the desk types from the form of a parish. */
export const PARISH = {
  name: 'Parrocchia di San Rocco',
  kind: 'parish',
  address: 'Piazza San Rocco 1, Bergamo',
  phone: '035 123456',
  taxCode: '95012345678',
  representedBy: 'don Luigi Locatelli',
  signedOn: TODAY,
} as const;

/** Registers a body at the desk, which must succeed. */
export async function registerBody(desk: Caller, more: Partial<Body> = {}): Promise<Body> {
  const { status, json, text } = await desk.post('/admin/bodies', { ...PARISH, ...more });
  if (status !== 201) throw new Error(text);
  return json;
}

/** Names somebody who acts for it, which must succeed. @returns the id of the delegation */
export async function nameReferent(desk: Caller, bodyId: number, delegateId: number) {
  const form = { delegateId, signedOn: TODAY };
  const { status, json, text } = await desk.post(`/admin/banks/users/${bodyId}/proxies`, form);
  if (status !== 201) throw new Error(text);
  return json.id;
}

/** Makes somebody a further administrator of Bergamo. @returns them, signed in */
export async function secondAdministrator(
  portal: TestPortal,
  desk: Caller,
  who: Who,
): Promise<Caller> {
  await desk.patch(`/admin/banks/users/${portal.world.person[who]}/role`, { role: 'ADMIN' });
  return portal.signIn(who);
}

/** A parish of Bergamo, for which Marco and Anna act. @returns its id */
export async function parishWithTwo({ world }: TestPortal, desk: Caller): Promise<number> {
  const { id } = await registerBody(desk);
  await nameReferent(desk, id, world.person.marco);
  await nameReferent(desk, id, world.person.anna);
  return id;
}

/** A parish with two referents in a bank that opened the room: its desk, and Marco, who acts for it. */
export async function parishAtWork(portal: TestPortal) {
  await openRoom(portal, 'bergamo', 'bodies');
  const giulia = await portal.signIn('giulia');
  const parish = await parishWithTwo(portal, giulia);
  const asParish = (await portal.signIn('marco')).actingFor(parish);
  return { giulia, parish, asParish };
}

/** The parish looks for that many people. @returns the id of the request */
export async function looksFor(
  portal: TestPortal,
  asParish: Caller,
  places: number,
): Promise<number> {
  const form = noticeForm(portal, { title: 'Sei persone per la festa', places });
  const { status, json, text } = await asParish.post('/users/notices', form);
  if (status !== 201) throw new Error(text);
  return json.id;
}

/** A body of a bank that has opened its room, without a call. */
export async function insertBody(portal: TestPortal, bank: BankKey): Promise<Made> {
  await openRoom(portal, bank, 'bodies');
  const bankId = portal.world.bank[bank];
  const id = await insertRow(
    portal,
    `with made as (
       insert into person (name, surname, sex, pref_locale, access, kind, created_at)
       values ('', $1, 'n', 'it', 'desk', 'body', $2) returning id
     ), written as (
       insert into body (person_id, bank_id, kind, address, tax_code, represented_by, signed_on)
       select id, $3, 'parish', '', '', 'don Luigi', '2026-01-01' from made
     ), joined as (
       insert into membership (person_id, bank_id, state, requested_at, decided_at)
       select id, $3, 'active', $2, $2 from made
     ), opened as (
       insert into account (person_id, bank_id) select id, $3 from made
     )
     select id from made`,
    [`Parrocchia ${crypto.randomUUID()}`, NOW, bankId],
  );
  return { id, bankId };
}
