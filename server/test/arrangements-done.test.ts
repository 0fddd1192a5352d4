/**
 * From an appointment to hours: who gave is asked once, one tap records, who received confirms; who
 * received may do both in one step (laws L1, L4, L6). However many tap, one exchange is made
 * (specification §22).
 */
import { afterAll, expect, it } from 'vitest';
import { askedSubject, insertArrangement } from './support/arrangements.ts';
import { askAboutAppointments, askAboutAppointmentsAndDie } from './support/background.ts';
import { type CaughtMail, startMailCatcher } from './support/mail-catcher.ts';
import { noticeForm } from './support/notices.ts';
import { actPath, lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import { TODAY, type Who } from './support/world.ts';

const HOUR = 60;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const letters = (who: Who) => lettersTo(portal(), catcher, who);
const as = (who: Who) => portal().signIn(who);
const path = (id: number) => `/users/arrangements/${id}` as const;

/** Marco helped Anna this morning at ten; now it is eleven. */
async function agreed(minutes = 90, hour = 10) {
  const { world } = portal();
  const { id } = await insertArrangement(
    portal(),
    { id: world.person.marco, bankId: world.bank.bergamo },
    { id: world.person.anna, bankId: world.bank.bergamo },
    { state: 'agreed', hour, minutes },
  );
  return { id, marco: await as('marco'), anna: await as('anna') };
}

const balances = async () => {
  const { rows } = await portal().deps.database.pool.query<{ name: string; minutes: number }>(
    `select person.name, balance_minutes::int as minutes from account
     join person on person.id = person_id where name in ('Marco', 'Anna') order by name`,
  );
  return rows.map(({ name, minutes }) => [name, minutes]);
};

const exchanges = async () =>
  (await portal().deps.database.pool.query('select id from exchange')).rowCount;

/** The addresses of a letter that do something, by what stands before them. */
function ways({ text }: CaughtMail): Record<string, string> {
  const found = [...text.matchAll(/^(.+):\n(http\S+)$/gm)];
  return Object.fromEntries(
    found.map(([, label = '', url = '']) => [label.replaceAll('\u00a0', ' '), url]),
  );
}

const actOf = (url = '') => actPath(/\/act\/([\w-]{43})/.exec(url)?.[1] ?? '');

it('who gave is asked once two hours after the end, and one click records what waits', async () => {
  const { id } = await agreed();
  const { deps } = portal();
  portal().passMinutes(2 * HOUR + 29);
  await askAboutAppointments(deps);
  expect(await letters('marco')).toEqual([]);
  portal().passMinutes(1);
  await askAboutAppointmentsAndDie(deps);
  await Promise.all([1, 2, 3].map(() => askAboutAppointments(deps)));
  await askAboutAppointments(deps);
  const asked = await letters('marco');
  expect(asked.map(({ subject }) => subject)).toEqual([askedSubject('Aiuto con lo smartphone')]);
  expect(await letters('anna')).toEqual([]);
  const [letter] = asked;
  if (!letter) throw new Error('Marco was not asked');
  const links = ways(letter);
  expect(Object.keys(links)).toEqual(['Fatto, 1 h 30', 'È durato altro', 'Non c’è stato']);
  const link = actOf(links['Fatto, 1 h 30']);
  expect((await portal().visitor().get(link)).json).toMatchObject({
    ...{ act: 'done-arrangement', isOpen: true, hours: 1.5 },
  });
  const clicks = await Promise.all([1, 2, 3].map(() => portal().visitor().post(link, null)));
  expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await exchanges()).toBe(1);
  expect((await (await as('anna')).get(path(id))).json).toMatchObject({
    ...{ state: 'done', exchange: { status: 'pending', hours: 1.5, by: 'Marco Bianchi' } },
  });
  expect(await balances()).toEqual([
    ['Anna', 0],
    ['Marco', 0],
  ]);
  // The receiver then confirms as ever, by the link of a letter.
  const [confirm] = await letters('anna');
  const [, token = ''] = /\/act\/([\w-]{43})/.exec(confirm?.text ?? '') ?? [];
  await portal().visitor().post(actPath(token), null);
  expect(await balances()).toEqual([
    ['Anna', -90],
    ['Marco', 90],
  ]);
  await askAboutAppointments(deps);
  expect((await letters('marco')).map(({ subject }) => subject)).not.toContain(
    askedSubject('Aiuto con lo smartphone'),
  );
});

