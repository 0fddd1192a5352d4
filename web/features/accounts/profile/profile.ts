/** One's own data in the edit dialog, and what they become on the wire (specification §3, §5). */
import { type Profile, profileSchema, type User } from '#contract/accounts.ts';
import { dayFromShown } from '#contract/values.ts';
import type { PersonValues } from '../person-fields.tsx';

export interface ProfileValues extends PersonValues {
  email: string;
}

/** The dialog's values as the portal has them. */
export function valuesOf(user: User): ProfileValues {
  const { name, surname, email, phone, sex, prefLocale } = user;
  const dateOfBirthday = dayFromShown(user.dateOfBirthday);
  return { name, surname, dateOfBirthday, phone, sex, prefLocale, email };
}

/** What is sent; the birth date at noon, so that no time zone moves it to another day. */
export function toWire(values: ProfileValues): Profile {
  const profile = profileSchema.parse(values);
  return { ...profile, dateOfBirthday: `${profile.dateOfBirthday}T12:00:00` };
}
