/** What an access token opens: the calls that its scopes name, and no other (specification §28). */
import { describe, expect, it } from 'vitest';
import type { EndpointRow } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { pathWith } from '#contract/path.ts';
import { SCOPES, type Scope } from '#contract/people/access-tokens.ts';
import { turnOn } from './support/authenticator.ts';
import type { Caller } from './support/caller.ts';
import { balanceOf } from './support/exchanges.ts';
import { portalForEachStory, portalForStories, type TestPortal } from './support/portal.ts';
import { PASSWORD, TODAY } from './support/world.ts';

const rows = Object.entries<EndpointRow>(endpoints).filter(([, row]) => row.access !== 'public');

/** Every call that a token may open. What is not here, no token opens. */
const OPENED: Record<Scope, string[]> = {
  read: [
    'exportOwnExchanges',
    'countNotices',
    'listActivityRules',
    'listArrangements',
    'listBankPeople',
    'listBankRules',
    'listExchanges',
    'listExchangesAsCreditor',
    'listExchangesAsDebtor',
    'listFriends',
    'listMemberNames',
    'listNotices',
    'listOwnBulletins',
    'listOwnNotices',
    'listOwnPast',
    'listPartners',
    'listPendingExchanges',
    'listStandings',
    'matchBanks',
    'readArrangement',
    'readBalanceOutlook',
    'readBankOfUser',
    'readExchange',
    'readNotice',
    'readOwnSkills',
    'readOwnSuspension',
    'readOwnYear',
    'readUser',
    'summarisePending',
  ],
  'exchanges:write': [
    'approveExchange',
    'createExchange',
    'createReceivedExchange',
    'rejectExchange',
    'reverseExchange',
    'takeBackExchange',
  ],
  'desk:read': [
    'exportBankExchanges',
    'exportMembers',
    'listBankExchanges',
    'listBankPendingExchanges',
    'listBulletins',
    'listExchangeBatches',
    'listFundMoves',
    'listMemberExchanges',
    'listMembers',
    'readBankFigures',
    'readBankStatistics',
    'readBulletin',
    'readFund',
    'summariseBankExchanges',
  ],
};

async function programOf(
  portal: TestPortal,
  who: Caller,
  scopes: Scope[],
  code?: string,
): Promise<Caller> {
  const wish = { name: 'Script', scopes, days: 30, password: PASSWORD };
  const made = await who.post('/users/access-tokens', code ? { ...wish, code } : wish);
  expect(made.status).toBe(201);
  return portal.withToken(made.json.token);
}

it.each(SCOPES)('%s names just these calls', (scope) => {
  const named = rows.filter(([, row]) => row.scope === scope).map(([name]) => name);
  expect(named.sort()).toEqual(OPENED[scope].sort());
});

it('reading scopes name calls that only read', () => {
  const writing = rows.filter(
    ([, { scope, method, changes }]) =>
      scope !== undefined && scope !== 'exchanges:write' && (method !== 'GET' || changes),
  );
  expect(writing).toEqual([]);
});

