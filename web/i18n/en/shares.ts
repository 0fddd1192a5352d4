/** The yearly share of the bank at its desk: announced, shown, booked. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/shares.ts';

export default {
  back: 'Hours fund',
  title: 'Yearly share',
  lead: 'Once a year every member gives a few hours to the fund, which belongs to everybody. First everybody is told, then you see whom it concerns.',
  announcement: 'Where it stands',
  off: 'Your bank asks for no yearly share. It is turned on in the rules of the bank, if the members decide so.',
  toRules: 'Rules of the bank',
  notYet: 'The rule of the bank says <b>{{hours}}</b> a year. The share is not announced yet.',
  announced: 'The share of {{year}} is <b>{{hours}}</b>. {{by}} announced it on {{day}}.',
  opens: 'It can be recorded from {{day}}.',
  open: 'It can be recorded now.',
  booked: 'The share of {{year}} <b>is recorded</b>: {{by}} asked for it on {{day}}.',
  void: 'The rule has changed since the announcement: announce the share again.',
  announce: 'Announce the share of {{year}}',
  announceText:
    'The announcement sends every member an e-mail. Thirty days later, from {{day}}, the share of {{year}} can be recorded.',
  announceTitle: 'Announce the share of {{year}}?',
  announceQuestion:
    'Every member of the bank gets an e-mail: {{hours}} for {{year}}, from {{day}}. You tell those who have no e-mail.',
  announceAct: 'Announce',
  announceDone: 'Share of {{year}} announced',
  announceFailed: 'The share was not announced',
  preview: {
    title: 'Whom it concerns in {{year}}',
    sum_one: '<b>One member</b> gives {{hours}} to the hours fund.',
    sum_other: '<b>{{count}} members</b> give {{hours}} each: <b>{{total}}</b> to the hours fund.',
    today: 'As it is today: it is looked up again when the share is recorded.',
    nobody: 'Today the share concerns nobody.',
    withoutEmail_one: 'One of them has no e-mail: tell them yourself.',
    withoutEmail_other: '{{count}} of them have no e-mail: tell them yourself.',
    givers_one: 'Who gives the share: one person',
    givers_other: 'Who gives the share: {{count}} people',
    change: 'from {{before}} to {{after}}',
    leaveOut: 'Leave out',
    leftOut_one: 'Who is left out: one person',
    leftOut_other: 'Who is left out: {{count}} people',
    takeIn: 'Take in again',
  },
  why: {
    booked: 'has given the share already',
    excepted: 'chosen by the desk',
    newcomer: 'a member for less than a year',
    silent: 'no exchange for twelve months',
    'below-band': 'would go below the balance that the bank asks for',
  },
  book: {
    open_one: 'Record the share of one member',
    open_other: 'Record the share of {{count}} members',
    title: 'Record the share of {{year}}?',
    text_one:
      'One member gives {{hours}} to the fund. For a minute you can stop it; later you can take it back.',
    text_other:
      '{{count}} members give {{hours}} each, {{total}} in all. Each gets an e-mail. For a minute you can stop it; later you can take it back.',
    act: 'Record',
    done: 'The share of {{year}} starts in a minute',
    failed: 'The share was not recorded',
  },
} as const satisfies Translated<typeof it>;
