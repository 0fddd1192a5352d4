/** The routes of webhooks. */
import type { webhooksEndpoints } from '#contract/endpoints/sending/webhooks.ts';
import type { ActionsOf } from '#server/call.ts';
import {
  addWebhook,
  readDeliveries,
  readWebhooks,
  removeWebhook,
  switchWebhook,
  testWebhook,
} from './actions.ts';

export const webhookRoutes = {
  listWebhooks: readWebhooks,
  addWebhook,
  switchWebhook,
  removeWebhook,
  testWebhook,
  listWebhookDeliveries: readDeliveries,
} satisfies ActionsOf<typeof webhooksEndpoints>;
