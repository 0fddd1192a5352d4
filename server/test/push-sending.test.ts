/**
 * Notifications on a device (specification §14): the subject of the letter, readable by that browser
 * alone, for who gets the letter, at the same time; and whatever a push service does, letters leave.
 */
import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverMails, drainOutbox, sendDuePushes, tellMessages } from './support/background.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { type PushService, startPushService, TestBrowser } from './support/push-service.ts';
import { write } from './support/threads.ts';
import { PLAN } from './support/valid-arrangement-requests.ts';
import type { Who } from './support/world.ts';

const portal = portalForEachStory({
  publicUrl: 'https://tempo.example.org',
  quietHours: { from: 21, to: 8 },
});
let service: PushService;
beforeEach(async () => {
  service = await startPushService();
});
afterEach(() => service.close());

/** Somebody signed in, in a browser that shows notifications. */
async function withBrowser(who: Who, name: string = who) {
  const caller = await portal().signIn(who);
  const browser = new TestBrowser(name);
  expect((await caller.post('/users/push', browser.subscription)).status).toBe(204);
  return { caller, browser };
}

/** What leaves the portal now. */
async function push(): Promise<void> {
  await drainOutbox(portal().deps);
  await sendDuePushes(portal().deps, service.post);
}

const letJobsBecomeDue = () =>
  portal().rows(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := now())',
  );

const AWAITING = {
  title: 'Banca del Tempo',
  body: 'Da confermare: 1\u00a0h da Marco Bianchi',
  url: expect.stringMatching(/^\/confirm-transaction/),
  tag: expect.any(String),
};

