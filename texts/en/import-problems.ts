/** Why a line of an import is refused or changed, on the screen and in the report. */

import type it from '../it/import-problems.ts';
import type { Translated } from '../translated.ts';

export default {
  'total-line': 'This seems to be the line of totals.',
  'time-unclear': 'The hours can be read in several ways.',
  'birth-unclear': 'The year of birth has two figures only.',
  'two-people':
    'These seem to be two people. The balance goes to one of them: register the other afterwards.',
  'maybe-gone': 'They seem to be in the bank no longer.',
  'maybe-fund':
    'This seems to be the bank’s own account and no person. Leave it out: its hours reach the fund with the difference.',
  'not-a-person': 'This does not seem to be the name of a person.',
  'name-odd': 'Something else stands beside the name.',
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
  'email-unreadable': 'The e-mail address is not valid.',
  'email-shared': 'The e-mail address is another person’s already.',
  'birth-date-unreadable': 'The date of birth cannot be read.',
  'joined-on-unreadable': 'The day of joining cannot be read.',
  'text-cut': 'A text was too long and was cut.',
  'title-left-out': 'The title before the name is left out.',
  'giver-unknown': 'Who gave is not among the members: the written name stays.',
  'receiver-unknown': 'Who received is not among the members: the written name stays.',
} satisfies Translated<typeof it>;
