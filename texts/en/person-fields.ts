/** What a person tells of themselves, on screens and in sheets. */

import type it from '../it/person-fields.ts';
import type { Translated } from '../translated.ts';

export default {
  name: 'First name',
  surname: 'Surname',
  sex: 'Sex',
  dateOfBirthday: 'Date of birth',
  email: 'E-mail',
  phone: 'Phone',
  prefLocale: 'Preferred language',
} satisfies Translated<typeof it>;
