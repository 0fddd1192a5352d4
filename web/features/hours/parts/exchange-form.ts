/** What is typed into the form of a new exchange, and the body that goes to the server. Pure. */

import { parseDuration } from '#contract/hours/durations.ts';
import type { Activity, ExchangeDetail } from '#contract/hours/exchanges.ts';
import { formatMinutes, hoursFromMinutes, minutesFromHours } from '#contract/hours/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { today } from '#web/i18n/format.ts';

/** What the forms of member and desk have in common. Ids are '' until chosen. */
export interface TermsForm {
  bankTo: string;
  dateOfTransaction: string;
  activity: string;
  quantityOfHours: string;
  note: string;
  /** By whom in a body; empty where it is none, or nobody says. */
  hand: string;
  /** The id of the appointment that it was, or one of the words below; empty where none is asked about. */
  appointment: string;
}

/** Whether the reader gave the hours, or received them. */
export type RecordedSide = 'given' | 'received';

/**
 * All texts, so that it can be kept as a draft. `bankTo`, `userTo` and the names are those of the other
 * person: who was helped or, where the reader received the hours, who helped.
 */
export interface ExchangeForm extends TermsForm {
  userTo: string;
  /** The chosen person's name as the list has it, for the field after a reload. */
  debtorName: string;
  /** The same name as sentences have it. */
  debtorSpokenName: string;
}

/** The hours are of none of the appointments that there are. */
export const ANOTHER_TIME = 'another';
/** Hours that stand were shown, and there is no appointment to choose: sent, they are another time. */
export const STANDING_SEEN = 'seen';
/** They may be of several, and nobody has said which. */
export const UNDECIDED = 'undecided';

/** Today, in the member's own bank. */
export function emptyTerms(ownBankId: number | null): TermsForm {
  return {
    bankTo: String(ownBankId ?? ''),
    dateOfTransaction: today(),
    activity: '',
    quantityOfHours: '',
    note: '',
    hand: '',
    appointment: '',
  };
}

/** The empty form: the rest is for the person to say. */
export function emptyForm(ownBankId: number | null): ExchangeForm {
  return {
    ...emptyTerms(ownBankId),
    userTo: '',
    debtorName: '',
    debtorSpokenName: '',
  };
}

/** An earlier exchange as the beginning of a new one: the same person, service and hours, today. */
export function repeatOf(exchange: ExchangeDetail, language: Locale): ExchangeForm {
  return {
    bankTo: String(exchange.bankTo),
    userTo: String(exchange.userToId),
    debtorName: exchange.userToFullName,
    debtorSpokenName: exchange.userToDisplayName,
    dateOfTransaction: today(),
    activity: String(exchange.activityId),
    quantityOfHours: formatMinutes(minutesFromHours(exchange.quantityOfHours), language),
    note: exchange.note,
    hand: '',
    appointment: '',
  };
}

/** What help was agreed on, and with whom. */
export interface AgreedHelp {
  partnerId: number;
  partnerName: string;
  partnerBankId: number;
  activity: Activity;
  /** In hours; null where nobody said. */
  hours: number | null;
  note: string;
}

/** Agreed help as the beginning of an exchange of today. */
export function agreedForm(help: AgreedHelp, language: Locale): ExchangeForm {
  const { hours } = help;
  return {
    ...emptyTerms(help.partnerBankId),
    userTo: String(help.partnerId),
    debtorName: help.partnerName,
    debtorSpokenName: help.partnerName,
    activity: String(help.activity.id),
    quantityOfHours: hours === null ? '' : formatMinutes(minutesFromHours(hours), language),
    note: help.note,
  };
}

/** What must be filled, as the form has it from top to bottom. */
export const ASKED = [
  'userTo',
  'bankTo',
  'activity',
  'quantityOfHours',
  'note',
  'dateOfTransaction',
  'appointment',
] as const satisfies (keyof ExchangeForm)[];

/** The fields not filled yet; hours must be other than 0 (specification §5: else Register is disabled). */
export function missingIn(form: ExchangeForm): (typeof ASKED)[number][] {
  return ASKED.filter((name) => {
    if (name === 'quantityOfHours') return !typedHours(form[name]);
    return name === 'appointment' ? form[name] === UNDECIDED : form[name].trim() === '';
  });
}

/** Whether a day is typed to its end. */
export function isWholeDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
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
export function tidyHours(text: string, language: Locale): string {
  const minutes = parseDuration(text);
  return minutes === undefined ? text : formatMinutes(minutes, language);
}

/** The body for the contract's schema. */
export function toWire(form: ExchangeForm) {
  return {
    ...termsToWire(form, typedHours(form.quantityOfHours)),
    userTo: idOf(form.userTo),
    ...appointmentToWire(form.appointment),
  };
}

/** Left out where nothing was asked. */
export function appointmentToWire(appointment: string) {
  if (appointment === '' || appointment === UNDECIDED) return {};
  const isAnother = appointment === ANOTHER_TIME || appointment === STANDING_SEEN;
  return { appointment: isAnother ? null : Number(appointment) };
}

/** The same for hours that were received. */
export function receivedToWire(form: ExchangeForm) {
  const { bankTo: bankFrom, userTo: userFrom, ...terms } = toWire(form);
  return { ...terms, bankFrom, userFrom };
}

/** The common part of a body. */
export function termsToWire(form: TermsForm, hours: number | undefined) {
  return {
    bankTo: idOf(form.bankTo),
    activity: idOf(form.activity),
    dateOfTransaction: form.dateOfTransaction,
    quantityOfHours: hours,
    note: form.note,
    ...(form.hand.trim() === '' ? {} : { hand: form.hand.trim() }),
  };
}

function idOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}
