/**
 * The same help is booked once (specification §22): hours that somebody records close the open
 * appointment of the same two, and what is recorded already is asked about before it is recorded again.
 */
import { afterAll, expect, it } from 'vitest';
import { askedSubject, insertArrangement } from './support/arrangements.ts';
import { askAboutAppointments } from './support/background.ts';
import { chequeForm, chequeOf } from './support/cheques.ts';
import { bankForm } from './support/exchanges.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { noticeForm } from './support/notices.ts';
import { actPath, lettersTo, tokensIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const as = (who: Who) => portal().signIn(who);
const path = (id: number) => `/users/arrangements/${id}` as const;

/** Marco is to help Anna, today at this hour; now it is eleven. */
async function appointed(state: 'proposed' | 'agreed' = 'agreed', hour = 10) {
  const { person, bank } = portal().world;
  const [marco, anna] = [person.marco, person.anna].map((id) => ({ id, bankId: bank.bergamo }));
  if (!marco || !anna) throw new Error('two people');
  return (await insertArrangement(portal(), marco, anna, { state, hour })).id;
}

interface Terms {
  dateOfTransaction?: string;
  userTo?: number;
  activity?: number;
  /** The one that they are of, as a form asks it. */
  appointment?: number;
}

const terms = ({ dateOfTransaction = TODAY, userTo: _, ...said }: Terms) => ({
  activity: portal().world.activity,
  ...{ dateOfTransaction, quantityOfHours: 1, note: 'Smartphone' },
  ...said,
});

/** The ways in which hours of Marco for Anna can be recorded. */
const WAYS = {
  given: async (more: Terms) => {
    const { person, bank } = portal().world;
    const form = { ...terms(more), userTo: more.userTo ?? person.anna, bankTo: bank.bergamo };
    return (await as('marco')).post('/users/transactions', form);
  },
  received: async (more: Terms) => {
    const { person, bank } = portal().world;
    const form = { ...terms(more), userFrom: person.marco, bankFrom: bank.bergamo };
    return (await as('anna')).post('/users/transactions/received', form);
  },
  desk: async (more: Terms) => {
    const { person } = portal().world;
    const form = bankForm(portal(), { userFrom: person.marco, userTo: person.anna });
    return (await as('giulia')).post('/admin/transactions', { ...form, ...terms(more) });
  },
};

const minutesOf = async () => {
  const { rows } = await portal().deps.database.pool.query<{ minutes: number }>(
    'select minutes from exchange order by id',
  );
  return rows.map(({ minutes }) => minutes);
};

it('who asked records what they received from their notice, and the appointment is done', async () => {
  const [anna, marco] = [await as('anna'), await as('marco')];
  const { person, bank, activity } = portal().world;
  const { id: noticeId } = (await anna.post('/users/notices', noticeForm(portal()))).json;
  await marco.post(`/users/notices/${noticeId}/answers`, {});
  const answer = (await anna.get(`/users/notices/${noticeId}`)).json.answers[0]?.id ?? 0;
  await anna.post(`/users/answers/${answer}/accept`, null);
  const plan = { day: TODAY, time: '10:30', minutes: 60, place: '' };
  const proposal = { with: { answer }, activity, title: 'Una mensola', ...plan };
  const { id } = (await anna.post('/users/arrangements', proposal)).json;
  await marco.post(`${path(id)}/agree`, { sequence: 0 });

  const form = { ...terms({}), userFrom: person.marco, bankFrom: bank.bergamo };
  const { id: exchange } = (await anna.post('/users/transactions/received', form)).json;

  expect((await marco.get(path(id))).json).toMatchObject({
    ...{ state: 'done', exchange: { id: exchange, status: 'confirmed', hours: 1 } },
    can: { record: false, drop: false },
  });
  expect((await anna.get('/users/arrangements')).json).toEqual([]);
  portal().passMinutes(60 * 5);
  await askAboutAppointments(portal().deps);
  const asked = await lettersTo(portal(), catcher, 'marco');
  expect(asked.map(({ subject }) => subject)).not.toContain(askedSubject('Una mensola'));
  const late = await (await as('marco')).post(`${path(id)}/done`, { quantityOfHours: 1 });
  expect(late.json.code).toBe('already-decided');
  expect(await minutesOf()).toEqual([60]);
});

it.each(['given', 'received', 'desk'] as const)('hours recorded as %s close it', async (way) => {
  const id = await appointed();
  const recorded = await WAYS[way]({});
  expect(recorded.status).toBe(201);
  const now = (await (await as('anna')).get(path(id))).json;
  expect(now).toMatchObject({ state: 'done', exchange: { id: recorded.json.id } });
});

it('so do hours of three days before that name it, also where the day was only proposed', async () => {
  const id = await appointed('proposed', 15);
  await WAYS.given({ dateOfTransaction: '2026-11-17', appointment: id });
  expect((await (await as('anna')).get(path(id))).json.state).toBe('done');
});

it.each([
  ['of another day', { dateOfTransaction: '2026-11-19' }, 10],
  ['before it has begun', {}, 15],
] as const)('hours that nobody was asked about leave it open: %s', async (_, more, hour) => {
  const id = await appointed('agreed', hour);
  for (const way of ['given', 'received', 'desk'] as const) {
    expect((await WAYS[way](more)).json.appointment).toBeNull();
  }
  expect((await (await as('anna')).get(path(id))).json.state).toBe('agreed');
});

it('so do those of another activity', async () => {
  const id = await appointed();
  const { rows } = await portal().deps.database.pool.query<{ id: number }>(
    'select id from activity where retired_at is null and id <> $1 order by id limit 1',
    [portal().world.activity],
  );
  const { json } = await WAYS.given({ activity: rows[0]?.id ?? 0 });
  expect([json.status, json.appointment]).toEqual(['pending', null]);
  expect((await (await as('anna')).get(path(id))).json.state).toBe('agreed');
});

it('of two appointments that of the day is done, and each hour is of one', async () => {
  const { pool } = portal().deps.database;
  const [far, near] = [await appointed(), await appointed()];
  await pool.query(
    `update arrangement set starts_at = starts_at - interval '2 days' where id = $1`,
    [far],
  );
  const first = await WAYS.given({});
  const second = await WAYS.given({});
  expect([second.status, second.json]).toMatchObject([409, { recorded: { id: first.json.id } }]);
  const third = await WAYS.given({ appointment: far });
  const marco = await as('marco');
  expect((await marco.get(path(near))).json.exchange?.id).toBe(first.json.id);
  expect((await marco.get(path(far))).json.exchange?.id).toBe(third.json.id);
});

it('not hours the other way round, of other people, or of another week', async () => {
  const id = await appointed();
  const { person, bank } = portal().world;
  const [anna, marco] = [await as('anna'), await as('marco')];
  const gave = { ...terms({}), userTo: person.marco, bankTo: bank.bergamo };
  await anna.post('/users/transactions', gave);
  await WAYS.given({ userTo: person.giulia });
  await WAYS.given({ dateOfTransaction: '2026-11-16' });
  expect((await marco.get(path(id))).json).toMatchObject({ state: 'agreed', exchange: null });
  const done = await marco.post(`${path(id)}/done`, { quantityOfHours: 1.5 });
  expect(done.json).toMatchObject({ state: 'done', exchange: { hours: 1.5 } });
});

it('a cheque of that day and activity closes it where only that one can be meant', async () => {
  const [one, other] = [await appointed(), await appointed()];
  const giulia = await as('giulia');
  const [unsure, sure] = [await chequeOf(portal(), 'anna'), await chequeOf(portal(), 'anna')];
  const first = await giulia.post(`/admin/cheques/${unsure}/book`, chequeForm(portal()));
  expect(first.json.status).toBe('confirmed');
  const marco = await as('marco');
  expect((await marco.get(path(one))).json.state).toBe('agreed');
  await marco.post(`${path(other)}/drop`, null);
  const booked = await giulia.post(`/admin/cheques/${sure}/book`, chequeForm(portal()));
  expect((await marco.get(path(one))).json).toMatchObject({
    ...{ state: 'done', exchange: { id: booked.json.id } },
  });
});

/** Hours that were recorded before the two agreed on a day. */
async function recordedBefore() {
  const { json: exchange } = await WAYS.given({ dateOfTransaction: '2026-11-18' });
  return { id: await appointed(), exchange };
}

it('Fatto asks first where hours of the two stand already, and moves nothing until it is said', async () => {
  const { id, exchange } = await recordedBefore();
  const marco = await as('marco');
  const asked = await marco.post(`${path(id)}/done`, { quantityOfHours: 1.5 });
  expect([asked.status, asked.json]).toMatchObject([
    409,
    { code: 'already-recorded', recorded: { id: exchange.id, hours: 1, day: '2026-11-18' } },
  ]);
  expect((await marco.get(path(id))).json.state).toBe('agreed');
  expect(await minutesOf()).toEqual([60]);
  const another = { quantityOfHours: 1.5, another: true };
  expect((await marco.post(`${path(id)}/done`, another)).json.exchange?.hours).toBe(1.5);
  expect(await minutesOf()).toEqual([60, 90]);
});

it('or these are the hours: the appointment is done, and nothing more is recorded', async () => {
  const { id, exchange } = await recordedBefore();
  const anna = await as('anna');
  const same = { quantityOfHours: 1.5, another: false };
  const done = await anna.post(`${path(id)}/done`, same);
  expect(done.json).toMatchObject({ state: 'done', exchange: { id: exchange.id, hours: 1 } });
  expect(await minutesOf()).toEqual([60]);
});

it('cancelled hours, and those of another appointment, are not asked about', async () => {
  const { id, exchange } = await recordedBefore();
  const marco = await as('marco');
  await marco.patch(`/users/transactions/${exchange.id}/reject`, null);
  const gone = await marco.post(`${path(id)}/done`, { quantityOfHours: 1, another: false });
  expect(gone.json.code).toBe('seen-outdated');
  expect((await marco.post(`${path(id)}/done`, { quantityOfHours: 1 })).status).toBe(200);
  const next = await appointed();
  expect((await marco.post(`${path(next)}/done`, { quantityOfHours: 1 })).status).toBe(200);
});

it('who gave is not asked by letter where one exchange alone can be meant: it is of that', async () => {
  const { id, exchange } = await recordedBefore();
  portal().passMinutes(60 * 3);
  await Promise.all([1, 2, 3].map(() => askAboutAppointments(portal().deps)));
  const letters = await lettersTo(portal(), catcher, 'marco');
  expect(letters.filter(({ subject }) => subject.startsWith(askedSubject()))).toEqual([]);
  for (const who of ['marco', 'anna'] as const) {
    const { json } = await (await as(who)).get(path(id));
    expect(json).toMatchObject({ state: 'done', exchange: { id: exchange.id, hours: 1 } });
    expect(json.course).toMatchObject({ planned: { id }, done: { id: exchange.id } });
  }
  expect(await minutesOf()).toEqual([60]);
});

it.each([
  ['of three days before', { dateOfTransaction: '2026-11-17' }],
  ['the other way round', undefined],
] as const)('he is asked where the hours are %s', async (_, more) => {
  const { person, bank } = portal().world;
  const back = { ...terms({}), userTo: person.marco, bankTo: bank.bergamo };
  if (more) await WAYS.given(more);
  else await (await as('anna')).post('/users/transactions', back);
  const id = await appointed();
  portal().passMinutes(60 * 3);
  await askAboutAppointments(portal().deps);
  const letters = await lettersTo(portal(), catcher, 'marco');
  expect(letters.map(({ subject }) => subject)).toContain(askedSubject('Aiuto con lo smartphone'));
  expect((await (await as('marco')).get(path(id))).json.state).toBe('agreed');
});

it('of two appointments that find the same hours the nearer one is done, the other is asked about', async () => {
  await WAYS.given({ dateOfTransaction: '2026-11-18' });
  const [near, far] = [await appointed(), await appointed()];
  await portal().deps.database.pool.query(
    `update arrangement set starts_at = starts_at - interval '2 days' where id = $1`,
    [near],
  );
  portal().passMinutes(60 * 3);
  await askAboutAppointments(portal().deps);
  const marco = await as('marco');
  expect((await marco.get(path(near))).json.state).toBe('done');
  expect((await marco.get(path(far))).json.state).toBe('agreed');
  const letters = await lettersTo(portal(), catcher, 'marco');
  expect(letters.filter(({ subject }) => subject.startsWith(askedSubject()))).toHaveLength(1);
});

it('the letter that asks whether it was done asks the same, and its link stays unused', async () => {
  await WAYS.given({ dateOfTransaction: '2026-11-19' });
  const { json: exchange } = await WAYS.given({ dateOfTransaction: '2026-11-20' });
  const id = await appointed();
  portal().passMinutes(60 * 3);
  await askAboutAppointments(portal().deps);
  const letters = await lettersTo(portal(), catcher, 'marco');
  const letter = letters.find(({ subject }) => subject.startsWith(askedSubject()));
  const [token = ''] = letter ? tokensIn(letter) : [];
  const visitor = portal().visitor();
  const asked = await visitor.post(actPath(token), null);
  expect(asked.json).toMatchObject({ code: 'already-recorded', recorded: { id: exchange.id } });
  expect((await visitor.get(actPath(token))).json).toMatchObject({ isOpen: true });
  const same = await visitor.post(actPath(token), { another: false });
  expect(same.json).toMatchObject({ isOpen: false, arrangement: { id, state: 'done' } });
  expect(await minutesOf()).toEqual([60, 60]);
});

it('thirty-two taps on Fatto at the same moment record it once', async () => {
  const id = await appointed();
  const [marco, anna] = [await as('marco'), await as('anna')];
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, nth) =>
      (nth % 2 === 0 ? marco : anna).post(`${path(id)}/done`, { quantityOfHours: 1 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(31);
  expect(await minutesOf()).toEqual([60]);
  expect((await anna.get(path(id))).json.state).toBe('done');
});
