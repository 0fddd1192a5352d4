/** What one caller may take from all: calls counted by network, whole lists one at a time, nothing cached. */
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { REGISTRATIONS_PER_HOUR } from '#contract/limits.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories({ trustedProxies: ['10.1.0.0/16'] });

/** One more registration that is refused for its input, yet counted. */
async function tryFrom(forwardedFor: string, headers: Record<string, string> = {}) {
  const from = { 'x-forwarded-for': forwardedFor, ...headers };
  return portal().visitor().post('/register', {}, from);
}

async function useUp(addressOf: (at: number) => string) {
  for (let at = 0; at < REGISTRATIONS_PER_HOUR; at += 1) {
    expect((await tryFrom(addressOf(at))).status).toBe(400);
  }
}

describe('calls are counted', () => {
  it('by network: one /64 of IPv6 is one caller, the next one another', async () => {
    await useUp((at) => `2001:db8:0:7::${at.toString(16)}`);
    expect((await tryFrom('2001:db8:0:7:ffff::1')).status).toBe(429);
    expect((await tryFrom('2001:db8:0:8::1')).status).toBe(400);
  });

  it('by the proxy’s own address when it passes on what is none', async () => {
    const junk = ['1.2.3.4:5678', 'unknown', 'x'.repeat(4_000), '1.2.3'];
    await useUp((at) => `${at}${junk[at % junk.length]}`);
    expect((await tryFrom('5.6.7.8:9')).status).toBe(429);
    expect((await tryFrom('5.6.7.8')).status).toBe(400);
  });

  it('by the visitor’s address when a trusted proxy elsewhere passes it on, and by its own else', async () => {
    await useUp((at) => `203.0.113.${at}, 192.0.2.1`);
    expect((await tryFrom('203.0.113.250, 192.0.2.1')).status).toBe(429);
    expect((await tryFrom('203.0.113.250, 10.1.2.3')).status).toBe(400);
  });

  it('and say in text, too, when another try makes sense', async () => {
    await useUp(() => '198.51.100.7');
    const { status, headers, text } = await tryFrom('198.51.100.7');
    expect([status, headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).not.toBe('');
  });
});

describe('no answer is kept by browsers and proxies', () => {
  it.each(['/users/transactions', '/download-photo', '/trefresh', '/users/list-bank', '/health'])(
    '%s',
    async (path) => {
      const { status, headers } = await (await portal().signIn('anna')).get(path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    },
  );

  it('nor a refusal', async () => {
    const { status, headers } = await portal().visitor().get('/users/transactions');
    expect([status, headers.get('cache-control')]).toEqual([401, 'no-store']);
  });
});

describe('HEAD', () => {
  it('sends no mail, prolongs no session, makes no file', async () => {
    const giulia = await portal().signIn('giulia');
    const { luca } = portal().world.person;
    for (const path of [
      `/admin/banks/user/resend/${luca}`,
      '/trefresh',
      '/registration-confirm?registrationToken=x',
      '/admin/generate-excel',
    ]) {
      expect((await giulia.send('HEAD', path, {})).status).toBe(405);
    }
  });

  it('asks whether the portal is well', async () => {
    expect((await portal().visitor().send('HEAD', '/health', {})).status).toBe(200);
  });
});

describe('a list', () => {
  it('of no rows still says how many there are', async () => {
    const giulia = await portal().signIn('giulia');
    const { bergamo } = portal().world.bank;
    const whole = await giulia.get(`/admin/banks/${bergamo}/users`);
    const none = await giulia.get(`/admin/banks/${bergamo}/users?limit=0`);
    expect(none.json).toEqual([]);
    expect(none.headers.get('x-total-count')).toBe(String(whole.json.length));
  });

  it('without a limit is served one at a time for each person; pages and other people do not wait', async () => {
    const marco = await portal().signIn('marco');
    const anna = await portal().signIn('anna');
    const stranger = new pg.Client({ connectionString: portal().deps.database.url });
    await stranger.connect();
    await stranger.query('begin');
    await stranger.query('lock table exchange in access exclusive mode');

    const whole = Array.from({ length: 12 }, () => marco.get('/users/transactions'));
    await listsInHand(1);
    const others = [
      marco.get('/users/transactions?limit=10'),
      anna.get('/users/transactions'),
      anna.get('/users/transactions/pending?limit=10'),
    ];
    await listsInHand(1 + others.length);
    await stranger.query('commit');
    await stranger.end();
    for (const { status } of await Promise.all([...whole, ...others])) expect(status).toBe(200);
  });
});

/** Until that many lists wait for the table that somebody has locked, no more. */
async function listsInHand(count: number): Promise<void> {
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await portal().rows(waiting))[0]?.waiting).toBe(count);
}
