/** What a bank says to all its members (specification §44): counted, sent once, taken back, corrected, called off. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { InputOf } from '#contract/endpoints.ts';
import { BULLETIN_TEXT_MAX, BULLETIN_TITLE_MAX } from '#contract/limits.ts';
import { tellBulletinAfter, tellBulletinAndDie } from './support/background.ts';
import { LUNCH, NOTICE, tell } from './support/bulletins.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { insertDeskMember, insertPerson } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { emailOf, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url, quietHours: { from: 21, to: 8 } });

const BULLETINS = '/admin/bulletins';
const as = (who: Who) => portal().signIn(who);
const problemsOf = ({ json }: { json: unknown }) => Object(json).errors;

/** Sends one, which must succeed. @returns its id */
async function send(body: object = NOTICE): Promise<number> {
  const { status, json } = await (await as('giulia')).post(BULLETINS, { ...NOTICE, ...body });
  expect([status, json]).toEqual([202, expect.objectContaining({ id: expect.any(Number) })]);
  return json.id;
}

/** Subjects of letters that arrive while `work` is done, for each address. */
async function arriving(work: () => Promise<unknown> = () => tell(portal())) {
  const before = catcher.mails.length;
  await work();
  return catcher.mails.slice(before).map(({ to, subject }) => [to, subject]);
}

const TO_ALL = ['anna', 'giulia', 'marco'].map((who) => `${who}@example.org`);
const readers = (mails: (string | undefined)[][]) => mails.map(([to]) => to).sort();
const never = async (who: Who) =>
  (await as(who)).put('/users/letter-preferences', { topic: 'bulletins', cadence: 'never' });

describe('before it is sent', () => {
  it('the desk reads how many are told, and how', async () => {
    const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
    await portal().rows(`update person set phone = '035 1' where id = $1`, [id]);
    await insertDeskMember(portal(), 'bergamo', 'active');
    await never('anna');
    const desk = await as('giulia');
    const counts = { letters: 2, paper: 1, without: 1, unwanted: 1 };
    const quiet = { waitsUntil: null, isAlike: false };
    expect((await desk.post(`${BULLETINS}/preview`, { kind: 'notice' })).json).toEqual({
      ...counts,
      ...quiet,
    });
    expect((await desk.post(`${BULLETINS}/preview`, { kind: 'assembly' })).json).toEqual({
      ...{ ...counts, letters: 3, unwanted: 0 },
      ...quiet,
    });
    await send(NOTICE);
    const again = { kind: 'notice', title: NOTICE.title.toUpperCase() } as const;
    expect((await desk.post(`${BULLETINS}/preview`, again)).json).toMatchObject({ isAlike: true });
  });

  it('the four figures are all active members', async () => {
    const kinds = fc.array(
      fc.constantFrom('self', 'never', 'desk', 'silent', 'requested', 'gone'),
      { maxLength: 8 },
    );
    const desk = await as('giulia');
    await fc.assert(
      fc.asyncProperty(kinds, async (people) => {
        for (const kind of people) {
          const { id } =
            kind === 'desk' || kind === 'silent'
              ? await insertDeskMember(portal(), 'bergamo', 'active')
              : await insertPerson(
                  portal(),
                  'bergamo',
                  kind === 'requested' ? 'requested' : 'active',
                );
          if (kind === 'desk')
            await portal().rows(`update person set phone = '035 1' where id = $1`, [id]);
          if (kind === 'never') {
            await portal().rows(
              `insert into letter_preference values ($1, 'bulletins', 'never', now())`,
              [id],
            );
          }
          if (kind === 'gone') {
            await portal().rows(
              `update membership set state = 'ended', ended_at = now() where person_id = $1`,
              [id],
            );
          }
        }
        const { json } = await desk.post(`${BULLETINS}/preview`, { kind: 'meeting' });
        const [{ members }] = await portal().rows(
          `select count(*)::int as members from membership where bank_id = $1 and state = 'active'`,
          [portal().world.bank.bergamo],
        );
        expect(json.letters + json.paper + json.without + json.unwanted).toBe(members);
      }),
      { numRuns: 6 },
    );
  });

  const WRONG: [InputOf<'sendBulletin'>['body'], string, string][] = [
    [{ ...NOTICE, title: '  ' }, 'title', 'required'],
    [{ ...NOTICE, text: '\n \n' }, 'text', 'required'],
    [{ ...NOTICE, title: 'x'.repeat(BULLETIN_TITLE_MAX + 1) }, 'title', 'too-long'],
    [{ ...NOTICE, text: 'x'.repeat(BULLETIN_TEXT_MAX + 1) }, 'text', 'too-long'],
    [{ ...LUNCH, to: '12:00' }, 'to', 'order-reversed'],
    [{ ...LUNCH, day: '2026-11-19' }, 'day', 'date-past'],
    [{ ...LUNCH, day: '2026-11-20', from: '10:59' }, 'from', 'date-past'],
    [{ ...LUNCH, day: '2027-11-23' }, 'day', 'date-too-far'],
    [{ ...LUNCH, day: '' }, 'day', 'required'],
  ];
  it.each(WRONG)('%o is refused at its field', async (body, path, code) => {
    const answer = await (await as('giulia')).post(BULLETINS, body);
    expect(answer.status).toBe(400);
    expect(problemsOf(answer)).toEqual([{ path, code }]);
    expect(await portal().rows('select from bulletin')).toEqual([]);
  });
});

