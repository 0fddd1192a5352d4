/** Webhooks: what the portal tells a program of a bank as soon as it happens (specification §29). */
import { z } from 'zod';
import { WEBHOOK_URL_MAX } from '../limits.ts';

export const WEBHOOK_EVENTS = [
  'exchange.recorded',
  'exchange.confirmed',
  'exchange.cancelled',
  'exchange.reversed',
  'membership.begun',
  'membership.ended',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What a delivery may be about; `test` when somebody at the desk tries the address. */
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, 'test'] as const;
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** Which addresses are allowed beyond that depends on the portal. */
export const newWebhookSchema = z.object({
  url: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(WEBHOOK_URL_MAX, { error: 'too-long' })
    .refine(isWebAddress, { error: 'url-invalid' }),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, { error: 'invalid' }), { error: 'required' })
    .min(1, { error: 'required' })
    .max(WEBHOOK_EVENTS.length, { error: 'invalid' })
    .refine((events) => new Set(events).size === events.length, { error: 'invalid' }),
});

export const webhookSwitchSchema = z.object({ isOn: z.boolean({ error: 'invalid' }) });

/** An address that is told, without its secret. Moments are ISO 8601. */
export const webhookSchema = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  /** Since when no delivery has arrived; null while they arrive. */
  failingSince: z.string().nullable(),
  madeAt: z.string(),
});
export type Webhook = z.infer<typeof webhookSchema>;

/** A new one, with what its deliveries are signed with; it is said this once. */
export const madeWebhookSchema = webhookSchema.extend({ secret: z.string() });

export const webhookDeliverySchema = z.object({
  id: z.number(),
  event: z.enum(DELIVERED_EVENTS),
  state: z.enum(DELIVERY_STATES),
  tries: z.number().int(),
  /** What the address answered last; null when nothing answered. */
  status: z.number().int().nullable(),
  madeAt: z.string(),
  triedAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
