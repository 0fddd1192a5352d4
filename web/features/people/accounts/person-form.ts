/** A person's data as a form, in their own profile and at the bank's desk, and back. Pure. */
import type { Sex } from '#contract/people/accounts.ts';
import { dayFromShown } from '#contract/values.ts';
import type { PersonValues } from './person-fields.tsx';

export interface PersonForm extends PersonValues {
  email: string;
  /** Repeats a new address in the person's own profile; never sent. */
  emailConf: string;
  /** Of the second factor, for a new address in the person's own profile; no part of their data. */
  code: string;
}

const SEX_OF: Record<Sex | 'M' | 'F', Sex> = { m: 'm', M: 'm', f: 'f', F: 'f', n: 'n' };

/** What can be edited: a row of the members' list, or the person on their own page. */
export interface Editable
  extends Omit<PersonForm, 'sex' | 'email' | 'emailConf' | 'code' | 'phone' | 'dateOfBirthday'> {
  email: string | null;
  phone: string | null;
  /** `dd/MM/yyyy`. */
  dateOfBirthday: string | null;
  sex: Sex | 'M' | 'F';
}

/** The form filled with a person's data; empty where nothing is known. */
export function personFormOf(person: Editable): PersonForm {
  const { name, surname, prefLocale } = person;
  const known = { email: person.email ?? '', phone: person.phone ?? '' };
  const dateOfBirthday = person.dateOfBirthday === null ? '' : dayFromShown(person.dateOfBirthday);
  const sex = SEX_OF[person.sex];
  return { name, surname, dateOfBirthday, sex, prefLocale, ...known, emailConf: '', code: '' };
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
