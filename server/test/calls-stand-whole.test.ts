/**
 * What every call keeps, whatever it is about: a change stands whole or not at all, and a key has one effect
 * and one answer, also when the portal was upgraded in between.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { deskRegistrationSchema } from '#contract/paper/desk.ts';
import { finishBatches } from './support/batches.ts';
import { nameDelegate } from './support/delegates.ts';
import { insertPerson } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { announced, insertGivers, preview, SHARES } from './support/shares.ts';
import { write } from './support/threads.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();
const KEY = { 'idempotency-key': 'once' };
/** As if an earlier version had kept the only key, for a request as it wrote them. */
const keptBefore = (request: unknown) =>
  portal().rows('update idempotency_key set request_hash = $1', [
    createHash('sha256').update(JSON.stringify(request)).digest(),
  ]);

it('leaves nothing of a change that is refused halfway', async () => {
  const { marco } = portal().world.person;
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = await insertPerson(portal(), 'bergamo', 'active');
    statuses.push((await nameDelegate(portal(), id, marco)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 409]);
  const own = await (await portal().signIn('marco')).get('/users/proxies');
  expect(own.json.actsFor).toHaveLength(3);
  expect(await portal().rows(`select from audit where action = 'delegate-named'`)).toHaveLength(3);
});

it('keeps no key of a call that is refused: the same one may come again', async () => {
  const { threadId: id = 0 } = (await write(portal(), 'anna', 'marco', 'Ciao')).json;
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  await marco.post(`/users/threads/${id}/block`, undefined);
  const send = () => marco.post(`/users/threads/${id}/messages`, { text: 'Ecco' }, KEY);
  expect((await send()).json.code).toBe('person-blocked');
  expect(await portal().rows('select from idempotency_key')).toHaveLength(0);
  await marco.post(`/users/threads/${id}/unblock`, undefined);
  expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
  const { messages } = (await anna.get(`/users/threads/${id}/messages`)).json;
  expect(messages.map(({ text }) => text)).toEqual(['Ciao', 'Ecco']);
});

it('answers again to a key that an earlier version kept, and to nothing else by that key', async () => {
  const { marco } = portal().world.person;
  const anna = await portal().signIn('anna');
  const begin = (text: string) => anna.post('/users/threads', { toPerson: marco, text }, KEY);
  const first = await begin('Ciao');
  await keptBefore(['start', marco, null, 'Ciao']);
  expect((await begin('Ciao')).text).toBe(first.text);
  expect((await begin('Altro')).json.code).toBe('idempotency-key-reused');
  await portal().rows('delete from idempotency_key');

  const { threadId: id = 0 } = first.json;
  const send = (text: string) => anna.post(`/users/threads/${id}/messages`, { text }, KEY);
  const sent = await send('A che ora?');
  await keptBefore(['send', id, 'A che ora?']);
  expect((await send('A che ora?')).text).toBe(sent.text);
  expect((await send('Altro')).json.code).toBe('idempotency-key-reused');
});

it('books a share once that an earlier version had begun', async () => {
  await insertGivers(portal(), 2);
  const desk = await announced(portal());
  const body = { year: 2026, except: [], seen: (await preview(desk)).seen };
  expect((await desk.post(SHARES, body, KEY)).status).toBe(202);
  await keptBefore(['share', body]);
  expect((await desk.post(SHARES, body, KEY)).status).toBe(202);
  await finishBatches(portal().deps);
  expect(await portal().rows('select from exchange_batch')).toHaveLength(1);
});

it('moves hours once that an earlier version had moved: recorded, received, by the desk, given, many', async () => {
  const { bank, person, activity } = portal().world;
  const [marco, giulia] = [await portal().signIn('marco'), await portal().signIn('giulia')];
  const day = { dateOfTransaction: TODAY, quantityOfHours: 1 };
  const terms = { activity, ...day, note: 'Una volta' };
  const bergamo = { bankTo: bank.bergamo };
  const own = { ...bergamo, userTo: person.anna, ...terms };
  const desk = { ...bergamo, ...terms, userFrom: person.marco, userTo: person.anna };
  const received = { bankFrom: bank.bergamo, userFrom: person.anna, ...terms };
  const annaGave = { creditorId: person.anna, creditorBankId: bank.bergamo };
  const marcoReceived = { debtorId: person.marco, debtorBankId: bank.bergamo };
  const asReceived = { ...terms, userFrom: person.anna, userTo: person.marco, ...bergamo };
  const gift = { toPerson: person.anna, hours: 0.5, note: 'Grazie' };
  const lesson = { ...terms, giver: person.marco, receivers: [person.anna] };
  const people = { all: 0, listUserFrom: [person.marco], listUserTo: [person.anna] };
  const many = { ...bergamo, ...terms, ...people };
  const calls = [
    [marco, '/users/transactions', own, ['own', own]],
    [
      ...[marco, '/users/transactions/received', received],
      ['received', asReceived, { ...annaGave, ...marcoReceived }],
    ],
    [giulia, '/admin/transactions', desk, ['bank', desk]],
    [marco, '/users/gifts', gift, ['gift', gift]],
    [marco, '/users/office-hours', terms, ['office-hours', terms]],
    [giulia, '/admin/fund/gifts', gift, ['fund-gift', person.anna, 0.5, 'Grazie']],
    [giulia, '/admin/group-lessons', lesson, ['group-lesson', lesson]],
    [giulia, '/admin/multiple-transactions', many, ['multiple', many]],
  ] as const;
  for (const [caller, path, body, words] of calls) {
    const first = await caller.post(path, body, KEY);
    expect([path, Math.floor(first.status / 100)]).toEqual([path, 2]);
    await keptBefore(words);
    const again = await caller.post(path, body, KEY);
    expect([path, again.status, again.text]).toEqual([path, first.status, first.text]);
    await portal().rows('delete from idempotency_key');
  }
});

it('registers once whom an earlier version had registered at the desk', async () => {
  const giulia = await portal().signIn('giulia');
  const maria = { name: 'Maria', surname: 'Bianchi', prefLocale: 'it' };
  const form = { ...maria, paperSigned: true, signedOn: '2026-11-18' };
  const first = await giulia.post('/admin/banks/users', form, KEY);
  expect(first.status).toBe(201);
  await keptBefore(['register-member', deskRegistrationSchema.parse(form)]);
  const again = await giulia.post('/admin/banks/users', form, KEY);
  expect([again.status, again.text]).toEqual([first.status, first.text]);
  expect(
    await portal().rows(`select from person where surname = 'Bianchi' and name = 'Maria'`),
  ).toHaveLength(1);
});
