/** Policies, and the list for the insurer. */
import words from '#texts/en/insured-words.ts';
import columns from '#texts/en/register-words.ts';
import type { Translated } from '#texts/translated.ts';
import type it from '../it/insured.ts';

export default {
  words,
  columns: columns.columns,
  title: 'Insurance',
  volunteers: 'The portal does not replace the book of volunteers.',
  policy: {
    none: 'There is no policy yet.',
    add: 'New policy',
    change: 'Change',
    one: '{{insurer}}, policy {{number}}',
    span: '{{from}} to {{to}}',
    which: 'Policy',
    covers: { all: 'covers all active members', some: 'covers the members chosen' },
  },
  form: {
    insurer: 'Insurer',
    number: 'Number of the policy',
    from: 'From',
    to: 'To',
    covers: 'Who is covered',
    options: { all: 'All active members', some: 'Members who are chosen' },
    save: 'Save',
    saved: 'Saved',
    failed: 'It stayed as it was',
    meanwhile: 'Somebody has just written something else. Look again, and repeat.',
    insurerMissing: 'Write who insures you',
    numberMissing: 'Write the number of the policy',
    coversMissing: 'Choose who is covered',
  },
  choose: { act: 'Choose who is covered', who: 'Who is covered', on: 'From' },
  list: {
    day: 'Who is covered on',
    since: 'Changes since the list of {{day}}',
    count_one: '{{count}} person covered',
    count_other: '{{count}} people covered',
    nobody: 'Nobody is covered on that day.',
    noBirthDate: 'the birth date is missing',
    noTaxCode: 'the tax code is missing',
    missing_one: 'The birth date of one person is missing: the insurer asks for it.',
    missing_other: 'The birth dates of {{count}} people are missing: the insurer asks for them.',
    print: 'Print the list',
    printFailed: 'The list could not be printed',
    invalid: 'Write a day, such as 31/12/2026',
  },
  paper: { title: 'List for the insurer, {{day}}', birth: 'Birth' },
} satisfies Translated<typeof it>;
