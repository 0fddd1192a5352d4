/** Organisations that are members: the page of the desk and its form. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/bodies.ts';

export default {
  title: 'Organisations',
  lead: 'Associations, the town, the parish, a school: members like all others, with an account and a card. Their contacts act for them; where there are none, the desk does.',
  kinds: {
    association: 'Association',
    town: 'Town',
    parish: 'Parish',
    school: 'School',
    care: 'Care home or shelter',
    other: 'Another organisation',
  },
  fields: {
    name: 'Name of the organisation',
    kind: 'What it is',
    phone: 'Telephone',
    taxCode: 'Tax code',
    address: 'Address',
    representedBy: 'Who signed for the organisation',
    signedOn: 'Form signed on',
  },
  list: {
    caption: 'The organisations of the bank',
    referents: 'Contacts',
    desk: 'Nobody: the desk acts',
    balance: 'Balance',
    acts: 'Actions',
    change: 'Change',
    none: 'No organisation yet',
    noneText: 'When an organisation signs the form, you register it here.',
  },
  form: {
    new: 'New organisation',
    about: 'The data of {{name}}',
    lead: 'A business cannot be a member: a time bank is no trade.',
    choose: 'Choose',
    nameMissing: 'Write the name of the organisation',
    kindMissing: 'Choose what it is',
    representedMissing: 'Write who signed',
    register: 'Register the organisation',
    done: '{{name}} is a member: card {{number}}',
    failed: 'The organisation was not registered',
    save: 'Save',
    saved: 'Data of the organisation saved',
    notSaved: 'The data of the organisation were not saved',
    alike: 'There is somebody who looks like it',
    alikeOne: {
      member: '{{name}} is a member, card {{number}}.',
      left: '{{name}} was a member, card {{number}}. It can come back from the page of those who left.',
    },
    sure: 'It is another one: register',
  },
} as const satisfies Translated<typeof it>;
