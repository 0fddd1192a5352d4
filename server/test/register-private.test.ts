/**
 * What the register has of a member (specification §46) stands in no answer but its own and the member's own
 * data: every call that reads, in the name of everybody, is searched for it.
 */
import { expect, it } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { PERMISSIONS } from './permissions-table.ts';
import { createCallers } from './support/callers.ts';
import { createFixture } from './support/fixtures.ts';
import { portalForEachStory } from './support/portal.ts';
import { openRegister } from './support/rooms.ts';
import { wholeAnswer } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';
import { PASSWORD, TODAY } from './support/world.ts';

const portal = portalForEachStory();

const SECRETS = [
  'BNCMRC58E01A794X',
  'Nato a Selvino',
  'Abita in via Segreta',
  'Incontrato da Teresa',
];

/** Where the desk, and nobody else, reads them. */
const OF_DESK: EndpointName[] = [
  'exportInsured',
  'exportRegister',
  'printInsured',
  'printRegister',
  'readInsured',
  'readMemberRegister',
  'readRegister',
];

/** One of each kind; the member is the one whom it is about. */
const WHO = [...['no token', 'portal administrator', 'member', 'admin', 'admin of a friend bank']];

const READING = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { method, replyType }: EndpointRow = endpoints[name];
  return method === 'GET' && replyType !== 'events';
});

async function writeOfMarco(): Promise<void> {
  await openRegister(portal(), 'bergamo');
  const giulia = await portal().signIn('giulia');
  await giulia.put('/admin/register/legal-form', { legalForm: 'aps' });
  const [taxCode, birthPlace, residence, metBy] = SECRETS;
  const { status } = await giulia.put(
    `/admin/banks/users/${portal().world.person.marco}/register`,
    {
      ...{ taxCode, birthPlace, residence, metBy, admittedOn: TODAY },
    },
  );
  expect(status).toBe(200);
}

it('nobody reads it but the desk of the bank, and the member in their own data', async () => {
  await writeOfMarco();
  const { person, bank } = portal().world;
  const about = { id: person.marco, bankId: bank.bergamo, email: 'marco@example.org' };
  const told: Record<string, EndpointName[]> = {};
  const callers = await createCallers(portal());
  for (const caller of callers.filter(({ name }) => WHO.includes(name))) {
    for (const name of READING) {
      const own = await createFixture(portal(), PERMISSIONS[name].of, caller, 'own');
      const isOfMember = PERMISSIONS[name].of === 'member' || PERMISSIONS[name].of === undefined;
      const fixture = isOfMember ? { ...own, ...about } : own;
      const parts = validRequest(name, fixture, portal().world);
      const { status, text } = await wholeAnswer(portal().url, name, parts, caller.token);
      const found = SECRETS.some((secret) => text.includes(secret));
      if (found && status === 200) told[caller.name] = [...(told[caller.name] ?? []), name].sort();
    }
  }
  // Members read what it has of themselves.
  expect(told).toEqual({ admin: OF_DESK, member: ['readOwnRegister'] });
});

it('the member has it in their own data, and another member has not', async () => {
  await writeOfMarco();
  const dataOf = async (who: 'marco' | 'anna') => {
    const { token } = await portal().signIn(who);
    const parts = { body: { password: PASSWORD } };
    return (await wholeAnswer(portal().url, 'exportOwnData', parts, token)).text;
  };
  const own = await dataOf('marco');
  expect(SECRETS.filter((secret) => own.includes(secret))).toEqual(SECRETS);
  const other = await dataOf('anna');
  expect(SECRETS.filter((secret) => other.includes(secret))).toEqual([]);
});
