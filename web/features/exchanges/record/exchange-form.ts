/** What is typed into the form of a new exchange, and what of it goes to the portal. */
import { formatMinutes, hoursFromMinutes, parseDuration } from '#contract/hours.ts';
import { today } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/languages.ts';

/** All texts, so that it can be kept as a draft; ids are '' until chosen. */
export interface ExchangeForm {
  bankTo: string;
  userTo: string;
  /** The chosen person's name, for the sentence and for the field after a reload. */
  debtorName: string;
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
    dateOfTransaction: today(),
    activity: '',
    quantityOfHours: '',
    note: '',
  };
}

/** Whether every field holds something (specification §5: Register is disabled until filled). */
export function isFilled(form: ExchangeForm): boolean {
  return Object.values(form).every((text) => text.trim() !== '');
}

/** Whether anything was typed beyond what the form begins with. */
export function isBegun({ userTo, activity, quantityOfHours, note }: ExchangeForm): boolean {
  return [userTo, activity, quantityOfHours, note].some((text) => text.trim() !== '');
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
