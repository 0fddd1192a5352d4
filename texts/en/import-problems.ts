/** Why a line of an import is refused or changed, on the screen and in the report. */

import type it from '../it/import-problems.ts';
import type { Translated } from '../translated.ts';

export default {
  'person-unknown': 'Not among the members: import the people first.',
  'name-alone': 'There is a member of this name, but only the name agrees.',
  'by-invitation':
    'Cannot come in from a file with these data: invite them to ask to join, or write another e-mail address.',
  'hours-unreadable': 'The hours cannot be read: write them as 1:30 or 1.5.',
  'hours-missing': 'The hours are missing.',
  'day-unreadable': 'The day cannot be read: write it as 31/12/2024.',
  'not-active': 'No longer active in the old program.',
  'opening-exists': 'The balance was brought before: it does not change.',
  'own-balance': 'This is your own balance: another administrator brings it, with the same file.',
  'email-unreadable': 'The e-mail address is not valid: comes in without it.',
  'email-shared': 'The e-mail address is another person’s already: comes in without it.',
  'birth-date-unreadable': 'The date of birth cannot be read: comes in without it.',
  'joined-on-unreadable': 'The day of joining cannot be read: today counts.',
  'text-cut': 'A text was too long and was cut.',
  'giver-unknown': 'Who gave is not among the members: the written name stays.',
  'receiver-unknown': 'Who received is not among the members: the written name stays.',
} satisfies Translated<typeof it>;
