/**
 * The devices on which somebody wants notifications (specification §14): each belongs to a session and
 * goes with it, ten at most, and no address of it leads the portal into a network of its own.
 */
import { describe, expect, it } from 'vitest';
import { postPush } from '#server/platform/push-transport.ts';
import { cleanUp } from './support/background.ts';
import type { Caller } from './support/caller.ts';
import { portalForEachStory } from './support/portal.ts';
import { TestBrowser } from './support/push-service.ts';
import { mailedToken } from './support/registration.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForEachStory();

const endpoints = async (): Promise<string[]> => {
  const { rows } = await portal().deps.database.pool.query(
    'select endpoint from push_device order by endpoint',
  );
  return rows.map(({ endpoint }) => endpoint);
};

describe('somebody', () => {
  it('turns notifications on and off for the browser they use', async () => {
    const anna = await portal().signIn('anna');
    const { json } = await anna.get('/users/push');
    expect(json).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), isOn: false });
    const { subscription } = new TestBrowser('anna');
    for (const _ of ['once', 'again']) {
      expect((await anna.post('/users/push', subscription)).status).toBe(204);
    }
    expect(await endpoints()).toEqual([subscription.endpoint]);
    expect((await anna.get('/users/push')).json.isOn).toBe(true);
    const elsewhere = await portal().signIn('anna');
    expect((await elsewhere.get('/users/push')).json.isOn).toBe(false);
    expect((await elsewhere.delete('/users/push')).status).toBe(204);
    expect(await endpoints()).toEqual([subscription.endpoint]);
    expect((await anna.delete('/users/push')).status).toBe(204);
    expect(await endpoints()).toEqual([]);
  });

  it('whose browser subscribes again has one device', async () => {
    const anna = await portal().signIn('anna');
    await anna.post('/users/push', new TestBrowser('before').subscription);
    await anna.post('/users/push', new TestBrowser('after').subscription);
    expect(await endpoints()).toEqual([new TestBrowser('after').subscription.endpoint]);
  });

  it('who signs in at the browser of somebody else takes it over', async () => {
    const { subscription } = new TestBrowser('shared');
    const anna = await portal().signIn('anna');
    await anna.post('/users/push', subscription);
    const marco = await portal().signIn('marco');
    await marco.post('/users/push', subscription);
    expect((await anna.get('/users/push')).json.isOn).toBe(false);
    expect((await marco.get('/users/push')).json.isOn).toBe(true);
    expect(await endpoints()).toHaveLength(1);
  });

  it('has ten devices at most: the one not seen for longest goes', async () => {
    for (let number = 10; number <= 20; number += 1) {
      const anna = await portal().signIn('anna');
      await anna.post('/users/push', new TestBrowser(`device-${number}`).subscription);
      portal().passMinutes(1);
    }
    const kept = await endpoints();
    expect(kept).toHaveLength(10);
    expect(kept[0]).toMatch(/device-11$/);
  });

  it('has ten at most also when several subscribe at the same moment', async () => {
    const callers: Caller[] = [];
    while (callers.length < 12) callers.push(await portal().signIn('anna'));
    const answers = await Promise.all(
      callers.map((anna, number) =>
        anna.post('/users/push', new TestBrowser(`at-once-${number}`).subscription),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await endpoints()).toHaveLength(10);
  });
});

describe('a device goes', () => {
  it('with signing out, and only that one', async () => {
    const [phone, tablet] = [await portal().signIn('anna'), await portal().signIn('anna')];
    await phone.post('/users/push', new TestBrowser('phone').subscription);
    await tablet.post('/users/push', new TestBrowser('tablet').subscription);
    await phone.post('/logout', null);
    expect(await endpoints()).toEqual(['https://push.example.org/tablet']);
  });

  it('with a changed password, but for the browser in which it was changed', async () => {
    const [phone, tablet] = [await portal().signIn('anna'), await portal().signIn('anna')];
    await phone.post('/users/push', new TestBrowser('phone').subscription);
    await tablet.post('/users/push', new TestBrowser('tablet').subscription);
    await tablet.post('/user/change-password', { password: PASSWORD, newPassword: 'Nuova-2026!' });
    expect(await endpoints()).toEqual(['https://push.example.org/tablet']);
  });

  it('with a password chosen by a link, every one', async () => {
    const phone = await portal().signIn('anna');
    await phone.post('/users/push', new TestBrowser('phone').subscription);
    await portal()
      .visitor()
      .post(`/users/reset-password/${emailOf('anna')}`, {});
    const { token, personId } = await mailedToken(portal(), emailOf('anna'), 'reset-password');
    const body = { newPassword: 'Nuova-2026!' };
    await portal()
      .visitor()
      .patch(`/users/reset-password?passwordToken=${token}&id=${personId}`, body);
    expect(await endpoints()).toEqual([]);
  });

  it('not with a session that has run out: the notification leads back', async () => {
    const phone = await portal().signIn('anna');
    await phone.post('/users/push', new TestBrowser('phone').subscription);
    portal().passMinutes(24 * 60);
    expect((await phone.get('/users/push')).status).toBe(401);
    expect(await endpoints()).toHaveLength(1);
    const again = await portal().signIn('anna');
    await again.post('/users/push', new TestBrowser('phone').subscription);
    expect(await endpoints()).toHaveLength(1);
    await again.post('/logout', null);
    expect(await endpoints()).toEqual([]);
  });
});

it('a device without a visit for half a year is forgotten', async () => {
  const anna = await portal().signIn('anna');
  await anna.post('/users/push', new TestBrowser('left').subscription);
  portal().passMinutes(179 * 24 * 60);
  await cleanUp(portal().deps);
  expect(await endpoints()).toHaveLength(1);
  portal().passMinutes(2 * 24 * 60);
  await cleanUp(portal().deps);
  expect(await endpoints()).toEqual([]);
});

describe('an address is refused', () => {
  it.each([
    'http://push.example.org/a',
    'https://push.example.org:8443/a',
    'https://me:secret@push.example.org/a',
    'https://localhost/a',
    'https://localhost./a',
    'https://127.0.0.1/a',
    'https://127.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://10.0.0.1./a',
    'https://169.254.169.254/latest/meta-data',
    'https://database/a',
    'https://db.internal/a',
    'https://printer.local/a',
    'https://router.home.arpa/a',
    'https://①②⑦.⓪.⓪.①/a',
    'ftp://push.example.org/a',
    'javascript:alert(1)',
    `https://push.example.org/${'x'.repeat(1000)}`,
    '',
  ])('%s', async (endpoint) => {
    const anna = await portal().signIn('anna');
    const answer = await anna.post('/users/push', {
      ...new TestBrowser('a').subscription,
      endpoint,
    });
    expect(answer.status).toBe(400);
    expect(answer.json.errors).toEqual([{ path: 'endpoint', code: 'invalid' }]);
    expect(await endpoints()).toEqual([]);
  });

  it.each([
    ['p256dh', `B${'A'.repeat(86)}`],
    ['p256dh', 'BAAA'],
    ['auth', 'short'],
  ])('with a %s of %s', async (field, value) => {
    const anna = await portal().signIn('anna');
    const body = { ...new TestBrowser('a').subscription, [field]: value };
    const answer = await anna.post('/users/push', body);
    expect(answer.status).toBe(400);
    expect(answer.json.errors).toEqual([{ path: field, code: 'invalid' }]);
  });
});

it('a name that turns out to be this machine is not connected to', async () => {
  await expect(postPush('https://localhost/a', {}, Buffer.from('x'))).rejects.toThrow(
    'has no public address',
  );
});
