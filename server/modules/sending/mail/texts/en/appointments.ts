/** Letters about appointments. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/appointments.ts';

const details = { when: 'When', howLong: 'How long', where: 'Where' } as const;

/** What comes next once two agree on a day. */
const agreed = {
  button: 'My appointments',
  closing_helps: 'Afterwards we ask you whether you met: one tap records the hours.',
  'closing_is-helped':
    'Afterwards the person who helped you records the hours with one tap; if you do it first, they are confirmed at once.',
} as const;

export default {
  'arrangement-proposed': {
    subject: '{{who}} proposes {{when}}',
    lead_helps: '{{who}} proposes an appointment: “{{title}}”. You would help.',
    'lead_is-helped': '{{who}} proposes an appointment: “{{title}}”. You would be helped.',
    button: 'That suits me',
    other: 'Propose something else, or say no',
    closing: 'If you cannot, no need to explain.',
    details,
  },
  'arrangement-agreed': {
    subject: 'Agreed: {{when}}',
    lead: 'It suits {{who}}: “{{title}}”, {{when}}.',
    ...agreed,
    details,
  },
  'answer-agreed': {
    subject: 'Agreed: {{when}}',
    lead: '{{who}} said yes to your answer: “{{title}}”, {{when}}.',
    lead_author: 'You said yes to {{who}}: “{{title}}”, {{when}}.',
    ...agreed,
    details: { ...details, desk: 'Call the desk', phone: 'Phone', email: 'E-mail' },
  },
  'arrangement-dropped': {
    subject: 'Called off: {{title}}',
    subject_past: 'It did not happen: {{title}}',
    lead: 'The appointment with {{who}}, “{{title}}”, {{when}}, is called off.',
    lead_past:
      'The appointment with {{who}}, “{{title}}”, {{when}}, did not happen: so the portal has it now.',
    rest: 'No hours have moved.',
    button: 'My appointments',
    closing: 'If you like, you can agree on another day.',
    'closing_one-of-many': 'This time only: the other dates stay.',
  },
  'arrangement-due': {
    subject: 'Did you meet? {{title}}',
    lead: 'You had an appointment with {{who}}, {{when}}: “{{title}}”. Did you meet?',
    rest: 'One tap is enough: the hours are recorded, and {{who}} confirms them.',
    button: 'Done, {{length}}',
    otherLength: 'It took longer or less',
    notDone: 'It did not happen',
  },
  'arrangement-tomorrow': {
    subject: 'Tomorrow: {{title}}',
    lead: 'Tomorrow you have an appointment with {{who}}: “{{title}}”.',
    button: 'My appointments',
    details,
  },
  'standing-proposed': {
    subject: '{{who}} proposes {{rhythm}}',
    lead_helps:
      '{{who}} proposes an appointment that repeats: “{{title}}”, {{rhythm}}. You would help.',
    'lead_is-helped':
      '{{who}} proposes an appointment that repeats: “{{title}}”, {{rhythm}}. You would be helped.',
    button: 'It suits me',
    other: 'Read and answer in the portal',
    closing: 'Nothing is arranged until you say yes. Every date can be skipped.',
    details: {
      first: 'The first time',
      last: 'The last time by',
      howLong: details.howLong,
      where: details.where,
    },
  },
  'standing-agreed': {
    subject: 'Agreed: {{rhythm}}',
    lead: 'It suits {{who}}: “{{title}}”, {{rhythm}}.',
    button: 'My appointments',
    closing:
      'Each date appears among your appointments a week before. Hours are never recorded by themselves.',
  },
  'standing-paused': {
    subject: 'Paused: {{title}}',
    lead: '{{who}} has paused “{{title}}”, {{rhythm}}.',
    'lead_by-portal':
      'The last three times nobody said whether you met: “{{title}}” with {{who}}, {{rhythm}}. So it is paused.',
    rest_until: 'It resumes on {{until}}.',
    'rest_by-portal':
      'Do you still meet? Then resume it with one tap. If you did meet, you can still record the hours.',
    button: 'My appointments',
    closing: 'While it is paused no new dates appear. Either of you can resume it.',
  },
  'standing-ended': {
    subject: 'It does not repeat: {{title}}',
    lead: 'The appointment with {{who}}, “{{title}}”, {{rhythm}}, does not repeat.',
    button: 'My appointments',
    closing: 'Hours that are recorded stay as they are.',
  },
} satisfies Translated<typeof it>;
