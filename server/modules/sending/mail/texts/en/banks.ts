/** Letters about banks, their rules and links. */
import rules from '#texts/en/bank-rules.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/banks.ts';

export default {
  'link-requested': {
    subject: 'Request for a link: {{asking}}',
    lead: '{{asking}} asks to be linked with your bank, {{asked}}.',
    rest: 'If you accept, the members of the two banks can exchange hours with each other.',
    button: 'Accept or decline',
  },
  'link-approved': {
    subject: 'New friend bank: {{asked}}',
    lead: '{{asked}} has accepted the link with {{asking}}.',
    rest: 'From now on the members of the two banks can exchange hours with each other.',
    button: 'See the network',
  },
  'link-rejected': {
    subject: 'Link not accepted: {{asked}}',
    lead: '{{asked}} has not accepted the link with {{asking}}.',
    button: 'See the network',
  },
  'application-received': {
    subject: 'Request for a new bank: {{bank}}',
    lead: '{{applicant}} asks to open a new bank: {{bank}}.',
    button: 'Approve or deny',
    details: {
      bank: 'Bank',
      address: 'Address',
      president: 'President',
      email: 'E-mail of the bank',
      applicant: 'Requested by',
    },
  },
  'application-approved': {
    subject: 'The bank is open: {{bank}}',
    lead: '{{bank}} is now part of {{portal}}. It is administered by {{applicant}}.',
    rest: 'From now on you can welcome members, record exchanges and link up with other banks.',
    button: 'Go to the bank',
  },
  'application-denied': {
    subject: 'The request has not been accepted: {{bank}}',
    lead: 'Your request to open the bank {{bank}} has not been accepted.',
    rest: 'You can join a bank that is already open, or apply again after talking to the people who run the portal.',
    button: 'Back to the portal',
  },
  'rule-changed': {
    subject: 'A rule of your time bank changes: {{title}}',
    lead: '{{by}} has changed a rule of your time bank, {{bank}}.',
    button: 'Read the rules of the bank',
    closing: 'Exchanges that are confirmed stay as they are.',
    details: {
      rule: 'Rule',
      before: 'Before',
      now: 'From now on',
      why: 'Why',
    },
    rules,
    yes: 'yes',
    no: 'no',
  },
  'share-announced': {
    subject: 'Yearly share {{year}}: {{hours}}, from {{day}}',
    lead: '{{bank}} asks every member for {{hours}} for {{year}}. From {{day}} the desk may record them: they go from your account to the hours fund.',
    rest: 'The hours fund belongs to everybody: it rewards those who keep the desk open and welcomes newcomers.',
    end: 'The share is not asked of those who joined less than a year ago, who have exchanged no hours for twelve months, or who would go below the balance that the bank asks for.',
    button: 'Read the rules of the bank',
    closing: 'Something is not right? Talk to the desk.',
    closing_phone: 'Something is not right? Talk to the desk, {{phone}}.',
  },
  'webhook-turned-off': {
    subject: 'A webhook of your time bank has been turned off',
    lead: 'For five days an address to which the portal sends news of your time bank has not answered as it should. We have turned it off: it gets nothing from now on.',
    rest: 'Exchanges and balances are not affected. The person who looks after the program can put it right, and then you turn it on again.',
    button: 'Open the webhooks',
    details: {
      url: 'Address',
    },
  },
  'bank-suspended': {
    subject: 'The time bank is suspended: {{bank}}',
    lead: 'The people who run the portal {{portal}} have suspended {{bank}}.',
    rest: 'Members sign in as always and read everything: balance, exchanges, statement, their own data. For now no hours are recorded or confirmed, and nothing in the bank is changed. No hours are lost.',
    end: 'What was on its way goes on by itself when the bank reopens.',
    button: 'Open the bank',
    details: {
      reason: 'Reason',
    },
  },
  'bank-reopened': {
    subject: 'The time bank is open again: {{bank}}',
    lead: 'The people who run the portal {{portal}} have reopened {{bank}}: hours are recorded and confirmed as before.',
    rest: 'What was on its way when it was suspended goes on already.',
    button: 'Open the bank',
    details: {
      reason: 'Reason',
    },
  },
} satisfies Translated<typeof it>;
