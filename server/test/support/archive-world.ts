/** Two portals: one with a bank that has lived, and one that does not have that bank. */

import { FRIDAY, THURSDAY } from './answers-with-days.ts';
import { archiveOf } from './archive.ts';
import { nameReferent, registerBody } from './bodies.ts';
import type { Caller } from './caller.ts';
import { nameDelegate } from './delegates.ts';
import { bankForm, recordForAnna } from './exchanges.ts';
import { fingerprintOf } from './fingerprint.ts';
import { registerYoung } from './minors.ts';
import { noticeForm } from './notices.ts';
import { openPortal, type TestPortal } from './portal.ts';
import { PICTURE } from './uploads.ts';
import { emailOf } from './world.ts';

export type Opened = Awaited<ReturnType<typeof openPortal>>;

/** Opens both, and makes the archive. */
export async function openBoth() {
  const here = await openPortal();
  await live(here.portal);
  const giulia = await here.portal.signIn('giulia');
  await addPicture(giulia, here.portal.url);
  const archive = await archiveOf(here.portal, 'giulia');
  const there = await openPortal();
  // Nobody and nothing of the archive is there, but for the portal's own administrator.
  const { pool } = there.portal.deps.database;
  await pool.query(`update bank set name = 'Altra ' || id`);
  await pool.query(`update person set email = 'altra.' || email where email <> $1`, [
    emailOf('portale'),
  ]);
  const importer = await there.portal.signIn('portale');
  const close = () => Promise.all([here.close(), there.close()]);
  return { here, there, archive, importer, close };
}

/** Everything but the counters of calls and what happened with pictures in memory. */
export async function allOf({ portal }: Opened): Promise<string> {
  const lines = (await fingerprintOf(portal.deps.database)).split('\n');
  return lines.filter((line) => !/rate_counter|public\.session:/.test(line)).join('\n');
}

