/** For whom a desk acts, by the header `X-For`, and what it may not do by it (specification §20, §22). */
import { expect, it } from 'vitest';
import { type EndpointRow, isChange } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { Caller } from './support/caller.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { pathOf, sendRaw } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';

const portal = portalForEachStory();

const rowOf = (name: EndpointName): EndpointRow => endpoints[name];
const NAMES = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
  rowOf(name).actsFor?.startsWith('desk'),
);

/** Makes such a call about nothing that there is. @returns its status and the code of its refusal */
async function said(name: EndpointName, { token }: Caller, named: number | string) {
  const { world, url } = portal();
  const bankId = world.bank.bergamo;
  const nothing = { id: 1, bankId, email: '', fellow: { id: world.person.anna, bankId } };
  const parts = validRequest(name, nothing, world);
  const { status, text } = await sendRaw(`${url}/api${pathOf(name, parts)}`, {
    method: rowOf(name).method,
    headers: {
      ...{ authorization: `Bearer ${token}`, 'x-for': String(named) },
      'content-type': 'application/json',
    },
    body: JSON.stringify(parts.body ?? null),
  });
  return [status, JSON.parse(text).code];
}

it('acts by these calls of a member alone', () => {
  expect(Object.fromEntries(NAMES.map((name) => [name, rowOf(name).actsFor]))).toEqual({
    postNotice: 'desk',
    answerNotice: 'desk',
    proposeArrangement: 'desk-without-login',
    agreeArrangement: 'desk-without-login',
    dropArrangement: 'desk-without-login',
    recordArrangement: 'desk-without-login',
  });
  // Each keeps the membership of the member, and its trail, in the transaction that it is.
  expect(NAMES.filter((name) => !isChange(rowOf(name)) || rowOf(name).ownTransaction)).toEqual([]);
});

it.each(NAMES)('%s is for the desk of the bank alone, and for its members', async (name) => {
  const { person } = portal().world;
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  const former = await insertDeskMember(portal(), 'bergamo', 'ended');
  const friend = await insertDeskMember(portal(), 'lecco', 'active');
  const marco = await portal().signIn('marco');
  const paolo = await portal().signIn('paolo');
  const giulia = await portal().signIn('giulia');
  const before = await fingerprintOf(portal().deps.database);
  expect(await said(name, marco, rosa.id)).toEqual([403, 'not-their-delegate']);
  expect(await said(name, paolo, rosa.id)).toEqual([404, 'not-found']);
  expect(await said(name, giulia, friend.id)).toEqual([404, 'not-found']);
  expect(await said(name, giulia, former.id)).toEqual([404, 'not-found']);
  if (rowOf(name).actsFor === 'desk-without-login') {
    expect(await said(name, giulia, person.anna)).toEqual([403, 'person-has-login']);
  }
  expect(await fingerprintOf(portal().deps.database)).toBe(before);
});

it('is closed to a desk without the second factor that its bank asks for', async () => {
  const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
  const on = { value: true, note: 'Deciso in assemblea' };
  const giulia = await portal().signIn('giulia');
  expect((await giulia.put('/admin/rules/desk-second-factor', on)).status).toBe(200);
  for (const name of NAMES) {
    const refusal = [name, 403, 'second-factor-required'];
    expect([name, ...(await said(name, giulia, rosa.id))]).toEqual(refusal);
  }
});

it('is for nobody where the header names nobody', async () => {
  const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
  const giulia = await portal().signIn('giulia');
  for (const named of ['', '0', '-1', 'abc', '9'.repeat(40), `${id}, ${id}`, `${id}.0`]) {
    expect([named, ...(await said('postNotice', giulia, named))]).toEqual([
      ...[named, 404, 'not-found'],
    ]);
  }
});

it('lets a desk make no other call for a member', async () => {
  const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
  const desk = (await portal().signIn('giulia')).actingFor(id);
  const others = Object.values<EndpointRow>(endpoints).filter(
    ({ access, actsFor }) => access !== 'public' && actsFor === undefined,
  );
  expect(others.length).toBeGreaterThan(200);
  for (const { method, path } of others) {
    const { status } = await desk.send(method, path.replaceAll(/\{\w+\}/g, '1'), {});
    expect([method, path, status]).toEqual([method, path, 403]);
  }
});
