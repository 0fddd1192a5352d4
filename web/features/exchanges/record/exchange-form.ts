/** What is typed into the form of a new exchange, and what of it goes to the portal. */
import { formatMinutes, hoursFromMinutes, parseDuration } from '#contract/hours.ts';
import { today } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/languages.ts';

/** All texts, so that it can be kept as a draft; ids are '' until chosen. */
export interface ExchangeForm {
  bankTo: string;
  userTo: string;
  /** The chosen person's name as the list has it, for the field after a reload. */
  debtorName: string;
  /** The same name as sentences have it. */
  debtorSpokenName: string;
  dateOfTransaction: string;
  activity: string;
  quantityOfHours: string;
  note: string;
}

/** Today, in one's own bank; the rest is for the person to say. */
export function emptyForm(ownBankId: number | null): ExchangeForm {
  return {
    bankTo: String(ownBankId ?? ''),
    userTo: '',
    debtorName: '',
    debtorSpokenName: '',
    dateOfTransaction: today(),
    activity: '',
    quantityOfHours: '',
    note: '',
  };
}

/** Whether every field holds something, hours other than 0 (specification §5: else Register is disabled). */
export function isFilled(form: ExchangeForm): boolean {
  const { bankTo, userTo, dateOfTransaction, activity, quantityOfHours, note } = form;
  const texts = [bankTo, userTo, dateOfTransaction, activity, note];
  return texts.every((text) => text.trim() !== '') && (typedHours(quantityOfHours) ?? 0) !== 0;
}

/** A number of hours that no exchange may have. */
const NONSENSE = -1;

/** Hours as a number; undefined while there are none. */
export function typedHours(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const minutes = parseDuration(text);
  return minutes === undefined ? NONSENSE : hoursFromMinutes(minutes);
}

/** What was typed, written as everywhere: `1,5` becomes "1 h 30". Nonsense stays as it is. */
export function tidyHours(text: string, language: Language): string {
  const minutes = parseDuration(text);
  return minutes === undefined ? text : formatMinutes(minutes, language);
}

/** The form as the contract's schema reads it. */
export function wireForm(form: ExchangeForm) {
  return {
    bankTo: idOf(form.bankTo),
    userTo: idOf(form.userTo),
    activity: idOf(form.activity),
    dateOfTransaction: form.dateOfTransaction,
    quantityOfHours: typedHours(form.quantityOfHours),
    note: form.note,
  };
}

function idOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
