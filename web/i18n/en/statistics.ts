/** The bank in figures, in English. */
import type it from '../it/statistics.ts';
import type { Translated } from '../namespaces.ts';

export default {
  title: 'The bank in figures',
  period: 'Period',
  periods: {
    twelve: 'Last twelve months',
    year: 'This year',
    last: 'Last year',
    always: 'All times',
    other: 'Other dates',
  },
  from: 'From',
  to: 'To',
  asTable: 'See the table',
  exchanges: 'Exchanges',
  hours: 'Hours',
  empty: 'No confirmed exchange in this period',
  emptyText: 'Try other dates.',
  emptyAct: 'See all times',
  months: {
    title: 'Hours by month',
    month: 'Month',
    sum_one: '<b>One exchange</b>, <b>{{hours}}</b>.',
    sum_other: '<b>{{count}} exchanges</b>, <b>{{hours}}</b> in all.',
  },
  activities: {
    title: 'Activities',
    activity: 'Activity',
    others_one: 'One more',
    others_other: '{{count}} more',
  },
  members: {
    title: 'Who took part',
    sum: '<b>{{active}}</b> of <b>{{all}}</b> members gave or received hours.',
    what: 'Members of today',
    many: 'How many',
    both: 'Gave and received',
    gave: 'Only gave',
    received: 'Only received',
    neither: 'Neither gave nor received',
  },
  flows: {
    title: 'With friend banks',
    bank: 'Bank',
    given: 'Given',
    received: 'Received',
    none: 'No confirmed exchange with other banks.',
  },
} satisfies Translated<typeof it>;
