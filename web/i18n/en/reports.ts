/** The yearly page: as it is read, written and printed. */
import type { Translated } from '#texts/translated.ts';
import type it from '../it/reports.ts';

export default {
  title: 'Yearly report {{year}}',
  year: 'Year',
  none: 'There is no report of that year: the bank came later, or the year is still to come.',
  print: 'Print',
  printFailed: 'Printing did not begin',
  views: { label: 'What is shown', page: 'The report', write: 'Your own words' },
  facts: {
    on: 'As of {{on}}, worked out on {{day}}.',
    seal: 'Code of that day’s seal: {{code}}.',
    bank: '{{bank}} · yearly report {{year}}',
  },
  chapters: {
    year: 'Our year',
    together: 'What we did together',
    alongside: 'With whom we worked',
    ahead: 'What comes next',
  },
  people: {
    bodies_one: '<b>One</b> of them is an organisation.',
    bodies_other: '<b>{{count}}</b> of them are organisations.',
    title: 'The people',
    start:
      'At the start of the year there were <b>{{start}}</b> members; <b>{{came}}</b> came and <b>{{went}}</b> left. On {{on}} they are <b>{{end}}</b>.',
    active:
      '<b>{{active}}</b> of <b>{{end}}</b> members gave or received hours, from person to person, in the last 365 days.',
    newcomers_one:
      '<b>One person</b> came for the first time; exchanged within thirty days: <b>{{met}}</b>.',
    newcomers_other:
      '<b>{{count}} people</b> came for the first time; exchanged within thirty days: <b>{{met}}</b>.',
    ages: 'By age:',
    sexes: 'By sex:',
    few: 'A dash stands where there are fewer than five people, or where the number would give them away.',
    tooFew: 'There are too few members to tell them by age and by sex.',
    under: 'under {{age}}',
    between: '{{from}} to {{to}}',
    over: '{{age}} and over',
    unknown: 'age not known',
    sex: { f: 'women', m: 'men', n: 'not said' },
  },
  hours: {
    bodies_one: 'Of these with organisations: <b>{{hours}}</b> in <b>one exchange</b>.',
    bodies_other: 'Of these with organisations: <b>{{hours}}</b> in <b>{{count}} exchanges</b>.',
    title: 'The hours',
    none: 'There are no exchanges in this year yet.',
    all_one:
      '<b>{{hours}}</b> in all, in <b>one exchange</b>: <b>{{between}}</b> from person to person and <b>{{community}}</b> for the community, which is the hours fund, with group lessons.',
    all_other:
      '<b>{{hours}}</b> in all, in <b>{{count}} exchanges</b>: <b>{{between}}</b> from person to person and <b>{{community}}</b> for the community, which is the hours fund, with group lessons.',
    worth:
      'At <b>€ {{euro}}</b> an hour this would be worth <b>€ {{sum}}</b>. In a time bank, though, hours are no money, and each is worth the same.',
    table: 'Hours and exchanges by group of activities',
    group: 'Activities',
    between: 'Between people',
    community: 'Community',
    cell: '{{hours}} ({{count}})',
    cellHint: 'In brackets, how many exchanges.',
    nothing: '–',
    friends_one:
      'With <b>one friend bank</b>: <b>{{given}}</b> given and <b>{{received}}</b> received.',
    friends_other:
      'With <b>{{count}} friend banks</b>: <b>{{given}}</b> given and <b>{{received}}</b> received.',
    fund: '<b>{{cameIn}}</b> came into the hours fund and <b>{{wentOut}}</b> went out of it.',
  },
  requests: {
    title: 'The board',
    none: 'Nobody put a request on the board in this year.',
    posted_one: '<b>One request</b> on the board; met by somebody of the board: <b>{{met}}</b>.',
    posted_other:
      '<b>{{count}} requests</b> on the board; met by somebody of the board: <b>{{met}}</b>.',
    median: 'The first yes comes, as a rule, after <b>{{days}}</b>.',
    soon: 'less than a day',
    days_one: '{{shown}} day',
    days_other: '{{shown}} days',
  },
  thanks: {
    title: 'They said thank you',
    note: 'With the consent of who wrote it and of who was thanked.',
  },
  write: {
    lead: 'Four short chapters in your own words stand in the report beside the figures. What you leave empty is not there. Each change is kept, with who made it.',
    last: 'The latest version is by {{name}}, {{when}}.',
    hints: {
      year: 'Who you are, and how the year went.',
      together: 'A story says more than a number.',
      alongside: 'The town, schools, other associations.',
      ahead: 'And what you need for it.',
    },
    hourWorth: 'What an hour would be worth, in euro',
    hourWorthHint:
      'Empty: the report says nothing of it. Hours are no money; some towns ask for it, though.',
    hourWorthWrong: 'Write an amount from 0.01 to 200, such as 12.50',
    quotes: 'Sentences of thanks',
    quotesHint: 'Without names, and only where both have said yes.',
    save: 'Save',
    saved: 'Saved',
    failed: 'It is as it was',
    choices: { yes: 'Up to three in the report', no: 'None' },
    empty: 'nothing',
  },
} as const satisfies Translated<typeof it>;
