/** Texts of planning ahead: one's own calendar, and whom to meet. */
import type it from '../it/planning.ts';
import type { Translated } from '../namespaces.ts';

export default {
  calendar: {
    title: 'In the calendar of your phone',
    lead: 'With a secret address your calendar follows by itself the appointments you both agreed to. It has first names and places only. Give it to nobody: who has it can read them.',
    off: 'No calendar follows them at present.',
    on: 'Address made: {{at}}.',
    make: 'Make the address',
    makeAnother: 'Make a new address',
    anotherHint: 'A new one ends the one before.',
    end: 'Remove the address',
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
    title: 'Agree on a day',
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
} satisfies Translated<typeof it>;
