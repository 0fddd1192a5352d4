/** Members below the age of the bank, and who answers for them. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/minors.ts';

export default {
  title: 'Minors',
  lead: 'Members below the age that the bank asks for: on the board the desk speaks for them, and the desk alone sees their telephone. From 14 on they may sign in, by invitation.',
  new: 'New member',
  list: {
    none: 'No minors among the members',
    noneText:
      'When you register a member below the age, you find them here with who answers for them.',
    born: 'born {{day}}',
    until: 'below the age until {{day}}',
    ofAge: '18 on {{day}}',
    goes: 'on {{day}} this is deleted by itself',
    missing: 'the form of who answers for them is missing',
    both: '{{name}} ({{phone}}) and {{other}} answer for them',
    one: '{{name}} ({{phone}}) answers for them alone: {{why}}',
    write: 'Write the form',
    mend: 'Mend the form',
  },
  member: {
    title: 'Who answers for them',
    rules:
      'Until {{day}} they act for nobody, accompany nobody and do not administer; on the board the desk writes for them.',
  },
  fields: {
    intro:
      'They are below the age that the bank asks for: the form signed by who answers for them is needed.',
    name: 'Name of who signs',
    nameMissing: 'Write who has signed',
    phone: 'Telephone of who signs',
    phoneMissing: 'Write a number that they answer',
    alone: 'One person signs alone',
    otherName: 'Name of the other parent',
    otherMissing: 'Write the other parent, or tick that one signs alone',
    aloneWhy: 'Why one signs alone',
    aloneWhyHint: 'For example: “The other parent lives abroad”.',
    whyMissing: 'Write why one signs alone',
    signedOn: 'Form signed on',
  },
  form: {
    about: 'Who answers for {{name}}',
    save: 'Save',
    saved: 'The form is saved',
    failed: 'The form was not saved',
  },
} satisfies Translated<typeof it>;
