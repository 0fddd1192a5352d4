/**
 * Where hours come from (specification §22): a form asks which appointment it was, and says it; a
 * request is met by hours, and open again where they are cancelled or more help is needed.
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import { askAboutAppointments } from './support/background.ts';
import { actingFor, nameDelegate } from './support/delegates.ts';
import { beginErrand } from './support/errands.ts';
import { bankForm } from './support/exchanges.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);
const at = (id: number) => `/users/arrangements/${id}` as const;
const board = (id: number) => `/users/notices/${id}` as const;

interface Origin {
  appointment?: number | 'sure' | null;
  notice?: number;
}

/** The ways in which a form records hours of Marco for Anna. */
const WAYS = {
  own: async (origin: Origin, day = TODAY) => {
    const { person, bank } = portal().world;
    const form = { ...terms(day), ...origin, userTo: person.anna, bankTo: bank.bergamo };
    return (await as('marco')).post('/users/transactions', form);
  },
  received: async (origin: Origin, day = TODAY) => {
    const { person, bank } = portal().world;
    const form = { ...terms(day), ...origin, userFrom: person.marco, bankFrom: bank.bergamo };
    return (await as('anna')).post('/users/transactions/received', form);
  },
  desk: async (origin: Origin, day = TODAY) =>
    (await as('giulia')).post('/admin/transactions', {
      ...{ ...bankForm(portal()), ...terms(day), ...origin },
    }),
};
const EVERY_WAY = ['own', 'received', 'desk'] as const;

const terms = (dateOfTransaction: string) => ({
  activity: portal().world.activity,
  ...{ dateOfTransaction, quantityOfHours: 1.5, note: 'Smartphone' },
});

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
  const form = { ...terms(TODAY), userTo: person.anna, bankTo: bank.bergamo, appointment: id };
  const { json } = await marco.post('/users/transactions', form);
  expect(json).toMatchObject({ userFromId: rosa.id, appointment: { id, linked: true } });
});

it.each(EVERY_WAY)('hours recorded as %s are of the appointment that is named', async (way) => {
  const [near, named] = [await appointed(), await appointed()];
  await moveTo(named, '2026-11-22');
  const { status, json } = await WAYS[way]({ appointment: named });
  expect([status, json]).toMatchObject([201, { appointment: { id: named, linked: true } }]);
  const marco = await as('marco');
  expect((await marco.get(at(named))).json).toMatchObject({
    ...{ state: 'done', exchange: { id: json.id } },
  });
  expect((await marco.get(at(near))).json.state).toBe('agreed');
});

it.each(EVERY_WAY)('or of none, where it was another time: %s', async (way) => {
  const id = await appointed();
  expect((await WAYS[way]({ appointment: null })).json.appointment).toBeNull();
  expect((await (await as('marco')).get(at(id))).json.state).toBe('agreed');
});

it('left out, of the nearest one, and the answer says which', async () => {
  const id = await appointed();
  expect((await WAYS.own({})).json.appointment).toEqual({ id, linked: true });
  expect((await WAYS.own({})).json.appointment).toBeNull();
});

it('where nobody could be asked, only of the one of that day and activity', async () => {
  const [one, other] = [await appointed(), await appointed()];
  expect((await WAYS.own({ appointment: 'sure' })).json.appointment).toBeNull();
  await (await as('marco')).post(`${at(other)}/drop`, null);
  expect((await WAYS.own({ appointment: 'sure' }, '2026-11-19')).json.appointment).toBeNull();
  const sure = await WAYS.own({ appointment: 'sure' });
  expect(sure.json.appointment).toEqual({ id: one, linked: true });
});

it.each([
  ['dropped', async (id: number) => (await as('anna')).post(`${at(id)}/drop`, null)],
  ['done', async (id: number) => (await as('anna')).post(`${at(id)}/done`, { quantityOfHours: 1 })],
  ['moved to another week', (id: number) => moveTo(id, '2026-11-27')],
] as const)('one that was %s since the question leaves the hours without it', async (_, change) => {
  const id = await appointed();
  await change(id);
  const { status, json } = await WAYS.own({ appointment: id });
  expect([status, json.appointment]).toEqual([201, { id, linked: false }]);
});

