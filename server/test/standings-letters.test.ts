/**
 * Letters about standing appointments: the button of the proposal agrees without signing in, and what
 * falls away by a pause or an end leaves the other one's calendar (specification §13 and §22).
 */
import { afterAll, describe, expect, it } from 'vitest';
import { ACT_LINK_DAYS } from '#contract/limits.ts';
import { askAboutAppointments } from './support/background.ts';
import { readCalendar } from './support/calendars.ts';
import { type CaughtMail, startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, tokenIn, tokensIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import { TODAY, type Who } from './support/world.ts';

const DAY = 24 * 60;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const as = (who: Who) => portal().signIn(who);
const lettersOf = (who: Who) => lettersTo(portal(), catcher, who);
const path = (id: number) => `/users/standings/${id}` as const;

/** Marco proposes to help Anna every Friday at three, from today on. */
async function proposed(otherwise: object = {}) {
  const { person, bank, activity } = portal().world;
  const marco = await as('marco');
  const { json } = await marco.post('/users/standings', {
    with: { partner: person.anna, partnerBank: bank.bergamo, iGive: true },
    ...{ activity, title: 'Lezione di tedesco', ...PLAN, day: TODAY, every: 'week', ...otherwise },
  });
  // A letter about a changed rule of the bank may come before or after it.
  const letter = (await lettersOf('anna')).find((one) => tokensIn(one).length > 0);
  if (!letter) throw new Error('Anna got no letter');
  return { id: json.id, marco, letter, link: actPath(tokenIn(letter)) };
}

/** The dates that exist and take place. */
async function datesOf(who: Who): Promise<string[]> {
  const { json } = await (await as(who)).get('/users/arrangements');
  return json.map(({ day }) => day);
}

const tap = (link: ReturnType<typeof actPath>) => portal().visitor().post(link, null);

describe('the letter of a proposal', () => {
  it('tells who receives, on its page too, that one date alone would leave the band of the bank', async () => {
    const giulia = await as('giulia');
    await giulia.put('/admin/rules/band-low-first-year', { value: -1, note: 'Prova' });
    const { id, marco, link } = await proposed();
    const anna = await as('anna');
    const standingOf = async (reader: typeof anna) =>
      (await reader.get('/users/standings')).json.find((one) => one.id === id)?.belowBand;
    const below = { after: -1.5, low: -1, hard: false };
    expect(await standingOf(anna)).toEqual(below);
    expect((await portal().visitor().get(link)).json).toMatchObject({
      standing: { belowBand: below },
    });
    expect(await standingOf(marco)).toBeNull();
    await anna.post(`${path(id)}/agree`, null);
    expect(await standingOf(anna)).toBeNull();
  });

  it('says from when to when, and its button agrees, once', async () => {
    const { letter, link } = await proposed({ until: '2027-01-29' });
    expect(letter.text).toContain('venerdì 20 novembre');
    expect(letter.text).toContain('venerdì 29 gennaio');
    const seen = await portal().visitor().get(link);
    expect(seen.json).toMatchObject({
      ...{ act: 'agree-standing', isOpen: true },
      standing: { state: 'proposed', partnerName: 'Marco Bianchi', every: 'week' },
    });
    expect(await datesOf('anna')).toEqual([]);
    const yes = await tap(link);
    expect(yes.json).toMatchObject({ isOpen: false, standing: { state: 'agreed' } });
    expect(await datesOf('anna')).toEqual(['2026-11-20', '2026-11-27']);
    const [told, ...rest] = await lettersOf('marco');
    expect([told?.subject, rest]).toEqual(['Siete d’accordo: ogni venerdì alle 15:00', []]);
    const again = await tap(link);
    expect([again.status, again.json]).toMatchObject([200, { standing: { state: 'agreed' } }]);
    expect(await lettersOf('marco')).toEqual([]);
    expect(await datesOf('anna')).toHaveLength(2);
  });

  it('agrees to nothing once the proposal was taken back or answered', async () => {
    const { id, marco, link } = await proposed();
    await marco.post(`${path(id)}/drop`, null);
    expect((await portal().visitor().get(link)).json).toMatchObject({ isOpen: false });
    const late = await tap(link);
    expect([late.status, late.json.code]).toEqual([409, 'already-decided']);
    const second = await proposed();
    await (await as('anna')).post(`${path(second.id)}/agree`, null);
    expect((await tap(second.link)).json.code).toBe('already-decided');
    expect(await datesOf('marco')).toHaveLength(2);
  });

  it('agrees for nobody who has left, nor after its time', async () => {
    const { link } = await proposed();
    const { link: old } = await proposed();
    portal().passMinutes(ACT_LINK_DAYS * DAY);
    expect((await tap(old)).json.code).toBe('token-expired');
    portal().passMinutes(-ACT_LINK_DAYS * DAY);
    const { person } = portal().world;
    await (await as('giulia')).delete(`/admin/banks/users/${person.anna}`);
    expect([(await tap(link)).status, (await tap(link)).json.code]).toEqual([403, 'forbidden']);
    expect(await datesOf('marco')).toEqual([]);
  });
});

describe('what falls away leaves the calendar of the other one', () => {
  /** The names of the dates, as the calendar of Anna has them from their files. */
  async function savedByAnna(): Promise<(string | undefined)[]> {
    const anna = await as('anna');
    const { json } = await anna.get('/users/arrangements');
    const files = await Promise.all(
      json.map(({ id }) => anna.get(`/users/arrangements/${id}/ics`)),
    );
    return files.map(({ text }) => readCalendar(text).events[0]?.uid);
  }

  const cancelled = ({ files }: CaughtMail) =>
    files.map(({ name, text }) => {
      const { method, events } = readCalendar(text);
      return [name, method, ...events.map(({ uid, status }) => `${uid} ${status}`)];
    });

  async function agreed() {
    const people = await proposed();
    await tap(people.link);
    await lettersOf('anna');
    return people;
  }

  it('by a pause, a file for each date', async () => {
    const { id, marco } = await agreed();
    const [first, second] = await savedByAnna();
    await marco.post(`${path(id)}/pause`, { until: '2026-12-10' });
    const [letter] = await lettersOf('anna');
    if (!letter) throw new Error('Anna got no letter');
    expect(letter.text).toContain('Riprende da giovedì 10 dicembre.');
    expect(cancelled(letter)).toEqual([
      ['calendar.ics', 'CANCEL', `${first} CANCELLED`],
      ['calendar-2.ics', 'CANCEL', `${second} CANCELLED`],
    ]);
  });

  it('by an end, and what was done before stays', async () => {
    const { id } = await agreed();
    const [first, second] = await savedByAnna();
    portal().passMinutes(6 * 60);
    await (await as('marco')).post(`${path(id)}/end`, null);
    const [letter] = await lettersOf('anna');
    if (!letter) throw new Error('Anna got no letter');
    expect(cancelled(letter)).toEqual([['calendar.ics', 'CANCEL', `${second} CANCELLED`]]);
    expect(await savedByAnna()).toEqual([first]);
  });

  it('and nothing where no date is to come', async () => {
    const { id, marco } = await proposed();
    await marco.post(`${path(id)}/drop`, null);
    const [letter] = await lettersOf('anna');
    expect([letter?.subject, letter?.files]).toEqual(['Non si ripete: Lezione di tedesco', []]);
  });

  it('not by the pause of the portal, which leaves what is arranged', async () => {
    await agreed();
    for (const _ of ['27 November', '4 December', '11 December']) {
      portal().passMinutes(6 * DAY);
      await askAboutAppointments(portal().deps);
    }
    portal().passMinutes(2 * DAY);
    await askAboutAppointments(portal().deps);
    const letters = await lettersOf('anna');
    const paused = letters.find(({ subject }) => subject === 'In pausa: Lezione di tedesco');
    expect([paused?.to, paused?.files]).toEqual(['anna@example.org', []]);
  });
});
