/** The words of the register of members, on screens and in sheets. */

import type it from '../it/register-words.ts';
import type { Translated } from '../translated.ts';

export default {
  title: { club: 'Register of members', service: 'Register of participants' },
  columns: {
    line: 'No.',
    number: 'Card',
    surname: 'Surname',
    name: 'Name',
    birthDate: 'Date of birth',
    birthPlace: 'Place of birth',
    taxCode: 'Tax code',
    residence: 'Residence',
    share: 'Share',
    admittedOn: 'Admitted',
    resolution: 'Resolution',
    metOn: 'Interview',
    metBy: 'Interview with',
    since: 'In the bank since',
    until: 'Left',
  },
} satisfies Translated<typeof it>;
