/**
 * Standing appointments: one proposes every week, fortnight or month, the other agrees, and each date
 * appears once, a week before; nothing is ever recorded by itself (specification §22).
 */
import { afterAll, describe, expect, it } from 'vitest';
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import { askAboutAppointments, deliverMails, makeDatesAndDie } from './support/background.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import { type BankKey, emailOf, type Who } from './support/world.ts';

const DAY = 24 * 60;
const TITLE = 'Lezione di tedesco';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const as = (who: Who) => portal().signIn(who);
const subjects = async (who: Who) =>
  (await lettersTo(portal(), catcher, who)).map(({ subject }) => subject);
/** The addresses that now get a letter with this subject. */
async function everybodyReads(subject: string) {
  const before = catcher.mails.length;
  await deliverMails(portal().deps);
  const letters = catcher.mails.slice(before).filter((mail) => mail.subject === subject);
  return letters.map(({ to }) => to).toSorted();
}

const path = (id: number) => `/users/standings/${id}` as const;

function formTo(who: Who, otherwise: object = {}, bank: BankKey = 'bergamo') {
  const { world } = portal();
  return {
    with: { partner: world.person[who], partnerBank: world.bank[bank], iGive: true },
    ...{ activity: world.activity, title: TITLE, ...PLAN, every: 'week' },
    ...{ day: '2026-11-24', ...otherwise },
  };
}

/** Marco proposes to help Anna every Tuesday at three, from 24 November on. Today is the 20th. */
async function proposed(otherwise: object = {}) {
  const marco = await as('marco');
  const { json } = await marco.post('/users/standings', formTo('anna', otherwise));
  return { marco, anna: await as('anna'), id: json.id };
}

async function agreed(otherwise: object = {}) {
  const people = await proposed(otherwise);
  await people.anna.post(`${path(people.id)}/agree`, null);
  return people;
}

/** Every date that was made, as it stands in the database. */
async function dates() {
  const { rows } = await portal().deps.database.pool.query<{ at: Date; state: string }>(
    'select starts_at as at, state from arrangement where standing_id is not null order by 1, id',
  );
  return rows.map(({ at, state }) => `${at.toISOString().slice(0, 16)} ${state}`);
}

/** How those of somebody stand that have not ended; signed in again, for a session does not last weeks. */
const states = async (who: Who) =>
  (await (await as(who)).get('/users/standings')).json.map(({ state }) => state);

const run = () => askAboutAppointments(portal().deps);