it('one of other people, the other way round or of nobody is refused, and nothing is recorded', async () => {
  const { pool } = portal().deps.database;
  for (const id of [await appointed('anna', 'marco'), await appointed('giulia', 'anna'), 999_999]) {
    for (const way of EVERY_WAY) {
      const { status, json } = await WAYS[way]({ appointment: id });
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
  const body = { ...terms(TODAY), userTo: person.anna, bankTo: bank.bergamo, appointment: id };
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
    const form = { ...terms('2026-10-19'), note, userTo: person.anna, bankTo: bank.bergamo };
    await (await as('marco')).post('/users/transactions', form);
  }
  await WAYS.received({}, '2026-10-19');
  expect((await asked('marco', query)).json).toMatchObject({ note: null, notes: ['Tre', 'Due'] });
  expect((await asked('marco', 'day=2026-10-20')).json.notes).toEqual([]);
  const { notice } = await beginErrand(portal(), { day: null });
  const about = await asked('marco', `${query}&notice=${notice}`);
  expect(about.json).toMatchObject({ note: 'Aiuto con lo smartphone', notes: [] });
  // Who has no part in the notice is not told its title.
  expect((await asked('giulia', `${query}&notice=${notice}`)).json.note).toBeNull();
});

const met = async (notice: number) => (await (await as('anna')).get(board(notice))).json;

it.each(EVERY_WAY)('hours recorded as %s from a request close it, with whom', async (way) => {
  const { notice } = await beginErrand(portal(), { day: null });
  const { json } = await WAYS[way]({ notice });
  expect(json.closedNotice).toEqual({ id: notice, title: 'Aiuto con lo smartphone' });
  expect(await met(notice)).toMatchObject({
    ...{ state: 'closed', outcome: 'met', closedByHours: true, staysOpen: false },
  });
  const { rows } = await portal().deps.database.pool.query('select met_with from notice');
  expect(rows).toEqual([{ met_with: portal().world.person.marco }]);
});

it('so do the hours of its appointment, said done, with one tap or by a form', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const done = await (await as('marco')).post(`${at(appointment)}/done`, { quantityOfHours: 1 });
  expect(done.json).toMatchObject({ state: 'done', closedNotice: { id: notice } });
  expect(await met(notice)).toMatchObject({ state: 'closed', outcome: 'met' });
  const other = await beginErrand(portal(), { form: { sure: true } });
  expect((await WAYS.received({})).json.closedNotice?.id).toBe(other.notice);
});

it('an offer stays, and so does a request that its author keeps open', async () => {
  const offer = await beginErrand(portal(), { form: { kind: 'offer' }, day: null });
  const { person, bank } = portal().world;
  const given = { ...terms(TODAY), userTo: person.marco, bankTo: bank.bergamo };
  const anna = await as('anna');
  const { json } = await anna.post('/users/transactions', { ...given, notice: offer.notice });
  expect(json.closedNotice).toBeNull();
  expect((await met(offer.notice)).state).toBe('open');
  const { notice } = await beginErrand(portal(), { day: null });
  await anna.post(`${board(notice)}/keep-open`, null);
  expect((await WAYS.own({ notice })).json.closedNotice).toBeNull();
  expect(await met(notice)).toMatchObject({ state: 'open', staysOpen: true });
});

it('kept open afterwards it is on the board again, and those who waited wait again', async () => {
  const { notice } = await beginErrand(portal(), { day: null });
  const giulia = await as('giulia');
  await giulia.post(`${board(notice)}/answers`, {});
  await WAYS.own({ notice });
  const states = async () => {
    const { rows } = await portal().deps.database.pool.query<{ state: string }>(
      'select state from notice_answer order by id',
    );
    return rows.map(({ state }) => state);
  };
  expect(await states()).toEqual(['accepted', 'let-go']);
  portal().passMinutes(24 * 60);
  const kept = await (await as('anna')).post(`${board(notice)}/keep-open`, null);
  expect(kept.json).toMatchObject({
    ...{ state: 'open', outcome: null, staysOpen: true, closedByHours: false },
  });
  expect(await states()).toEqual(['accepted', 'open']);
});

it('what was closed by hand, of others, or not at all is not kept open by that', async () => {
  const { notice } = await beginErrand(portal(), { day: null });
  const [anna, marco] = [await as('anna'), await as('marco')];
  expect((await marco.post(`${board(notice)}/keep-open`, null)).json.code).toBe('forbidden');
  await WAYS.own({ notice });
  await anna.post(`${board(notice)}/keep-open`, null);
  await anna.post(`${board(notice)}/close`, { outcome: 'met' });
  expect((await met(notice)).closedByHours).toBe(false);
  expect((await anna.post(`${board(notice)}/keep-open`, null)).json.code).toBe('notice-closed');
});

