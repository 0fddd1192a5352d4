/**
 * One hour and a half of help, and everybody taps (specification §22): in whatever order the two, the desk
 * and a person of trust say that it was done, its hours are booked once, or the second is asked about first.
 */
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Match } from '#contract/hours/recording.ts';
import { answeredBy, plansOf } from './support/answers-with-days.ts';
import { askedSubject, insertArrangement } from './support/arrangements.ts';
import { askAboutAppointments } from './support/background.ts';
import {
  BATCHES,
  finishBatches,
  latestBatch,
  letBatchesStart,
  manyForm,
} from './support/batches.ts';
import { chequeForm, chequeOf } from './support/cheques.ts';
import { actingFor, nameDelegate } from './support/delegates.ts';
import { hoursOn, recordBy } from './support/errands.ts';
import { ORDERS } from './support/hours-orders.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, tokensIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const as = (who: Who) => portal().signIn(who);

/** Marco can help Anna today at noon, and her yes names that day; then it is over. */
beforeEach(async () => {
  await letterless();
  const day = { day: TODAY, time: '12:00', minutes: 90, place: '' };
  const { anna, accept } = await answeredBy(portal(), {}, [day]);
  expect((await anna.post(accept, { day: 1, sequence: 0 })).status).toBe(200);
  portal().passMinutes(60 * 5);
});

const letterless = () => lettersTo(portal(), catcher, 'marco');

const appointment = async () => {
  const marco = await as('marco');
  const [open] = await plansOf(marco);
  const [over] = (await marco.get('/users/arrangements?part=over')).json;
  const one = open ?? over;
  if (!one) throw new Error('the yes made an appointment');
  return one;
};

/** What one tap came to: hours, a question first, or the word that it is done already. */
type Outcome = 'booked' | 'asked' | 'said' | 'done';

const outcomeOf = ({ status, json }: { status: number; json: { code?: string } }): Outcome => {
  if (status < 300) return 'booked';
  if (json.code === 'already-recorded') return 'asked';
  if (json.code === 'already-decided') return 'said';
  throw new Error(`${status} ${JSON.stringify(json)}`);
};

/** Who fills in a form is asked first where hours stand; the appointment that it shows is named. */
async function byForm(
  match: Match,
  send: (origin: { appointment?: number }) => ReturnType<typeof recordBy>,
): Promise<Outcome> {
  if (match.recorded) return 'asked';
  const [one] = match.appointments;
  return outcomeOf(await send(one ? { appointment: one.id } : {}));
}

const matchPath = (side: 'given' | 'received', person: number) => {
  const { bank, activity } = portal().world;
  const about = `day=${TODAY}&activity=${activity}` as const;
  return `/users/transactions/match?side=${side}&person=${person}&bank=${bank.bergamo}&${about}` as const;
};

const says = async (who: Who) =>
  outcomeOf(
    await (await as(who)).post(`/users/arrangements/${(await appointment()).id}/done`, {
      quantityOfHours: 1.5,
    }),
  );

/** What the form of who gave knew when it was opened. */
let opened: Match | undefined;

const lastHours = async () => {
  const { rows } = await portal().deps.database.pool.query<{ id: number }>(
    'select max(id) as id from exchange',
  );
  return `/users/transactions/${rows[0]?.id ?? 0}` as const;
};

