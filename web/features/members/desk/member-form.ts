/** A member's data as a form, and back to the wire. Pure. */
import type { Sex } from '#contract/accounts.ts';
import type { Member, MemberUpdate } from '#contract/members.ts';
import { dayFromShown } from '#contract/values.ts';

/** What is edited of a member. A birth date is `yyyy-MM-dd`. */
export interface MemberForm {
  name: string;
  surname: string;
  email: string;
  phone: string;
  dateOfBirthday: string;
  sex: Sex | '';
  prefLocale: string;
}

/** Somebody to be edited: a row of the list, or the person on their own page. */
export type Editable = Pick<
  Member,
  'id' | 'name' | 'surname' | 'fullName' | 'email' | 'phone' | 'dateOfBirthday' | 'prefLocale'
> & { sex: Sex | Member['sex'] };

const SEX_OF: Record<Editable['sex'], Sex> = { m: 'm', M: 'm', f: 'f', F: 'f', n: 'n' };

/** The form filled with a member's data. */
export function formOf({ sex, dateOfBirthday, ...member }: Editable): MemberForm {
  const { name, surname, email, phone, prefLocale } = member;
  const day = dayFromShown(dateOfBirthday);
  return { name, surname, email, phone, prefLocale, dateOfBirthday: day, sex: SEX_OF[sex] };
}

/** What goes to the portal; the schema says whether it is whole. */
export function wireForm(
  id: number,
  form: MemberForm,
): Record<Exclude<keyof MemberUpdate, 'basedOn'>, unknown> {
  return { id, ...form };
}

/** Whether the address was changed, however it is written. */
export function changesEmail(form: MemberForm, member: Pick<Editable, 'email'>): boolean {
  return form.email.trim().toLowerCase() !== member.email.toLowerCase();
}
