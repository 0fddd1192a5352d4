/** One's own data in the edit dialog, and what they become on the wire (specification §3, §5). */
import { type Profile, profileSchema, type User } from '#contract/accounts.ts';
import { dayFromShown } from '#contract/values.ts';
import type { PersonValues } from '../person-fields.tsx';

export interface ProfileValues extends PersonValues {
  email: string;
  /** The same again, asked for once it is another than before; never sent. */
  emailConf: string;
}

/** The dialog's values as the portal has them. */
export function valuesOf(user: User): ProfileValues {
  const { name, surname, email, phone, sex, prefLocale } = user;
  const dateOfBirthday = dayFromShown(user.dateOfBirthday);
  return { name, surname, dateOfBirthday, phone, sex, prefLocale, email, emailConf: '' };
}

/**
 * What is sent: the birth date at noon, so that no time zone moves it to another day.
 * @param basedOn what the form was filled with
 */
export function toWire(values: ProfileValues, basedOn: ProfileValues): Profile {
  const { emailConf: _, ...known } = basedOn;
  const profile = profileSchema.parse({ ...values, basedOn: known });
  return { ...profile, dateOfBirthday: `${profile.dateOfBirthday}T12:00:00` };
}
