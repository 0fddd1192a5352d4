/**
 * Appointments in one's own calendar: one as a file, one that is called off takes itself out, and an
 * address that a program follows; first names and places, and nothing else of a person
 * (specification §22).
 */
import { afterAll, expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { readCalendar } from './support/calendars.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const as = (who: Who) => portal().signIn(who);
const letters = (who: Who) => lettersTo(portal(), catcher, who);

/** Marco helps Anna today at five. */
async function made(state: 'proposed' | 'agreed' = 'agreed') {
  const { person, bank } = portal().world;
  const { id } = await insertArrangement(
    portal(),
    { id: person.marco, bankId: bank.bergamo },
    { id: person.anna, bankId: bank.bergamo },
    { state, hour: 17 },
  );
  return { id, marco: await as('marco'), anna: await as('anna') };
}

const path = (id: number) => `/users/arrangements/${id}` as const;
const START = '2026-11-20T16:00:00.000Z';

/** The path of an address, as a program without a session calls it. */
const feed = async (url: string) => {
  const [, file = ''] = /\/api\/users\/calendar\/(.+)$/.exec(url) ?? [];
  return portal()
    .visitor()
    .get(`/users/calendar/${file}` as '/users/calendar/{file}');
};

it('gives one as a file, in the language of who reads, with a first name and a place', async () => {
  const { id, marco, anna } = await made();
  const mine = await marco.get(`${path(id)}/ics`);
  expect(mine.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(readCalendar(mine.text)).toEqual({
    method: 'PUBLISH',
    events: [
      {
        ...{ uid: expect.stringMatching(`^appointment-${id}@`), sequence: 0, status: 'CONFIRMED' },
        ...{ summary: 'Banca del tempo: aiuti Anna', location: 'Da me', start: START, minutes: 90 },
      },
    ],
  });
  const hers = await anna.get(`${path(id)}/ics?lang=de`);
  expect(readCalendar(hers.text).events[0]?.summary).toBe('Zeitbank: Marco hilft dir');
  for (const text of [mine.text, hers.text]) {
    expect(text).not.toMatch(/Ferrari|Bianchi|anna@|marco@|smartphone/);
  }
});

it('keeps its name through a change, and is taken out when it is dropped', async () => {
  const { id, marco, anna } = await made('proposed');
  const before = readCalendar((await anna.get(`${path(id)}/ics`)).text).events[0];
  expect(before).toMatchObject({ status: 'TENTATIVE', sequence: 0 });
  const plan = { day: '2026-11-24', time: '09:30', minutes: 60, place: '' };
  await marco.put(path(id), { sequence: 0, ...plan });
  await anna.post(`${path(id)}/agree`, { sequence: 1 });
  const [yes] = await letters('marco');
  const [file] = yes?.files ?? [];
  expect(file).toMatchObject({ name: 'calendar.ics', type: 'text/calendar' });
  expect(readCalendar(file?.text ?? '').events[0]).toMatchObject({
    ...{ uid: before?.uid, sequence: 1, status: 'CONFIRMED' },
    ...{ start: '2026-11-24T08:30:00.000Z', location: '' },
  });
  await marco.post(`${path(id)}/drop`, null);
  const [no] = await letters('anna');
  expect(readCalendar(no?.files[0]?.text ?? '')).toMatchObject({
    method: 'CANCEL',
    events: [{ uid: before?.uid, sequence: 2, status: 'CANCELLED' }],
  });
});

it('of others is not found', async () => {
  const { id } = await made();
  expect((await (await as('giulia')).get(`${path(id)}/ics`)).status).toBe(404);
  expect(
    (
      await portal()
        .visitor()
        .get(`${path(id)}/ics`)
    ).status,
  ).toBe(401);
});

it('is followed at an address that is shown once, kept as a hash, and ended by a new one', async () => {
  const { id, marco } = await made();
  await made('proposed');
  expect((await marco.get('/users/calendar')).json).toEqual({ since: null });
  const link = (await marco.post('/users/calendar', null)).json;
  expect((await marco.get('/users/calendar')).json).toEqual({ since: link.since });
  const followed = await feed(link.url);
  expect(followed.headers.get('cache-control')).toBe('no-store');
  // What is only proposed is nobody's plan yet.
  expect(readCalendar(followed.text).events).toMatchObject([
    { uid: expect.stringContaining(`-${id}@`), summary: 'Banca del tempo: aiuti Anna' },
  ]);
  const { rows } = await portal().deps.database.pool.query('select * from calendar_link');
  expect(JSON.stringify(rows)).not.toContain(link.url.slice(-47, -4));

  const next = (await marco.post('/users/calendar', null)).json;
  expect([(await feed(link.url)).status, (await feed(next.url)).status]).toEqual([404, 200]);
  expect((await marco.delete('/users/calendar')).status).toBe(204);
  expect((await feed(next.url)).status).toBe(404);
  expect((await feed('/api/users/calendar/nothing.ics')).status).toBe(404);
});

it('is followed no more once the person has left, also when they come back', async () => {
  const { marco } = await made();
  const link = (await marco.post('/users/calendar', null)).json;
  const giulia = await as('giulia');
  await giulia.delete(`/admin/banks/users/${portal().world.person.marco}`);
  expect((await feed(link.url)).status).toBe(404);
  await portal().deps.database.pool.query(
    `update membership set state = 'active', ended_at = null, ended_by = null where person_id = $1`,
    [portal().world.person.marco],
  );
  expect((await feed(link.url)).status).toBe(404);
});