describe('two people', () => {
  it('agree once, and each date appears once, seven days before', async () => {
    const { marco, anna, id } = await proposed();
    expect((await marco.get('/users/standings')).json).toMatchObject([
      {
        ...{ id, state: 'proposed', every: 'week', weekday: 2, nth: 4, time: '15:00' },
        ...{ fromDay: '2026-11-24', untilDay: null, iGive: true, isMyProposal: true },
        ...{ partnerName: 'Anna Ferrari', can: { agree: false, drop: true, end: false } },
      },
    ]);
    await run();
    expect(await dates()).toEqual([]);
    expect(await subjects('anna')).toEqual(['Marco Bianchi propone ogni martedì alle 15:00']);
    expect((await marco.post(`${path(id)}/agree`, null)).json.code).toBe('forbidden');

    const yes = await anna.post(`${path(id)}/agree`, null);
    expect([yes.status, yes.json.state]).toEqual([200, 'agreed']);
    expect(await subjects('marco')).toEqual(['Siete d’accordo: ogni martedì alle 15:00']);
    expect(await dates()).toEqual(['2026-11-24T14:00 agreed']);
    expect((await anna.get('/users/arrangements')).json).toMatchObject([
      { state: 'agreed', standingId: id, day: '2026-11-24', time: '15:00', title: TITLE },
    ]);
    expect((await anna.post(`${path(id)}/agree`, null)).json.code).toBe('already-decided');

    portal().passMinutes(4 * DAY - 13 * 60);
    await run();
    expect(await dates()).toHaveLength(1);
    portal().passMinutes(13 * 60);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await dates()).toEqual(['2026-11-24T14:00 agreed', '2026-12-01T14:00 agreed']);
  });

  it('make one date when the job dies half-way', async () => {
    await agreed();
    portal().passMinutes(5 * DAY);
    await makeDatesAndDie(portal().deps);
    expect(await dates()).toHaveLength(1);
    await run();
    expect(await dates()).toHaveLength(2);
  });

  it('skip one date with one tap, and the others stay', async () => {
    const { anna } = await agreed();
    await subjects('marco');
    const [date] = (await anna.get('/users/arrangements')).json;
    await anna.post(`/users/arrangements/${date?.id}/drop`, null);
    const letters = await lettersTo(portal(), catcher, 'marco');
    expect(letters.map(({ subject }) => subject)).toEqual(['Disdetto: Lezione di tedesco']);
    expect(letters[0]?.text).toContain('Vale solo per questa volta');
    await run();
    expect(await dates()).toEqual(['2026-11-24T14:00 dropped']);
    portal().passMinutes(5 * DAY);
    await run();
    expect(await dates()).toEqual(['2026-11-24T14:00 dropped', '2026-12-01T14:00 agreed']);
    expect(await states('marco')).toEqual(['agreed']);
  });

  it('pause, resume and end, and the other one reads it', async () => {
    const { marco, id } = await agreed();
    await subjects('marco');
    expect((await marco.post(`${path(id)}/resume`, null)).json.code).toBe('already-decided');
    const past = await marco.post(`${path(id)}/pause`, { until: '2026-11-20' });
    expect([past.status, past.json.errors?.[0]?.code]).toEqual([400, 'date-past']);

    const paused = await marco.post(`${path(id)}/pause`, { until: '2026-12-02' });
    expect(paused.json).toMatchObject({ state: 'paused', pausedUntil: '2026-12-02' });
    expect(await dates()).toEqual(['2026-11-24T14:00 dropped']);
    expect(await subjects('anna')).toContain('In pausa: Lezione di tedesco');
    expect((await marco.post(`${path(id)}/pause`, {})).json.code).toBe('already-decided');
    // The first date after the pause appears a week before, as any other; then the pause is over.
    portal().passMinutes(11 * DAY);
    await run();
    expect(await dates()).toEqual(['2026-11-24T14:00 dropped', '2026-12-08T14:00 agreed']);
    expect(await states('anna')).toEqual(['paused']);
    portal().passMinutes(DAY);
    await run();
    expect(await states('anna')).toEqual(['agreed']);

    const later = { marco: await as('marco'), anna: await as('anna') };
    await later.anna.post(`${path(id)}/pause`, {});
    const resumed = await later.marco.post(`${path(id)}/resume`, null);
    expect(resumed.json).toMatchObject({ state: 'agreed', pausedUntil: null });
    expect((await dates()).slice(1)).toEqual([
      ...['2026-12-08T14:00 dropped', '2026-12-08T14:00 agreed'],
    ]);

    const ended = await later.anna.post(`${path(id)}/end`, null);
    expect(ended.json.state).toBe('ended');
    expect(await subjects('marco')).toContain('Non si ripete: Lezione di tedesco');
    portal().passMinutes(30 * DAY);
    await run();
    expect((await dates()).filter((date) => date.endsWith('agreed'))).toEqual([]);
    expect(await states('marco')).toEqual([]);
    const again = await (await as('marco')).post(`${path(id)}/end`, null);
    expect(again.json.code).toBe('already-decided');
  });

  it('say no, or take it back', async () => {
    const { anna, marco, id } = await proposed();
    expect((await anna.post(`${path(id)}/end`, null)).json.code).toBe('already-decided');
    expect((await anna.post(`${path(id)}/drop`, null)).json.state).toBe('ended');
    expect((await marco.post(`${path(id)}/drop`, null)).json.code).toBe('already-decided');
    expect((await anna.post(`${path(id)}/agree`, null)).json.code).toBe('already-decided');
    expect(await dates()).toEqual([]);
  });
});

describe('the days', () => {
  it('are at the same hour on the wall on both sides of a change of the clock', async () => {
    await agreed({ day: '2027-03-25', time: '09:00' });
    portal().passMinutes(120 * DAY);
    await run();
    portal().passMinutes(7 * DAY);
    await run();
    expect(await dates()).toEqual(['2027-03-25T08:00 agreed', '2027-04-01T07:00 agreed']);
  });

  it('of a month are the same weekday, and none is after the last day', async () => {
    await agreed({ day: '2026-11-30', every: 'month', until: '2027-01-10' });
    for (const days of [10, 14, 14, 30]) {
      portal().passMinutes(days * DAY);
      await run();
    }
    expect(await dates()).toEqual(['2026-11-30T14:00 agreed', '2026-12-28T14:00 agreed']);
    expect((await (await as('marco')).get('/users/standings')).json).toEqual([]);
  });
});

