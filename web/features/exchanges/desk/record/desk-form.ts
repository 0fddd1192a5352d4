/**
 * What is typed at the desk to register exchanges, and what of it goes to the portal: one exchange
 * between two people, or many with one side of many or all (specification §5, laws L9 and L10). Pure.
 */
import { ALL_CREDITORS, ALL_DEBTORS, ALL_NONE } from '#contract/exchanges.ts';
import { formatMinutes, minutesFromHours, roundToHalfHour } from '#contract/hours.ts';
import { today } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/languages.ts';
import { typedHours } from '../../record/exchange-form.ts';

/** Somebody chosen, with the names to show after a reload. */
export interface Person {
  id: number;
  /** As the list has it, surname first. */
  name: string;
  /** As sentences have it, first name first. */
  spokenName: string;
}

export const SIDES = ['none', 'from', 'to'] as const;
/** The side of many people; two such sides there cannot be. */
export type Many = (typeof SIDES)[number];

export interface DeskForm {
  bankTo: string;
  many: Many;
  /** The side of many is everybody. */
  isAll: boolean;
  from: readonly Person[];
  to: readonly Person[];
  dateOfTransaction: string;
  activity: string;
  quantityOfHours: string;
  note: string;
}

/** One exchange, today, within one's own bank; the rest is for the administrator to say. */
export function emptyDeskForm(ownBankId: number | null): DeskForm {
  return {
    bankTo: String(ownBankId ?? ''),
    many: 'none',
    isAll: false,
    from: [],
    to: [],
    dateOfTransaction: today(),
    activity: '',
    quantityOfHours: '',
    note: '',
  };
}

/** Another choice of sides: a side that is no longer of many keeps its first person. */
export function withMany(form: DeskForm, many: Many): Partial<DeskForm> {
  return {
    many,
    isAll: false,
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

/** What was typed, rounded and written as everywhere: `1,3` becomes "1 h 30". Nonsense stays. */
export function tidyRoundedHours(text: string, language: Language): string {
  const hours = roundedHours(text);
  return hours === undefined || hours < 0 ? text : formatMinutes(minutesFromHours(hours), language);
}

/** The form as the contract's schema of one exchange reads it. */
export function wireOne(form: DeskForm) {
  return { ...occasionOf(form), userFrom: form.from[0]?.id, userTo: form.to[0]?.id };
}

/** The form as the contract's schema of many exchanges reads it. */
export function wireMany(form: DeskForm) {
  const side = form.many === 'from' ? ALL_CREDITORS : ALL_DEBTORS;
  const idsOf = (of: 'from' | 'to') => (isEverybody(form, of) ? [] : form[of].map(({ id }) => id));
  return {
    ...occasionOf(form),
    all: form.isAll ? side : ALL_NONE,
    listUserFrom: idsOf('from'),
    listUserTo: idsOf('to'),
  };
}

function occasionOf({ bankTo, activity, dateOfTransaction, quantityOfHours, note }: DeskForm) {
  return {
    bankTo: idOf(bankTo),
    activity: idOf(activity),
    dateOfTransaction,
    quantityOfHours: roundedHours(quantityOfHours),
    note,
  };
}

function idOf(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
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
