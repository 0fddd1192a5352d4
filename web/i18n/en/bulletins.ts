/** What the bank says to all, as members read it, and whether they come. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bulletins.ts';

export default {
  title: 'Announcements of the bank',
  friends: 'Meetings of friend banks',
  others: 'Other announcements',
  when: '{{day}}, from {{from}} to {{to}}',
  corrected: 'Corrected on {{day}}',
  calledOff: 'Called off: this meeting does not take place.',
  assembly: 'Assembly of the members',
  of: 'of {{bank}}',
  coming_zero: 'Nobody has said yes so far.',
  coming_one: 'One person is coming so far.',
  coming_other: '{{count}} are coming so far.',
  toCalendar: 'Add to the calendar',
  calendarSaved: 'Saved: open the file {{name}} to add it to your calendar',
  failed: 'It did not work',
  meetings: 'Meetings of the bank',
  toBank: 'Read and answer',
  attend: {
    question: 'Are you coming?',
    heads: 'How many of you?',
    alone: 'just me',
    with: '{{count}} of us',
    yes: 'I am coming',
    no: 'I am not coming',
    saidYes_one: 'You said that you are coming.',
    saidYes_other: 'You said that {{count}} of you are coming.',
    saidNo: 'You said that you are not coming.',
    change: 'You can change it until it begins.',
    over: 'It has begun already.',
    calledOff: 'This meeting was called off.',
    failed: 'Your answer was not recorded',
    done: 'Thank you, it is noted',
    toBank: 'My bank',
  },
} as const satisfies Translated<typeof it>;
