/**
 * The days of an answer (specification §20, §22): what they may be, how they are told in what waits, by the
 * letter to the author and by the desk.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { ANSWER_CHANGES_MAX } from '#contract/limits.ts';
import { answeredBy, DAYS, FRIDAY, plansOf, THURSDAY } from './support/answers-with-days.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { insertAnswer, insertNotice, noticeForm } from './support/notices.ts';
import { actPath, lettersTo, tokensIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const as = (who: Who) => portal().signIn(who);
const letters = (who: Who) => lettersTo(portal(), catcher, who);
type Others = Parameters<typeof answeredBy> extends [unknown, ...infer Rest] ? Rest : never;
const answered = (...others: Others) => answeredBy(portal(), ...others);

describe('the days of an answer', () => {
  it.each([
    [[{ ...THURSDAY, day: '2026-11-19' }], 'days.0.day', 'date-past'],
    [[{ ...THURSDAY, day: '2026-11-20', time: '10:59' }], 'days.0.day', 'date-past'],
    [[THURSDAY, { ...FRIDAY, day: '2027-11-30' }], 'days.1.day', 'date-too-far'],
    [[{ ...THURSDAY, time: '25:00' }], 'days.0.time', 'invalid'],
    [[{ ...THURSDAY, minutes: 4 }], 'days.0.minutes', 'invalid'],
    [[{ ...THURSDAY, place: 'x'.repeat(121) }], 'days.0.place', 'too-long'],
    [[THURSDAY, THURSDAY, FRIDAY, FRIDAY], 'days', 'too-long'],
  ])('are refused at their field: %j', async (days, path, code) => {
    const { given, anna, notice } = await answered({}, days);
    expect([given.status, given.json]).toMatchObject([400, { errors: [{ path, code }] }]);
    expect((await anna.get(`/users/notices/${notice}`)).json.answers).toEqual([]);
  });

  it('keep to the clock on the wall: a time that it leaps over is as much later', async () => {
    const { anna, notice, accept } = await answered({}, [
      { ...THURSDAY, day: '2027-03-28', time: '02:30' },
    ]);
    const [answer] = (await anna.get(`/users/notices/${notice}`)).json.answers;
    expect(answer?.days).toMatchObject([{ day: '2027-03-28', time: '03:30' }]);
    await anna.post(accept, { day: 1, sequence: 0 });
    expect(await plansOf(anna)).toMatchObject([{ day: '2027-03-28', time: '03:30' }]);
  });

  it('come with a letter when they change, and change only so often', async () => {
    const { marco, path } = await answered();
    expect(await letters('anna')).toHaveLength(1);
    await marco.post(path, { text: 'Altre parole', days: DAYS });
    expect(await letters('anna')).toEqual([]);
    for (let nth = 0; nth < ANSWER_CHANGES_MAX; nth += 1) {
      const days = [{ ...THURSDAY, minutes: 30 + 5 * nth }];
      expect((await marco.post(path, { days })).status).toBe(201);
    }
    expect((await marco.post(path, { days: [] })).json.code).toBe('too-many-answers');
    expect((await letters('anna')).map(({ subject }) => subject)).toEqual([
      'Marco Bianchi risponde al tuo annuncio: Aiuto con lo smartphone',
    ]);
  });

  it('stay where a yes to a question says nothing of them', async () => {
    const { anna, marco, notice } = await answered();
    const { activity } = portal().world;
    await marco.put('/users/skills', { activities: [activity] });
    await anna.post(`/users/notices/${notice}/ask`, { people: [portal().world.person.marco] });
    const [ask] = (await letters('marco')).flatMap(tokensIn);
    await portal()
      .visitor()
      .post(actPath(ask ?? ''), { text: 'Ancora sì' });
    expect((await marco.get(`/users/notices/${notice}`)).json.myAnswer?.days).toHaveLength(2);
  });

  it('say where they would leave the band of the bank, to who would receive', async () => {
    const giulia = await as('giulia');
    await giulia.put('/admin/rules/band-low-first-year', { value: -1, note: 'Prova' });
    const { anna, marco, notice, accept } = await answered();
    const belowBand = { after: -1.5, low: -1, hard: false };
    const read = async () => (await anna.get(`/users/notices/${notice}`)).json.answers[0];
    expect(await read()).toMatchObject({ belowBand });
    const { items } = (await anna.get('/users/todo')).json;
    expect(items[0]).toMatchObject({ kind: 'answer', belowBand });
    await marco.post(`/users/notices/${notice}/answers`, { days: [THURSDAY] });
    expect(await read()).toMatchObject({ belowBand: null });
    expect((await anna.post(accept, { day: 1, sequence: 1 })).status).toBe(200);
    const offer = await answered({ kind: 'offer' }, [FRIDAY]);
    const mine = (await anna.get(`/users/notices/${offer.notice}`)).json.answers[0];
    expect(mine).toMatchObject({ belowBand: null });
  });
});

describe('what waits for a member', () => {
  it('has the days of an answer, as its page has them', async () => {
    const { anna, notice, accept } = await answered();
    const { items } = (await anna.get('/users/todo')).json;
    const [answer] = (await anna.get(`/users/notices/${notice}`)).json.answers;
    const { days, sequence, belowBand } = answer ?? {};
    expect(items[0]).toMatchObject({ kind: 'answer', days, sequence, belowBand });
    await anna.post(accept, { day: 1, sequence: 0 });
    expect((await anna.get('/users/todo')).json.items.map(({ kind }) => kind)).toEqual(['consent']);
  });
});

describe('the letter to the author', () => {
  it('has a button for each day, whose page asks before it books', async () => {
    const { anna, marco } = await answered();
    const [letter] = await letters('anna');
    expect(letter?.text).toContain('Sì, giovedì 26 novembre alle 10:00:');
    expect(letter?.text).toContain('Sì, venerdì 27 novembre alle 15:00:');
    expect(letter?.text).toContain('giovedì 26 novembre alle 10:00 · 1\u00a0h · Da te');
    expect(letter?.html.match(/class="label"/g)).toHaveLength(2);
    const [, second = ''] = letter ? tokensIn(letter) : [];
    const visitor = portal().visitor();
    const asks = (await visitor.get(actPath(second))).json;
    expect(asks).toMatchObject({
      ...{ act: 'accept-second-day', isOpen: true, contact: null },
      answer: { who: 'Marco Bianchi', state: 'open', isAgreed: false, day: FRIDAY },
    });
    expect(await plansOf(anna)).toEqual([]);
    const clicks = await Promise.all([1, 2, 3].map(() => visitor.post(actPath(second), null)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    const contacts = clicks.map(({ json }) => ('contact' in json ? json.contact : null));
    expect(contacts.filter((contact) => contact !== null)).toEqual([
      { phone: '333 1234567', email: 'marco@example.org' },
    ]);
    expect(await plansOf(marco)).toMatchObject([{ state: 'agreed', ...FRIDAY }]);
    expect((await visitor.get(actPath(second))).json).toMatchObject({
      ...{ isOpen: false, contact: null, answer: { isAgreed: true } },
    });
  });

  it('does nothing once the days have changed, and the next letter does', async () => {
    const { marco, path } = await answered();
    const [old] = await letters('anna');
    await marco.post(path, { days: [FRIDAY] });
    const [token = ''] = old ? tokensIn(old) : [];
    const visitor = portal().visitor();
    expect((await visitor.get(actPath(token))).json).toMatchObject({ isOpen: false });
    await visitor.post(actPath(token), null);
    expect(await plansOf(marco)).toEqual([]);
    const [fresh] = await letters('anna');
    const [next = ''] = fresh ? tokensIn(fresh) : [];
    await visitor.post(actPath(next), null);
    expect(await plansOf(marco)).toMatchObject([FRIDAY]);
  });

  it('asks no more about a day that is over', async () => {
    const { marco } = await answered({}, [{ ...THURSDAY, day: '2026-11-20', time: '11:30' }]);
    const [letter] = await letters('anna');
    const [token = ''] = letter ? tokensIn(letter) : [];
    portal().passMinutes(45);
    const visitor = portal().visitor();
    expect((await visitor.get(actPath(token))).json).toMatchObject({ isOpen: false });
    expect((await visitor.post(actPath(token), null)).json.code).toBe('day-over');
    expect(await plansOf(marco)).toEqual([]);
  });

  it('without days has the one button that it had', async () => {
    await answered({}, []);
    const [letter] = await letters('anna');
    expect(letter?.text).toContain('Leggi e rispondi:');
    expect(letter && tokensIn(letter)).toEqual([]);
  });
});

describe('the desk', () => {
  it('answers with days and says yes to one for members who use no e-mail', async () => {
    const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
    const ugo = await insertDeskMember(portal(), 'bergamo', 'active');
    const giulia = await as('giulia');
    const form = noticeForm(portal());
    const { id } = (await giulia.actingFor(rosa.id).byWord('phone').post('/users/notices', form))
      .json;
    const forUgo = giulia.actingFor(ugo.id).byWord('present');
    const given = await forUgo.post(`/users/notices/${id}/answers`, { days: DAYS });
    const answer = given.json.myAnswer?.id ?? 0;
    const [news] = (await giulia.get('/admin/answers')).json;
    expect(news).toMatchObject({ what: 'answered', tell: 'Rosa Verdi', days: DAYS });
    const yes = await giulia
      .byWord('phone')
      .post(`/users/answers/${answer}/accept`, { day: 1, sequence: 0 });
    expect(yes.json).toMatchObject({ canAgree: true, answers: [{ agreedDay: 1 }] });
    const [told] = (await giulia.get('/admin/answers')).json;
    expect(told).toMatchObject({ what: 'accepted', tell: 'Rosa Verdi', days: [THURSDAY] });
    const { rows } = await portal().deps.database.pool.query(
      'select state, desk_by, giver_id, receiver_id from arrangement',
    );
    expect(rows).toEqual([
      {
        ...{ state: 'agreed', desk_by: portal().world.person.giulia },
        ...{ giver_id: ugo.id, receiver_id: rosa.id },
      },
    ]);
    const { rows: trail } = await portal().deps.database.pool.query(
      `select action, detail ->> 'basis' as basis from audit where person_id = $1 order by id`,
      [rosa.id],
    );
    expect(trail).toContainEqual({ action: 'answer-accepted', basis: 'phone' });
  });

  it('does neither for who has a login, nor says yes to an answer of its own', async () => {
    const { notice, given } = await answered({}, []);
    expect(given.status).toBe(201);
    const giulia = await as('giulia');
    const { json } = await (await as('marco')).post(
      '/users/notices',
      noticeForm(portal(), { sure: true }),
    );
    const forAnna = giulia.actingFor(portal().world.person.anna).byWord('phone');
    const refused = await forAnna.post(`/users/notices/${json.id}/answers`, { days: DAYS });
    expect(refused.json.code).toBe('person-has-login');
    expect((await forAnna.post(`/users/notices/${json.id}/answers`, {})).status).toBe(201);
    const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
    const hers = await insertNotice(portal(), rosa);
    const own = await giulia.post(`/users/notices/${hers.id}/answers`, { days: DAYS });
    const id = own.json.myAnswer?.id ?? 0;
    const yes = await giulia.byWord('phone').post(`/users/answers/${id}/accept`, {
      ...{ day: 1, sequence: 0 },
    });
    expect(yes.json.code).toBe('own-decision');
    expect((await giulia.get(`/users/notices/${notice}`)).json.canAgree).toBe(false);
    await insertAnswer(portal(), hers, { id: portal().world.person.marco, bankId: rosa.bankId });
  });
});
