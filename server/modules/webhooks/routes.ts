/** The routes of webhooks. */
import type { webhooksEndpoints } from '#contract/endpoints/webhooks.ts';
import type { Deps } from '#server/deps.ts';
import type { Handlers } from '#server/routing.ts';
import {
  addWebhook,
  readDeliveries,
  readWebhooks,
  removeWebhook,
  sendTest,
  turnWebhook,
} from './actions.ts';

export function webhookRoutes(deps: Deps): Pick<Handlers, keyof typeof webhooksEndpoints> {
  return {
    listWebhooks: ({ actor }) => readWebhooks(deps, actor),
    addWebhook: ({ actor, body }) => addWebhook(deps, actor, body),
    switchWebhook: ({ actor, params, body }) => turnWebhook(deps, actor, { ...params, ...body }),
    removeWebhook: ({ actor, params }) => removeWebhook(deps, actor, params.id),
    testWebhook: ({ actor, params }) => sendTest(deps, actor, params.id),
    listWebhookDeliveries: ({ actor, params, query }) =>
      readDeliveries(deps, actor, params.id, query),
  };
}
