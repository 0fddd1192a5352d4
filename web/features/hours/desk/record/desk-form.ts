/**
 * What is typed at the desk to register exchanges, and what of it goes to the portal: one exchange
 * between two people, or many with one side of many or all (specification §5, laws L9 and L10). Pure.
 */

import { ALL_CREDITORS, ALL_DEBTORS, ALL_NONE } from '#contract/hours/exchanges.ts';
import { formatMinutes, minutesFromHours, roundToHalfHour } from '#contract/hours/hours.ts';
import type { Locale } from '#contract/locales.ts';
import type { Word } from '../../parts/basis-field.tsx';
import {
  appointmentToWire,
  emptyTerms,
  type TermsForm,
  termsToWire,
  typedHours,
} from '../../parts/exchange-form.ts';
import { passingToWire } from '../../parts/passing.ts';

/** Somebody chosen, with the names to show after a reload. */
export interface Person {
  id: number;
  /** As the list has it, surname first. */
  name: string;
  /** As sentences have it, first name first. */
  spokenName: string;
}

/** The side of many people; never both. */
type Many = 'none' | 'from' | 'to';

export interface DeskForm extends TermsForm {
  many: Many;
  /** The side of many is everybody of its bank. */
  isAll: boolean;
  from: readonly Person[];
  to: readonly Person[];
  /** How the word of the person who received has come, if it has; empty until it is said. */
  word: Word | '';
  /** Why it is recorded though something is missing of who gave. */
  passing: string;
}

/** One exchange, today, within the administrator's own bank. */
export function emptyDeskForm(ownBankId: number | null): DeskForm {
  return {
    ...emptyTerms(ownBankId),
    many: 'none',
    isAll: false,
    from: [],
    to: [],
    word: '',
    passing: '',
  };
}

/** Another person on a side: another pair, whose appointments are others. */
export function withPeople(side: 'from' | 'to', people: readonly Person[]): Partial<DeskForm> {
  return { ...(side === 'from' ? { from: people } : { to: people }), appointment: '' };
}

/** Another choice of sides: a side that is no longer of many keeps its first person. */
export function withMany(form: DeskForm, many: Many): Partial<DeskForm> {
  return {
    many,
    isAll: false,
    appointment: '',
    from: many === 'from' ? form.from : form.from.slice(0, 1),
    to: many === 'to' ? form.to : form.to.slice(0, 1),
  };
}

/** Whether this side is everybody. */
export function isEverybody({ many, isAll }: DeskForm, side: 'from' | 'to'): boolean {
  return isAll && many === side;
}

/** Hours rounded to the nearest half, as the desk's screens do (law L1); undefined while there are none. */
export function roundedHours(text: string): number | undefined {
  const hours = typedHours(text);
  return hours === undefined ? undefined : roundToHalfHour(hours);
}

/** What was typed, rounded and written as everywhere: `1,3` becomes "1 h 30". Nonsense stays as it is. */
export function tidyRoundedHours(text: string, language: Locale): string {
  const hours = roundedHours(text);
  return hours === undefined || hours < 0 ? text : formatMinutes(minutesFromHours(hours), language);
}

/**
 * Whether the desk confirms for the person who received, and so says how their word came (law L9):
 * one exchange within the own bank, in which the administrator has no side.
 */
export function needsWord(form: DeskForm, own: { id: number; bankId: number | null }): boolean {
  const [creditor] = form.from;
  const [debtor] = form.to;
  return (
    form.many === 'none' &&
    form.bankTo === String(own.bankId ?? '') &&
    debtor !== undefined &&
    debtor.id !== own.id &&
    creditor?.id !== own.id
  );
}

/** The body for the contract's schema: of one exchange, or of many. */
export function toWire(form: DeskForm, isWordNeeded: boolean) {
  const terms = {
    ...termsToWire(form, roundedHours(form.quantityOfHours)),
    ...passingToWire(form.passing),
  };
  if (form.many === 'none') {
    const word = (isWordNeeded && form.word) || undefined;
    const told = word === 'none' ? { waits: true } : { basis: word };
    const appointment = appointmentToWire(form.appointment);
    const people = { userFrom: form.from[0]?.id, userTo: form.to[0]?.id };
    return { ...terms, ...told, ...people, ...appointment };
  }
  const everybody = form.many === 'from' ? ALL_CREDITORS : ALL_DEBTORS;
  const idsOf = (side: 'from' | 'to') =>
    isEverybody(form, side) ? [] : form[side].map(({ id }) => id);
  return {
    ...terms,
    all: form.isAll ? everybody : ALL_NONE,
    listUserFrom: idsOf('from'),
    listUserTo: idsOf('to'),
  };
}

/** The form's field for a field of the wire. */
const FIELD_OF: Record<string, keyof DeskForm> = {
  userFrom: 'from',
  userTo: 'to',
  listUserFrom: 'from',
  listUserTo: 'to',
};

/** Errors by the form's own fields instead of the wire's. */
export function byField<Value>(errors: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => {
      const [name = ''] = path.split('.');
      return [FIELD_OF[name] ?? name, error];
    }),
  );
}
