/** What a webhook is told: ids, a state, hours and days; no names, notes or contacts. */
import type { ExchangeState } from '#contract/hours/exchange-states.ts';
import { hoursFromMinutes } from '#contract/hours/hours.ts';
import type { DeliveredEvent, WebhookEvent } from '#contract/sending/webhooks.ts';
import type { ExchangeNews } from './sql.ts';

/** What an exchange had become when it happened; it may be something else by now. */
const STATE_AFTER: Partial<Record<WebhookEvent, ExchangeState>> = {
  'exchange.recorded': 'pending',
  'exchange.confirmed': 'confirmed',
  'exchange.cancelled': 'cancelled',
  'exchange.reversed': 'reversed',
};

/** In the words of the calls about exchanges. */
export function bodyOfExchange(news: ExchangeNews, now: Date): string {
  return bodyOf(news.event, now, {
    id: news.id,
    status: STATE_AFTER[news.event],
    kind: news.kind,
    quantityOfHours: hoursFromMinutes(news.minutes),
    dateOfTransaction: news.performed_on,
    userFromId: news.creditor_id,
    bankFromId: news.creditor_bank_id,
    userToId: news.debtor_id,
    bankToId: news.debtor_bank_id,
  });
}

export function bodyOfMembership(
  event: WebhookEvent,
  { memberId, bankId }: { memberId: number; bankId: number },
  now: Date,
): string {
  return bodyOf(event, now, { userId: memberId, bankId });
}

export function bodyOfTest(now: Date): string {
  return bodyOf('test', now, {});
}

function bodyOf(type: DeliveredEvent, now: Date, data: object): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data });
}
