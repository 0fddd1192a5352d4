/** Trusted people, on one's own profile and on a member's page at the desk. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/trust.ts';

export default {
  signed: 'form signed {{day}}',
  own: {
    lead: 'If you trust another member, you can sign a form at the desk: that person then sees your exchanges and balance, and records and confirms for you.',
    none: 'For now nobody acts for you, and you act for nobody.',
    actsFor: 'You act for {{name}}',
    trusted: '{{name}} acts for you',
    act: 'Act for {{name}}',
  },
  end: {
    act: 'End it',
    actOf: 'End it: {{delegate}} for {{person}}',
    confirm: 'Yes, end it',
    keep: 'No, leave it',
    done: '{{delegate}} no longer acts for {{person}}',
    already: '{{delegate}} had already stopped acting for {{person}}',
    failed: 'It has not been ended',
    desk: {
      title: 'Shall {{delegate}} no longer act for {{person}}?',
      text: 'What {{delegate}} has done stays, with both names. Those with e-mail will hear of it. To begin again takes a new signature.',
    },
    member: {
      title: 'Shall {{delegate}} no longer act for you?',
      text: '{{delegate}} will no longer see your exchanges and your balance. What was done stays, with both names. To begin again takes a new signature at the desk.',
    },
    delegate: {
      title: 'Will you no longer act for {{person}}?',
      text: 'You will no longer see the exchanges and the balance of {{person}}. What you have done stays, with both names. To begin again takes a new signature at the desk.',
    },
  },
  desk: {
    ofBody: {
      title: 'Contacts',
      name: 'Name a contact',
      dialogTitle: 'A contact for {{name}}',
      dialogText:
        'They will act for {{name}}, with both names: record, confirm and cancel; never the hours that they gave themselves, or that another organisation of theirs gave. Keep the signed form.',
    },
    title: 'Trusted people',
    none: 'Nobody acts for {{name}}.',
    line: '{{delegate}} acts for {{person}}',
    name: 'Name a trusted person',
    dialogTitle: 'A trusted person for {{name}}',
    dialogText:
      'They will see the exchanges and the balance of {{name}}, and record, confirm and cancel in their place; never hours that they gave themselves. Keep the signed form.',
    who: 'Who will act for {{name}}?',
    whoMissing: 'Choose a person',
    notAMember: 'This person is not among the active members of your bank',
    samePerson: 'It takes somebody else: nobody is their own trusted person',
    withoutLogin: 'This person does not sign in to the portal, and so cannot act for others',
    signedOn: 'Form signed on',
    signedMissing: 'Write the day of the signature',
    submit: 'Save',
    done: '{{delegate}} now acts for {{person}}',
    failed: 'The trusted person has not been saved',
  },
} as const satisfies Translated<typeof it>;
