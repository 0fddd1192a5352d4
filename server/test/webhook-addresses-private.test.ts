/** Whom a portal tells that nobody else reaches: public https and programs of its own machine (specification §29). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tellDueWebhooks } from './support/background.ts';
import { portalForEachStory } from './support/portal.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const portal = portalForEachStory();
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const events = ['exchange.confirmed' as const];

it.each([
  'http://192.168.1.10/hook',
  'https://10.0.0.7/hook',
  'http://172.16.0.1:8080/',
  'http://[fd12:3456::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://0.0.0.0:3000/',
  'http://0x0a000001/',
  'http://169.254.169.254/latest',
  'http://nas.local/',
  'http://kubernetes.default.svc/',
  'http://hooks.example.org/',
  'https://intranet/',
])('tells nobody at %s', async (url) => {
  const admin = await portal().signIn('giulia');
  const refused = await admin.post('/admin/webhooks', { url, events });
  expect(refused.json).toMatchObject({ errors: [{ path: 'url', code: 'url-invalid' }] });
});

it.each([
  'https://hooks.example.org/',
  'http://localhost:8080/',
  'http://127.0.0.1:8080/',
  'http://127.1/',
  'https://[::1]:8443/',
])('takes %s', async (url) => {
  const admin = await portal().signIn('giulia');
  expect((await admin.post('/admin/webhooks', { url, events })).status).toBe(201);
});

/** Tells an address, as it was written before such were refused. @returns what the desk reads of it */
async function tellWrittenBefore(url: string) {
  const admin = await portal().signIn('giulia');
  const { json } = await admin.post('/admin/webhooks', { url: receiver.url, events });
  await portal().deps.database.pool.query('update webhook set url = $1', [url]);
  await admin.post(`/admin/webhooks/${json.id}/test`, undefined);
  await tellDueWebhooks(portal().deps);
  return (await admin.get(`/admin/webhooks/${json.id}/deliveries`)).json;
}

it('connects to localhost', async () => {
  const here = receiver.url.replace('127.0.0.1', 'localhost');
  expect(await tellWrittenBefore(here)).toMatchObject([{ state: 'delivered', status: 204 }]);
  expect(receiver.caught).toHaveLength(1);
});

it('does not connect to another address by which its machine is reached', async () => {
  // 0.0.0.0 would reach the receiver, as an address of the inner network reaches its machine.
  const elsewhere = receiver.url.replace('127.0.0.1', '0.0.0.0');
  expect(await tellWrittenBefore(elsewhere)).toMatchObject([{ state: 'failed', status: null }]);
  expect(receiver.caught).toEqual([]);
});
