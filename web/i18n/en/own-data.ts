/** Taking all that is kept about a person. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/own-data.ts';

export default {
  title: 'Your data',
  lead: 'You can download all that the portal keeps about you: profile, exchanges, notices, messages that you wrote, sign-ins. It is an archive with a spreadsheet and an explanation.',
  act: 'Download your data',
  proof:
    'Confirm that it is you. The file says a lot about you: keep it safe. You can download it three times a day.',
  submit: 'Download',
  busy: 'Preparing the file: {{size}} kB',
  done: 'Your data are saved: {{name}}',
} satisfies Translated<typeof it>;