describe('a notification', () => {
  it('tells the debtor what the subject of the letter says, and leads to the page', async () => {
    const { browser } = await withBrowser('anna');
    await recordForAnna(portal());
    await push();
    expect(browser.read(service)).toEqual([AWAITING]);
    const [call] = service.caught;
    expect(call?.body.includes('Marco')).toBe(false);
    expect(call?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  });

  it('is signed with the key for which the browser subscribed', async () => {
    const { caller } = await withBrowser('anna');
    const { publicKey } = (await caller.get('/users/push')).json;
    await recordForAnna(portal());
    await push();
    const [, token = '', key] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(service.caught[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const [header = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example.org',
      sub: 'https://tempo.example.org',
      exp: portal().deps.clock.now().getTime() / 1000 + 12 * 3600,
    });
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });

  it('comes on every device of the person, once, and on nobody else’s', async () => {
    const phone = await withBrowser('anna', 'phone');
    const tablet = await withBrowser('anna', 'tablet');
    const other = await withBrowser('marco');
    await recordForAnna(portal());
    await push();
    await push();
    expect(phone.browser.read(service)).toHaveLength(1);
    expect(tablet.browser.read(service)).toHaveLength(1);
    expect(other.browser.read(service)).toEqual([]);
  });

  it('that waits does not come to somebody else who uses the browser by then', async () => {
    const { browser } = await withBrowser('anna');
    await recordForAnna(portal());
    await drainOutbox(portal().deps);
    const marco = await portal().signIn('marco');
    expect((await marco.post('/users/push', browser.subscription)).status).toBe(204);
    await sendDuePushes(portal().deps, service.post);
    expect(service.caught).toEqual([]);
  });

  it('tells who gave the hours that they were confirmed', async () => {
    const { browser } = await withBrowser('marco');
    const id = await recordForAnna(portal());
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/transactions/${id}/approve`);
    await push();
    expect(browser.read(service)).toEqual([
      expect.objectContaining({ body: expect.stringContaining('Anna Ferrari') }),
    ]);
  });

  it('tells who is to agree to a day, and who proposed it; a tap never agrees by itself', async () => {
    const { world } = portal();
    const [marco, anna] = [await withBrowser('marco'), await withBrowser('anna')];
    const { json } = await marco.caller.post('/users/arrangements', {
      with: { partner: world.person.anna, partnerBank: world.bank.bergamo, iGive: true },
      ...{ activity: world.activity, title: 'Lezione di tedesco', ...PLAN },
    });
    await push();
    const url = '/appointments';
    const proposal = { body: expect.stringMatching(/^Marco Bianchi propone /), url };
    expect(anna.browser.read(service)).toEqual([expect.objectContaining(proposal)]);
    await anna.caller.post(`/users/arrangements/${json.id}/agree`, { sequence: 0 });
    await push();
    const yes = { body: expect.stringMatching(/^Siete d’accordo: /), url };
    expect(marco.browser.read(service)).toEqual([expect.objectContaining(yes)]);
    await marco.caller.post(`/users/arrangements/${json.id}/drop`, null);
    await push();
    const dropped = { body: 'Disdetto: Lezione di tedesco', url };
    expect(anna.browser.read(service)[1]).toMatchObject(dropped);
  });

  it('says who wrote, when the letter does, and nothing of what they wrote', async () => {
    const { browser } = await withBrowser('anna');
    const { threadId } = (await write(portal(), 'marco', 'anna', 'La chiave è sotto il vaso')).json;
    portal().passMinutes(10);
    await tellMessages(portal().deps);
    await push();
    const [message, ...others] = browser.read(service);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      body: 'Marco Bianchi ti ha scritto',
      url: `/messages/${threadId}`,
    });
    expect(JSON.stringify(message)).not.toContain('vaso');
  });

  it('does not come for what is no longer true', async () => {
    const { browser, caller } = await withBrowser('anna');
    const id = await recordForAnna(portal());
    await drainOutbox(portal().deps);
    await caller.patch(`/users/transactions/${id}/approve`);
    await push();
    expect(browser.read(service)).toEqual([]);
  });

  it('waits in the quiet hours like the letter, and comes in the morning', async () => {
    portal().passMinutes(11 * 60);
    const { browser } = await withBrowser('anna');
    await recordForAnna(portal());
    await push();
    await letJobsBecomeDue();
    await push();
    expect(service.caught).toEqual([]);
    portal().passMinutes(10 * 60);
    await letJobsBecomeDue();
    await push();
    expect(browser.read(service)).toEqual([AWAITING]);
  });

  it('is none for what is not worth one', async () => {
    const { caller } = await withBrowser('anna');
    await portal().rows(
      `insert into outbox (kind, payload, created_at)
       select 'password-changed', jsonb_build_object('personId', person_id), now() from push_device`,
    );
    await push();
    expect(service.caught).toEqual([]);
    expect((await caller.get('/users/push')).json.isOn).toBe(true);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %d is asked no more', async (status) => {
    const { caller } = await withBrowser('anna');
    service.answers = status;
    await recordForAnna(portal());
    await push();
    expect((await caller.get('/users/push')).json.isOn).toBe(false);
    expect(
      await portal().rows("select 1 from graphile_worker.jobs where task_identifier = 'push.send'"),
    ).toEqual([]);
    await recordForAnna(portal());
    await push();
    expect(service.caught).toHaveLength(1);
  });

  it.each([503, 429, 'hang'] as const)(
    'that answers %s is tried again, five times at most',
    async (answer) => {
      const { browser } = await withBrowser('anna');
      service.answers = answer;
      await recordForAnna(portal());
      await push();
      const jobs = await portal().rows(
        `select attempts, max_attempts from graphile_worker.jobs where task_identifier = 'push.send'`,
      );
      expect(jobs).toEqual([{ attempts: 1, max_attempts: 5 }]);
      service.answers = 201;
      await letJobsBecomeDue();
      await push();
      // The same tag: anyone who got the first one after all sees one.
      expect(new Set(browser.read(service).map(({ tag }) => tag)).size).toBe(1);
      expect(browser.read(service).length).toBe(2);
    },
  );

  it('that refuses is not asked again about this, and stays', async () => {
    const { caller } = await withBrowser('anna');
    service.answers = 403;
    await recordForAnna(portal());
    await push();
    expect(
      await portal().rows("select 1 from graphile_worker.jobs where task_identifier = 'push.send'"),
    ).toEqual([]);
    expect((await caller.get('/users/push')).json.isOn).toBe(true);
  });

  it('that hangs delays no letter', async () => {
    await withBrowser('anna');
    service.answers = 'hang';
    await recordForAnna(portal());
    await deliverMails(portal().deps);
    expect(await portal().rows('select subject from kept_mail')).toHaveLength(1);
    expect(service.caught).toEqual([]);
  });
});
