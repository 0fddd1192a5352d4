/** What a bank carries outside: the text for the group, the paper of the month. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/outside.ts';

export default {
  group: {
    act: 'Copy for the group',
    title: 'For the group',
    lead: 'The requests that everybody may read, without names. The portal sends nothing: you paste it.',
    bulletin: 'The portal sends nothing: you paste it.',
    label: 'The text of this week',
    share: 'Share',
    copy: 'Copy',
    close: 'Close',
    copied: 'The text is copied: paste it into the group.',
    failed: 'It cannot be copied from here: select the text and copy it by hand.',
    visits_zero: 'Nobody has opened the link this week yet.',
    visits_one: 'The link was opened once this week.',
    visits_other: 'The link was opened {{count}} times this week.',
    closed:
      'Only members read the board. With the rule “Public board”, requests can go into the group, without names.',
    rules: 'Go to the rules',
  },
  paper: {
    act: 'Paper of the month',
    title: 'Paper of the month',
    lead: 'Announcements, the open requests, then the offers by group, in large type on A4. Nothing is sent: it is printed, or saved as a PDF.',
    month: 'Month',
    edition: 'For whom',
    members: 'For members: with the name, and the telephone of those who show it',
    outside: 'For everybody: without names, like the public board',
    membersAlone:
      'For members: with the name, and the telephone of those who show it. Leave none outside: only members read the board.',
    keep: 'Not now',
    print: 'Print',
    failed: 'The paper cannot be made',
    news: 'From the bank',
    when: '{{day}}, {{from}} to {{to}}',
    requests: 'They look for help',
    offers: 'They offer',
    noRequests: 'Nobody looks for help at the moment.',
    noOffers: 'There are no offers at the moment.',
    phone: 'Desk {{phone}}',
    until: 'by {{day}}',
    number: 'no. {{n}}',
    foot: {
      members: 'Can you help? Call, or answer on the board: the desk finds a notice by its number.',
      outside:
        'Can you help, or do you need something? Call the desk and say the number of the notice. Here an hour is an hour, for everybody.',
    },
  },
} satisfies Translated<typeof it>;
