/**
 * A yes to a day of an answer (specification §20, §22): it accepts the answer and makes the appointment, once,
 * with one letter to each of the two; nobody says yes to what they have not seen.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { answeredBy, DAYS, FRIDAY, plansOf, THURSDAY } from './support/answers-with-days.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { suspended } from './support/suspensions.ts';
import type { Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const as = (who: Who) => portal().signIn(who);
const letters = (who: Who) => lettersTo(portal(), catcher, who);
type Others = Parameters<typeof answeredBy> extends [unknown, ...infer Rest] ? Rest : never;
const answered = (...others: Others) => answeredBy(portal(), ...others);

describe('a yes to a day', () => {
  it('accepts the answer and makes the appointment, with one letter to each', async () => {
    const { anna, marco, notice, accept } = await answered();
    const [answer] = (await anna.get(`/users/notices/${notice}`)).json.answers;
    expect(answer).toMatchObject({
      ...{ state: 'open', sequence: 0, agreedDay: null, contact: null, belowBand: null },
      days: [
        { position: 1, ...THURSDAY, daysAway: 6, isOver: false },
        { position: 2, ...FRIDAY, daysAway: 7, isOver: false },
      ],
    });
    await letters('anna');
    const yes = await anna.post(accept, { day: 2, sequence: 0 });
    expect(yes.json.answers[0]).toMatchObject({
      ...{ state: 'accepted', agreedDay: 2, contact: { phone: '333 1234567' } },
    });
    const [plan] = await plansOf(anna);
    expect(plan).toMatchObject({
      ...{ state: 'agreed', iGive: false, noticeId: notice, ...FRIDAY, sequence: 0 },
      ...{ partnerName: 'Marco Bianchi', title: 'Aiuto con lo smartphone', byDesk: false },
    });
    expect((await plansOf(marco)).map(({ id, iGive }) => [id, iGive])).toEqual([[plan?.id, true]]);
    expect((await marco.get(`/users/notices/${notice}`)).json.myAnswer).toMatchObject({
      ...{ state: 'accepted', agreedDay: 2 },
    });
    const when = 'venerdì 27 novembre alle 15:00';
    const before = catcher.mails.length;
    const hers = await letters('anna');
    const his = catcher.mails.slice(before).filter(({ to }) => to === 'marco@example.org');
    for (const [mine, who, lead] of [
      [
        hers,
        'Marco Bianchi',
        `Hai detto di sì a Marco Bianchi: “Aiuto con lo smartphone”, ${when}.`,
      ],
      [his, 'Anna Ferrari', 'Anna Ferrari ha detto di sì alla tua risposta'],
    ] as const) {
      expect(mine.map(({ subject }) => subject)).toEqual([`Siete d’accordo: ${when}`]);
      expect(mine[0]?.text).toContain(lead);
      expect(mine[0]?.text).toContain('Telefono: 333 1234567');
      expect(mine[0]?.text).toContain(who);
      expect(mine[0]?.files.map(({ type }) => type)).toEqual(['text/calendar']);
      expect(mine[0]?.files[0]?.text).toContain('STATUS:CONFIRMED');
    }
  });

  it('of an offer has the author give', async () => {
    const { anna, marco, accept } = await answered({ kind: 'offer' });
    await anna.post(accept, { day: 1, sequence: 0 });
    expect((await plansOf(anna))[0]).toMatchObject({ iGive: true, ...THURSDAY });
    expect((await plansOf(marco))[0]).toMatchObject({ iGive: false });
  });

  it('without a day is a yes as ever, and makes none', async () => {
    const { anna, marco, accept } = await answered();
    await letters('marco');
    const yes = await anna.post(accept, null);
    expect(yes.json.answers[0]).toMatchObject({ state: 'accepted', agreedDay: null });
    expect(await plansOf(marco)).toEqual([]);
    expect((await letters('marco')).map(({ subject }) => subject)).toEqual([
      'Anna Ferrari ti ha detto di sì: Aiuto con lo smartphone',
    ]);
  });

  it('reaches across friend banks, and not where they are friends no more', async () => {
    const { anna, marco: sara, accept } = await answered({ reach: 'friends' }, DAYS, 'sara');
    await portal().deps.database.pool.query(
      `update bank_link set state = 'removed', ended_at = now()`,
    );
    const { status, json } = await anna.post(accept, { day: 1, sequence: 0 });
    expect([status, json]).toMatchObject([400, { errors: [{ code: 'bank-not-linked' }] }]);
    await portal().deps.database.pool.query(
      `update bank_link set state = 'approved', ended_at = null`,
    );
    expect((await anna.post(accept, { day: 1, sequence: 0 })).status).toBe(200);
    expect(await plansOf(sara)).toMatchObject([{ iGive: true, partnerName: 'Anna Ferrari' }]);
  });

  it('of thirty-two at the same moment makes exactly one appointment', async () => {
    const { anna, marco, path, accept } = await answered();
    const tries = Array.from({ length: 32 }, (_, nth) =>
      nth % 8 === 7
        ? marco.post(path, { text: 'Posso io', days: DAYS })
        : anna.post(accept, nth % 3 === 2 ? null : { day: (nth % 2) + 1, sequence: 0 }),
    );
    const all = await Promise.all(tries);
    const said = all.filter((_, nth) => nth % 8 !== 7).map(({ status }) => status);
    expect(said.filter((status) => status === 200)).toHaveLength(1);
    expect(said.filter((status) => status === 409)).toHaveLength(27);
    const { rows } = await portal().deps.database.pool.query(
      `select state, agreed_day is not null as has_day from notice_answer`,
    );
    expect(rows).toHaveLength(1);
    expect(await plansOf(anna)).toHaveLength(rows[0].has_day ? 1 : 0);
  });

  it('that comes while the answer is changed is waited for: nothing is answered a second time', async () => {
    const { marco, path, id } = await answered();
    const yes = await beginOther(portal().deps);
    await yes.run(`update notice_answer set state = 'accepted', decided_at = now() where id = $1`, [
      id,
    ]);
    const changing = marco.post(path, { text: 'Altre parole', days: DAYS });
    await somebodyWaits(portal().deps);
    await yes.end();
    expect((await changing).json.code).toBe('already-decided');
    expect(await portal().rows('select state from notice_answer')).toEqual([{ state: 'accepted' }]);
  });

  it('does not mind what else the two do at that time', async () => {
    const first = await answered();
    await first.anna.post(first.accept, { day: 1, sequence: 0 });
    const second = await answered({ title: 'Ancora un aiuto', sure: true });
    const yes = await second.anna.post(second.accept, { day: 1, sequence: 0 });
    expect(yes.status).toBe(200);
    expect(await plansOf(second.marco)).toHaveLength(2);
  });
});

describe('nobody says yes to', () => {
  it('days that changed since they were seen, or were taken back', async () => {
    const { anna, marco, path, accept, id } = await answered();
    const changed = await marco.post(path, { text: 'Solo venerdì', days: [FRIDAY] });
    expect(changed.json.myAnswer).toMatchObject({ id, sequence: 1, text: 'Solo venerdì' });
    expect((await anna.post(accept, { day: 1, sequence: 0 })).json.code).toBe('seen-outdated');
    expect((await anna.post(accept, { day: 2, sequence: 1 })).json.code).toBe('seen-outdated');
    const words = await marco.post(path, { text: 'Venerdì, davvero', days: [FRIDAY] });
    expect(words.json.myAnswer).toMatchObject({ sequence: 1, text: 'Venerdì, davvero' });
    const yes = await anna.post(accept, { day: 1, sequence: 1 });
    expect(yes.json.answers[0]).toMatchObject({ agreedDay: 1, days: [FRIDAY] });
    expect(await plansOf(anna)).toMatchObject([FRIDAY]);
  });

  it('a day that is over', async () => {
    const { anna, accept, notice } = await answered({}, [
      { ...THURSDAY, day: '2026-11-20', time: '11:30' },
      FRIDAY,
    ]);
    portal().passMinutes(45);
    const [answer] = (await anna.get(`/users/notices/${notice}`)).json.answers;
    expect(answer?.days.map(({ isOver }) => isOver)).toEqual([true, false]);
    expect((await anna.post(accept, { day: 1, sequence: 0 })).json.code).toBe('day-over');
    expect((await anna.post(accept, { day: 2, sequence: 0 })).status).toBe(200);
  });

  it('an answer that was taken back, let go, or ended with its notice', async () => {
    const { anna, marco, accept, id } = await answered();
    await marco.post(`/users/answers/${id}/withdraw`, null);
    expect((await anna.post(accept, { day: 1, sequence: 0 })).json.code).toBe('already-decided');
    const closed = await answered({ title: 'Un altro aiuto', sure: true });
    await anna.post(`/users/notices/${closed.notice}/close`, { outcome: 'not-met' });
    const late = await anna.post(closed.accept, { day: 1, sequence: 0 });
    expect(late.json.code).toBe('already-decided');
    expect(await plansOf(anna)).toEqual([]);
  });

  it('an answer to somebody else’s notice, nor their own', async () => {
    const { marco, accept } = await answered();
    for (const who of [marco, await as('sara')]) {
      expect((await who.post(accept, { day: 1, sequence: 0 })).status).toBe(404);
    }
    const giulia = await as('giulia');
    expect((await giulia.post(accept, { day: 1, sequence: 0 })).json.code).toBe('person-has-login');
    expect(await plansOf(marco)).toEqual([]);
  });

  it('a day of somebody whose bank is suspended', async () => {
    const { anna, accept } = await answered({ reach: 'friends' }, DAYS, 'sara');
    await letters('anna');
    await suspended(portal(), 'lecco');
    expect((await anna.post(accept, { day: 1, sequence: 0 })).json.code).toBe('bank-suspended');
    await suspended(portal(), 'bergamo');
    expect((await anna.post(accept, { day: 1, sequence: 0 })).json.code).toBe('bank-suspended');
  });

  it.each([
    [{ day: 0, sequence: 0 }, 'day'],
    [{ day: 4, sequence: 0 }, 'day'],
    [{ sequence: 0 }, 'day'],
    [{ day: 1 }, 'sequence'],
    [{ day: 1.5, sequence: 0 }, 'day'],
  ])('what is no day: %j', async (body, path) => {
    const { anna, accept } = await answered();
    const { status, json } = await anna.post(accept, body);
    expect([status, json.errors?.map((one) => one.path)]).toEqual([400, [path]]);
  });
});
