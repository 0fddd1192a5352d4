/**
 * What is decided for every call about members below the age that their bank asks for (specification §52):
 * who reads their telephone, where they are proposed as somebody who helps, which calls they do not make
 * themselves, and by which nobody gives them an office. A new call is found here.
 */
import { beforeEach, expect, it } from 'vitest';
import { type EndpointRow, isChange } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Caller } from './support/caller.ts';
import { accompany, willing } from './support/companions.ts';
import type { Fixture } from './support/given-requests.ts';
import { GUARDIAN } from './support/minors.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { openRegister } from './support/rooms.ts';
import { wholeAnswer } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const idOf = (who: Who) => portal().world.person[who];
const PHONE = '347 1122339';
const NAMES = Object.keys(endpoints) as EndpointName[];
const rowOf = (name: EndpointName): EndpointRow => endpoints[name];
const READING = NAMES.filter(
  (name) => rowOf(name).method === 'GET' && rowOf(name).replyType !== 'events',
);

/** What Marco said, wrote and agreed on with Anna while the bank did not ask how old he is. */
let about: number[] = [];
let request = 0;

/** @throws where it does not succeed */
async function must<Json>(answer: Promise<{ status: number; text: string; json: Json }>) {
  const { status, text, json } = await answer;
  if (status >= 300) throw new Error(text);
  return json;
}

beforeEach(async () => {
  await portal().rows('update person set phone = $2, birth_date = $3 where id = $1', [
    ...[idOf('marco'), PHONE, '2010-05-01'],
  ]);
  const [marco, anna] = [await portal().signIn('marco'), await portal().signIn('anna')];
  const reach = { contact: 'phone', givesPhone: true, givesEmail: true, findable: true } as const;
  await must(marco.patch('/users/reach', reach));
  const { activity } = portal().world;
  await portal().rows(
    'insert into skill (person_id, activity_id, said_at, said_by) values ($1, $2, now(), $1)',
    [idOf('marco'), activity],
  );
  const offer = noticeForm(portal(), { kind: 'offer', contact: 'phone', reach: 'friends' });
  const { id: offerId } = await must(marco.post('/users/notices', offer));
  const portalOnly = { contact: 'portal' } as const;
  const { id: requestId } = await must(
    anna.post('/users/notices', noticeForm(portal(), portalOnly)),
  );
  request = requestId;
  const yes = { text: 'Volentieri', givesPhone: true, givesEmail: true, days: [] };
  const answered = await must(marco.post(`/users/notices/${requestId}/answers`, yes));
  await must(anna.post(`/users/answers/${answered.myAnswer?.id}/accept`, undefined));
  const other = noticeForm(portal(), { ...portalOnly, title: 'Annaffiare i fiori', sure: true });
  const { id: otherId } = await must(anna.post('/users/notices', other));
  const { threadId } = await must(
    marco.post('/users/threads', { toPerson: idOf('anna'), text: 'Ciao' }),
  );
  await must(anna.post(`/users/threads/${threadId}/messages`, { text: 'Ciao a te' }));
  await willing(portal(), idOf('marco'), idOf('giulia'));
  await must(accompany(portal(), idOf('marco'), idOf('giulia')));
  request = otherId;
  about = [idOf('marco'), offerId, requestId, otherId, threadId];
});

/** What a call is made with, about that person or thing. */
const fixtureOf = (id: number): Fixture => {
  const bankId = portal().world.bank.bergamo;
  return {
    id,
    bankId,
    email: 'marco@example.org',

    fellow: { id: idOf('giulia'), bankId },
  };
};

/** The bank opens the room in which it asks for eighteen years. */
async function askForAge(): Promise<Caller> {
  const desk = await portal().signIn('giulia');
  await must(desk.put('/admin/rooms/association', { isOpen: true }));
  return desk;
}

/** The calls of which somebody reads a text, whatever of it they ask for. */
async function whereRead(who: Who, text: string, ids = about) {
  const { token } = await portal().signIn(who);
  const told = new Set<EndpointName>();
  for (const name of READING) {
    for (const id of ids) {
      const parts = validRequest(name, fixtureOf(id), portal().world);
      const answer = await wholeAnswer(portal().url, name, parts, token);
      if (answer.status === 200 && answer.text.includes(text)) told.add(name);
    }
  }
  return [...told].sort();
}

/** Where the desk of the bank, and nobody else, reads the telephone. */
const OF_DESK: EndpointName[] = [
  'exportMembers',
  'listMembers',
  'listVoiceNews',
  'readUser',
  'searchDesk',
];

it('their telephone shows to nobody but the desk', async () => {
  const before = await whereRead('anna', PHONE);
  expect(before).toEqual(['listFoundPeople', 'readFoundPerson', 'readNotice', 'readThread']);
  await askForAge();
  expect(await whereRead('anna', PHONE)).toEqual([]);
  expect(await whereRead('sara', PHONE, about.slice(0, 2))).toEqual([]);
  expect(await whereRead('paolo', PHONE, about.slice(0, 2))).toEqual([]);
  expect(await whereRead('portale', PHONE, about.slice(0, 1))).toEqual([]);
  expect(await whereRead('giulia', PHONE, about.slice(0, 2))).toEqual(OF_DESK);
});

