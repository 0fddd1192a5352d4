/**
 * Who accompanies a newcomer sees nothing more than any member (specification §43): every call that reads, about
 * the newcomer and what is theirs, in the name of the companion, of the same person before they were named,
 * and of another member.
 */
import { expect, it } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { accompany, companyFor, service, willing } from './support/companions.ts';
import { insertExchange, type Made } from './support/fixture-rows.ts';
import type { Fixture } from './support/given-requests.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { wholeAnswer } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory();

/** Another answer each time, and after each sign-in. */
const BY_CHANCE: EndpointName[] = ['botChallenge', 'listSessions', 'readStatus'];
/** What says to the companion that they are one; its fields are listed below. */
const OF_COMPANY: EndpointName[] = ['readCompany', 'readHome'];

const READING = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, changes, replyType }: EndpointRow = endpoints[name];
  return method === 'GET' && !changes && replyType !== 'events' && !BY_CHANCE.includes(name);
});

const inBergamo = (who: Who): Made => ({
  id: portal().world.person[who],
  bankId: portal().world.bank.bergamo,
});

/** The newcomer has exchanges that are done and that wait, and a request on the board. @returns what is theirs */
async function thingsOfAnna(): Promise<number[]> {
  const { person } = portal().world;
  const { pool } = portal().deps.database;
  await service(portal(), 'bergamo', { giver: person.giulia, receiver: person.anna });
  await insertExchange(portal(), inBergamo('anna'), inBergamo('giulia'));
  const byAnna = await portal().signIn('anna');
  await byAnna.post('/users/notices', noticeForm(portal(), { kind: 'request' }));
  const { rows } = await pool.query<{ id: number }>(
    `select $1::bigint as id
     union select id from exchange where $1 in (creditor_id, debtor_id)
     union select id from notice where person_id = $1`,
    [person.anna],
  );
  return rows.map(({ id }) => id);
}

/** What somebody gets of every call about each of these things, by call and thing. */
async function answersOf(who: Who, things: readonly number[]): Promise<Map<string, string>> {
  const { token } = await portal().signIn(who);
  const { url, world } = portal();
  const answers = new Map<string, string>();
  for (const name of READING) {
    for (const id of things) {
      const about = { ...inBergamo('anna'), id, email: 'anna@example.org' };
      const fixture: Fixture = { ...about, fellow: inBergamo('anna') };
      const { status, text } = await wholeAnswer(
        url,
        name,
        validRequest(name, fixture, world),
        token,
      );
      answers.set(`${name} ${id}`, `${status} ${text}`);
    }
  }
  return answers;
}

const asItIs = (answer: string | undefined) => answer;
const statusOf = (answer: string | undefined) => answer?.slice(0, 'xxx'.length);

const differing = (one: Map<string, string>, other: Map<string, string>, of = asItIs) =>
  [...one.keys()].filter((key) => of(one.get(key)) !== of(other.get(key)));
const callOf = (key: string) => key.split(' ')[0];

it('nothing that they did not read before, and nothing that another member is refused', async () => {
  const { person, bank } = portal().world;
  const things = await thingsOfAnna();
  await willing(portal(), person.marco);
  const before = await answersOf('marco', things);
  const read = [...before.values()].filter((answer) => answer.startsWith('200'));
  expect(read.length).toBeGreaterThan(80);

  expect((await accompany(portal(), person.anna, person.marco)).status).toBe(201);
  expect((await companyFor(portal(), 'marco')).newcomers).toEqual(['Anna']);
  const after = await answersOf('marco', things);
  const calls = new Set(differing(before, after).map(callOf));
  expect([...calls].sort()).toEqual(OF_COMPANY);

  // Davide is a member like Marco in everything but this.
  await portal().deps.database.pool.query(
    `with opened as (insert into account (person_id, bank_id) values ($1, $2))
     insert into membership (person_id, bank_id, state, requested_at, decided_at)
     select $1, $2, 'active', requested_at, decided_at from membership where person_id = $3`,
    [person.davide, bank.bergamo, person.marco],
  );
  const another = await answersOf('davide', things);
  expect(differing(after, another, statusOf)).toEqual([]);
});

it('but a first name, since when, and what the other one lets be seen', async () => {
  const { person } = portal().world;
  await thingsOfAnna();
  await willing(portal(), person.marco);
  const marco = await portal().signIn('marco');
  const before = (await marco.get('/users/home')).json;
  await accompany(portal(), person.anna, person.marco);
  const newcomers = (await marco.get('/users/companion')).json.newcomers;
  const [{ id } = { id: 0 }] = newcomers;
  const days = { since: '2026-11-20', until: '2027-01-18' };
  expect(newcomers).toEqual([
    { id, userId: person.anna, name: 'Anna', phone: null, canWrite: true, ...days },
  ]);
  const after = (await marco.get('/users/home')).json;
  expect(after).toEqual({ ...before, company: { companion: null, newcomers } });
});

it('and does nothing in the name of the newcomer', async () => {
  const { person } = portal().world;
  await willing(portal(), person.marco);
  const waiting = await insertExchange(portal(), inBergamo('giulia'), inBergamo('anna'));
  const marco = await portal().signIn('marco');
  const refused = async () => {
    const path = `/users/transactions/${waiting.id}` as const;
    return [
      (await marco.get(path)).status,
      (await marco.patch(`${path}/approve`)).status,
      (await marco.patch(`${path}/reject`, { reason: 'No' })).status,
      (await marco.actingFor(person.anna).get('/users/transactions')).status,
      (await marco.get(`/admin/banks/users/${person.anna}/companion`)).status,
    ];
  };
  const before = await refused();
  await accompany(portal(), person.anna, person.marco);
  expect(await refused()).toEqual(before);
  expect(before.every((status) => status >= 400)).toBe(true);
});