it('one click says that it was not done, and no hours move', async () => {
  const { id } = await agreed();
  portal().passMinutes(3 * HOUR);
  await askAboutAppointments(portal().deps);
  const [asked] = await letters('marco');
  if (!asked) throw new Error('Marco was not asked');
  const link = actOf(ways(asked)['Non c’è stato']);
  expect((await portal().visitor().post(link, null)).json).toMatchObject({ isOpen: false });
  expect((await (await as('anna')).get(path(id))).json).toMatchObject({
    ...{ state: 'dropped', wasNotDone: true, course: { planned: { wasNotDone: true } } },
  });
  expect((await letters('anna'))[0]?.subject).toBe('Non c’è stato: Aiuto con lo smartphone');
  expect(await exchanges()).toBe(0);
  const done = actOf(ways(asked)['Fatto, 1 h 30']);
  expect((await portal().visitor().get(done)).json).toMatchObject({ isOpen: false });
  expect((await portal().visitor().post(done, null)).json.code).toBe('already-decided');
});

it('an hour and ten is offered as an hour and as an hour and a half', async () => {
  const { id } = await agreed(70);
  portal().passMinutes(4 * HOUR);
  await askAboutAppointments(portal().deps);
  const [asked] = await letters('marco');
  if (!asked) throw new Error('Marco was not asked');
  expect(Object.keys(ways(asked)).slice(0, 2)).toEqual(['Fatto, 1 h 30', 'Fatto, 1 h']);
  await portal()
    .visitor()
    .post(actOf(ways(asked)['Fatto, 1 h']), null);
  const marco = await as('marco');
  expect((await marco.get(path(id))).json).toMatchObject({
    hours: [1, 1.5],
    exchange: { hours: 1 },
  });
});

it('who received records and confirms in one step; who gave reads it, and may reverse it', async () => {
  const { id, marco, anna } = await agreed();
  const done = await anna.post(`${path(id)}/done`, {
    quantityOfHours: 2,
    note: 'E anche il tablet',
  });
  expect(done.json).toMatchObject({
    ...{ state: 'done', exchange: { status: 'confirmed', hours: 2, by: 'Anna Ferrari' } },
  });
  expect(await balances()).toEqual([
    ['Anna', -120],
    ['Marco', 120],
  ]);
  const [told] = await letters('marco');
  expect(told?.text).toContain('E anche il tablet');
  const exchangeId = done.json.exchange?.id ?? 0;
  const late = await marco.post(`${path(id)}/done`, { quantityOfHours: 1.5 });
  expect(late.json.code).toBe('already-decided');
  await marco.patch(`/users/transactions/${exchangeId}/reject-confirmed`, {});
  expect(await balances()).toEqual([
    ['Anna', 0],
    ['Marco', 0],
  ]);
  expect((await anna.get(path(id))).json).toMatchObject({ state: 'agreed', exchange: null });
});

it('thirty-two taps of both at the same moment make one exchange', async () => {
  const { id, marco, anna } = await agreed();
  const taps = Array.from({ length: 32 }, (_, nth) =>
    (nth % 2 === 0 ? marco : anna).post(`${path(id)}/done`, { quantityOfHours: 1.5 }),
  );
  const answers = await Promise.all(taps);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ json }) => json.code === 'already-decided')).toHaveLength(31);
  expect(await exchanges()).toBe(1);
  const [mine, theirs] = [(await marco.get(path(id))).json, (await anna.get(path(id))).json];
  expect(mine.exchange).toEqual(theirs.exchange);
  expect(mine.exchange?.hours).toBe(1.5);
});

it.each([
  ['request', 'marco'],
  ['offer', 'anna'],
] as const)('the hours of a %s go to %s', async (kind, gainer) => {
  const anna = await as('anna');
  const marco = await as('marco');
  const notice = (await anna.post('/users/notices', noticeForm(portal(), { kind }))).json;
  await marco.post(`/users/notices/${notice.id}/answers`, {});
  const answer = (await anna.get(`/users/notices/${notice.id}`)).json.answers[0]?.id ?? 0;
  await anna.post(`/users/answers/${answer}/accept`, null);
  const { activity } = portal().world;
  const form = { with: { answer }, activity, title: 'Smartphone', ...PLAN, time: '10:30' };
  const { id } = (await marco.post('/users/arrangements', form)).json;
  await anna.post(`${path(id)}/agree`, { sequence: 0 });
  const receiver = kind === 'request' ? anna : marco;
  await receiver.post(`${path(id)}/done`, { quantityOfHours: 0.5 });
  const gained = gainer === 'marco' ? 30 : -30;
  expect(await balances()).toEqual([
    ['Anna', -gained],
    ['Marco', gained],
  ]);
});

