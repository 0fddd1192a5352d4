/** Texts of planning ahead: one's own calendar, whom to meet, and what repeats. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/planning.ts';

export default {
  calendar: {
    title: 'In the calendar of your phone',
    lead: 'With a secret link your calendar follows the appointments you both agreed to. It has first names and places only. Keep it to yourself: anybody who has it can read them.',
    off: 'No calendar follows them at present.',
    on: 'Link created: {{at}}.',
    make: 'Create the link',
    makeAnother: 'Create a new link',
    anotherHint: 'A new one ends the one before.',
    end: 'Remove the link',
    ended: 'No calendar follows your appointments any more.',
    once: 'Here is the address. Take it now: we do not show it again.',
    follow: 'Open in the calendar',
    copy: 'Copy the address',
    copied: 'Copied.',
    copyFailed: 'It cannot be copied: select the address by hand.',
    how: 'If the calendar does not open: in Google Calendar paste it under “Other calendars”, “From URL”; on an iPhone under “Add subscription calendar”.',
    failed: 'It did not work',
  },
  form: {
    title: 'Suggest a day',
    whom: 'With whom, and what for',
    side: 'Who helps whom?',
    given: 'I help',
    received: 'The other person helps me',
    with: 'With whom',
    what: 'What',
    whatHint: 'A few words, such as “German lesson”.',
    next: 'Next',
    back: 'Back',
  },
  /** Without a connection. */
  later: {
    proposal: 'Suggestion to {{who}}: {{title}}, {{when}}',
    change:
      'Suggesting something else needs a connection: the other person may have answered meanwhile. What you write stays here.',
  },
  repeats: {
    label: 'Repeats',
    never: 'Never',
    week: 'Every week',
    fortnight: 'Every two weeks',
    month: 'Every month',
    until: 'Last day',
    untilHint: 'Without one it goes on until one of you two says stop.',
  },
  standing: {
    title: 'Appointments that repeat',
    paused: 'Paused: no new dates appear meanwhile. We will tell {{who}}.',
    resumed: 'It goes on. We will tell {{who}}.',
    ended: 'It does not repeat any more. We will tell {{who}}.',
    unanswered: 'Paused: the last three times nobody said whether it was done. Do you still meet?',
    isPaused: 'Paused: no new dates appear.',
    until: 'Paused: it resumes on {{day}}.',
    from: 'The first time: {{day}}.',
    last: 'The last time: by {{day}}.',
    hint: 'Each date appears a week before and can be skipped.',
    takeBack: 'Take the proposal back',
    pause: 'Pause',
    resumesOn: 'Resumes on',
    resumesHint: 'Without a day it stays paused until you or {{who}} resume it.',
    yesPause: 'Pause',
    resume: 'Resume',
    end: 'Stop repeating',
    sure: 'The next date, if there is one already, is called off too.',
    keep: 'No, go on',
  },
} satisfies Translated<typeof it>;
