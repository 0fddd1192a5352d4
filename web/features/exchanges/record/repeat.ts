/** An old exchange as the beginning of a new one: the same person, service and hours, today. Pure. */
import type { ExchangeDetail } from '#contract/exchanges.ts';
import { formatMinutes, minutesFromHours } from '#contract/hours.ts';
import { today } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/languages.ts';
import type { ExchangeForm } from './exchange-form.ts';

/** What the form begins with when its reader gives the same hours once more. */
export function repeatOf(exchange: ExchangeDetail, language: Language): ExchangeForm {
  return {
    bankTo: String(exchange.bankTo),
    userTo: String(exchange.userToId),
    debtorName: exchange.userToFullName,
    debtorSpokenName: exchange.userToDisplayName,
    dateOfTransaction: today(),
    activity: String(exchange.activityId),
    quantityOfHours: formatMinutes(minutesFromHours(exchange.quantityOfHours), language),
    note: exchange.note,
  };
}
