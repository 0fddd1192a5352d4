/** How the portal is, at the desk of its administrators, in English. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/health.ts';

export default {
  title: 'How the portal is',
  lead: 'Each line says whether a part of the portal works. The page looks again by itself every minute.',
  verdict: {
    fine: 'All is well.',
    watch: 'The portal works, but there is something to look at.',
    broken: 'Something does not work: begin with the first line.',
  },
  again: 'Check now',
  about: 'Version {{version}}, started {{since}}. Checked at {{time}}.',
  list: 'The parts of the portal',
  maintenance: {
    title: 'Planned maintenance',
    lead: 'When the portal may not answer. Everybody reads it on the <page>status page</page>, which you can also link on your website.',
    none: 'No maintenance is planned.',
    when: '{{day}}, {{from}} to {{to}}',
    announce: 'Announce maintenance',
    form: {
      title: 'Announce maintenance',
      day: 'Day',
      from: 'From',
      to: 'To',
      toHint: 'If it is before the beginning, it is the day after.',
      note: 'What is done',
      noteHint: 'Everybody reads it, for example: new version.',
      send: 'Announce',
      done: 'Maintenance announced',
      failed: 'The maintenance was not announced',
      past: 'This time is over',
      time: 'Write a time, such as 22:00',
    },
    off: {
      button: 'Remove',
      title: 'Remove the announcement?',
      text: 'The maintenance of {{when}} no longer stands on the status page.',
      act: 'Remove the announcement',
      done: 'Announcement removed',
      failed: 'The announcement was not removed',
    },
  },
  states: {
    fine: 'in order',
    watch: 'look at it',
    broken: 'does not work',
  },
  parts: {
    work: 'Work in the background',
    mail: 'E-mails',
    jobs: 'Other jobs',
    database: 'Database',
    backup: 'Backup',
    sending: 'Copies elsewhere',
    books: 'Books',
    seals: 'Seals of the days',
    disk: 'Disk',
  },
  toFailed: {
    mail: 'See the e-mails',
    jobs: 'See the jobs',
  },
  work: {
    fine: 'E-mails, notifications and dates are prepared without delay.',
    broken:
      'It has stood still for {{time}}: e-mails, notifications and dates do not leave. The person who runs the server has to restart the portal.',
  },
  mail: {
    fine: 'They leave without delay.',
    watch_one: 'They leave, but {{count}} failed and waits for your decision.',
    watch_other: 'They leave, but {{count}} failed and wait for your decision.',
    broken:
      'They have waited for {{time}}: the mail server does not take them. The portal goes on trying.',
  },
  jobs: {
    fine: 'None has stopped.',
    watch_one: '{{count}} failed and waits for your decision.',
    watch_other: '{{count}} failed and wait for your decision.',
  },
  database: {
    fine: 'It answers (PostgreSQL {{version}}); the data take {{size}}.',
  },
  backup: {
    fine: 'The latest was taken {{day}} and takes {{size}}.',
    encrypted: 'It is encrypted.',
    none: 'The first is taken by itself next night.',
    off: 'None are taken: if the disk breaks, the data are lost. The person who runs the server has to set BACKUP_DIR.',
    broken: 'The latest was taken {{day}}, and none since. The e-mail that you got says why.',
  },
  sending: {
    fine: 'The last one left {{day}}.',
    none: 'The first leaves by itself next night.',
    broken: 'The last one left {{day}}, and none since. The e-mail that you got says why.',
  },
  books: {
    fine: 'Checked {{day}}: they are right.',
    none: 'The first check is made by itself next night.',
    watch: 'Checked {{day}}, and not since: the check of the night does not work.',
    broken_one:
      'The check made {{day}} found {{count}} error. It is not corrected by itself: call the person who runs the server.',
    broken_other:
      'The check made {{day}} found {{count}} errors. They are not corrected by themselves: call the person who runs the server.',
  },
  seals: {
    fine: 'The days are sealed up to the one that ended {{day}}.',
    none: 'The first day is sealed by itself next night.',
    watch: 'The days are sealed up to the one that ended {{day}}; those after it are still open.',
  },
  disk: {
    fine: '{{share}}% is free, that is {{free}}.',
    watch:
      'It is filling up: {{share}}% is free, that is {{free}}. The person who runs the server has to make room.',
    broken: 'It is almost full: {{free}} are left. Soon the portal cannot write anything any more.',
  },
  time: {
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  },
} as const satisfies Translated<typeof it>;
