/** Texts of days that come with an answer, in English. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/answer-days.ts';

export default {
  label: 'When could you?',
  hint: 'Up to three days. If one suits {{who}}, you have agreed.',
  another: 'Another day',
  day: 'Day',
  time: 'At what time?',
  timeOf: '{{day}}, at what time?',
  remove: 'Remove this day',
  howLong: '{{says}}: change length or place',
  length: 'How long, more or less',
  place: 'Where',
  when: '{{day}} at {{time}}',
  over: 'over',
  yes: 'Yes, {{when}}',
  withoutDay: 'Yes, without a day',
  other: 'More',
  sure: 'With a yes you agree on that day and see at once how to get in touch: it cannot be taken back.',
  belowBand:
    'With this help the balance would go down to {{after}}: the time bank asks to stay above {{low}}.',
  saysYesOn: 'Yes to {{who}}: {{when}}',
  agreed: 'Agreed: {{when}}.',
  changedMeanwhile: '{{who}} has changed the days meanwhile: look again.',
  isOver: 'That day is over: choose another one.',
  proposed: 'Day proposed: {{when}}.',
  recorded: 'The hours are recorded.',
  appointment: 'See the appointment',
  hours: 'See the hours',
} satisfies Translated<typeof it>;
