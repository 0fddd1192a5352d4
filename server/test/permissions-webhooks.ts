/** The rows of the table of permissions for webhooks. */
import type { webhooksEndpoints } from '#contract/endpoints/sending/webhooks.ts';
import { admin, type Rule } from './permissions-rule.ts';

/** There is none of that number. */
const missing: Rule = { ...admin, everybody: 404 };

export const WEBHOOK_PERMISSIONS: Record<keyof typeof webhooksEndpoints, Rule> = {
  listWebhooks: admin,
  addWebhook: admin,
  switchWebhook: missing,
  removeWebhook: missing,
  testWebhook: missing,
  listWebhookDeliveries: missing,
};
