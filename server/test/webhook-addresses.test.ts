/** Whom a portal tells that others reach: https at public names, and no machine of its own network (specification §29). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tellDueWebhooks } from './support/background.ts';
import { portalForEachStory } from './support/portal.ts';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.ts';

const portal = portalForEachStory({ publicUrl: 'https://tempo.example.org' });
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const events = ['exchange.confirmed' as const];

it.each([
  'http://hooks.example.org/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.7/hook',
  'https://169.254.169.254/latest',
  'https://localhost/',
  'https://server.local/',
  'https://hooks.example.org:8443/',
])('tells nobody at %s', async (url) => {
  const admin = await portal().signIn('giulia');
  const refused = await admin.post('/admin/webhooks', { url, events });
  expect(refused.json).toMatchObject({ errors: [{ path: 'url', code: 'url-invalid' }] });
});

it('does not connect to a machine of its own network that was named while nobody reached it', async () => {
  const admin = await portal().signIn('giulia');
  const url = 'https://hooks.example.org/';
  const { json } = await admin.post('/admin/webhooks', { url, events });
  await portal().deps.database.pool.query(`update webhook set url = $1`, [receiver.url]);
  await admin.post(`/admin/webhooks/${json.id}/test`, undefined);
  await tellDueWebhooks(portal().deps);
  const { json: sent } = await admin.get(`/admin/webhooks/${json.id}/deliveries`);
  expect(sent).toMatchObject([{ state: 'failed', status: null }]);
  expect(receiver.caught).toEqual([]);
});
