/** Webhooks of a bank. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  madeWebhookSchema,
  newWebhookSchema,
  webhookDeliverySchema,
  webhookSchema,
  webhookSwitchSchema,
} from '#contract/sending/webhooks.ts';
import { pageQuery } from '#contract/values.ts';
import { byId } from '../parameters.ts';

export const webhooksEndpoints = {
  listWebhooks: endpoint({
    method: 'GET',
    path: '/admin/webhooks',
    access: 'admin',
    module: 'webhooks',
    summary: 'The webhooks of my bank, without their secrets.',
    status: 200,
    reply: z.array(webhookSchema),
  }),
  addWebhook: endpoint({
    method: 'POST',
    path: '/admin/webhooks',
    access: 'admin',
    module: 'webhooks',
    summary: 'Tell an address what happens in my bank; answers the secret, this once.',
    body: newWebhookSchema,
    status: 201,
    reply: madeWebhookSchema,
    refusals: ['webhooks-full'],
  }),
  switchWebhook: endpoint({
    method: 'PATCH',
    path: '/admin/webhooks/{id}',
    access: 'admin',
    module: 'webhooks',
    summary: 'Turn one of them off, or on again.',
    params: byId,
    body: webhookSwitchSchema,
    status: 204,
    refusals: ['not-found'],
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/admin/webhooks/{id}',
    access: 'admin',
    whileSuspended: true,
    module: 'webhooks',
    summary: 'Remove one of them, with what waits to be delivered.',
    params: byId,
    status: 204,
    refusals: ['not-found'],
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/admin/webhooks/{id}/test',
    access: 'admin',
    module: 'webhooks',
    summary: 'Send one of them a test, also where it is off.',
    params: byId,
    ownTransaction: true,
    status: 202,
    refusals: ['not-found', 'too-many-requests'],
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: '/admin/webhooks/{id}/deliveries',
    access: 'admin',
    module: 'webhooks',
    summary: 'What was delivered to one of them in the last month, the latest first.',
    params: byId,
    query: z.object(pageQuery(['madeAt'])),
    status: 200,
    reply: z.array(webhookDeliverySchema),
    paged: true,
    refusals: ['not-found'],
  }),
};
