/** What webhooks are told, and what became of it, in the reader's words. */
import type { TFunction } from 'i18next';
import type { DeliveredEvent, WebhookDelivery } from '#contract/sending/webhooks.ts';

/** The words of an event; the text namespace `webhooks` must be there. */
export function eventWords(t: TFunction<'webhooks'>, event: DeliveredEvent): string {
  const words: Record<DeliveredEvent, string> = {
    'exchange.recorded': t('events.exchange-recorded'),
    'exchange.confirmed': t('events.exchange-confirmed'),
    'exchange.cancelled': t('events.exchange-cancelled'),
    'exchange.reversed': t('events.exchange-reversed'),
    'membership.begun': t('events.membership-begun'),
    'membership.ended': t('events.membership-ended'),
    test: t('events.test'),
  };
  return words[event];
}

/** What became of a delivery, with what the address answered last. */
export function outcomeWords(
  t: TFunction<'webhooks'>,
  { state, status, tries }: WebhookDelivery,
): string {
  if (tries === 0) return t('deliveries.untried');
  const answer =
    status === null ? t('deliveries.noAnswer') : t('deliveries.answer', { status: String(status) });
  return `${t(`deliveries.${state}`, { count: tries })} ${answer}`;
}
