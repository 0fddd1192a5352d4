/** The sources of the pages that are seen first, and of others that show no form that is checked. */
import { join } from 'node:path';

const at = (...files: string[]) => files.map((file) => join(import.meta.dirname, file));

/** All pages but those of the desks, and those. */
export const PAGES = at('router.tsx');
export const DESKS = join(import.meta.dirname, 'desk-pages.tsx');

export const APP = at('main.tsx');
/** Its lower part comes late, and shares its files. */
export const LANDING = at('screens/landing.tsx', 'screens/landing/below.tsx');
export const HOME = at('app-providers.tsx', 'screens/frame/guards.tsx', 'screens/home.tsx');
/** What some homes load by themselves: the first one of a member, and where an answer is asked for. */
export const RARELY_AT_HOME = at(
  'features/hours/own/first-steps.tsx',
  'features/people/consents/consent-line.tsx',
);
/** What a member's home loads by itself after its first drawing. */
export const QUIET_HOME = [
  ...RARELY_AT_HOME,
  ...at(
    'features/hours/own/latest-card.tsx',
    'features/hours/parts/band-line.tsx',
    'features/hours/parts/cancel-own-dialog.tsx',
    'features/hours/parts/follow-news.ts',
    'features/hours/parts/neighbours.tsx',
    'features/hours/todo/other-matter.tsx',
    'screens/frame/late-news.tsx',
    'screens/home/below.tsx',
  ),
];
/** Lists and pages to read, whose forms open when they are asked for. */
export const WITHOUT_FORM_IN_SIGHT = at(
  'screens/bank/home.tsx',
  'screens/board.tsx',
  'screens/messages.tsx',
  'screens/my-exchanges.tsx',
  'screens/my-year.tsx',
  'screens/pending-exchanges.tsx',
  'screens/people.tsx',
  'screens/profile/first-page.tsx',
);
