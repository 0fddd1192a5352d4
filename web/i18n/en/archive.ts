/** Texts of a bank's archive: taking it along, and bringing one in. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/archive.ts';

export default {
  export: {
    title: 'Take everything along',
    lead: 'An archive with members, balances, exchanges, rules, history and pictures: to keep, or to move to another portal. There are no passwords in it.',
    warning:
      'The archive holds personal data of the members. Keep it in a safe place, and delete it when it is no longer needed. It is written down who downloaded it.',
    act: 'Download the archive',
    busy: 'Preparing the archive: {{size}} kB',
    done: 'Archive saved: {{name}}',
    failed: 'The archive could not be prepared',
  },
  import: {
    title: 'Import a bank',
    lead: 'From another portal, with the archive that the bank downloaded. All of it comes in, or nothing. People come without passwords: they choose one with “Forgotten password”.',
    past: 'The books are added up again, row by row; what happened before is still the bank’s own word, which no portal can prove.',
    choose: 'Choose the archive of the bank',
    hint: 'A .zip file of up to {{megabytes}} MB',
    act: 'Import',
    failed: 'The bank was not imported',
    where: 'What is wrong stands in: {{path}}',
    done: '{{name}} is at this portal',
    figures: 'People: {{people}}. Exchanges: {{exchanges}}. The balances are those of the archive.',
  },
} satisfies Translated<typeof it>;
