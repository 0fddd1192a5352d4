/** Which groups of people a page may tell of (specification §48), on plain numbers. */
import { PEOPLE_MIN } from '#contract/banks/reports.ts';

export interface Counted<Key> {
  key: Key;
  people: number;
}

export interface Told<Key> {
  key: Key;
  /** Null where it is not told. */
  people: number | null;
}

/**
 * Groups of the same people, as far as they may be told: none of fewer than five, and none from which the
 * sum of all gives such a one away. What is not told together is always two groups and five people at
 * least; a bank that would tell nothing names no group. The order stays, and groups of nobody go.
 */
export function withoutSmall<Key>(all: readonly Counted<Key>[]): Told<Key>[] {
  const groups = all.filter(({ people }) => people > 0);
  const ascending = [...groups].sort((one, other) => one.people - other.people);
  const hidden = ascending.filter(({ people }) => people < PEOPLE_MIN);
  const isFew = () => hidden.length < 2 || sumOf(hidden) < PEOPLE_MIN;
  while (hidden.length > 0 && hidden.length < ascending.length && isFew()) {
    hidden.push(...ascending.slice(hidden.length, hidden.length + 1));
  }
  if (hidden.length === groups.length) return [];
  return groups.map((group) => ({
    key: group.key,
    people: hidden.includes(group) ? null : group.people,
  }));
}

const sumOf = (groups: readonly Counted<unknown>[]): number =>
  groups.reduce((sum, { people }) => sum + people, 0);
