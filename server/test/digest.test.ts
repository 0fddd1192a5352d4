/**
 * The weekly letter with what is new on the board (specification §20): to whom it may concern, each
 * notice once, on the day that the bank chose.
 */
import { afterAll, describe, expect, it } from 'vitest';
import type { RoomName } from '#contract/banks/room-names.ts';
import { deliverMails, digest } from './support/background.ts';
import { digestStory } from './support/digest.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { change, withoutRooms } from './support/rooms.ts';
import { emailOf, type Who } from './support/world.ts';

const HOUR = 60;
const WEEK = 7 * 24 * HOUR;
const SUBJECT = italian('mail-board:board-digest.subject_one');

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url, publicUrl: 'https://tempo.example.org' });
const { post, waitForTuesday, digestOf, can } = digestStory(portal, catcher);

describe('the digest', () => {
  it('tells on Tuesday who looks for help that one can give, without a phone number', async () => {
    await can('marco');
    const id = await post('anna', { neededBy: '2026-12-03', contact: 'phone' });
    expect(await digestOf('marco')).toEqual([]);
    waitForTuesday();
    const [letter, ...others] = await digestOf('marco');
    expect(others).toEqual([]);
    expect(letter?.subject).toBe(SUBJECT);
    expect(letter?.text).toContain(
      '- Cerca: Aiuto con lo smartphone · Anna Ferrari · entro il 03/12/2026',
    );
    expect(letter?.text).toMatch(new RegExp(`tempo\\.example\\.org/board/${id}\\?letter=\\d+`));
    expect(letter?.text).not.toContain('333 1234567');
    expect(letter?.text).toContain('La ricevi, al massimo una volta alla settimana');
    expect(await lettersTo(portal(), catcher, 'anna')).toEqual([]);
  });

  it('is not worth a letter where nobody looks for what one can do, and there are two offers', async () => {
    await post('anna');
    await post('anna', { kind: 'offer' });
    await post('giulia', { kind: 'offer' });
    waitForTuesday();
    expect(await digestOf('marco')).toEqual([]);
    await post('sara', { kind: 'offer', reach: 'friends', title: 'Torte di mele' });
    const [letter] = await digestOf('marco');
    expect(letter?.subject).toBe(italian('mail-board:board-digest.subject_zero'));
    expect(letter?.text).toContain('- Offre: Torte di mele · Sara ');
    expect(letter?.text.match(/^- /gm)).toHaveLength(3);
    const friend = letter?.text.match(/Torte di mele · (Sara \w\.) · /)?.[1];
    expect(friend).toMatch(/^Sara \w\.$/);
  });

  it('has three requests, two offers and one of friends at most, requests first', async () => {
    await can('marco');
    for (const n of [1, 2]) await post('anna', { title: `Chiedo ${n}` });
    for (const n of [3, 4]) await post('giulia', { title: `Chiedo ${n}` });
    for (const n of [1, 2]) {
      await post('anna', { kind: 'offer', title: `Offro ${n}` });
      await post('giulia', { kind: 'offer', title: `Anch’io ${n}` });
      await post('sara', { reach: 'friends', title: `Amica ${n}` });
    }
    waitForTuesday();
    const [letter] = await digestOf('marco');
    // Somebody who asks twice is one person.
    expect(letter?.subject).toBe('3 persone cercano un aiuto che puoi dare');
    expect(
      [...(letter?.text.matchAll(/^- (\w+): (\D+)/gm) ?? [])].map(([, a, b]) => [a, b]),
    ).toEqual([
      ...Array.from({ length: 3 }, () => ['Cerca', 'Chiedo ']),
      ...Array.from({ length: 2 }, () => ['Offre', expect.stringMatching(/^(Offro|Anch’io) $/)]),
      ['Cerca', 'Amica '],
    ]);
  });

  it('puts who offers exactly this before who only offers something alike', async () => {
    await post('marco', { kind: 'offer' });
    const [alike] = await portal().rows(
      `select other.id from activity join activity other on other.group_id = activity.group_id
       where activity.id = $1 and other.id <> $1 order by other.id limit 1`,
      [portal().world.activity],
    );
    const near = { activity: Number(alike.id) };
    for (const n of [1, 2])
      await post('anna', { ...near, title: `Simile ${n}`, neededBy: '2026-11-28' });
    for (const n of [1, 2]) await post('giulia', { title: `Proprio questo ${n}` });
    waitForTuesday();
    const [letter] = await digestOf('marco');
    expect(letter?.text.match(/Proprio questo/g)).toHaveLength(2);
    expect(letter?.text.match(/Simile/g)).toHaveLength(1);
  });

  it('tells of a notice once, and has no letter where nothing is new', async () => {
    await can('marco');
    await post('anna');
    waitForTuesday();
    expect(await digestOf('marco')).toHaveLength(1);
    portal().passMinutes(WEEK);
    expect(await digestOf('marco')).toEqual([]);
    await post('giulia', { title: 'Un’altra cosa' });
    const [letter] = await digestOf('marco');
    expect(letter?.text).toContain('Un’altra cosa');
    expect(letter?.text).not.toContain('Aiuto con lo smartphone');
  });

  it('leaves out who answered or was asked, and what is off the board before it is written', async () => {
    await can('marco');
    const [answered, asked, closed] = [
      await post('anna', { title: 'Ha risposto' }),
      await post('anna', { title: 'È stato chiesto' }),
      await post('giulia', { title: 'Non serve più' }),
    ];
    const marco = await portal().signIn('marco');
    await marco.post(`/users/notices/${answered}/answers`, {});
    await post('marco', { kind: 'offer' });
    const anna = await portal().signIn('anna');
    const people = { people: [portal().world.person.marco] };
    expect((await anna.post(`/users/notices/${asked}/asks`, people)).status).toBe(200);
    await lettersTo(portal(), catcher, 'marco');
    waitForTuesday();
    await digest(portal().deps);
    const giulia = await portal().signIn('giulia');
    await giulia.post(`/users/notices/${closed}/close`, { outcome: 'not-met' });
    expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
    const told = await portal().rows(
      'select notice_id from board_digest_item where person_id = $1',
      [portal().world.person.marco],
    );
    expect(told).toEqual([{ notice_id: closed }]);
  });

  it('does not tell friend banks of what is for the own bank, nor of a bank that is no friend', async () => {
    for (const who of ['marco', 'lukas'] as const) await can(who);
    await post('sara', { title: 'Solo per noi' });
    await post('anna', { title: 'Per tutti gli amici', reach: 'friends' });
    waitForTuesday();
    await digest(portal().deps);
    const letters = await lettersTo(portal(), catcher, 'lukas');
    expect(letters).toEqual([]);
    const told = await portal().rows(
      `select title from board_digest_item item join notice on notice.id = notice_id
       where item.person_id = $1`,
      [portal().world.person.marco],
    );
    expect(told).toEqual([{ title: 'Per tutti gli amici' }]);
  });

  it.each([
    ['en', 'Somebody looks for help that you can give', '- Looks for: '],
    ['de', 'Jemand sucht Hilfe, die du geben kannst', '- Sucht: '],
  ])('is written in %s for who reads that', async (locale, subject, label) => {
    await portal().rows('update person set pref_locale = $1', [locale]);
    await can('marco');
    await post('anna');
    waitForTuesday();
    const [letter] = await digestOf('marco');
    expect(letter?.subject).toBe(subject);
    expect(letter?.text).toContain(label);
  });
});