it('a notice of others, the other way round, or without a yes is refused to who did not post it', async () => {
  const { person } = portal().world;
  const { notice } = await beginErrand(portal(), { day: null, helper: 'giulia' });
  const refused = await WAYS.own({ notice });
  expect(refused.json).toMatchObject({ errors: [{ path: 'notice', code: 'invalid' }] });
  expect((await met(notice)).state).toBe('open');
  const back = { ...terms(TODAY), userTo: person.marco, bankTo: portal().world.bank.bergamo };
  const anna = await as('anna');
  expect((await anna.post('/users/transactions', { ...back, notice })).status).toBe(400);
  // Its author says who helped, also where nobody answered.
  expect((await WAYS.received({ notice })).json.closedNotice?.id).toBe(notice);
});

it('a request that the desk took off the board stays there', async () => {
  const { notice } = await beginErrand(portal(), { day: null });
  await (await as('giulia')).post(`/admin/notices/${notice}/hide`, { reason: 'Un lavoro pagato' });
  expect((await WAYS.received({ notice })).json.closedNotice).toBeNull();
  expect((await met(notice)).state).toBe('hidden');
});

const undo = {
  cancelled: async (id: number) => (await as('anna')).patch(`/users/transactions/${id}/reject`, {}),
  reversed: async (id: number) => {
    await (await as('anna')).patch(`/users/transactions/${id}/approve`, {});
    return (await as('marco')).patch(`/users/transactions/${id}/reject-confirmed`, {});
  },
  removed: async (id: number) => (await as('giulia')).delete(`/admin/transactions/${id}`),
};

it.each(['cancelled', 'reversed', 'removed'] as const)(
  '%s, the appointment is agreed again and asked about once, and the request is open again',
  async (what) => {
    const { notice, appointment } = await beginErrand(portal());
    const { json } = await WAYS.own({ appointment });
    expect((await undo[what](json.id)).status).toBeLessThan(300);
    const marco = await as('marco');
    expect((await marco.get(at(appointment))).json).toMatchObject({
      ...{ state: 'agreed', exchange: null, can: { record: true } },
    });
    expect(await met(notice)).toMatchObject({ state: 'open', outcome: null });
    portal().passMinutes(5 * 60);
    await askAboutAppointments(portal().deps);
    await askAboutAppointments(portal().deps);
    const { rows } = await portal().deps.database.pool.query<{ asked: number }>(
      `select count(*)::int as asked from outbox where kind = 'arrangement-due'`,
    );
    expect(rows).toEqual([{ asked: 1 }]);
    const later = await as('marco');
    const again = await later.post(`${at(appointment)}/done`, { quantityOfHours: 1 });
    expect(again.json).toMatchObject({ state: 'done', closedNotice: { id: notice } });
  },
);

it('not a request whose day is over by then, nor one that its author closed otherwise', async () => {
  const { notice } = await beginErrand(portal(), { form: { neededBy: TODAY }, day: null });
  const { json } = await WAYS.own({ notice });
  // Ten to midnight in Rome, then twenty minutes later.
  portal().passMinutes(12 * 60 + 50);
  const early = await undo.cancelled(json.id);
  expect([early.status, (await met(notice)).state]).toEqual([200, 'open']);
  const second = await WAYS.own({ notice });
  portal().passMinutes(20);
  await undo.cancelled(second.json.id);
  expect((await met(notice)).state).toBe('closed');
});

it('a cancellation that is taken back takes up both again', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const { json } = await WAYS.own({ appointment });
  const anna = await as('anna');
  await anna.patch(`/users/transactions/${json.id}/reject`, { undoable: true });
  expect((await met(notice)).state).toBe('open');
  await anna.patch(`/users/transactions/${json.id}/take-back`, null);
  expect((await anna.get(at(appointment))).json).toMatchObject({
    ...{ state: 'done', exchange: { id: json.id, status: 'pending' } },
  });
  expect(await met(notice)).toMatchObject({ state: 'closed', outcome: 'met' });
});

it('a confirmation that is taken back leaves both: the hours still stand', async () => {
  const { notice, appointment } = await beginErrand(portal());
  const anna = await as('anna');
  const done = { quantityOfHours: 1, undoable: true };
  const { exchange } = (await anna.post(`${at(appointment)}/done`, done)).json;
  await anna.patch(`/users/transactions/${exchange?.id ?? 0}/take-back`, null);
  expect((await anna.get(at(appointment))).json).toMatchObject({
    ...{ state: 'done', exchange: { status: 'pending' } },
  });
  expect((await met(notice)).state).toBe('closed');
});

it('hours cancelled because one of the two leaves open nothing again', async () => {
  const { notice, appointment } = await beginErrand(portal());
  await WAYS.own({ appointment });
  const { person } = portal().world;
  await (await as('giulia')).delete(`/admin/banks/users/${person.marco}`);
  expect((await (await as('anna')).get(at(appointment))).json.state).toBe('dropped');
  expect(await met(notice)).toMatchObject({ state: 'open' });
});