/** A year of Bergamo in small: every state, both ways over the border, a rule, a picture, a leaver. */
async function live(portal: TestPortal): Promise<void> {
  const { person, bank, activity } = portal.world;
  const [marco, anna, giulia, sara] = await Promise.all([
    portal.signIn('marco'),
    portal.signIn('anna'),
    portal.signIn('giulia'),
    portal.signIn('sara'),
  ]);
  const approve = (caller: Caller, id: number) => caller.patch(`/users/transactions/${id}/approve`);
  const confirmed = await recordForAnna(portal, { hours: 3, note: 'Confermato' });
  await approve(anna, confirmed);
  const reversed = await recordForAnna(portal, { hours: 2, note: 'Annullato dopo' });
  await approve(anna, reversed);
  await marco.patch(`/users/transactions/${reversed}/reject-confirmed`, { reason: 'Due volte' });
  const cancelled = await recordForAnna(portal, { note: 'Annullato' });
  await anna.patch(`/users/transactions/${cancelled}/reject`, { reason: 'Non ero io' });
  const takenBack = await recordForAnna(portal, { hours: 1.5, note: 'Ripreso' });
  await anna.patch(`/users/transactions/${takenBack}/approve`, { undoable: true });
  await anna.patch(`/users/transactions/${takenBack}/take-back`);
  await approve(anna, takenBack);
  await recordForAnna(portal, { note: 'In attesa' });
  const terms = { activity, dateOfTransaction: '2026-11-18', quantityOfHours: 4 };
  const toLecco = { ...terms, bankTo: bank.lecco, userTo: person.sara, note: 'Oltre confine' };
  await approve(sara, (await marco.post('/users/transactions', toLecco)).json.id);
  const back = { ...terms, bankTo: bank.bergamo, userTo: person.anna, note: 'E ritorno' };
  await approve(anna, (await sara.post('/users/transactions', back)).json.id);
  await giulia.post('/admin/transactions', bankForm(portal, { note: '=1+1; "virgolette"' }));
  await anna.put('/users/skills', { activities: [activity] });
  await anna.put('/users/letter-preferences', { topic: 'reminders', cadence: 'never' });
  await anna.put('/users/asking-choice', { mayBeAsked: false, showDone: true });
  await anna.patch('/users/reach', { contact: 'phone', givesEmail: false, findable: true });
  const request = noticeForm(portal, { reach: 'friends', neededBy: '2026-12-03' });
  const { id: notice } = (await anna.post('/users/notices', request)).json;
  await asOfBodies(portal, notice, confirmed);
  await sara.post(`/users/notices/${notice}/answers`, {});
  const days = [THURSDAY, FRIDAY];
  const answered = await giulia.post(`/users/notices/${notice}/answers`, { text: '', days });
  const yes = { day: 2, sequence: 0 };
  await anna.post(`/users/answers/${answered.json.myAnswer?.id ?? 0}/accept`, yes);
  await giulia.post('/users/notices', noticeForm(portal, { kind: 'offer' }));
  const another = noticeForm(portal, { title: 'Una mano', sure: true });
  const { id: asked } = (await anna.post('/users/notices', another)).json;
  await anna.post(`/users/notices/${asked}/asks`, { people: [person.giulia] });
  await marco.post('/users/notices', noticeForm(portal, { kind: 'offer' }));
  await giulia.post('/admin/cheque-books', { personId: person.anna, count: 10 });
  const ofAnna = `/admin/banks/users/${person.anna}` as const;
  await giulia.put(`${ofAnna}/call-note`, { note: 'Richiamare' });
  await giulia.put(`${ofAnna}/note`, { note: 'Ha le chiavi', seen: '' });
  await giulia.put('/admin/rooms/bodies', { isOpen: true });
  await nameReferent(giulia, (await registerBody(giulia)).id, person.anna);
  await giulia.put('/admin/rooms/association', { isOpen: true });
  await giulia.put('/admin/register/legal-form', { legalForm: 'aps' });
  await giulia.put(`${ofAnna}/register`, { taxCode: 'FRRNNA58E41A794X', metOn: '2026-11-03' });
  const minutes = { on: '2026-11-12', resolution: 'Direttivo, n. 4' };
  await giulia.post('/admin/register/minutes', { ...minutes, ids: [person.anna, person.marco] });
  await registerYoung(giulia, '2012-03-04');
  await feesAndPolicy(portal);
  await giulia.put('/admin/reports/2026', { year: 'Un anno buono', hourWorth: '12,5' });
  await giulia.put(`${ofAnna}/band`, { low: -40, high: null, note: 'Sta male' });
  await nameDelegate(portal, person.anna, person.giulia);
  const received = { ...terms, bankFrom: bank.bergamo, userFrom: person.marco, note: 'Per Anna' };
  await giulia.actingFor(person.anna).post('/users/transactions/received', received);
  await giulia.put('/admin/rules/band-low', { value: -30, note: 'Assemblea' });
  const data = { address: 'Via Roma 1', president: 'P', secretary: 'S', gdpr: 'Riscritta' };
  for (const caller of [marco, anna]) await caller.post('/users/consent', { number: 1 });
  await giulia.patch('/admin/update-banks', data);
  await anna.post('/users/consent', { number: 2 });
  await addPicture(marco, portal.url);
  await giulia.delete(`/admin/banks/users/${person.marco}`);
  const waiting = { ...terms, bankTo: bank.bergamo, userTo: person.anna, note: 'Aspetta' };
  await giulia.post('/users/transactions', waiting);
}

/** What bodies alone have: it travels as everything does (specification §51). */
async function asOfBodies({ deps }: TestPortal, notice: number, exchange: number): Promise<void> {
  const { pool } = deps.database;
  await pool.query('update notice set places = 6 where id = $1', [notice]);
  await pool.query(
    `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, kind, activity_id,
                           performed_on, minutes, note, hand, created_at, created_by)
     select creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, kind, activity_id, performed_on,
            minutes, note, 'Il coro', created_at, created_by
     from exchange where id = $1`,
    [exchange],
  );
}

/** What an association writes down beside its register. */
async function feesAndPolicy(portal: TestPortal): Promise<void> {
  const { person } = portal.world;
  const giulia = await portal.signIn('giulia');
  const ordinary = { cents: 1500, words: 'Socio' };
  await giulia.put('/admin/fees/2026', { dueOn: '2026-03-31', ordinary });
  const cash = { ids: [person.anna, person.marco], on: '2026-11-12', how: 'cash' } as const;
  await giulia.post('/admin/fees/2026/receive', cash);
  await giulia.post('/admin/fees/2026/void/1', { reason: 'Doppia' });
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const policy = { ...year, insurer: 'Assicura', number: '123/45', covers: 'some' } as const;
  const { id: policyId } = (await giulia.post('/admin/policies', policy)).json;
  await giulia.put(`/admin/policies/${policyId}/people`, { on: '2026-02-01', add: [person.anna] });
}

async function addPicture({ token }: Caller, url: string): Promise<void> {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), 'photo.png');
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/api/upload-photo`, { method: 'PATCH', headers, body: form });
}
