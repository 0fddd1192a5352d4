/** Texts of the desk's page about the appointments of members. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/bank-appointments.ts';

export default {
  title: 'Appointments of members',
  lead: 'Who meets today and tomorrow, with phone numbers. For those who use no e-mail you answer, on their word.',
  views: { label: 'Which appointments', soon: 'Today and tomorrow', open: 'All that are open' },
  member: { title: 'Appointments', none: 'none arranged' },
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
  propose: {
    button: 'Set a day',
    title: 'Set a day for a member',
    lead: 'For those who use no e-mail, on their word. The other person reads it in an e-mail and answers with one tap; if they use none either, you answer from here.',
    forWhom: 'For whom',
    forWhomHint: 'Only those who use no e-mail: the others do it themselves.',
    hasLogin: 'This person signs in to the portal: they propose the day themselves.',
    missing: { forPerson: 'Choose for whom', userTo: 'Choose with whom' },
    somebody: { given: 'Helps the other person', received: 'Is helped' },
    given: '{{who}} helps',
    received: '{{who}} is helped',
    bank: 'Bank of the other person',
    willGive: '{{who}} helps {{other}}.',
    willReceive: '{{other}} helps {{who}}.',
    sent: 'Proposed for {{who}}. Now {{other}} answers.',
  },
  dropTitle: 'Call it off for {{who}}?',
  dropText:
    'The other person reads it at once: it cannot be taken back, only another day can be proposed.',
  dropAct: 'Call it off',
} satisfies Translated<typeof it>;