describe('one act', () => {
  it('sends it all once, however often the button is pressed; members who come later get no letter', async () => {
    const desk = await as('giulia');
    const headers = { 'idempotency-key': randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => desk.post(BULLETINS, NOTICE, headers)));
    expect(new Set(sent.map(({ json }) => json.id)).size).toBe(1);
    expect(await portal().rows('select from bulletin')).toHaveLength(1);
    expect(await arriving()).toEqual([]);
    portal().passMinutes(10);
    await insertPerson(portal(), 'bergamo', 'active');
    await portal().rows(
      `update membership set decided_at = $1 where id = (select max(id) from membership)`,
      [portal().deps.clock.now()],
    );
    const mails = await arriving();
    expect(readers(mails)).toEqual(TO_ALL);
    expect(mails[0]?.[1]).toBe(`Banca del Tempo di Bergamo: ${NOTICE.title}`);
    expect(await arriving()).toEqual([]);
    const { json } = await desk.get(`${BULLETINS}/${sent[0]?.json.id}`);
    expect(json).toMatchObject({ state: 'told', letters: 3, paper: 0, unwanted: 0, left: 0 });
  });

  it('can be taken back for ten minutes, in which nobody sees it', async () => {
    const id = await send(LUNCH);
    portal().passMinutes(9);
    const anna = await as('anna');
    expect((await anna.get('/users/bulletins')).json).toEqual([]);
    const desk = await as('giulia');
    for (const _ of [1, 2]) {
      expect((await desk.patch(`${BULLETINS}/${id}/take-back`, undefined)).status).toBe(204);
    }
    portal().passMinutes(10);
    expect(await arriving()).toEqual([]);
    expect((await anna.get('/users/bulletins')).json).toEqual([]);
    expect((await desk.get(`${BULLETINS}/${id}`)).json.state).toBe('taken-back');
    const late = await send(LUNCH);
    portal().passMinutes(10);
    const refused = await desk.patch(`${BULLETINS}/${late}/take-back`, undefined);
    expect(refusalOf(refused)).toEqual([409, 'past-taking-back']);
  });

  it('says the text as text, its links whole, with nothing loaded from elsewhere', async () => {
    await send({
      text: 'Ciao <b>a tutti</b> & <img src="https://x.it/a.png">\n\nhttps://esempio.it/programma?x=1',
    });
    portal().passMinutes(10);
    await tell(portal());
    const mail = catcher.mails.at(-1);
    expect(mail?.text).toContain('Ciao <b>a tutti</b> & <img src="https://x.it/a.png">');
    expect(mail?.html).toContain('Ciao &lt;b&gt;a tutti&lt;/b&gt;');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('https://esempio.it/programma?x=1');
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('goes on where it was when the process is killed: everybody once', async () => {
    for (let nth = 0; nth < 9; nth += 1) await insertPerson(portal(), 'bergamo', 'active');
    const id = await send(LUNCH);
    portal().passMinutes(10);
    await tellBulletinAndDie(portal().deps, id, 5);
    expect(await portal().rows('select from bulletin_person')).toHaveLength(5);
    expect((await (await as('giulia')).get(`${BULLETINS}/${id}`)).json).toMatchObject({
      ...{ state: 'leaves', letters: 5, left: 7 },
    });
    const mails = await arriving();
    expect(new Set(readers(mails)).size).toBe(12);
    expect(mails).toHaveLength(12);
    expect(await arriving()).toEqual([]);
  });

  it('gives no second letter to whom another process has told a moment before', async () => {
    const id = await send(LUNCH);
    portal().passMinutes(10);
    const other = await beginOther(portal().deps);
    await other.run(
      `insert into bulletin_person (bulletin_id, person_id, way, round, told_at)
       select $1, id, 'letter', 1, now() from person where email = $2`,
      [id, emailOf('anna')],
    );
    const mails = arriving();
    await somebodyWaits(portal().deps);
    await other.end();
    expect(readers(await mails)).toEqual(TO_ALL.filter((email) => email !== emailOf('anna')));
    const { json } = await (await as('giulia')).get(`${BULLETINS}/${id}`);
    expect(json).toMatchObject({ state: 'told', letters: 3, left: 0 });
  });

  it('tells who is active again before it is finished', async () => {
    const id = await send(LUNCH);
    portal().passMinutes(10);
    const told = (after: number) => tellBulletinAfter(portal().deps, id, after);
    const end = `update membership set state = 'ended', ended_at = now() where person_id = $1`;
    const { anna, giulia, marco } = portal().world.person;
    const lowest = Math.min(anna, giulia, marco);
    await portal().rows(end, [lowest]);
    const first = await told(0);
    expect(first?.last).toBeGreaterThan(0);
    await portal().rows(
      `update membership set state = 'active', ended_at = null where person_id = $1`,
      [lowest],
    );
    expect(await told(first?.last ?? 0)).toEqual({ last: null });
    expect(await portal().rows('select from bulletin where told_at is not null')).toEqual([]);
    await arriving();
    expect(await portal().rows('select from bulletin_person')).toHaveLength(3);
    expect(await portal().rows('select from bulletin where told_at is not null')).toHaveLength(1);
  });
});

describe('few letters', () => {
  const DAY = 24 * 60;

  it('of five on one day two leave; the others are one letter on the day of the digest', async () => {
    const desk = await as('giulia');
    for (const nth of [1, 2, 3, 4, 5]) await send({ title: `Avviso ${nth}` });
    const { json } = await desk.post(`${BULLETINS}/preview`, { kind: 'notice' });
    // Friday 20 November; the digest comes on Tuesdays.
    expect(json.waitsUntil).toBe('2026-11-24');
    portal().passMinutes(10);
    const toAnna = (mails: (string | undefined)[][]) =>
      mails.filter(([to]) => to === emailOf('anna')).map(([, subject]) => subject);
    expect(toAnna(await arriving())).toEqual([
      'Banca del Tempo di Bergamo: Avviso 1',
      'Banca del Tempo di Bergamo: Avviso 2',
    ]);
    expect((await (await as('anna')).get('/users/bulletins')).json).toHaveLength(5);
    portal().passMinutes(3 * DAY);
    expect(toAnna(await arriving())).toEqual([]);
    portal().passMinutes(DAY);
    expect(toAnna(await arriving())).toEqual(['Banca del Tempo di Bergamo: 3 avvisi']);
    expect(toAnna(await arriving())).toEqual([]);
    // A week after the second one the bank writes at once.
    portal().passMinutes(3 * DAY);
    await send({ title: 'Avviso 6' });
    portal().passMinutes(10);
    expect(toAnna(await arriving())).toEqual(['Banca del Tempo di Bergamo: Avviso 6']);
  });

  it('the assembly never waits, and goes to those who want none, saying why', async () => {
    await never('anna');
    for (const nth of [1, 2]) await send({ title: `Avviso ${nth}` });
    await send({ ...LUNCH, kind: 'assembly', title: 'Assemblea' });
    portal().passMinutes(10);
    const mails = await arriving();
    expect(mails.filter(([to]) => to === emailOf('anna'))).toEqual([
      [emailOf('anna'), 'Banca del Tempo di Bergamo: Assemblea'],
    ]);
    expect(catcher.mails.findLast(({ to }) => to === emailOf('anna'))?.text).toContain('statuto');
  });

  it('nothing leaves at night', async () => {
    portal().passMinutes(10 * 60 + 30);
    await send(NOTICE);
    portal().passMinutes(20);
    expect(await arriving()).toEqual([]);
    portal().passMinutes(11 * 60);
    expect(readers(await arriving())).toEqual(TO_ALL);
  });
});
