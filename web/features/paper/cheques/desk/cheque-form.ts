/** What the desk types from a cheque, and what becomes of it. Pure. */

import { formatMinutes } from '#contract/hours/hours.ts';
import type { Locale } from '#contract/locales.ts';
import { type Cheque, chequeDaysLate } from '#contract/paper/cheques.ts';
import { typedHours } from '../hours.ts';
import type { PileItem } from './pile.ts';

/** All texts but the tick; ids are '' until chosen. */
export interface ChequeForm {
  giver: string;
  /** As the list has it. */
  giverLabel: string;
  /** First name first. */
  giverName: string;
  bankFrom: string;
  hours: string;
  activity: string;
  day: string;
  late: boolean;
}

/** What a cheque begins with: what its giver handed in by phone, else the day of the last one. */
export function beginOf(
  { exchange }: Cheque,
  ownBankId: number,
  lastDay: string,
  language: Locale,
): ChequeForm {
  const empty = { giver: '', giverLabel: '', giverName: '', hours: '', activity: '' };
  const begin = { ...empty, bankFrom: String(ownBankId), day: lastDay, late: false };
  if (!exchange) return begin;
  return {
    ...begin,
    giver: String(exchange.giverId),
    giverLabel: exchange.giver,
    giverName: exchange.giver,
    bankFrom: String(exchange.giverBankId),
    hours: formatMinutes(exchange.quantityOfHours * 60, language),
    activity: String(exchange.activity.id),
    day: exchange.day,
  };
}

/**
 * A day as the desk types it: in short, `3/5` or `3.5.26`, it is the latest such day up to today.
 * @returns `yyyy-MM-dd`, or the text where it is not short
 */
export function typedChequeDay(text: string, today: string): string {
  const short = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{2})|[./-])?$/.exec(text.trim());
  if (!short) return text;
  const [, date = '', month = '', year] = short;
  const dayIn = (fullYear: number) =>
    `${fullYear}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 'yyyy'.length));
  if (year !== undefined) return dayIn(2000 + Number(year));
  return dayIn(thisYear) <= today ? dayIn(thisYear) : dayIn(thisYear - 1);
}

/** How many days it is late; 0 for a day that is none. It was brought today unless handed in before. */
export function daysLateOf(cheque: Cheque, typed: string, today: string): number {
  const day = typedChequeDay(typed, today);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 0;
  const broughtOn = cheque.state === 'handed-in' ? (cheque.since ?? today) : today;
  return chequeDaysLate(day, broughtOn, cheque.daysAllowed);
}

/** The fields of the wire. */
export function toWire(form: ChequeForm, today: string) {
  const idOf = (text: string) => (text === '' ? undefined : Number(text));
  return {
    userFrom: idOf(form.giver),
    bankFrom: idOf(form.bankFrom),
    activity: idOf(form.activity),
    dateOfTransaction: typedChequeDay(form.day, today),
    quantityOfHours: form.hours.trim() === '' ? undefined : (typedHours(form.hours) ?? -1),
    late: form.late,
  };
}

/** The form's field for a field of the wire. */
export const FIELD_OF: Record<string, keyof ChequeForm> = {
  userFrom: 'giver',
  bankFrom: 'bankFrom',
  activity: 'activity',
  dateOfTransaction: 'day',
  quantityOfHours: 'hours',
};

/** A form without problems as a line of the pile. */
export function pileItemOf(cheque: Cheque, form: ChequeForm, today: string): PileItem {
  return {
    code: cheque.code,
    serial: cheque.serial,
    ownerName: cheque.owner.displayName,
    giverId: Number(form.giver),
    giverName: form.giverName,
    giverBankId: Number(form.bankFrom),
    hours: typedHours(form.hours) ?? 0,
    activityId: Number(form.activity),
    day: typedChequeDay(form.day, today),
    isLate: form.late,
  };
}
