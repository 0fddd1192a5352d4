/** What a person tells of themselves, on screens and in sheets. */

import type it from '../it/person-fields.ts';
import type { Translated } from '../translated.ts';

export default {
  name: 'Vorname',
  surname: 'Nachname',
  sex: 'Geschlecht',
  dateOfBirthday: 'Geburtsdatum',
  email: 'E-Mail',
  phone: 'Telefon',
  prefLocale: 'Bevorzugte Sprache',
} satisfies Translated<typeof it>;
