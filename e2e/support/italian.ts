/** What the portal says in Italian, by key: a story in a browser compares as one over HTTP does. */
export { italian } from '#server/test/support/italian.ts';