it('nothing is recorded before it has begun, before it is agreed, or in other than halves', async () => {
  const { id, marco, anna } = await agreed(60, 12);
  const early = await marco.post(`${path(id)}/done`, { quantityOfHours: 1 });
  expect(early.json.code).toBe('too-early');
  portal().passMinutes(HOUR);
  await anna.put(path(id), { sequence: 0, ...PLAN, time: '11:00' });
  const open = await marco.post(`${path(id)}/done`, { quantityOfHours: 1 });
  expect(open.json.code).toBe('too-early');
  await marco.post(`${path(id)}/agree`, { sequence: 1 });
  for (const quantityOfHours of [1.25, 0, 100.5]) {
    const odd = await marco.post(`${path(id)}/done`, { quantityOfHours });
    expect(odd.json).toMatchObject({
      errors: [{ path: 'quantityOfHours', code: 'hours-invalid' }],
    });
  }
  const done = await marco.post(`${path(id)}/done`, { quantityOfHours: 1 });
  expect(done.json).toMatchObject({ state: 'done', exchange: { status: 'pending' } });
  const { rows } = await portal().deps.database.pool.query(
    'select note, performed_on from exchange',
  );
  expect(rows).toEqual([{ note: 'Aiuto con lo smartphone', performed_on: TODAY }]);
});

it('who received beyond the hard limit of the bank leaves it to the desk, as with any exchange', async () => {
  const giulia = await as('giulia');
  await giulia.put('/admin/rules/band-hard', { value: true, note: 'Prova' });
  await giulia.put('/admin/rules/band-low-first-year', { value: -1, note: 'Prova' });
  const { id, anna } = await agreed();
  const done = await anna.post(`${path(id)}/done`, { quantityOfHours: 1.5 });
  expect(done.json.exchange?.status).toBe('pending');
  expect(await balances()).toEqual([
    ['Anna', 0],
    ['Marco', 0],
  ]);
});

it('reminds at six of the evening before, once, and only who wants that', async () => {
  const { id, anna, marco } = await agreed();
  const plan = { ...PLAN, day: '2026-11-21', time: '09:00' };
  await marco.put(path(id), { sequence: 0, ...plan });
  await anna.post(`${path(id)}/agree`, { sequence: 1 });
  await anna.put('/users/letter-preferences', { topic: 'appointments', cadence: 'day-before' });
  await letters('anna');
  const { deps } = portal();
  portal().passMinutes(6 * HOUR + 59);
  await askAboutAppointments(deps);
  expect(await letters('anna')).toEqual([]);
  portal().passMinutes(1);
  await Promise.all([1, 2, 3].map(() => askAboutAppointments(deps)));
  const before = catcher.mails.length;
  const [reminder, ...more] = await letters('anna');
  expect([reminder?.subject, more]).toEqual(['Domani: Aiuto con lo smartphone', []]);
  expect(reminder?.text).toContain('sabato 21 novembre alle 09:00');
  expect(catcher.mails.slice(before).map(({ to }) => to)).toEqual(['anna@example.org']);
  portal().passMinutes(2 * HOUR);
  await askAboutAppointments(deps);
  expect(await letters('anna')).toEqual([]);
});

it('forgets a proposal that nobody answers a week after its time', async () => {
  const { id, marco } = await agreed();
  await marco.put(path(id), { sequence: 0, ...PLAN });
  portal().passMinutes(7 * 24 * HOUR);
  await askAboutAppointments(portal().deps);
  expect((await (await as('marco')).get(path(id))).json.state).toBe('proposed');
  portal().passMinutes(6 * HOUR);
  await askAboutAppointments(portal().deps);
  expect((await (await as('marco')).get(path(id))).json.state).toBe('dropped');
});

it.each([
  ['en', 'Did you meet? ', ['Done, 1 h 30', 'It took longer or less', 'It did not happen']],
  [
    'de',
    'Hat es geklappt? ',
    ['Erledigt, 1 Std. 30 Min.', 'Es hat länger oder kürzer gedauert', 'Hat nicht stattgefunden'],
  ],
])('asks in %s', async (locale, subject, labels) => {
  await portal().deps.database.pool.query('update person set pref_locale = $1', [locale]);
  await agreed();
  portal().passMinutes(3 * HOUR);
  await askAboutAppointments(portal().deps);
  const [asked] = await letters('marco');
  if (!asked) throw new Error('Marco was not asked');
  expect(asked.subject).toBe(`${subject}Aiuto con lo smartphone`);
  expect(Object.keys(ways(asked))).toEqual(labels);
});