const ACTS = {
  'Fatto, of who gave': () => says('marco'),
  'Ho ricevuto, of who received': () => says('anna'),
  'the form of who gave': async () => {
    const match = await (await as('marco')).get(matchPath('given', portal().world.person.anna));
    return byForm(match.json, (origin) => recordBy(portal(), 'own', origin));
  },
  'the form of who gave is opened': async () => {
    opened = (await (await as('marco')).get(matchPath('given', portal().world.person.anna))).json;
    expect([opened.appointments.length, opened.recorded]).toEqual([1, null]);
    return 'done';
  },
  'and sent': async () => {
    if (!opened) throw new Error('it was opened before');
    return byForm(opened, (origin) => recordBy(portal(), 'own', origin));
  },
  'what was written without a connection': async () =>
    outcomeOf(await recordBy(portal(), 'own', {})),
  'the form of who received': async () => {
    const match = await (await as('anna')).get(matchPath('received', portal().world.person.marco));
    return byForm(match.json, (origin) => recordBy(portal(), 'received', origin));
  },
  'the desk': async () => {
    const { person, bank, activity } = portal().world;
    const of = `userFrom=${person.marco}&userTo=${person.anna}&bankTo=${bank.bergamo}` as const;
    const match = await (await as('giulia')).get(
      `/admin/transactions/match?${of}&day=${TODAY}&activity=${activity}`,
    );
    return byForm(match.json, (origin) => recordBy(portal(), 'desk', origin));
  },
  'a cheque at the desk': async () => {
    const code = await chequeOf(portal(), 'anna');
    const booked = await (await as('giulia')).post(
      `/admin/cheques/${code}/book`,
      chequeForm(portal()),
    );
    return outcomeOf(booked);
  },
  'a cheque handed in': async () => {
    const code = await chequeOf(portal(), 'anna');
    const { activity, dateOfTransaction, quantityOfHours } = hoursOn(portal(), TODAY);
    const form = { activity, dateOfTransaction, quantityOfHours };
    return outcomeOf(await (await as('marco')).post(`/users/cheques/${code}/hand-in`, form));
  },
  'many at once': async () => {
    const { person } = portal().world;
    const giulia = await as('giulia');
    const people = { listUserFrom: [person.marco], listUserTo: [person.anna] };
    await giulia.post(BATCHES, manyForm(portal(), { ...hoursOn(portal(), TODAY), ...people }));
    await letBatchesStart(portal().deps);
    await finishBatches(portal().deps);
    const { made, refused } = await latestBatch(giulia);
    expect(made + refused).toBe(1);
    if (made === 1) return 'booked';
    const { rows } = await portal().deps.database.pool.query<{ refusal: string }>(
      'select refusal from exchange_batch_item order by batch_id desc limit 1',
    );
    expect(rows).toEqual([{ refusal: 'already-recorded' }]);
    return 'said';
  },
  'a person of trust': async () => {
    const { person, bank } = portal().world;
    await nameDelegate(portal(), person.anna, person.giulia);
    const caller = await actingFor(portal(), 'giulia', person.anna);
    const match = await caller.get(matchPath('received', person.marco));
    const from = { userFrom: person.marco, bankFrom: bank.bergamo };
    return byForm(match.json, (origin) =>
      caller.post('/users/transactions/received', {
        ...hoursOn(portal(), TODAY),
        ...from,
        ...origin,
      }),
    );
  },
  'the letter that asks': async () => {
    await askAboutAppointments(portal().deps);
    const letters = await lettersTo(portal(), catcher, 'marco');
    const letter = letters.find(({ subject }) => subject.startsWith(askedSubject()));
    if (!letter) return 'said';
    const [token = ''] = tokensIn(letter);
    return outcomeOf(await portal().visitor().post(actPath(token), null));
  },
  confirm: async () => {
    const { status } = await (await as('anna')).patch(`${await lastHours()}/approve`, {});
    expect(status).toBe(200);
    return 'done';
  },
  'refuse, and take that back': async () => {
    const anna = await as('anna');
    const path = await lastHours();
    expect((await anna.patch(`${path}/reject`, { undoable: true })).status).toBe(200);
    expect((await anna.patch(`${path}/take-back`, null)).status).toBe(200);
    return 'done';
  },
  refuse: async () => {
    expect((await (await as('anna')).patch(`${await lastHours()}/reject`, {})).status).toBe(200);
    return 'done';
  },
  'reverse it': async () => {
    const path = `${await lastHours()}/reject-confirmed` as const;
    expect((await (await as('marco')).patch(path, {})).status).toBe(200);
    return 'done';
  },
} satisfies Record<string, () => Promise<Outcome>>;

type Tap = readonly [act: keyof typeof ACTS, outcome: Outcome];

const orders: readonly (readonly Tap[])[] = ORDERS;

