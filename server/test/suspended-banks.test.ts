/**
 * A bank that the portal has suspended (specification §38): everything is read, nothing changes, and
 * who may suspend and reopen it.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { type EndpointRow, needsOpenBank } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { PERMISSIONS } from './permissions-table.ts';
import { createCallers } from './support/callers.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { createFixture } from './support/fixtures.ts';
import type { CallParts } from './support/given-requests.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { sendCall } from './support/send-call.ts';
import { reopened, suspended } from './support/suspensions.ts';
import { validRequest } from './support/valid-requests.ts';
import type { Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const NAMES = Object.keys(endpoints) as EndpointName[];
const rowOf = (name: EndpointName): EndpointRow => endpoints[name];
const ofBank = NAMES.filter((name) => ['member', 'admin'].includes(rowOf(name).access));

/**
 * The calls of members and administrators that change something by GET. A paper that is printed changes
 * nothing in the bank: that it was stands in the history.
 */
const CHANGING_BY_GET: EndpointName[] = ['resendToUnverified'];

/** Sends a valid call about something of their own for an administrator of Bergamo, which is suspended by then. */
async function sendAll(names: EndpointName[]) {
  const callers = await createCallers(portal());
  const giulia = callers.find(({ name }) => name === 'admin');
  if (!giulia) throw new Error('there is an administrator');
  const calls = new Map<EndpointName, CallParts>();
  for (const name of names) {
    const fixture = await createFixture(portal(), PERMISSIONS[name].of, giulia, 'own');
    calls.set(name, validRequest(name, fixture, portal().world));
  }
  await suspended(portal(), 'bergamo');
  const before = await state();
  const codes: Record<string, string> = {};
  for (const [name, parts] of calls) {
    const { status, text } = await sendCall(portal().url, name, parts, giulia.token);
    codes[name] = status < 400 ? 'done' : JSON.parse(text).code;
  }
  return { codes, before };
}

async function state(): Promise<string> {
  const lines = (await fingerprintOf(portal().deps.database)).split('\n');
  return lines.filter((line) => !/rate_counter|public\.session:/.test(line)).join('\n');
}

describe('a suspended bank', () => {
  it('refuses every call that changes something in it, and nothing has changed', async () => {
    const closed = ofBank.filter((name) => needsOpenBank(rowOf(name)));
    expect(closed.length).toBeGreaterThan(80);
    const { codes, before } = await sendAll(closed);
    expect(codes).toEqual(Object.fromEntries(closed.map((name) => [name, 'bank-suspended'])));
    expect(await state()).toBe(before);
  });

  it('refuses what changes something by GET, and nothing has changed', async () => {
    const byGet = ofBank.filter(
      (name) => rowOf(name).method === 'GET' && needsOpenBank(rowOf(name)),
    );
    expect(byGet).toEqual(CHANGING_BY_GET);
    const { codes, before } = await sendAll(CHANGING_BY_GET);
    expect(codes).toEqual({ resendToUnverified: 'bank-suspended' });
    expect(await state()).toBe(before);
  });

  it('answers every call that reads', async () => {
    const reading = ofBank.filter(
      (name) =>
        rowOf(name).method === 'GET' && !rowOf(name).changes && rowOf(name).replyType !== 'events',
    );
    const { codes } = await sendAll(reading);
    expect(Object.values(codes)).not.toContain('bank-suspended');
  });

  it('lets people leave, write to each other, call off and look after their own data', async () => {
    const open = ofBank.filter((name) => rowOf(name).whileSuspended);
    const { codes } = await sendAll(open);
    expect(Object.values(codes)).not.toContain('bank-suspended');
    const done = Object.keys(codes).filter((name) => codes[name] === 'done');
    expect(done).toEqual(
      expect.arrayContaining([
        'exportBank',
        'sendMessage',
        'dropArrangement',
        'endStanding',
        'endProxy',
        'changeOwnSkills',
      ]),
    );
  });

  it('tells its members since when, and nobody else', async () => {
    const marco = await portal().signIn('marco');
    const isSaidTo = async (who: Who) => {
      const path = `/users/${portal().world.person[who]}` as const;
      return (await (await portal().signIn(who)).get(path)).json.userBank?.isSuspended;
    };
    expect((await marco.get('/users/bank-suspension')).json).toBeNull();
    expect(await isSaidTo('marco')).toBe(false);
    await suspended(portal(), 'bergamo');
    expect(await isSaidTo('marco')).toBe(true);
    expect(await isSaidTo('sara')).toBe(false);
    expect((await marco.get('/users/bank-suspension')).json).toEqual({
      since: '20/11/2026',
      bank: 'Banca del Tempo di Bergamo',
      email: 'bank@example.org',
      phone: '',
    });
    const sara = await portal().signIn('sara');
    expect((await sara.get('/users/bank-suspension')).json).toBeNull();
  });
});

