/** What the rules of a bank are called, on screens and in letters. */

import type it from '../it/rule-names.ts';
import type { Translated } from '../translated.ts';

export default {
  'band-low': 'Lowest balance',
  'band-low-first-year': 'Lowest balance in the first year',
  'band-high': 'Highest balance',
  'band-hard': 'Stopping confirmations below the lowest balance',
  'balances-visible': 'Balances open to members',
  'newcomer-gift': 'Welcome hours',
  'gift-most': 'Largest gift',
  'gifts-in-a-year': 'Gifts in a year',
  'lesson-preparation': 'Preparing a group lesson',
  'yearly-share': 'Yearly share',
  'fund-low': 'Lowest balance of the hours fund',
  'board-digest': 'News of the board by e-mail',
  'board-digest-day': 'Day of the news of the board',
  'board-public': 'Public board',
  'board-checked-first': 'Notices that the desk looks at first',
  'desk-second-factor': 'Second step for the desk',
  'cheque-days': 'How long cheques are good',
  'statement-months': 'Months between two statements',
} satisfies Translated<typeof it>;