it('three dates in a row without an answer pause it, and both are asked once', async () => {
  const { id } = await agreed();
  for (const _ of ['24 November', '1 December', '8 December']) {
    portal().passMinutes(6 * DAY);
    await run();
  }
  // The third is this afternoon; then there is a day to answer.
  expect(await states('marco')).toEqual(['agreed']);
  await subjects('anna');
  await subjects('marco');
  portal().passMinutes(2 * DAY);
  await Promise.all([run(), run()]);
  await run();
  const marco = await as('marco');
  expect((await marco.get('/users/standings')).json).toMatchObject([
    { id, state: 'paused', pausedByPortal: true },
  ]);
  expect(await everybodyReads('In pausa: Lezione di tedesco')).toEqual([
    emailOf('anna'),
    emailOf('marco'),
  ]);
  const { rowCount } = await portal().deps.database.pool.query('select from exchange');
  expect(rowCount).toBe(0);
  // Resumed, it starts to count again.
  await marco.post(`${path(id)}/resume`, null);
  await run();
  expect(await states('marco')).toEqual(['agreed']);
});

it('one answered date among three keeps it', async () => {
  await agreed();
  for (const _ of ['24 November', '1 December', '8 December']) {
    portal().passMinutes(6 * DAY);
    await run();
  }
  const marco = await as('marco');
  const [, second] = (await marco.get('/users/arrangements')).json;
  await marco.post(`/users/arrangements/${second?.id}/drop`, null);
  portal().passMinutes(2 * DAY);
  await run();
  expect(await states('marco')).toEqual(['agreed']);
});

describe('it ends', () => {
  it('with the membership of one of the two, and the other one is told', async () => {
    const { marco, id } = await agreed();
    await subjects('marco');
    await (await as('giulia')).delete(`/admin/banks/users/${portal().world.person.anna}`);
    expect(await subjects('marco')).toContain('Non si ripete: Lezione di tedesco');
    expect((await marco.get('/users/standings')).json).toEqual([]);
    expect((await marco.post(`${path(id)}/resume`, null)).json.code).toBe('already-decided');
    portal().passMinutes(20 * DAY);
    await run();
    expect(await dates()).toEqual(['2026-11-24T14:00 dropped']);
  });

  it('when the two banks are no longer friends, and both are told', async () => {
    const marco = await as('marco');
    const form = formTo('sara', {}, 'lecco');
    const { json } = await marco.post('/users/standings', form);
    await (await as('sara')).post(`${path(json.id)}/agree`, null);
    await subjects('sara');
    const { rows } = await portal().deps.database.pool.query<{ id: number }>(
      "select id from bank_link where state = 'approved'",
    );
    const giulia = await as('giulia');
    for (const { id } of rows) await giulia.delete(`/admin/banks/${id}`);
    expect(await everybodyReads('Non si ripete: Lezione di tedesco')).toEqual([
      emailOf('marco'),
      emailOf('sara'),
    ]);
    expect(await states('marco')).toEqual([]);
  });
});

it('refuses what may not be', async () => {
  const marco = await as('marco');
  const post = (form: object) => marco.post('/users/standings', form);
  const codes = async (form: object) =>
    (await post(form)).json.errors?.map(({ path, code }: { path: string; code: string }) => [
      path,
      code,
    ]);
  expect(await codes(formTo('marco'))).toContainEqual(['with.partner', 'same-person']);
  expect(await codes(formTo('anna', { every: 'day' }))).toContainEqual(['every', 'required']);
  expect(await codes(formTo('anna', { day: '2026-11-19' }))).toContainEqual(['day', 'date-past']);
  expect(await codes(formTo('anna', { until: '2026-11-23' }))).toContainEqual([
    'until',
    'date-past',
  ]);
  const { rowCount } = await portal().deps.database.pool.query('select from standing_arrangement');
  expect(rowCount).toBe(0);
  for (let nth = 0; nth < OPEN_PROPOSALS_MAX; nth++) await post(formTo('anna'));
  expect((await post(formTo('anna'))).json.code).toBe('too-many-requests');
});
