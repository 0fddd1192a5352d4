/** That the reader's bank is suspended; apart from the other queries, for nobody waits for it. */
import { read } from '#web/api/read.ts';

/** Since when my bank is suspended; null while it is open. */
export const suspensionQuery = read(
  'readOwnSuspension',
  {},
  // Who waits for it sees that it is open again.
  { refetchInterval: ({ state }) => (state.data ? 60_000 : false) },
);
