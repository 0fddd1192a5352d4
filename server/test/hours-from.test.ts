/**
 * Which appointment hours are of (specification §22): a form asks it while it is filled in, and says it;
 * where nobody could be asked, only what is certain.
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { actingFor, nameDelegate } from './support/delegates.ts';
import { beginErrand, EVERY_WAY, hoursOn, recordBy } from './support/errands.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);
const at = (id: number) => `/users/arrangements/${id}` as const;

async function appointed(giver: Who = 'marco', receiver: Who = 'anna', hour = 10) {
  const { person, bank } = portal().world;
  const made = (who: Who) => ({ id: person[who], bankId: bank.bergamo });
  const state = 'agreed';
  return (await insertArrangement(portal(), made(giver), made(receiver), { state, hour })).id;
}

async function moveTo(id: number, day: string) {
  await portal().deps.database.pool.query(
    `update arrangement set starts_at = ($2::date + time '10:00') at time zone 'Europe/Rome'
     where id = $1`,
    [id, day],
  );
}

const asked = async (who: Who, query: string) => {
  const { anna } = portal().world.person;
  const where = `side=given&person=${anna}&bank=${portal().world.bank.bergamo}`;
  return (await as(who)).get(`/users/transactions/match?${where}&${query}`);
};

it('a form is told which appointment it was: the nearest day, several where as near', async () => {
  const { activity } = portal().world;
  const [late, early, far] = [await appointed(), await appointed(), await appointed()];
  await moveTo(far, '2026-11-18');
  await portal().deps.database.pool.query(
    `update arrangement set starts_at = starts_at - interval '2 hours' where id = $1`,
    [early],
  );
  const today = await asked('marco', `day=${TODAY}&activity=${activity}`);
  expect(today.json).toMatchObject({
    appointments: [
      { id: early, title: 'Aiuto con lo smartphone', day: TODAY, time: '08:00', minutes: 90 },
      { id: late, time: '10:00', state: 'agreed' },
    ],
    ...{ note: null, notes: [] },
  });
  const before = await asked('marco', 'day=2026-11-17');
  expect(before.json).toMatchObject({
    appointments: [{ id: far }],
    note: 'Aiuto con lo smartphone',
  });
  expect((await asked('marco', 'day=2026-11-14')).json.appointments).toEqual([]);
});

it('nothing is told of other people, and a desk is told of its own members alone', async () => {
  const { person, bank } = portal().world;
  await appointed();
  expect((await asked('giulia', `day=${TODAY}`)).json.appointments).toEqual([]);
  const of = `userTo=${person.anna}&bankTo=${bank.bergamo}&day=${TODAY}`;
  const path = `/admin/transactions/match?userFrom=${person.marco}&${of}` as const;
  expect((await (await as('giulia')).get(path)).json.appointments).toHaveLength(1);
  expect((await (await as('paolo')).get(path)).json.appointments).toEqual([]);
  expect((await (await as('marco')).get(path)).status).toBe(403);
});

it('a person of trust is asked for the member, and closes the appointment by saying it', async () => {
  const { person, bank } = portal().world;
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  await nameDelegate(portal(), rosa.id, person.marco);
  const anna = { id: person.anna, bankId: bank.bergamo };
  const made = { state: 'agreed', hour: 10 } as const;
  const [id] = [(await insertArrangement(portal(), rosa, anna, made)).id];
  const marco = await actingFor(portal(), 'marco', rosa.id);
  const where = `side=given&person=${person.anna}&bank=${bank.bergamo}&day=${TODAY}` as const;
  const match = await marco.get(`/users/transactions/match?${where}`);
  expect(match.json.appointments).toMatchObject([{ id }]);
  const form = {
    ...hoursOn(portal(), TODAY),
    userTo: person.anna,
    bankTo: bank.bergamo,
    appointment: id,
  };
  const { json } = await marco.post('/users/transactions', form);
  expect(json).toMatchObject({ userFromId: rosa.id, appointment: { id, linked: true } });
});

it.each(EVERY_WAY)('hours recorded as %s are of the appointment that is named', async (way) => {
  const [near, named] = [await appointed(), await appointed()];
  await moveTo(named, '2026-11-22');
  const { status, json } = await recordBy(portal(), way, { appointment: named });
  expect([status, json]).toMatchObject([201, { appointment: { id: named, linked: true } }]);
  const marco = await as('marco');
  expect((await marco.get(at(named))).json).toMatchObject({
    ...{ state: 'done', exchange: { id: json.id } },
  });
  expect((await marco.get(at(near))).json.state).toBe('agreed');
});

it.each(EVERY_WAY)('or of none, where it was another time: %s', async (way) => {
  const id = await appointed();
  expect((await recordBy(portal(), way, { appointment: null })).json.appointment).toBeNull();
  expect((await (await as('marco')).get(at(id))).json.state).toBe('agreed');
});

it.each(EVERY_WAY)('left out, of the one of that day that has begun: %s', async (way) => {
  const [one, other] = [await appointed(), await appointed()];
  const later = await appointed('marco', 'anna', 18);
  const ofOtherHelp = await appointed();
  await portal().rows(
    `update arrangement set activity_id = (select min(id) from activity where id <> $2) where id = $1`,
    [ofOtherHelp, portal().world.activity],
  );
  expect((await recordBy(portal(), way, {})).json.appointment).toBeNull();
  await (await as('marco')).post(`${at(other)}/drop`, null);
  expect((await recordBy(portal(), way, {}, '2026-11-19')).json.appointment).toBeNull();
  const sure = await recordBy(portal(), way, {});
  expect(sure.json.appointment).toEqual({ id: one, linked: true });
  // The same once more is asked about: that of the evening has not begun.
  const again = await recordBy(portal(), way, {});
  expect([again.status, again.json]).toMatchObject([
    409,
    { code: 'already-recorded', recorded: { id: sure.json.id, hours: 1.5, day: TODAY } },
  ]);
  const another = await recordBy(portal(), way, { appointment: null });
  expect([another.status, another.json.appointment]).toEqual([201, null]);
  expect((await (await as('marco')).get(at(later))).json.state).toBe('agreed');
});

it('nor is it one of another notice than the hours', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const other = await beginErrand(portal(), { form: { sure: true }, day: null });
  const { json } = await recordBy(portal(), 'own', { notice: other.notice });
  expect([json.appointment, json.closedNotice?.id]).toEqual([null, other.notice]);
  const anna = await as('anna');
  expect((await anna.get(`/users/notices/${notice}`)).json.state).toBe('open');
  expect((await anna.get(at(appointment))).json.state).toBe('agreed');
  const its = await recordBy(portal(), 'received', { notice });
  expect(its.json).toMatchObject({
    ...{ appointment: { id: appointment, linked: true }, closedNotice: { id: notice } },
  });
});

it('beside one of another notice, the hours are of the one that is of none', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const free = await appointed();
  const other = await beginErrand(portal(), { form: { sure: true }, day: null });
  const { json } = await recordBy(portal(), 'own', { notice: other.notice });
  expect(json.appointment).toEqual({ id: free, linked: true });
  const anna = await as('anna');
  expect((await anna.get(`/users/notices/${notice}`)).json.state).toBe('open');
  expect((await anna.get(at(appointment))).json.state).toBe('agreed');
});

it('a word in its place is refused', async () => {
  const { world } = portal();
  const form = {
    ...hoursOn(portal(), TODAY),
    userTo: world.person.anna,
    bankTo: world.bank.bergamo,
  };
  const body = { ...form, appointment: 'sure' };
  const { status, json } = await (await as('marco')).post('/users/transactions', body);
  expect([status, json]).toMatchObject([400, { errors: [{ path: 'appointment' }] }]);
});

it.each([
  ['dropped', async (id: number) => (await as('anna')).post(`${at(id)}/drop`, null)],
  ['moved to another week', (id: number) => moveTo(id, '2026-11-27')],
] as const)('one that was %s since the question leaves the hours without it', async (_, change) => {
  const id = await appointed();
  await change(id);
  const { status, json } = await recordBy(portal(), 'own', { appointment: id });
  expect([status, json.appointment]).toEqual([201, { id, linked: false }]);
});

it.each(EVERY_WAY)(
  'of one that was done since the question they are asked about: %s',
  async (way) => {
    const { pool } = portal().deps.database;
    const id = await appointed();
    const done = await (await as('anna')).post(`${at(id)}/done`, { quantityOfHours: 1 });
    // Another day and another length than those of the hours: it is the appointment that says it.
    const { status, json } = await recordBy(portal(), way, { appointment: id }, '2026-11-19');
    const recorded = { id: done.json.exchange?.id, hours: 1, day: TODAY };
    expect([status, json]).toMatchObject([409, { code: 'already-recorded', recorded }]);
    expect((await pool.query('select from exchange')).rowCount).toBe(1);
    const another = await recordBy(portal(), way, { appointment: null }, '2026-11-19');
    expect([another.status, another.json.appointment]).toEqual([201, null]);
  },
);

it.each(EVERY_WAY)(
  'people without an appointment record as often as they like: %s',
  async (way) => {
    for (const _ of [1, 2, 3]) expect((await recordBy(portal(), way, {})).status).toBe(201);
    // Nor do hours of another day, or of another notice, stand in the way.
    const id = await appointed();
    expect((await recordBy(portal(), 'own', { appointment: id })).status).toBe(201);
    expect((await recordBy(portal(), way, {}, '2026-11-19')).status).toBe(201);
    expect((await recordBy(portal(), way, {})).status).toBe(409);
  },
);

it('one that was done, and whose hours were refused, takes hours again', async () => {
  const id = await appointed();
  const anna = await as('anna');
  const first = await recordBy(portal(), 'own', { appointment: id });
  expect((await recordBy(portal(), 'own', { appointment: id })).status).toBe(409);
  expect((await anna.patch(`/users/transactions/${first.json.id}/reject`, {})).status).toBe(200);
  const again = await recordBy(portal(), 'own', { appointment: id });
  expect([again.status, again.json.appointment]).toEqual([201, { id, linked: true }]);
});

it('hours of a request are not those of another request on the same day', async () => {
  const first = await beginErrand(portal());
  const other = await beginErrand(portal(), { form: { sure: true }, day: null });
  await recordBy(portal(), 'own', { appointment: first.appointment, notice: first.notice });
  const second = await recordBy(portal(), 'own', { notice: other.notice });
  expect([second.status, second.json.closedNotice?.id]).toEqual([201, other.notice]);
  expect((await recordBy(portal(), 'own', { notice: first.notice })).status).toBe(409);
});

it('one of other people, the other way round or of nobody is refused, and nothing is recorded', async () => {
  const { pool } = portal().deps.database;
  for (const id of [await appointed('anna', 'marco'), await appointed('giulia', 'anna'), 999_999]) {
    for (const way of EVERY_WAY) {
      const { status, json } = await recordBy(portal(), way, { appointment: id });
      expect([status, json]).toMatchObject([
        400,
        { errors: [{ path: 'appointment', code: 'invalid' }] },
      ]);
    }
  }
  expect((await pool.query('select from exchange')).rowCount).toBe(0);
});

it('an answer that was lost comes again with its key, and says the same of the appointment', async () => {
  const { person, bank } = portal().world;
  const id = await appointed();
  const marco = await as('marco');
  const body = {
    ...hoursOn(portal(), TODAY),
    userTo: person.anna,
    bankTo: bank.bergamo,
    appointment: id,
  };
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => marco.post('/users/transactions', body, headers);
  const answers = await Promise.all(Array.from({ length: 8 }, send));
  answers.push(await send());
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await portal().deps.database.pool.query('select from exchange')).rowCount).toBe(1);
});

it('the note is the title, else the latest own words about the two and the activity', async () => {
  const { activity } = portal().world;
  const query = `day=2026-10-20&activity=${activity}` as const;
  for (const note of ['Uno', 'Due', 'Due', 'Tre']) {
    const { person, bank } = portal().world;
    const form = {
      ...hoursOn(portal(), '2026-10-19'),
      note,
      userTo: person.anna,
      bankTo: bank.bergamo,
    };
    await (await as('marco')).post('/users/transactions', form);
  }
  await recordBy(portal(), 'received', {}, '2026-10-19');
  expect((await asked('marco', query)).json).toMatchObject({ note: null, notes: ['Tre', 'Due'] });
  expect((await asked('marco', 'day=2026-10-20')).json.notes).toEqual([]);
  const { notice } = await beginErrand(portal(), { day: null });
  const about = await asked('marco', `${query}&notice=${notice}`);
  expect(about.json).toMatchObject({ note: 'Aiuto con lo smartphone', notes: [] });
  // Who has no part in the notice is not told its title.
  expect((await asked('giulia', `${query}&notice=${notice}`)).json.note).toBeNull();
});
