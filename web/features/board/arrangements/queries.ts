/** The reader's appointments, as two places ask for them. */
import { read } from '#web/api/read.ts';

/** More than anybody has open, or looks back at. */
const MOST = 100;

/** What is open with the next first, or what is over with the latest first. */
export function arrangementsQuery(part: 'open' | 'over') {
  return read('listArrangements', { query: { part, limit: MOST } });
}
