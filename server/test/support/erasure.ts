/** The lists of what an erasure takes away, and erasing somebody at once, for the story that searches the database. */
import { erasePerson } from '#server/modules/people/erasure/erasing.ts';
import type { TestPortal } from './portal.ts';

export { DELETED, EMPTIED } from '#server/modules/people/erasure/gone-sql.ts';

export function eraseAtOnce({ deps }: TestPortal, personId: number): Promise<void> {
  const { database, clock } = deps;
  return database.transaction((transaction) => erasePerson(transaction, clock.now(), personId));
}

export { keepListOfErased } from '#server/modules/people/erasure/list-of-erased.ts';