describe('its day', () => {
  it('is what the bank chose, from nine in the morning where the portal is', async () => {
    await can('marco');
    await post('anna');
    const giulia = await portal().signIn('giulia');
    const change = { value: 3, note: 'Il mercoledì c’è la segreteria' };
    expect((await giulia.put('/admin/rules/board-digest-day', change)).status).toBe(200);
    await lettersTo(portal(), catcher, 'marco');
    waitForTuesday();
    expect(await digestOf('marco')).toEqual([]);
    const { clock } = portal().deps;
    portal().passMinutes((32 - clock.hour()) * HOUR);
    expect([clock.today(), clock.hour()]).toEqual(['2026-11-25', 8]);
    expect(await digestOf('marco')).toEqual([]);
    portal().passMinutes(HOUR);
    expect(await digestOf('marco')).toHaveLength(1);
  });

  it('is none where the bank wants no digest', async () => {
    await can('marco');
    await post('anna');
    const giulia = await portal().signIn('giulia');
    await giulia.put('/admin/rules/board-digest', { value: false, note: 'Ne parliamo a voce' });
    await lettersTo(portal(), catcher, 'marco');
    waitForTuesday();
    expect(await digestOf('marco')).toEqual([]);
  });

  it.each([0, 8, 2.5])('cannot be weekday %s', async (value) => {
    const giulia = await portal().signIn('giulia');
    const refused = await giulia.put('/admin/rules/board-digest-day', { value, note: 'Prova' });
    expect(refused.json.errors).toEqual([{ path: 'value', code: 'rule-invalid' }]);
  });
});

