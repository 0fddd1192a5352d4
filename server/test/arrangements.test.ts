/**
 * Two members agree on a day: proposed, changed, agreed, dropped, each told at once, and nobody else
 * sees any of it (specification §22).
 */
import { afterAll, describe, expect, it } from 'vitest';
import { OPEN_PROPOSALS_MAX } from '#contract/limits.ts';
import { type CaughtMail, startMailCatcher } from './support/mail-catcher.ts';
import { noticeForm } from './support/notices.ts';
import { actPath, lettersTo, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import type { BankKey, Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const letters = (who: Who) => lettersTo(portal(), catcher, who);
const as = (who: Who) => portal().signIn(who);

function linkIn(letter: CaughtMail | undefined) {
  if (!letter) throw new Error('no letter came');
  return actPath(tokenIn(letter));
}

function formTo(who: Who, iGive: boolean, otherwise: object = {}) {
  const { world } = portal();
  return {
    with: { partner: world.person[who], partnerBank: world.bank.bergamo, iGive },
    ...{ activity: world.activity, title: 'Lezione di tedesco', ...PLAN, ...otherwise },
  };
}

/** Marco proposes to help Anna, on 24 November at three. */
async function proposed(otherwise: object = {}) {
  const marco = await as('marco');
  const form = formTo('anna', true, { day: '2026-11-24', ...otherwise });
  const { json } = await marco.post('/users/arrangements', form);
  return { marco, anna: await as('anna'), id: json.id };
}

const path = (id: number) => `/users/arrangements/${id}` as const;

describe('two people', () => {
  it('propose, agree and drop, and the other one reads it at once', async () => {
    const { marco, anna, id } = await proposed();
    const mine = await marco.get(path(id));
    expect(mine.json).toMatchObject({
      ...{ state: 'proposed', iGive: true, partnerName: 'Anna Ferrari', daysAway: 4 },
      ...{ day: '2026-11-24', time: '15:00', minutes: 90, hours: [1.5], isMyProposal: true },
      can: { agree: false, change: true, drop: true, record: false },
    });
    expect((await anna.get(path(id))).json).toMatchObject({
      ...{ iGive: false, partnerName: 'Marco Bianchi', belowBand: null },
      can: { agree: true, change: true, drop: true, record: false },
    });
    const [proposal] = await letters('anna');
    expect(proposal?.subject).toBe('Marco Bianchi propone martedì 24 novembre alle 15:00');
    expect(proposal?.text).toContain('“Lezione di tedesco”. L’aiuto lo ricevi tu.');
    expect(proposal?.text).toContain('Quanto dura: 1\u00a0h\u00a030');

    const agreed = await anna.post(`${path(id)}/agree`, { sequence: 0 });
    expect([agreed.status, agreed.json.state]).toEqual([200, 'agreed']);
    const [yes] = await letters('marco');
    expect(yes?.subject).toBe('Siete d’accordo: martedì 24 novembre alle 15:00');

    const dropped = await marco.post(`${path(id)}/drop`, null);
    expect(dropped.status).toBe(200);
    expect(dropped.json).toMatchObject({ state: 'dropped', wasNotDone: false });
    expect((await letters('anna')).map(({ subject }) => subject)).toEqual([
      'Disdetto: Lezione di tedesco',
    ]);
    const again = await anna.post(`${path(id)}/agree`, { sequence: 0 });
    expect(again.json.code).toBe('already-decided');
    expect((await anna.post(`${path(id)}/drop`, null)).json.code).toBe('already-decided');
    expect((await anna.put(path(id), { sequence: 1, ...PLAN })).json.code).toBe('already-decided');
  });

  it('change it, which needs agreement again; nobody agrees to what they have not seen', async () => {
    const { marco, anna, id } = await proposed();
    const [old] = await letters('anna');
    const other = { ...PLAN, day: '2026-11-25', time: '09:30', minutes: 60, place: '' };
    await anna.post(`${path(id)}/agree`, { sequence: 0 });
    const changed = await anna.put(path(id), { sequence: 0, ...other });
    expect(changed.json).toMatchObject({ state: 'proposed', sequence: 1, isMyProposal: true });
    expect((await anna.post(`${path(id)}/agree`, { sequence: 1 })).json.code).toBe('forbidden');
    expect((await marco.post(`${path(id)}/agree`, { sequence: 0 })).json.code).toBe(
      'seen-outdated',
    );
    // Only what stands is told: the agreement to what was before has become silent.
    expect((await letters('marco')).map(({ subject }) => subject)).toEqual([
      'Anna Ferrari propone mercoledì 25 novembre alle 09:30',
    ]);
    const link = linkIn(old);
    expect((await portal().visitor().get(link)).json).toMatchObject({ isOpen: false });
    await portal().visitor().post(link, null);
    expect((await marco.get(path(id))).json.state).toBe('proposed');
    const agreed = await marco.post(`${path(id)}/agree`, { sequence: 1 });
    expect(agreed.json).toMatchObject({ state: 'agreed', day: '2026-11-25', time: '09:30' });
  });

  it('at the same moment: one proposal, one agreement, and the other one is told so', async () => {
    const { marco, anna, id } = await proposed();
    const both = await Promise.all(
      [marco, anna].map((who) => who.put(path(id), { sequence: 0, ...PLAN, minutes: 30 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'seen-outdated',
    });
    const mine = (await marco.get(path(id))).json;
    const other = mine.isMyProposal ? anna : marco;
    const many = await Promise.all(
      Array.from({ length: 8 }, () => other.post(`${path(id)}/agree`, { sequence: 1 })),
    );
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('agree with one click of the letter, without signing in', async () => {
    const { marco, id } = await proposed();
    const [letter] = await letters('anna');
    const link = linkIn(letter);
    const visitor = portal().visitor();
    expect((await visitor.get(link)).json).toMatchObject({
      ...{ act: 'agree-arrangement', isOpen: true, arrangement: { id, state: 'proposed' } },
    });
    const clicks = await Promise.all([1, 2, 3].map(() => visitor.post(link, null)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await marco.get(path(id))).json.state).toBe('agreed');
  });
});

describe('an accepted answer', () => {
  it.each([
    ['request', false],
    ['offer', true],
  ] as const)('of a %s says who gives', async (kind, authorGives) => {
    const { world } = portal();
    const anna = await as('anna');
    const marco = await as('marco');
    const notice = (await anna.post('/users/notices', noticeForm(portal(), { kind }))).json;
    await marco.post(`/users/notices/${notice.id}/answers`, {});
    const answer = (await anna.get(`/users/notices/${notice.id}`)).json.answers[0]?.id ?? 0;
    const form = { ...formTo('marco', !authorGives), with: { answer } };
    expect((await anna.post('/users/arrangements', form)).status).toBe(404);
    await anna.post(`/users/answers/${answer}/accept`, null);
    const made = await marco.post('/users/arrangements', form);
    expect([made.status, made.json.iGive, made.json.noticeId]).toEqual([
      ...[201, !authorGives, notice.id],
    ]);
    expect(made.json.partnerId).toBe(world.person.anna);
    expect((await (await as('giulia')).post('/users/arrangements', form)).status).toBe(404);
  });
});

describe('nobody else', () => {
  it('sees it, agrees to it, or drops it', async () => {
    const { id } = await proposed();
    const giulia = await as('giulia');
    const calls = await Promise.all([
      giulia.get(path(id)),
      giulia.put(path(id), { sequence: 0, ...PLAN }),
      giulia.post(`${path(id)}/agree`, { sequence: 0 }),
      giulia.post(`${path(id)}/drop`, null),
      giulia.post(`${path(id)}/done`, { quantityOfHours: 1 }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await giulia.get('/users/arrangements')).json).toEqual([]);
  });

  it('is proposed to whom one may not exchange with', async () => {
    const { world } = portal();
    const marco = await as('marco');
    const statusFor = async (who: Who, bank: BankKey) => {
      const form = formTo(who, true);
      const chosen = { ...form.with, partnerBank: world.bank[bank] };
      return (await marco.post('/users/arrangements', { ...form, with: chosen })).status;
    };
    expect([
      await statusFor('greta', 'bozen'),
      await statusFor('elena', 'bergamo'),
      await statusFor('marco', 'bergamo'),
      await statusFor('sara', 'bergamo'),
      await statusFor('sara', 'lecco'),
    ]).toEqual([400, 400, 400, 400, 201]);
  });
});

it('a day that has passed cannot be agreed to, on screen or by its letter, nor does it wait for anybody', async () => {
  const { id } = await proposed({ time: '08:00' });
  const [letter] = await letters('anna');
  const link = linkIn(letter);
  const waiting = async () =>
    (await (await as('anna')).get('/users/todo')).json.items.filter(
      ({ kind }) => kind === 'proposal',
    );
  // On the day itself, after its time, the two may still say so.
  portal().passMinutes((4 * 24 + 10) * 60);
  expect(await waiting()).toMatchObject([{ id }]);
  expect((await (await as('anna')).get(path(id))).json.can.agree).toBe(true);
  portal().passMinutes(24 * 60);
  const [anna, marco] = [await as('anna'), await as('marco')];
  expect(await waiting()).toEqual([]);
  expect((await anna.get(path(id))).json).toMatchObject({
    state: 'proposed',
    can: { agree: false },
  });
  const yes = await anna.post(`${path(id)}/agree`, { sequence: 0 });
  expect([yes.status, yes.json]).toMatchObject([409, { code: 'day-over' }]);
  const byLetter = await portal().visitor().post(link, null);
  expect([byLetter.status, byLetter.json]).toMatchObject([409, { code: 'day-over' }]);
  // Another day is a new question.
  const plan = { ...PLAN, day: '2026-11-27', sequence: 0 };
  expect((await marco.put(path(id), plan)).status).toBe(200);
  expect((await anna.post(`${path(id)}/agree`, { sequence: 1 })).status).toBe(200);
});

it('refuses what is wrong with a form at its field', async () => {
  const marco = await as('marco');
  const wrong = [
    [{ day: '2026-11-19' }, 'day', 'date-past'],
    [{ day: '2027-11-30' }, 'day', 'date-too-far'],
    [{ time: '24:00' }, 'time', 'invalid'],
    [{ minutes: 4 }, 'minutes', 'invalid'],
    [{ minutes: 1441 }, 'minutes', 'invalid'],
    [{ title: 'x'.repeat(81) }, 'title', 'too-long'],
    [{ place: 'x'.repeat(121) }, 'place', 'too-long'],
    [{ activity: 999_999 }, 'activity', 'activity-unknown'],
  ] as const;
  for (const [otherwise, field, code] of wrong) {
    const form = formTo('anna', true, otherwise);
    const { status, json } = await marco.post('/users/arrangements', form);
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ path: field, code }] });
  }
});

it('lets a person have so many proposals without an answer, also at the same moment', async () => {
  const marco = await as('marco');
  const tries = Array.from({ length: OPEN_PROPOSALS_MAX + 3 }, () =>
    marco.post('/users/arrangements', formTo('anna', true)),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(OPEN_PROPOSALS_MAX);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

it('lists what is open with the next first, and what is over with the latest first', async () => {
  const { marco, anna } = await proposed({ title: 'Quarto' });
  const make = async (day: string, title: string) =>
    (await anna.post('/users/arrangements', formTo('marco', false, { day, title }))).json.id;
  await make('2026-11-22', 'Primo');
  await make('2026-11-23', 'Secondo');
  const gone = await make('2026-12-24', 'Lasciato');
  await marco.post(`${path(gone)}/drop`, null);
  const titles = async (query: string) => {
    const { json, headers } = await marco.get(`/users/arrangements${query}`);
    return [json.map(({ title }) => title), Number(headers.get('x-total-count'))];
  };
  expect(await titles('')).toEqual([['Primo', 'Secondo', 'Quarto'], 3]);
  expect(await titles('?part=open&limit=1&offset=1')).toEqual([['Secondo'], 3]);
  expect(await titles('?part=over')).toEqual([['Lasciato'], 1]);
  expect(await titles('?part=over&limit=5&offset=5')).toEqual([[], 1]);
});

it('says to who receives that it would leave the band of the bank, while it can still be helped', async () => {
  const giulia = await as('giulia');
  await giulia.put('/admin/rules/band-low-first-year', { value: -1, note: 'Prova' });
  const { marco, anna, id } = await proposed();
  expect((await anna.get(path(id))).json.belowBand).toEqual({ after: -1.5, low: -1, hard: false });
  expect((await anna.get('/users/arrangements')).json[0]?.belowBand).not.toBeNull();
  expect((await marco.get(path(id))).json.belowBand).toBeNull();
  await anna.put(path(id), { sequence: 0, ...PLAN, minutes: 60 });
  expect((await anna.get(path(id))).json.belowBand).toBeNull();
});

it('ends with the membership of one of the two, and the other one is told', async () => {
  const { anna, id } = await proposed();
  await anna.post(`${path(id)}/agree`, { sequence: 0 });
  await letters('anna');
  const giulia = await as('giulia');
  await giulia.delete(`/admin/banks/users/${portal().world.person.marco}`);
  expect((await anna.get(path(id))).json.state).toBe('dropped');
  expect((await letters('anna')).map(({ subject }) => subject)).toEqual([
    'Disdetto: Lezione di tedesco',
  ]);
});

it.each([
  ['en', 'Marco Bianchi proposes Tuesday 24 November at 15:00'],
  ['de', 'Marco Bianchi schlägt Dienstag, 24. November um 15:00 Uhr vor'],
])('writes in %s', async (locale, subject) => {
  await portal().deps.database.pool.query('update person set pref_locale = $1', [locale]);
  await proposed();
  expect((await letters('anna'))[0]?.subject).toBe(subject);
});
