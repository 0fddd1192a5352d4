/** What the desk types from the list of an evening: who came, and for how long. Pure. */
import { fold } from '#contract/contains-words.ts';
import type { Evening } from '#contract/hours/batches.ts';
import type { Errors } from '#web/ui/form/use-form.ts';
import { typedHours } from '../../parts/exchange-form.ts';
import { passingToWire } from '../../parts/passing.ts';

/** Somebody who may have been there. */
export interface Attendee {
  id: number;
  /** As lists have it: surname first. */
  name: string;
  number: number;
}

export interface EveningForm {
  came: Evening['came'];
  /** The bank itself, or one member. */
  with: 'fund' | 'person';
  other: string;
  otherName: string;
  /** Of everybody who has no length of their own. */
  hours: string;
  /** Who came; the length where it differs, else empty. */
  people: readonly { id: number; hours: string }[];
  activity: string;
  dateOfTransaction: string;
  note: string;
  /** Why it is recorded though something is missing of who gave. */
  passing: string;
}

/** How the bank is now; a draft may be older. */
interface Bank {
  members: readonly Attendee[];
  hasFund: boolean;
}

/** What is meant by a form or an older draft: without a fund hours go to a member, and who has left did not come. */
export function meantBy(form: EveningForm, { members, hasFund }: Bank): EveningForm {
  const ids = new Set(members.map(({ id }) => id));
  const people = form.people.filter(({ id }) => ids.has(id));
  return { ...form, people, with: hasFund ? form.with : 'person' };
}

/** The length of one who came. */
function hoursOf(form: EveningForm, own: string): number | undefined {
  return typedHours(own.trim() === '' ? form.hours : own);
}

/** All hours of the evening, as far as they are typed. */
export function sumOf(form: EveningForm): number {
  return form.people.reduce((sum, { hours }) => sum + (hoursOf(form, hours) ?? 0), 0);
}

/** The body; what is not typed yet is left to its schema. */
export function toWire(form: EveningForm) {
  const { came, activity, dateOfTransaction, note } = form;
  const isForFund = form.with === 'fund' && came === 'gave';
  return {
    came,
    other: isForFund ? null : form.other === '' ? undefined : Number(form.other),
    people: form.people.map(({ id, hours }) => ({ id, hours: hoursOf(form, hours) ?? 0 })),
    activity: activity === '' ? undefined : Number(activity),
    ...{ dateOfTransaction, note, undoable: true, ...passingToWire(form.passing) },
  };
}

/** What is wrong with one of many stands at the list; with the length of all, at its field. */
export function byField(form: EveningForm, errors: Errors): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => {
      const [name, at, part] = path.split('.');
      if (name !== 'people' || at === undefined) return [path, error];
      const isOwn = form.people[Number(at)]?.hours.trim() !== '';
      return [part === 'hours' && !isOwn ? 'hours' : 'people', error];
    }),
  );
}

/** Who is meant by what is typed: the number of a card, or the beginnings of words of a name. */
export function found(people: readonly Attendee[], typed: string): readonly Attendee[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  if (/^\d+$/.test(typed.trim())) {
    return people.filter(({ number }) => number === Number(typed));
  }
  return people.filter(({ name }) => {
    const parts = fold(name).split(/[\s'’-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
