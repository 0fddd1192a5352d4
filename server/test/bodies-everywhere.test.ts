/**
 * Where a body stands and where it does not (specification §51): every call that reads is asked at the desk
 * and as a member, in a bank in which a parish exchanged, posted and lost an appointment, and its name is
 * looked for in the answer. A new call that shows it, or no longer does, is found here.
 */
import { expect, it } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { PERMISSIONS } from './permissions-table.ts';
import { nameReferent, PARISH, registerBody } from './support/bodies.ts';
import { createCallers } from './support/callers.ts';
import { bankForm } from './support/exchanges.ts';
import { createFixture } from './support/fixtures.ts';
import { portalForEachStory } from './support/portal.ts';
import { openRegister, openRoom } from './support/rooms.ts';
import { wholeAnswer } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';

const portal = portalForEachStory();

const READING = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, replyType }: EndpointRow = endpoints[name];
  return method === 'GET' && replyType !== 'events';
});

/** What reads of a body as of every member. Every other call that reads is without. */
const SHOWS: Record<'admin' | 'member', EndpointName[]> = {
  admin: [
    'exportBankExchanges',
    'exportMembers',
    'exportRegister',
    'listBankExchanges',
    'listBodies',
    'listChequeGivers',
    'listMemberExchanges',
    'listMemberNames',
    'listMembers',
    'listProxiesOf',
    'printRegister',
    'readFees',
    'readRegister',
    'readStatement',
    'readUser',
  ],
  member: ['listMemberNames', 'listOwnProxies'],
};

/** What counts or proposes people: a body that comes changes nothing of it. */
const OF_PEOPLE: EndpointName[] = [
  'listConsents',
  'listFoundPeople',
  'previewBulletin',
  'previewShare',
  'readAttention',
  'readConsentFigures',
  'readInvitations',
  'readMonths',
];

it('a body is shown where a member is, and left out where a person is meant', async () => {
  const { person, bank } = portal().world;
  await openRoom(portal(), 'bergamo', 'bodies');
  await openRegister(portal(), 'bergamo');
  const giulia = await portal().signIn('giulia');
  const { id } = await registerBody(giulia);
  await nameReferent(giulia, id, person.marco);
  const toParish = bankForm(portal(), { userFrom: person.anna, userTo: id });
  await giulia.post('/admin/transactions', toParish);
  await giulia.post('/admin/transactions', { ...toParish, waits: true });
  const told: Record<string, EndpointName[]> = {};
  for (const caller of await createCallers(portal())) {
    if (caller.name !== 'admin' && caller.name !== 'member') continue;
    for (const name of READING) {
      const own = await createFixture(portal(), PERMISSIONS[name].of, caller, 'own');
      const isOfMember = PERMISSIONS[name].of === 'member' || PERMISSIONS[name].of === undefined;
      const fixture = isOfMember ? { ...own, id, bankId: bank.bergamo } : own;
      const parts = validRequest(name, fixture, portal().world);
      const { status, text } = await wholeAnswer(portal().url, name, parts, caller.token);
      const isShown = text.includes(PARISH.name);
      if (isShown && status === 200)
        told[caller.name] = [...(told[caller.name] ?? []), name].sort();
    }
  }
  expect(told).toEqual(SHOWS);
});

it('what is about people says the same before and after a body has come, silent for long', async () => {
  await openRoom(portal(), 'bergamo', 'bodies');
  const giulia = await portal().signIn('giulia');
  const callers = await createCallers(portal());
  const admin = callers.find(({ name }) => name === 'admin');
  if (!admin) throw new Error('there is an administrator');
  const fixture = await createFixture(portal(), undefined, admin, 'own');
  const answers = async () => {
    const all: Record<string, string> = {};
    for (const name of OF_PEOPLE) {
      const parts = validRequest(name, fixture, portal().world);
      const { status, text } = await wholeAnswer(portal().url, name, parts, giulia.token);
      all[name] = `${status} ${text}`;
    }
    return all;
  };
  await giulia.put('/admin/rules/yearly-share', { value: 1, note: 'Assemblea' });
  const before = await answers();
  expect(Object.values(before).filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  const { id } = await registerBody(giulia);
  await giulia.post('/admin/transactions', bankForm(portal(), { userFrom: id }));
  await portal().deps.database.pool.query(
    `update membership set requested_at = '2025-01-01', decided_at = '2025-01-01' where person_id = $1`,
    [id],
  );
  const after = await answers();
  expect(after).toEqual(before);
});
