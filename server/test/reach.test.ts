/** How a member is reached, said once (specification §20): notices and answers take it from there. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { write } from './support/threads.ts';

const portal = portalForEachStory();

/** A form as today's screens send it: without a word of getting in touch. */
function plainForm(kind: 'request' | 'offer' = 'request') {
  const { contact, ...form } = noticeForm(portal(), { kind, sure: true });
  expect(contact).toBe('portal');
  return form;
}

it('is on the portal, with both given, until somebody says otherwise, a part at a time', async () => {
  const anna = await portal().signIn('anna');
  const standard = { contact: 'portal', givesPhone: true, givesEmail: true, findable: null };
  const has = { hasPhone: true, hasEmail: true };
  expect((await anna.get('/users/reach')).json).toEqual({ ...standard, ...has });
  const said = await anna.patch('/users/reach', { givesEmail: false });
  expect([said.status, said.json]).toEqual([200, { ...standard, ...has, givesEmail: false }]);
  const found = await anna.patch('/users/reach', { findable: true, contact: 'phone' });
  expect(found.json).toMatchObject({ contact: 'phone', givesEmail: false, findable: true });
  expect((await anna.patch('/users/reach', {})).json).toEqual(found.json);
  const marco = await portal().signIn('marco');
  expect((await marco.get('/users/reach')).json).toMatchObject(standard);
  const wrong = await anna.send('PATCH', '/users/reach', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ contact: 'pigeon', findable: 'yes' }),
  });
  expect([wrong.status, wrong.json.errors?.map(({ path }) => path)]).toEqual([
    400,
    ['contact', 'findable'],
  ]);
});

it('holds for a notice that does not say, and not for one that does', async () => {
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  const modeOf = async (form: object) => {
    const { id } = (await anna.post('/users/notices', { ...plainForm(), ...form })).json;
    const { contact, givesEmail } = (await marco.get(`/users/notices/${id}`)).json;
    return [contact.mode, contact.phone, givesEmail];
  };
  expect(await modeOf({})).toEqual(['portal', null, true]);
  await anna.patch('/users/reach', { contact: 'phone', givesEmail: false });
  expect(await modeOf({})).toEqual(['phone', '333 1234567', false]);
  expect(await modeOf({ contact: 'portal', givesEmail: true })).toEqual(['portal', null, true]);
});

it('holds at once for notices on the board and answers that wait, and leaves what a yes has shown', async () => {
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  const { id } = (await anna.post('/users/notices', plainForm())).json;
  const closed = (await anna.post('/users/notices', plainForm('offer'))).json.id;
  await anna.post(`/users/notices/${closed}/close`, { outcome: 'withdrawn' });
  const given = await marco.post(`/users/notices/${id}/answers`, { text: 'Posso io' });
  expect(given.status).toBe(201);
  await anna.patch('/users/reach', { contact: 'phone' });
  expect((await marco.get(`/users/notices/${id}`)).json.contact.phone).toBe('333 1234567');
  expect((await anna.get(`/users/notices/${closed}`)).json.contact.mode).toBe('portal');
  await anna.patch('/users/reach', { contact: 'portal' });
  expect((await marco.get(`/users/notices/${id}`)).json.contact.phone).toBeNull();
  await marco.patch('/users/reach', { givesEmail: false });
  const accepted = await anna.post(`/users/answers/${given.json.myAnswer?.id ?? 0}/accept`, null);
  const shown = { phone: '333 1234567', email: null };
  expect(accepted.json.answers[0]?.contact).toEqual(shown);
  await marco.patch('/users/reach', { contact: 'desk' });
  expect((await anna.get(`/users/notices/${id}`)).json.answers[0]?.contact).toEqual(shown);
});

it('holds for an answer that does not say; who is reached through the desk gives nothing', async () => {
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  const acceptedAfter = async (reach: object, answer: object) => {
    await marco.patch('/users/reach', reach);
    const { id } = (await anna.post('/users/notices', plainForm())).json;
    const { myAnswer } = (await marco.post(`/users/notices/${id}/answers`, answer)).json;
    const yes = await anna.post(`/users/answers/${myAnswer?.id ?? 0}/accept`, null);
    return yes.json.answers[0]?.contact;
  };
  const both = { phone: '333 1234567', email: 'marco@example.org' };
  expect(await acceptedAfter({}, {})).toEqual(both);
  expect(await acceptedAfter({ givesPhone: false }, {})).toEqual({ ...both, phone: null });
  expect(await acceptedAfter({ contact: 'phone' }, {})).toEqual(both);
  expect(await acceptedAfter({ contact: 'desk' }, {})).toEqual({ phone: null, email: null });
  const said = { givesPhone: true, givesEmail: false };
  expect(await acceptedAfter({}, said)).toEqual({ ...both, email: null });
});