describe('over the whole contract', () => {
  const portal = portalForStories({ portalAdminEmails: ['giulia@example.org'] });

  it.each(SCOPES)('%s opens no call of another scope, and none without one', async (scope) => {
    const program = await programOf(portal(), await portal().signIn('giulia'), [scope]);
    const authorization = `Bearer ${program.token}`;
    const wrong: unknown[] = [];
    for (const [name, { method, path, scope: needed }] of rows) {
      const url = `${portal().url}/api${pathWith(path, () => '1000000')}`;
      const answer = await fetch(url, { method, headers: { authorization } });
      const isRefused = answer.status === 403 && (await answer.text()).includes('"scope-missing"');
      if (isRefused !== (needed !== scope)) wrong.push([name, answer.status]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('by its scope', () => {
  const portal = portalForEachStory();

  it('exchanges:write records and confirms for its person alone', async () => {
    const { person, bank, activity } = portal().world;
    const marco = await programOf(portal(), await portal().signIn('marco'), ['exchanges:write']);
    const exchange = {
      bankFrom: bank.bergamo,
      userFrom: person.marco,
      bankTo: bank.bergamo,
      userTo: person.anna,
      activity,
      dateOfTransaction: TODAY,
      quantityOfHours: 1.5,
      note: 'Registrato da un programma',
    };
    const recorded = await marco.post('/users/transactions', exchange);
    expect(recorded.status).toBe(201);
    const approve = (who: Caller) => who.patch(`/users/transactions/${recorded.json.id}/approve`);
    expect((await approve(marco)).status).toBe(403);
    // An administrator could confirm it at the desk; their program is a member like others.
    const giulia = await programOf(portal(), await portal().signIn('giulia'), [
      'exchanges:write',
      'desk:read',
    ]);
    expect((await approve(giulia)).status).toBe(404);
    const before = await balanceOf(portal(), 'anna');
    const anna = await programOf(portal(), await portal().signIn('anna'), ['exchanges:write']);
    expect((await approve(anna)).status).toBe(200);
    expect(await balanceOf(portal(), 'anna')).not.toEqual(before);
  });

  it('read shows an administrator no more than a member, and desk:read the desk', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const program = await programOf(portal(), giulia, ['read']);
    expect((await giulia.get(`/users/${person.anna}`)).status).toBe(200);
    expect((await program.get(`/users/${person.anna}`)).status).toBe(404);
    expect((await program.get(`/users/${person.giulia}`)).status).toBe(200);
    const desk = await programOf(portal(), giulia, ['desk:read']);
    expect((await desk.get(`/admin/banks/${bank.bergamo}/users`)).status).toBe(200);
    expect((await desk.get('/admin/transactions')).status).toBe(200);
  });

  it('desk:read is not for members, nor for who has lost the role', async () => {
    const wish = { name: 'Script', scopes: ['desk:read' as const], days: 30, password: PASSWORD };
    const anna = await portal().signIn('anna');
    const refused = await anna.post('/users/access-tokens', wish);
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'forbidden' }]);
    const desk = await programOf(portal(), await portal().signIn('giulia'), ['desk:read']);
    await portal().deps.database.pool.query(
      `update membership set role = 'USER' where person_id = $1`,
      [portal().world.person.giulia],
    );
    expect((await desk.get('/admin/transactions')).status).toBe(403);
  });

  it('a desk that asks for a second factor opens to tokens made with one', async () => {
    const giulia = await portal().signIn('giulia');
    const early = await programOf(portal(), giulia, ['desk:read']);
    const rule = { value: true, note: 'Deciso in assemblea' };
    expect((await giulia.put('/admin/rules/desk-second-factor', rule)).status).toBe(200);
    const closed = await early.get('/admin/transactions');
    expect([closed.status, closed.json]).toMatchObject([403, { code: 'second-factor-required' }]);
    const wish = { name: 'Script', scopes: ['desk:read' as const], days: 30, password: PASSWORD };
    const refused = await giulia.post('/users/access-tokens', wish);
    expect([refused.status, refused.json]).toMatchObject([403, { code: 'second-factor-required' }]);
    const { app } = await turnOn(portal(), giulia);
    const desk = await programOf(portal(), giulia, ['desk:read'], app.nextCode());
    expect((await desk.get('/admin/transactions')).status).toBe(200);
    const proof = { password: PASSWORD, code: app.nextCode() };
    expect((await giulia.post('/users/second-factor/remove', proof)).status).toBe(204);
    expect((await desk.get('/admin/transactions')).status).toBe(403);
  });

  it('nobody acts for somebody else with one', async () => {
    const { anna } = portal().world.person;
    const marco = await programOf(portal(), await portal().signIn('marco'), ['read']);
    const acting = await marco.get('/users/transactions', { 'x-for': String(anna) });
    expect([acting.status, acting.json]).toMatchObject([403, { code: 'forbidden' }]);
  });
});
