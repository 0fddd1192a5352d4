/**
 * Who is in my bank (specification §20): who agreed to be found, with what they can do; who has not said,
 * with their open offers alone; nobody of another bank, nobody who said no, nobody behind a block.
 */
import { expect, it } from 'vitest';
import type { FoundPerson } from '#contract/board/finding.ts';
import { PEOPLE_PAGE, PEOPLE_PAGE_MAX, PEOPLE_SKILLS_MAX } from '#contract/limits.ts';
import { insertDeskMember, insertMembers, insertPerson } from './support/fixture-rows.ts';
import { insertNotice, noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { write } from './support/threads.ts';
import { NOW, type Who } from './support/world.ts';

const portal = portalForEachStory();
const pool = () => portal().deps.database.pool;

const reach = async (who: Who, said: object) => {
  const answer = await (await portal().signIn(who)).patch('/users/reach', said);
  expect(answer.status).toBe(200);
  return answer.json;
};

async function found(who: Who, q = ''): Promise<FoundPerson[]> {
  const answer = await (await portal().signIn(who)).get(`/users/people?q=${encodeURIComponent(q)}`);
  expect([answer.status, answer.headers.get('x-total-count')]).toEqual([
    200,
    String(answer.json.length),
  ]);
  return answer.json;
}
const namesFor = async (who: Who, q = '') => (await found(who, q)).map(({ name }) => name);
const pageOf = async (who: Who, id: number) =>
  (await portal().signIn(who)).get(`/users/people/${id}`);

/** The kind of service of that name in Italian. */
async function activityNamed(name: string): Promise<number> {
  const { rows } = await pool().query<{ id: number }>(
    `select id from activity where names ->> 'it' = $1`,
    [name],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? 0;
}

/** Anna and Marco can hem. */
async function bothCanHem(): Promise<number> {
  const hems = await activityNamed('Cucito e riparazioni sartoriali');
  for (const who of ['anna', 'marco'] as const) {
    await (await portal().signIn(who)).put('/users/skills', { activities: [hems] });
  }
  return hems;
}

it('has nobody until they say so, then what they can do, and nobody again once they say no', async () => {
  const hems = await bothCanHem();
  const { person } = portal().world;
  expect(await found('giulia')).toEqual([]);
  await reach('anna', { findable: true });
  const [row] = await found('giulia');
  expect(row).toEqual({
    ...{
      id: person.anna,
      name: 'Anna F.',
      skills: [{ id: hems, type: 'Cucito e riparazioni sartoriali' }],
    },
    ...{ skillCount: 1, offers: [], contact: 'portal', canWrite: true, canPlan: true },
    ...{ phone: null, deskPhone: null },
  });
  expect(await namesFor('marco')).toEqual(['Anna F.']);
  // Nobody finds themselves.
  expect(await found('anna')).toEqual([]);
  expect((await pageOf('giulia', person.anna)).json.name).toBe('Anna Ferrari');
  expect((await pageOf('giulia', person.marco)).status).toBe(404);
  expect((await pageOf('anna', person.anna)).status).toBe(404);
  const german = await (await portal().signIn('giulia')).get('/users/people?lang=de');
  expect(german.json[0]?.skills[0]?.type).not.toBe('Cucito e riparazioni sartoriali');
  await reach('anna', { findable: false });
  expect(await found('giulia')).toEqual([]);
  expect((await pageOf('giulia', person.anna)).status).toBe(404);
});

it('has who has not said with their open offers alone, and not with what they said at the desk', async () => {
  await bothCanHem();
  const { person } = portal().world;
  const anna = await portal().signIn('anna');
  const offer = noticeForm(portal(), { kind: 'offer', title: 'Torte per le feste' });
  const { id } = (await anna.post('/users/notices', offer)).json;
  const offers = [{ id, title: 'Torte per le feste' }];
  expect(await found('marco')).toMatchObject([
    { name: 'Anna F.', skills: [], skillCount: 0, offers },
  ]);
  expect((await pageOf('marco', person.anna)).json).toMatchObject({ skills: [], offers });
  expect(await namesFor('marco', 'orlo')).toEqual([]);
  expect(await namesFor('marco', 'torte')).toEqual(['Anna F.']);
  await anna.post(`/users/notices/${id}/pause`, null);
  expect(await found('marco')).toEqual([]);
  await anna.post(`/users/notices/${id}/renew`, null);
  expect(await namesFor('marco')).toEqual(['Anna F.']);
  // Who does not want to be found is not, though their offer stays on the board.
  await reach('anna', { findable: false });
  expect(await found('marco')).toEqual([]);
  expect((await pageOf('marco', person.anna)).status).toBe(404);
});

it('is searched by everyday words, skills, offers and first names, in the language of the reader', async () => {
  await bothCanHem();
  await reach('anna', { findable: true });
  await reach('marco', { findable: true });
  for (const q of ['orlo', 'Bottoni', 'sartoriali', 'CUCITO E']) {
    expect(await namesFor('giulia', q), q).toEqual(['Anna F.', 'Marco B.']);
  }
  expect(await namesFor('giulia', 'marc')).toEqual(['Marco B.']);
  // A surname, or a phone number, finds nobody.
  expect(await namesFor('giulia', 'ferrari')).toEqual([]);
  expect(await namesFor('giulia', '333 1234567')).toEqual([]);
  expect(await namesFor('giulia', '%')).toEqual([]);
  const garden = await activityNamed('Giardinaggio');
  const hems = await activityNamed('Cucito e riparazioni sartoriali');
  const anna = await portal().signIn('anna');
  await anna.put('/users/skills', { activities: [garden, hems] });
  expect((await found('giulia', 'orlo'))[0]?.skills.map(({ id }) => id)).toEqual([hems, garden]);
  expect(await namesFor('giulia', 'giardino')).toEqual(['Anna F.']);
});

it('names a few skills in a row and all of them on the page', async () => {
  const anna = await portal().signIn('anna');
  const { groups } = (await anna.get('/users/skills')).json;
  const activities = groups.flatMap((group) => group.activities.map(({ id }) => id)).slice(0, 9);
  await anna.put('/users/skills', { activities });
  await reach('anna', { findable: true });
  const [row] = await found('marco');
  expect([row?.skills.length, row?.skillCount]).toEqual([PEOPLE_SKILLS_MAX, 9]);
  expect((await pageOf('marco', portal().world.person.anna)).json.skills).toHaveLength(9);
});

it('says a number only to the own bank, and only of who wants to be called', async () => {
  const { person } = portal().world;
  await reach('anna', { findable: true, contact: 'phone' });
  expect(await found('marco')).toMatchObject([{ contact: 'phone', phone: '333 1234567' }]);
  await reach('anna', { contact: 'portal', givesPhone: true });
  expect(await found('marco')).toMatchObject([{ contact: 'portal', phone: null, canWrite: true }]);
  await reach('anna', { contact: 'desk' });
  await pool().query(`update bank set phone = '035 555' where id = $1`, [
    portal().world.bank.bergamo,
  ]);
  const byDesk = {
    ...{ contact: 'desk', phone: null, deskPhone: '035 555', canWrite: false, canPlan: false },
  };
  expect(await found('marco')).toMatchObject([byDesk]);
  expect((await pageOf('marco', person.anna)).json).toMatchObject(byDesk);
  // Without the word to be found, the offer alone says how.
  await pool().query('update membership set findable = null where person_id = $1', [person.anna]);
  const anna = await portal().signIn('anna');
  await anna.patch('/users/reach', { contact: 'phone' });
  const offer = noticeForm(portal(), { kind: 'offer', contact: 'portal' });
  await anna.post('/users/notices', offer);
  expect(await found('marco')).toMatchObject([{ contact: 'portal', phone: null }]);
});

it('puts in touch through the desk where the bank says so, or where somebody reads no e-mail', async () => {
  const { activity, bank } = portal().world;
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  await insertNotice(portal(), rosa);
  await pool().query(`update notice set kind = 'offer' where person_id = $1`, [rosa.id]);
  expect(await found('marco')).toMatchObject([{ id: rosa.id, contact: 'desk', canWrite: false }]);
  await pool().query('delete from notice');
  const anna = await portal().signIn('anna');
  await anna.put('/users/skills', { activities: [activity] });
  await anna.post('/users/notices', noticeForm(portal(), { kind: 'offer', contact: 'phone' }));
  expect(await found('marco')).toMatchObject([{ contact: 'phone', phone: '333 1234567' }]);
  await pool().query('insert into activity_rule values ($1, $2, true, true, $3, $4)', [
    ...[bank.bergamo, activity, NOW, portal().world.person.giulia],
  ]);
  expect(await found('marco')).toMatchObject([{ contact: 'desk', phone: null, canWrite: false }]);
  // Nor does a kind of service that the desk keeps lead to anybody.
  await reach('anna', { findable: true });
  await pool().query(`update notice set state = 'paused'`);
  expect(await found('marco')).toMatchObject([{ skills: [], skillCount: 0 }]);
  expect(await namesFor('marco', 'smartphone')).toEqual([]);
});

it('has nobody of another bank, also of a friend, nobody who waits, and nobody who has left', async () => {
  const { person, bank } = portal().world;
  for (const who of ['sara', 'greta', 'anna'] as const) await reach(who, { findable: true });
  await pool().query(`update membership set findable = true`);
  const applicant = await insertPerson(portal(), 'bergamo', 'requested');
  await pool().query('update membership set findable = true where person_id = $1', [applicant.id]);
  expect(await namesFor('marco')).toEqual(['Anna F.', 'Giulia R.']);
  for (const id of [person.sara, person.greta, person.elena, applicant.id, 999_999]) {
    expect((await pageOf('marco', id)).status).toBe(404);
    expect((await pageOf('giulia', id)).status).toBe(404);
  }
  const elena = await portal().signIn('elena');
  expect((await elena.get('/users/people')).status).toBe(403);
  const davide = await portal().signIn('davide');
  expect((await davide.get(`/users/people/${person.anna}`)).status).toBe(403);
  expect((await portal().visitor().get('/users/people')).status).toBe(401);
  const giulia = await portal().signIn('giulia');
  await giulia.delete(`/admin/banks/users/${person.anna}`);
  expect(await namesFor('marco')).toEqual(['Giulia R.']);
  expect((await pageOf('marco', person.anna)).status).toBe(404);
  // Coming back they are asked once more.
  await pool().query(
    `insert into membership (person_id, bank_id, state, requested_at, decided_at)
     values ($1, $2, 'active', $3, $3)`,
    [person.anna, bank.bergamo, NOW],
  );
  expect(await namesFor('marco')).toEqual(['Giulia R.']);
});

it('keeps two people apart of whom one has blocked the other, from both sides', async () => {
  await reach('anna', { findable: true });
  await reach('marco', { findable: true });
  const { threadId } = (await write(portal(), 'marco', 'anna', 'Ciao')).json;
  const anna = await portal().signIn('anna');
  expect((await anna.post(`/users/threads/${threadId}/block`, null)).status).toBe(204);
  expect(await found('anna')).toEqual([]);
  expect(await found('marco')).toEqual([]);
  const { person } = portal().world;
  expect((await pageOf('anna', person.marco)).status).toBe(404);
  expect((await pageOf('marco', person.anna)).status).toBe(404);
  expect(await namesFor('giulia')).toEqual(['Anna F.', 'Marco B.']);
  await anna.post(`/users/threads/${threadId}/unblock`, null);
  expect(await namesFor('marco')).toEqual(['Anna F.']);
});

it('comes page by page, never the whole bank, each person once', async () => {
  await insertMembers(portal(), 'bergamo', 70);
  await pool().query('update membership set findable = true');
  const marco = await portal().signIn('marco');
  const first = await marco.get('/users/people');
  expect([first.json.length, first.headers.get('x-total-count')]).toEqual([PEOPLE_PAGE, '72']);
  const ids: number[] = [];
  for (const offset of [0, 50]) {
    const page = await marco.get(`/users/people?limit=${PEOPLE_PAGE_MAX}&offset=${offset}`);
    ids.push(...page.json.map(({ id }) => id));
  }
  expect([ids.length, new Set(ids).size]).toEqual([72, 72]);
  const greedy = await marco.get(`/users/people?limit=${PEOPLE_PAGE_MAX + 1}`);
  expect([greedy.status, greedy.json.errors]).toEqual([400, [{ path: 'limit', code: 'invalid' }]]);
});

it('is not for a person of trust, nor for a program', async () => {
  const marco = await portal().signIn('marco');
  const forAnna = { 'x-for': String(portal().world.person.anna) };
  expect((await marco.get('/users/people', forAnna)).status).toBe(403);
  expect((await marco.get('/users/reach', forAnna)).status).toBe(403);
  const giulia = await portal().signIn('giulia');
  expect((await giulia.get('/users/reach', forAnna)).status).toBe(403);
});
