/** Texts of a course: where an errand stands, from asking to confirmed hours. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/course.ts';

export default {
  label: 'How far you are',
  asked: { request: 'Asked {{day}}', offer: 'Offered {{day}}' },
  hidden: 'Taken down by the desk',
  answered: {
    you: {
      open: 'You answered',
      'let-go': 'You answered, but it was not needed',
      withdrawn: 'You took back your answer',
    },
    they: {
      open: '{{who}} answered',
      'let-go': '{{who}} answered, but it was not needed',
      withdrawn: '{{who}} took the answer back',
    },
  },
  somebody: 'Somebody',
  planned: {
    proposed: 'Suggested: {{day}} at {{time}}',
    agreed: '{{day}} at {{time}}',
    done: '{{day}} at {{time}}',
    dropped: 'Called off: {{day}} at {{time}}',
    notDone: 'Did not happen: {{day}} at {{time}}',
  },
  done: {
    there: 'Done, {{hours}}',
    cancelled: 'Cancelled, {{hours}}',
    reversed: 'Cancelled after confirmation, {{hours}}',
  },
  confirmed: 'Confirmed {{day}}',
  next: { planned: 'The day', done: 'Done', confirmed: 'Confirmed' },
  toCome: '(still to come)',
} satisfies Translated<typeof it>;
