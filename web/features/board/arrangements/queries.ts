/** The reader's appointments, as several places ask for them; those to come are kept for times without a connection. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { askOrRecall } from '#web/api/kept-answers.ts';
import { read } from '#web/api/read.ts';

/** More than anybody has open, or looks back at. */
const MOST = 100;

/** What is open, the next first. */
const OPEN = { query: { part: 'open', limit: MOST } } as const;
export const openQuery = queryOptions({
  ...read('listArrangements', OPEN),
  queryFn: ({ signal }) => askOrRecall('agenda', () => call('listArrangements', OPEN, { signal })),
});

/** What is over, the latest first. */
export const overQuery = read('listArrangements', { query: { part: 'over', limit: MOST } });

/** What repeats. */
export const standingsQuery = queryOptions({
  ...read('listStandings'),
  queryFn: ({ signal }) => askOrRecall('standings', () => call('listStandings', {}, { signal })),
});