describe('suspending and reopening', () => {
  it('is told to the administrators of the bank, with the reason, and to nobody else', async () => {
    await suspended(portal(), 'bergamo', 'Nessuno risponde da mesi');
    const [letter] = await lettersTo(portal(), catcher, 'giulia');
    expect(letter?.subject).toContain('La banca è sospesa: Banca del Tempo di Bergamo');
    expect(letter?.text).toContain('Nessuno risponde da mesi');
    await reopened(portal(), 'bergamo', 'Giulia è tornata');
    const [again] = await lettersTo(portal(), catcher, 'giulia');
    expect(again?.subject).toContain('La banca è di nuovo aperta: Banca del Tempo di Bergamo');
    expect(again?.text).toContain('Giulia è tornata');
    const others = catcher.mails.filter(({ to }) => !to.startsWith('giulia'));
    expect(others.filter(({ subject }) => /sospesa|di nuovo aperta/.test(subject))).toEqual([]);
  });

  it('sends no letter about what is over when it would leave', async () => {
    await suspended(portal(), 'bergamo');
    await reopened(portal(), 'bergamo');
    const letters = await lettersTo(portal(), catcher, 'giulia');
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('di nuovo aperta'),
    ]);
  });

  it('stands in the history of the portal, with who did it and why', async () => {
    await suspended(portal(), 'bergamo', 'Nessuno risponde');
    await reopened(portal(), 'bergamo', 'Tutto a posto');
    const portale = await portal().signIn('portale');
    const { json } = await portale.get('/portal/history');
    const by = expect.objectContaining({ id: portal().world.person.portale });
    const bank = 'Banca del Tempo di Bergamo';
    expect(json).toMatchObject([
      { action: 'bank-reopened', bank, by, reason: 'Tutto a posto' },
      { action: 'bank-suspended', bank, by, reason: 'Nessuno risponde' },
    ]);
  });

  it('happens once, however often it is asked at the same moment', async () => {
    const portale = await portal().signIn('portale');
    const path = `/portal/banks/${portal().world.bank.bergamo}` as const;
    const body = { reason: 'Due volte' };
    for (const what of ['suspend', 'reopen'] as const) {
      const answers = await Promise.all([1, 2, 3].map(() => portale.post(`${path}/${what}`, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    }
    expect((await portale.get('/portal/history')).json).toHaveLength(2);
  });

  it('needs a reason, a bank and an administrator of the portal', async () => {
    const path = `/portal/banks/${portal().world.bank.bergamo}/suspend` as const;
    const portale = await portal().signIn('portale');
    expect((await portale.post(path, { reason: '  ' })).json).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'reason', code: 'required' }],
    });
    expect((await portale.post('/portal/banks/987654/suspend', { reason: 'x' })).status).toBe(404);
    for (const who of ['giulia', 'marco', 'davide'] as const) {
      const caller = await portal().signIn(who);
      expect((await caller.post(path, { reason: 'x' })).status).toBe(403);
    }
    expect((await portal().visitor().post(path, { reason: 'x' })).status).toBe(401);
  });
});
