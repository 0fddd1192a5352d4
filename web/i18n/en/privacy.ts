/** The privacy notice of a bank and who agreed to it; and erasing one’s data. */
import type it from '../it/privacy.ts';
import type { Translated } from '../namespaces.ts';

export default {
  erasure: {
    title: 'Erasing your data',
    lead: 'You can ask the portal to forget who you are.',
    goes: 'What goes: name, how to reach you, picture, date of birth, password, passkeys and devices, and the words you wrote in messages, notices and answers.',
    stays:
      'What stays: exchanges with hours, day, activity and note, because the books belong to those you exchanged with too, and the words of others. A number stands in the place of your name, for example Person 4711.',
    obstacle: {
      member:
        'You are a member of a bank. First ask its desk to close your account; then come back here.',
      'last-admin':
        'You are the only administrator of your bank. First appoint somebody else and have your account closed; then come back here.',
      'portal-admin':
        'You administer the portal. First, the person who runs it takes your address off the administrators.',
      'request-open':
        'A request of yours waits for an answer. First withdraw it; then come back here.',
    },
    act: 'Erase my data',
    waits: 'You asked us to erase your data. We do it {{day}}; until then you can take it back.',
    keep: {
      act: 'Keep my data',
      done: 'Your data stay',
      failed: 'It could not be taken back',
    },
    ask: {
      title: 'Do you want to erase your data?',
      lead: 'We do it in {{days}} days. You get an e-mail at once, with a link to take it back. After that there is no way back.',
      submit: 'Erase my data',
      done: 'Request received: look at your e-mail',
    },
  },
  card: {
    title: 'The privacy notice',
    first: 'Your bank asks you to read how it handles your data.',
    changed: 'Your bank has rewritten its privacy notice and asks whether you agree.',
    where: 'You find it at the foot of this page, when you have time.',
    read: 'Read and answer',
  },
  ask: {
    title: 'The privacy notice of your bank',
    first: 'Here your bank explains how it handles your data. Take your time: there is no hurry.',
    changed:
      'Your bank has rewritten its notice. Take your time: there is no hurry, and everything goes on working.',
    now: 'The text of today, saved {{day}}',
    before: 'The text you agreed to {{day}}',
    leaving:
      'You do not agree? Talk to the office of your bank. Who does not want the bank to handle their data can leave it: the hours exchanged stay in everybody’s books.',
    later: 'Decide later',
    accept: 'I have read it and agree',
    done: 'Thank you: we have noted that you agree',
    newer: 'The bank has changed the text meanwhile: here is the new one.',
    failed: 'We could not note your answer',
  },
  desk: {
    back: 'The bank',
    title: 'Privacy notice',
    lead: 'The versions of the notice, and who agreed to them. Who has not answered yet can use everything all the same.',
    waitingTitle: 'Who has not answered yet',
    nobodyWaits_one: 'The only member has answered.',
    nobodyWaits_other: 'All {{count}} members have answered.',
    waiting_one: '{{count}} member of {{of}} has not answered yet.',
    waiting_other: '{{count}} members of {{of}} have not answered yet.',
    withoutLogin_one: '{{count}} of them uses no e-mail: ask for a signature on paper.',
    withoutLogin_other: '{{count}} of them use no e-mail: ask for a signature on paper.',
    remindText:
      'The others read it at their next visit. An e-mail comes to each of them once a month at most.',
    remind_one: 'Write to {{count}} member',
    remind_other: 'Write to {{count}} members',
    reminded_one: 'One e-mail is on its way',
    reminded_other: '{{count}} e-mails are on their way',
    remindFailed: 'We could not send the e-mails',
  },
  list: {
    views: 'Which members',
    view: { waiting: 'Not answered', all: 'All' },
    caption: 'The members and the privacy notice',
    name: 'Member',
    agreed: 'Agreed to',
    never: 'Nothing yet',
    state: 'Where it stands',
    answered: 'Has answered',
    asked: 'Reads it at the next visit',
    atDesk: 'No e-mail: a signed sheet is needed',
    reminded: 'E-mail sent {{day}}',
    acts: 'Actions',
    paper: 'Signed sheet',
    way: {
      joining: 'Version {{number}}, on joining, {{day}}',
      screen: 'Version {{number}}, {{day}}',
      paper: 'Version {{number}}, on paper, {{day}}',
      before: 'Version {{number}}, before versions were kept, {{day}}',
    },
    empty: 'Everybody has answered',
    emptyText: 'When the notice changes, those who have not answered are listed here.',
  },
  versions: {
    title: 'The versions',
    one: 'Version {{number}}, saved {{day}}',
    by: 'by {{name}}',
    slip: 'only a correction',
    agreed_one: '{{count}} person agreed to it',
    agreed_other: '{{count}} people agreed to it',
    read: 'Read the text',
  },
  paper: {
    title: 'Signed sheet: {{name}}',
    lead: 'Note that the sheet with the signed notice is at the office.',
    text: 'The text to sign (version {{number}})',
    signed: 'The signed sheet is here',
    signedRequired: 'Without the signed sheet nothing can be noted',
    signedOn: 'Signed on',
    leave: 'Leave it as it was',
    save: 'Note it',
    done: 'Noted for {{name}}',
    failed: 'We could not note the sheet',
  },
} satisfies Translated<typeof it>;