describe('what the bank has opened for its members', () => {
  const NEW = {
    it: '- Nuovo nella tua banca: Messaggi: ora i soci si scrivono nel portale',
    en: '- New in your bank: Messages: members now write to each other on the portal',
    de: '- Neu in deiner Bank: Nachrichten: Mitglieder schreiben sich jetzt im Portal',
  };
  const open = async (room: RoomName) => change(await portal().signIn('giulia'), room, true);
  const allJoined = (day: string) =>
    portal().rows('update membership set decided_at = $1 where decided_at is not null', [day]);
  /** Sends the digests of the day. @returns what somebody got */
  const sendAll = async () => {
    await deliverMails(portal().deps);
    const before = catcher.mails.length;
    await digest(portal().deps);
    await deliverMails(portal().deps);
    const sent = catcher.mails.slice(before);
    return (who: Who) => sent.filter(({ to }) => to === emailOf(who)).map(({ text }) => text);
  };
  const FUND = '- Nuovo nella tua banca: Fondo ore: ora puoi donare ore alla banca o a un socio';

  it('stands in the next digest, in the language of its reader; what is for the desk alone does not', async () => {
    const languages = { marco: 'it', giulia: 'en', anna: 'de' } as const;
    const readers = Object.keys(languages) as (keyof typeof languages)[];
    for (const who of readers) {
      await can(who);
      await portal().rows('update person set pref_locale = $2 where id = $1', [
        ...[portal().world.person[who], languages[who]],
      ]);
    }
    await withoutRooms(portal(), 'bergamo');
    await allJoined('2026-11-01');
    for (const room of ['messages', 'paper', 'programs'] as const) await open(room);
    await post('anna');
    await post('marco');
    waitForTuesday();
    const sentTo = await sendAll();
    for (const who of readers) {
      const [text] = sentTo(who);
      const lines = text?.match(/^- .*/gm) ?? [];
      expect(lines.filter((line) => !line.includes('smartphone'))).toEqual([NEW[languages[who]]]);
    }
  });

  it('is told once, also when it was opened on the day of a digest', async () => {
    await can('marco');
    await withoutRooms(portal(), 'bergamo');
    await allJoined('2026-11-01');
    const linesOf = async (meanwhile?: () => Promise<unknown>) => {
      // In letters: many digits are taken for a telephone number.
      await post('anna', { title: `Orto ${crypto.randomUUID().replaceAll(/[\d-]/g, '')}` });
      await digest(portal().deps);
      await meanwhile?.();
      const [letter, ...others] = await digestOf('marco');
      expect(others).toEqual([]);
      return letter?.text.match(/^- Nuovo .*/gm) ?? [];
    };
    waitForTuesday();
    // Before the first hour of a digest, and while its letters leave.
    portal().passMinutes(-3 * HOUR);
    await open('messages');
    portal().passMinutes(3 * HOUR);
    expect(await linesOf(() => open('fund'))).toEqual([NEW.it]);
    portal().passMinutes(WEEK);
    expect(await linesOf()).toEqual([FUND]);
    portal().passMinutes(WEEK);
    expect(await linesOf()).toEqual([]);
  });

  it('is not told where it was closed again, nor to who came later', async () => {
    await can('marco');
    await withoutRooms(portal(), 'bergamo');
    await allJoined('2026-11-01');
    for (const room of ['messages', 'fund'] as const) await open(room);
    await change(await portal().signIn('giulia'), 'messages', false);
    await can('anna');
    for (const who of ['anna', 'marco'] as const) await post(who);
    waitForTuesday();
    await portal().rows(`update membership set decided_at = '2026-11-23' where person_id = $1`, [
      portal().world.person.marco,
    ]);
    const sentTo = await sendAll();
    const linesTo = (who: Who) => {
      const [text] = sentTo(who);
      expect(text).toContain('Cerca: ');
      return text?.match(/^- Nuovo .*/gm) ?? [];
    };
    expect(linesTo('anna')).toEqual([FUND]);
    expect(linesTo('marco')).toEqual([]);
  });
});