it.each(orders.map((taps) => [taps.map(([act]) => act).join(', then '), taps] as const))(
  'booked once: %s',
  async (_, taps) => {
    for (const [act, outcome] of taps) expect([act, await ACTS[act]()]).toEqual([act, outcome]);
    const { rows } = await portal().deps.database.pool.query<{ id: number; minutes: number }>(
      `select id, minutes from exchange where state in ('pending', 'confirmed')`,
    );
    expect(rows).toMatchObject([{ minutes: 90 }]);
    expect(await appointment()).toMatchObject({ state: 'done', exchange: { id: rows[0]?.id } });
  },
);

it('said to be another time, each is booked: a cheque after Fatto', async () => {
  await says('marco');
  const code = await chequeOf(portal(), 'anna');
  const path = `/admin/cheques/${code}/book` as const;
  const giulia = await as('giulia');
  const asked = await giulia.post(path, chequeForm(portal()));
  expect([asked.status, asked.json]).toMatchObject([
    409,
    { code: 'already-recorded', recorded: { hours: 1.5, day: TODAY } },
  ]);
  const booked = await giulia.post(path, chequeForm(portal(), { another: true }));
  expect([booked.status, booked.json.status]).toEqual([201, 'confirmed']);
});

it('what is of another activity or the other way round is not asked about', async () => {
  await says('marco');
  const { person, bank } = portal().world;
  const giulia = await as('giulia');
  const code = await chequeOf(portal(), 'anna');
  const { rows } = await portal().deps.database.pool.query<{ id: number }>(
    'select id from activity where retired_at is null and id <> $1 order by id limit 1',
    [portal().world.activity],
  );
  const other = chequeForm(portal(), { activity: rows[0]?.id });
  expect((await giulia.post(`/admin/cheques/${code}/book`, other)).status).toBe(201);
  const back = { ...hoursOn(portal(), TODAY), userTo: person.marco, bankTo: bank.bergamo };
  expect((await (await as('anna')).get(matchPath('given', person.marco))).json.recorded).toBeNull();
  expect((await (await as('anna')).post('/users/transactions', back)).status).toBe(201);
});

it('nor is a second appointment of that day without hours', async () => {
  const { person, bank } = portal().world;
  await says('marco');
  const [marco, anna] = [person.marco, person.anna].map((id) => ({ id, bankId: bank.bergamo }));
  if (!marco || !anna) throw new Error('two people');
  const { id } = await insertArrangement(portal(), marco, anna, { state: 'agreed', hour: 13 });
  expect(await ACTS['many at once']()).toBe('booked');
  const second = await (await as('anna')).get(`/users/arrangements/${id}`);
  expect(second.json.state).toBe('done');
});

/** Each of these at one moment: one of them books, whichever comes first. */
it.each([
  ['Fatto and Ho ricevuto', ['Fatto, of who gave', 'Ho ricevuto, of who received']],
  ['Fatto and a cheque', ['Fatto, of who gave', 'a cheque at the desk']],
  ['Fatto and many at once', ['Ho ricevuto, of who received', 'many at once']],
  ['a cheque and many at once', ['a cheque handed in', 'many at once']],
] as const)('at one moment, ten times: %s', async (_, acts) => {
  const { pool } = portal().deps.database;
  for (let round = 1; round <= 10; round += 1) {
    const outcomes = await Promise.all(acts.map((act) => ACTS[act]()));
    expect([round, outcomes.filter((outcome) => outcome === 'booked')]).toEqual([
      round,
      ['booked'],
    ]);
    const standing = `select id, state from exchange where state in ('pending', 'confirmed')`;
    const { rows } = await pool.query<{ id: number; state: string }>(standing);
    expect(rows).toHaveLength(1);
    const [one] = rows;
    const act = one?.state === 'pending' ? 'reject' : 'reject-confirmed';
    const by = await as(one?.state === 'pending' ? 'anna' : 'marco');
    expect((await by.patch(`/users/transactions/${one?.id ?? 0}/${act}`, {})).status).toBe(200);
  }
});
