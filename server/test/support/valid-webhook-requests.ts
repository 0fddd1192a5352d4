/** Calls about webhooks that are all right, for stories of permission and of bad input. */
import type { webhooksEndpoints } from '#contract/endpoints/webhooks.ts';
import type { InputOf } from '#contract/endpoints.ts';

type WebhookRequests = {
  [Name in keyof typeof webhooksEndpoints]: () => InputOf<Name> & object;
};

/** No webhook has it. */
const params = { id: 900_719_925_474 };

export const WEBHOOK_REQUESTS: WebhookRequests = {
  listWebhooks: () => ({}),
  addWebhook: () => ({
    body: { url: 'https://hooks.example.org/bank', events: ['exchange.confirmed'] },
  }),
  switchWebhook: () => ({ params, body: { isOn: false } }),
  removeWebhook: () => ({ params }),
  testWebhook: () => ({ params }),
  listWebhookDeliveries: () => ({ params, query: {} }),
};
