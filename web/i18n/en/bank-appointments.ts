/** Texts of the desk's page about the appointments of members. */
import type it from '../it/bank-appointments.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'Appointments of members',
  lead: 'Who meets today and tomorrow, with phone numbers. For those who use no e-mail you answer, on their word.',
  views: { label: 'Which appointments', soon: 'Today and tomorrow', open: 'All that are open' },
  none: { soon: 'Nobody meets today or tomorrow.', open: 'No open appointments.' },
  basis: {
    label: 'How did they tell you?',
    present: 'In person',
    phone: 'By phone',
    paper: 'On paper',
  },
  gives: 'Helps:',
  receives: 'Is helped:',
  noEmail: 'no e-mail',
  noPhone: 'no phone',
  state: { agreed: 'Agreed', proposed: 'To be answered' },
  agree: 'It suits {{who}}',
  cannot: '{{who}} cannot',
  notDone: '{{who}}: it did not happen',
  done: '{{who}}: done, {{hours}}',
  agreed: 'You have said yes for {{who}}.',
  dropped: 'The appointment of {{who}} is called off. The other person knows.',
  recorded: 'Recorded: {{hours}}.',
  meanwhile: 'This appointment has changed meanwhile.',
  failed: 'It did not work',
} satisfies Translated<typeof it>;