it('leaves what a notice or an answer said where a change of its words does not say', async () => {
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  const form = { ...plainForm(), contact: 'phone', givesEmail: false } as const;
  const { id } = (await anna.post('/users/notices', form)).json;
  const changed = await anna.put(`/users/notices/${id}`, {
    ...plainForm(),
    title: 'Un’altra cosa',
  });
  expect(changed.json).toMatchObject({ title: 'Un’altra cosa', givesEmail: false });
  expect(changed.json.contact.mode).toBe('phone');
  await marco.post(`/users/notices/${id}/answers`, { text: 'Io', givesEmail: false });
  const again = await marco.post(`/users/notices/${id}/answers`, { text: 'Io, giovedì' });
  const yes = await anna.post(`/users/answers/${again.json.myAnswer?.id ?? 0}/accept`, null);
  expect(yes.json.answers[0]?.contact).toEqual({ phone: '333 1234567', email: null });
  const other = await anna.post('/users/notices', { ...form, title: 'Ancora', sure: true });
  const path = `/users/notices/${other.json.id}/answers` as const;
  await marco.post(path, { text: 'Io', givesPhone: false });
  const words = await marco.post(path, { text: 'Io, venerdì' });
  const both = await anna.post(`/users/answers/${words.json.myAnswer?.id ?? 0}/accept`, null);
  expect(both.json.answers[0]?.contact).toEqual({ phone: null, email: 'marco@example.org' });
});

it('lets a member of the bank write about an open offer, and not round the desk', async () => {
  const { person } = portal().world;
  const anna = await portal().signIn('anna');
  const about = async (who: 'marco' | 'sara' | 'anna', toPerson: number, notice: number) => {
    const caller = await portal().signIn(who);
    const asked = await caller.get(`/users/threads/partner?person=${toPerson}&notice=${notice}`);
    return asked.json.code ?? 'ok';
  };
  const open = { ...plainForm('offer'), reach: 'friends', contact: 'portal' } as const;
  const { id } = (await anna.post('/users/notices', open)).json;
  expect(await about('marco', person.anna, id)).toBe('ok');
  // Not the other way round, not to a third person, not from a friend bank, not about a request.
  expect(await about('anna', person.marco, id)).toBe('not-found');
  expect(await about('marco', person.giulia, id)).toBe('not-found');
  expect(await about('sara', person.anna, id)).toBe('not-found');
  const request = (await anna.post('/users/notices', plainForm())).json.id;
  expect(await about('marco', person.anna, request)).toBe('not-found');
  const { threadId } = (
    await (
      await portal().signIn('marco')
    ).post('/users/threads', {
      ...{ toPerson: person.anna, noticeId: id, text: 'Quando può?' },
    })
  ).json;
  const { json } = await anna.get(`/users/threads/${threadId}/messages`);
  expect(json.notice?.id).toBe(id);
  expect((await anna.post(`/users/threads/${threadId}/messages`, { text: 'Lunedì' })).status).toBe(
    201,
  );
  await anna.put(`/users/notices/${id}`, { ...open, contact: 'desk' });
  expect(await about('marco', person.anna, id)).toBe('contact-through-desk');
  await anna.post(`/users/notices/${id}/close`, { outcome: 'withdrawn' });
  expect(await about('marco', person.anna, id)).toBe('not-found');
  expect((await write(portal(), 'marco', 'anna', 'Senza annuncio')).status).toBe(201);
});

it('began with what each person chose last, and not with what the desk chose for them', async () => {
  const [anna, marco, giulia] = [
    await portal().signIn('anna'),
    await portal().signIn('marco'),
    await portal().signIn('giulia'),
  ];
  const { person } = portal().world;
  const post = (who: typeof anna, form: object, headers?: Record<string, string>) =>
    who.post('/users/notices', { ...plainForm(), ...form }, headers);
  await post(anna, { contact: 'desk', givesPhone: false });
  portal().passMinutes(5);
  const { id } = (await post(anna, { contact: 'phone', givesEmail: false })).json;
  portal().passMinutes(5);
  await marco.post(`/users/notices/${id}/answers`, { givesPhone: false });
  await post(giulia, { contact: 'phone' }, { 'x-for': String(person.marco) });
  const { pool } = portal().deps.database;
  await pool.query(`update person set contact = 'portal', gives_phone = true, gives_email = true`);
  const migration = await readFile(
    join(import.meta.dirname, '../migrations/0099_who_may_be_found.sql'),
    'utf8',
  );
  await pool.query(migration.slice(migration.indexOf('update person')));
  expect((await anna.get('/users/reach')).json).toMatchObject({
    ...{ contact: 'phone', givesPhone: true, givesEmail: false, findable: null },
  });
  expect((await marco.get('/users/reach')).json).toMatchObject({
    ...{ contact: 'portal', givesPhone: false, givesEmail: true },
  });
  expect((await giulia.get('/users/reach')).json).toMatchObject({
    ...{ contact: 'portal', givesPhone: true, givesEmail: true },
  });
});
