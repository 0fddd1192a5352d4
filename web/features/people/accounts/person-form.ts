/** A person's data as a form, in their own profile and at the bank's desk, and back. Pure. */
import type { Sex, User } from '#contract/people/accounts.ts';
import { byPersonField, type PersonField } from '#contract/people/person-fields.ts';
import { dayFromShown } from '#contract/values.ts';

/** As it is typed; a day is `yyyy-MM-dd`. */
export interface PersonForm extends Record<Exclude<PersonField, 'sex'>, string> {
  sex: Sex | '';
  /** Repeats a new address in the person's own profile; never sent. */
  emailConf: string;
  /** Of the second factor, for a new address in the person's own profile; no part of their data. */
  code: string;
}

const SEX_OF: Record<Sex | 'M' | 'F', Sex> = { m: 'm', M: 'm', f: 'f', F: 'f', n: 'n' };

/** What can be edited: a row of the members' list, or the person on their own page. */
export interface Editable extends Pick<User, Exclude<PersonField, 'sex'>> {
  sex: Sex | 'M' | 'F';
}

/** The form filled with a person's data; empty where nothing is known. */
export function personFormOf(person: Editable): PersonForm {
  const known = byPersonField((field) => person[field] ?? '');
  const dateOfBirthday = known.dateOfBirthday && dayFromShown(known.dateOfBirthday);
  return { ...known, dateOfBirthday, sex: SEX_OF[person.sex], emailConf: '', code: '' };
}

/** The body for the contract's schemas. @param base what the form was filled with */
export function toWire(form: PersonForm, base: PersonForm) {
  return { ...dataOf(form), basedOn: dataOf(base) };
}

function dataOf({ emailConf: _, code: __, ...values }: PersonForm) {
  return values;
}

/** Whether another address was typed, however it is written. */
export function changesEmail(
  { email }: { email: string },
  before: { email: string | null },
): boolean {
  return plainEmail(email) !== plainEmail(before.email ?? '');
}

/** An address without stray blanks and capitals. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase();
}
