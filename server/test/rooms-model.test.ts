/**
 * What each call does in a room (specification §40), written down once more and by hand: where the room is
 * closed, what begins something there is refused and has changed nothing, and all else answers as if it
 * were open.
 */
import { expect, it } from 'vitest';
import type { RoomName } from '#contract/banks/room-names.ts';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { PERMISSIONS } from './permissions-table.ts';
import { type CallerKind, createCallers } from './support/callers.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { createFixture } from './support/fixtures.ts';
import type { CallParts } from './support/given-requests.ts';
import { openPortal, type TestPortal } from './support/portal.ts';
import { withoutRooms } from './support/rooms.ts';
import { sendCall } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';

const BEGINS: Record<RoomName, EndpointName[]> = {
  paper: ['issueChequeBook', 'makeStatements'],
  bulletin: ['sendBulletin'],
  messages: ['startThread', 'sendMessage'],
  fund: [
    ...(['giveHours', 'giveOfficeHours', 'giveFromFund'] as const),
    ...(['recordGroupLesson', 'announceShare'] as const),
  ],
  'public-board': [],
  programs: ['addWebhook', 'switchWebhook', 'testWebhook'],
  association: [
    ...(['setLegalForm', 'recordMinutes', 'writeMemberRegister', 'writeFeeYear'] as const),
    ...(['groupFees', 'receiveFees', 'waiveFees', 'takeBackFees', 'voidReceipt'] as const),
    ...(['remindFees', 'addPolicy', 'changePolicy', 'chooseInsured', 'writeReport'] as const),
    ...(['writeGuardian', 'noteInterview', 'writeOwnRegister'] as const),
  ],
  bodies: ['registerBody'],
};

/** Modules that are about a room and nothing else. */
const MODULES: Partial<Record<EndpointRow['module'], RoomName>> = {
  cheques: 'paper',
  bulletins: 'bulletin',
  threads: 'messages',
  fund: 'fund',
  bodies: 'bodies',
  shares: 'fund',
  webhooks: 'programs',
  register: 'association',
  fees: 'association',
  insured: 'association',
  reports: 'association',
  guardians: 'association',
};

/** Calls in rooms of modules that are about more. */
const ELSEWHERE: Partial<Record<EndpointName, RoomName>> = {
  readStatement: 'paper',
  makeStatements: 'paper',
  countStatements: 'paper',
  listStatementRuns: 'paper',
  readPublicBoard: 'public-board',
  readPublicBoardPage: 'public-board',
  readPublicBoardFeed: 'public-board',
  visitPublicBoard: 'public-board',
  readGroupText: 'bulletin',
  readPaper: 'bulletin',
};

const NAMES = Object.keys(endpoints) as EndpointName[];
const rowOf = (name: EndpointName): EndpointRow => endpoints[name];
const inRooms = NAMES.filter((name) => rowOf(name).inRoom);
const beginning = Object.values(BEGINS).flat();

it('every call in a room says so, and what it does there', () => {
  const expected = NAMES.flatMap((name) => {
    const room = MODULES[rowOf(name).module] ?? ELSEWHERE[name];
    return room ? [[name, room, BEGINS[room].includes(name)]] : [];
  });
  const said = inRooms.map((name) => {
    const { inRoom } = rowOf(name);
    return [name, inRoom?.room, inRoom?.does === 'begins'];
  });
  expect(said).toEqual(expected);
  // What only looks changes nothing, so that nothing is finished by it.
  const reading = inRooms.filter((name) => rowOf(name).inRoom?.does === 'reads');
  expect(reading.filter((name) => rowOf(name).method !== 'GET')).toEqual([
    'previewBulletin',
    'previewShare',
  ]);
});

interface Sent {
  /** The status, or the code of a refusal. */
  answers: Record<string, string | number>;
  changed: boolean;
}

async function fingerprint({ deps }: TestPortal): Promise<string> {
  const lines = (await fingerprintOf(deps.database)).split('\n');
  return lines.filter((line) => !/rate_counter|public\.session:/.test(line)).join('\n');
}

async function send(
  portal: TestPortal,
  caller: CallerKind,
  calls: ReadonlyMap<EndpointName, CallParts>,
): Promise<Sent> {
  const before = await fingerprint(portal);
  const answers: Sent['answers'] = {};
  for (const [name, parts] of calls) {
    const { status, text } = await sendCall(portal.url, name, parts, caller.token);
    answers[name] = status < 400 ? status : JSON.parse(text).code;
  }
  return { answers, changed: before !== (await fingerprint(portal)) };
}

/** Valid calls of an administrator of Bergamo about things of their own, with the rooms open or closed. */
async function story(names: EndpointName[], closed: boolean): Promise<Sent> {
  const { portal, close } = await openPortal();
  try {
    const giulia = (await createCallers(portal)).find(({ name }) => name === 'admin');
    if (!giulia) throw new Error('there is an administrator');
    const calls = new Map<EndpointName, CallParts>();
    for (const name of names) {
      const fixture = await createFixture(portal, PERMISSIONS[name].of, giulia, 'own');
      calls.set(name, validRequest(name, fixture, portal.world));
    }
    if (closed) await withoutRooms(portal, 'bergamo');
    return await send(portal, giulia, calls);
  } finally {
    await close();
  }
}

it('what begins in a closed room is refused, and has changed nothing', async () => {
  const { answers, changed } = await story(beginning, true);
  expect(answers).toEqual(Object.fromEntries(beginning.map((name) => [name, 'room-closed'])));
  expect(changed).toBe(false);
});

it('what begins in an open one is never refused for that', async () => {
  const { answers } = await story(beginning, false);
  expect(Object.values(answers)).not.toContain('room-closed');
});

it('what reads or finishes answers as in an open one', async () => {
  const others = inRooms.filter((name) => !beginning.includes(name));
  const [open, closed] = await Promise.all([story(others, false), story(others, true)]);
  expect(closed.answers).toEqual(open.answers);
  expect(others.length).toBeGreaterThan(30);
});