it('who answers for them is read at the desk, in one call', async () => {
  const desk = await askForAge();
  await must(desk.put(`/admin/banks/users/${idOf('marco')}/guardian`, GUARDIAN));
  expect(await whereRead('giulia', GUARDIAN.phone, about.slice(0, 1))).toEqual(['listMinors']);
  for (const who of ['anna', 'marco', 'portale'] as const) {
    expect(await whereRead(who, GUARDIAN.phone, about.slice(0, 1))).toEqual([]);
  }
  expect(await whereRead('paolo', GUARDIAN.phone, about.slice(0, 1))).toEqual([]);
});

/** Everything that proposes somebody who helps, with who asks. */
const PROPOSING: [EndpointName, Who][] = [
  ['listNoticeHelpers', 'anna'],
  ['listNoticeHelpers', 'giulia'],
  ['listHelpers', 'giulia'],
  ['listFoundPeople', 'anna'],
  ['readCompanyOf', 'giulia'],
];

it('they are proposed to nobody as somebody who helps or accompanies', async () => {
  const proposed = async () => {
    const names: string[] = [];
    for (const [name, who] of PROPOSING) {
      const { token } = await portal().signIn(who);
      const id = name === 'listNoticeHelpers' ? request : idOf('anna');
      const parts = validRequest(name, fixtureOf(id), portal().world);
      const { status, text } = await wholeAnswer(portal().url, name, parts, token);
      expect([name, status]).toEqual([name, 200]);
      if (text.includes('Marco')) names.push(`${name} of ${who}`);
    }
    return names;
  };
  expect(await proposed()).toEqual(PROPOSING.map(([name, who]) => `${name} of ${who}`));
  await askForAge();
  expect(await proposed()).toEqual([]);
});

it('nobody gives them an office', async () => {
  const desk = await askForAge();
  const { marco, anna } = portal().world.person;
  const named = { delegateId: marco, signedOn: TODAY };
  const tried = [
    await desk.post(`/admin/banks/users/${anna}/proxies`, named),
    await desk.post(`/admin/banks/users/${anna}/companion`, { companionId: marco }),
    await desk.patch(`/admin/banks/users/${marco}/role`, { role: 'ADMIN' }),
  ];
  expect(tried.map(refusalInFull)).toEqual(tried.map(() => [403, 'office-for-adults']));
  await expect(
    portal().rows(`update membership set role = 'ADMIN' where person_id = $1`, [marco]),
  ).rejects.toThrow('membership_minor_has_no_desk');
});

/** What members do by themselves at any age that may sign in; the desk does the rest for them. */
const AT_ANY_AGE: EndpointName[] = [
  // Their hours are theirs.
  ...([
    'approveExchange',
    'createExchange',
    'createReceivedExchange',
    'rejectExchange',
    'reverseExchange',
    'takeBackExchange',
    'giveHours',
    'giveOfficeHours',
    'handInCheque',
  ] as const),
  // So are the days on which they help or are helped.
  ...([
    'proposeArrangement',
    'changeArrangement',
    'agreeArrangement',
    'dropArrangement',
    'recordArrangement',
    'takeBackArrangement',
    'proposeStanding',
    'agreeStanding',
    'dropStanding',
    'pauseStanding',
    'resumeStanding',
    'endStanding',
    'takeBackStanding',
    'makeCalendarLink',
    'endCalendarLink',
  ] as const),
  ...([
    'changeOwnSkills',
    'endCompany',
    'endOwnProxy',
    'giveConsent',
    'makeAccessToken',
    'setAskingChoice',
    'putAwayBulletin',
    'sayAttendance',
    'visitFromDigest',
    'writeOwnRegister',
  ] as const),
  // Saying no, and saying that something is wrong.
  ...([
    'declineAsk',
    'takeBackOnAsk',
    'blockPartner',
    'unblockPartner',
    'markThreadRead',
    'withdrawMessage',
    'reportNotice',
    'reportThread',
    'reportThanks',
  ] as const),
  ...(['giveThanks', 'takeBackThanks', 'setQuoting'] as const),
];

it('every call of members is decided: made at any age, or by the desk', async () => {
  const calls = NAMES.filter((name) => rowOf(name).access === 'member' && isChange(rowOf(name)));
  expect(calls.filter((name) => !rowOf(name).ofAge).sort()).toEqual([...AT_ANY_AGE].sort());
  await askForAge();
  const { token } = await portal().signIn('marco');
  for (const name of NAMES.filter((one) => rowOf(one).ofAge)) {
    const fixture = fixtureOf(about[1] ?? 0);
    const parts = validRequest(name, fixture, portal().world);
    const { status, text } = await wholeAnswer(portal().url, name, parts, token);
    expect([name, status, JSON.parse(text).code]).toEqual([name, 403, 'desk-speaks-for-minor']);
  }
});

it('nobody writes to them on the portal, also in a conversation of before', async () => {
  await askForAge();
  const anna = await portal().signIn('anna');
  const thread = about[4];
  const sent = await anna.post(`/users/threads/${thread}/messages`, { text: 'Ci sei?' });
  expect(refusalInFull(sent)).toEqual([403, 'reached-by-desk']);
  const begun = await anna.post('/users/threads', { toPerson: idOf('marco'), text: 'Ci sei?' });
  expect(refusalInFull(begun)).toEqual([403, 'reached-by-desk']);
});

it('a bank that has not opened the room hides nothing', async () => {
  await openRegister(portal(), 'lecco');
  expect(await whereRead('anna', PHONE, about.slice(0, 2))).not.toEqual([]);
});
