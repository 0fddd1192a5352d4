/**
 * Banks that were here before rooms (specification §40) answer as they always did: nothing speaks of rooms
 * while all are open, and it makes no difference whether somebody opened them one by one.
 */
import { expect, it } from 'vitest';
import { OPEN_FROM_BEFORE } from '#contract/banks/room-names.ts';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { PERMISSIONS } from './permissions-table.ts';
import { createCallers } from './support/callers.ts';
import { createFixture } from './support/fixtures.ts';
import { portalForEachStory } from './support/portal.ts';
import { claimsOf } from './support/registration.ts';
import { pathOf } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';
import { NOW } from './support/world.ts';

const portal = portalForEachStory();

/** Another answer each time: a question with chance in it, since when the portal runs. */
const BY_CHANCE: EndpointName[] = ['botChallenge', 'readStatus'];

/** A sheet says the second in which it was made: two may be the same, and need not be. */
const SHEET: EndpointName = 'exportMembers';

/** Who opened which room is what they are about. */
const OF_ROOMS: EndpointName[] = ['listRooms', 'listLiveBanks'];

const READING = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, changes, replyType = 'text' }: EndpointRow = endpoints[name];
  return method === 'GET' && !changes && replyType === 'text';
});

/** The addresses of all reading calls, each about something that is there. */
async function addresses(callerName: 'admin' | 'member') {
  const caller = (await createCallers(portal())).find(({ name }) => name === callerName);
  if (!caller) throw new Error(`nobody is ${callerName}`);
  const paths = new Map<EndpointName, string>();
  for (const name of READING) {
    const fixture = await createFixture(portal(), PERMISSIONS[name].of, caller, 'own');
    paths.set(name, pathOf(name, validRequest(name, fixture, portal().world)));
  }
  const authorization = `Bearer ${caller.token}`;
  return async () => {
    const answers = new Map<EndpointName, string>();
    for (const [name, path] of paths) {
      const answer = await fetch(`${portal().url}/api${path}`, { headers: { authorization } });
      answers.set(name, `${answer.status} ${await answer.text()}`);
    }
    return answers;
  };
}

type Answers = Awaited<ReturnType<Awaited<ReturnType<typeof addresses>>>>;

const differing = (one: Answers, other: Answers) =>
  READING.filter((name) => {
    const isSheet = name === SHEET && one.get(name)?.startsWith('200') === true;
    return !isSheet && one.get(name) !== other.get(name);
  });

async function openOneByOne() {
  const { person, bank } = portal().world;
  await portal().deps.database.pool.query(
    `insert into bank_room (bank_id, room, is_open, changed_at, changed_by)
     select $1, room, true, $2, $3 from unnest($4::text[]) as named (room)`,
    [bank.bergamo, NOW, person.giulia, OPEN_FROM_BEFORE],
  );
}

it.each(['admin', 'member'] as const)(
  'every answer to a %s is the same to the byte, and has no word of rooms',
  async (who) => {
    const ask = await addresses(who);
    const [once, again] = [await ask(), await ask()];
    expect(differing(once, again)).toEqual(BY_CHANCE);
    const speaking = READING.filter((name) => once.get(name)?.includes('"rooms"'));
    expect(speaking.filter((name) => !OF_ROOMS.includes(name))).toEqual([]);
    await openOneByOne();
    const opened = differing(once, await ask());
    expect(opened.filter((name) => !BY_CHANCE.includes(name))).toEqual(
      who === 'admin' ? ['listRooms'] : [],
    );
    const read = [...once.values()].filter((answer) => answer.startsWith('200'));
    expect(read.length).toBeGreaterThan(who === 'admin' ? 80 : 50);
  },
);

it('and a session says nothing of rooms either, before and after', async () => {
  const claims = async () =>
    Object.keys(claimsOf((await (await portal().signIn('marco')).get('/trefresh')).text));
  const before = await claims();
  expect(before).not.toContain('rooms');
  await openOneByOne();
  expect(await claims()).toEqual(before);
});
