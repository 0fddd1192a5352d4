/** The tables of webhooks as types. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { DeliveredEvent, DeliveryState, WebhookEvent } from '#contract/webhooks.ts';

export interface WebhookTables {
  webhook: {
    id: GeneratedAlways<number>;
    bank_id: number;
    url: string;
    events: WebhookEvent[];
    /** Sealed. */
    secret: Buffer;
    is_on: Generated<boolean>;
    /** No delivery has arrived since then. */
    failing_since: Generated<Date | null>;
    /** Tries in a row that did not arrive. */
    misses: Generated<number>;
    /** Nothing is sent to it before. */
    waits_until: Generated<Date | null>;
    /** Until then somebody has a message to it in hand, by the database's clock. */
    taken_until: Generated<Date | null>;
    created_at: Date;
  };
  webhook_delivery: {
    id: GeneratedAlways<number>;
    webhook_id: number;
    message_id: Generated<string>;
    event: DeliveredEvent;
    /** As it is signed and sent, JSON. */
    body: string;
    state: Generated<DeliveryState>;
    tries: Generated<number>;
    /** What the address answered last; null when nothing answered. */
    status: Generated<number | null>;
    created_at: Date;
    tried_at: Generated<Date | null>;
    /** When the next try is due; at once when null. */
    due_at: Generated<Date | null>;
  };
}
