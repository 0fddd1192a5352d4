/** Letters between a person and a bank. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/members.ts';

export default {
  'join-requested': {
    subject: 'New request to join: {{applicant}}',
    lead: '{{applicant}} asks to join your bank, {{bank}}.',
    button: 'Accept or deny',
    closing: 'Anyone who asks gets an e-mail with your answer.',
    details: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Telephone',
    },
  },
  'join-accepted': {
    subject: 'Your request has been accepted: {{bank}}',
    lead: '{{bank}} has accepted your request to join.',
    rest: 'From now on you can record your exchanges and confirm those that concern you. Every hour is worth an hour, whatever the service.',
    button: 'Sign in',
  },
  'join-denied': {
    subject: 'Your request has not been accepted: {{bank}}',
    lead: '{{bank}} has not accepted your request to join.',
    rest: 'You can ask to join another bank whenever you like.',
    button: 'Choose another bank',
    closing: 'Do you think this is a mistake? Write to the bank: {{bankEmail}}',
  },
  'member-removed': {
    subject: 'Your membership has ended: {{bank}}',
    lead: '{{bank}} has ended your membership. Your exchanges and your balance stay in its books.',
    rest: 'You can ask to join another bank whenever you like.',
    button: 'Choose another bank',
    closing: 'Do you think this is a mistake? Write to the bank: {{bankEmail}}',
  },
  'delegate-named': {
    subject_member: '{{delegate}} may act for you',
    subject_delegate: 'You may now act for {{person}}',
    lead_member: 'The desk has noted that {{delegate}} is your trusted person in {{bank}}.',
    lead_delegate:
      '{{person}} trusts you: the desk of {{bank}} has noted that you are their trusted person.',
    rest_member:
      'They see your exchanges and your balance, and record, confirm and cancel for you. Everything carries both names. Profile, password and membership stay yours alone.',
    rest_delegate:
      'In the menu with your name you find “Act for {{person}}”. You cannot confirm hours that you gave yourself: the desk does that.',
    button: 'See it in your profile',
    closing:
      'You can end this whenever you like, in your profile. Is something wrong? Write to the bank: {{bankEmail}}',
    details: {
      who_member: 'Person of trust',
      who_delegate: 'For whom',
      signedOn: 'Form signed on',
    },
  },
  'delegate-ended': {
    subject_member: '{{delegate}} no longer acts for you',
    subject_delegate: 'You no longer act for {{person}}',
    lead_member: '{{delegate}} is no longer your trusted person in {{bank}}.',
    lead_delegate: 'You are no longer the trusted person of {{person}} in {{bank}}.',
    rest: 'What was done until now stays, with both names.',
    button: 'See it in your profile',
    closing: 'Do you think this is a mistake? Write to the bank: {{bankEmail}}',
    details: {
      endedBy: 'Who decided it',
    },
  },
  'companion-named': {
    subject_newcomer: '{{partner}} is there for you in your first weeks',
    subject_companion: 'You are there for {{partner}} in the first weeks',
    lead_newcomer:
      'Welcome to {{bank}}! In your first weeks {{partner}} is there for you: ask how things work, what you could offer, and who could lend you a hand.',
    lead_companion:
      'The desk of {{bank}} has chosen you to accompany {{partner}}, who has just joined. A little is enough: a call, a few words on how it works, the first exchange together.',
    rest_newcomer:
      'It ends by itself after sixty days, or after your first two exchanges. They see no more of you than any member does.',
    rest_companion:
      'It ends by itself after sixty days, or after their first two exchanges. You see no more of {{partner}} than any member does: no balance, no exchanges.',
    button: 'See it on your page',
    closing:
      'You can stop whenever you like, with one click and without a reason. Any questions? Write to the bank: {{bankEmail}}',
    details: { phone: 'Phone' },
  },
  'consent-asked': {
    subject: 'Read the privacy notice',
    subject_again: 'Your time bank has changed its privacy notice',
    lead: 'The privacy notice of {{bank}} says how your data are handled. Read it and tell us whether you agree.',
    lead_again:
      '{{bank}} has rewritten its privacy notice, which says how your data are handled. Read it and tell us whether you agree.',
    rest: 'Your hours stay yours, and the portal goes on working if you answer later.',
    button: 'Read and answer',
  },
} satisfies Translated<typeof it>;
