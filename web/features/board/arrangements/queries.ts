/** The reader's appointments, as several places ask for them; those to come are kept for times without a connection. */
import { read } from '#web/api/read.ts';

/** More than anybody has open, or looks back at. */
const MOST = 100;

/** What is open, the next first. */
export const openQuery = read(
  'listArrangements',
  { query: { part: 'open', limit: MOST } },
  { keptAt: 'agenda' },
);

/** What is over, the latest first. */
export const overQuery = read('listArrangements', { query: { part: 'over', limit: MOST } });

/** What repeats. */
export const standingsQuery = read('listStandings', {}, { keptAt: 'standings' });
