/** Which groups of people a page may tell of (specification §50), on plain numbers. */
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
 * least: the next one in the order goes with a small one, however large, for a choice by size would tell
 * sizes. A bank that would tell nothing names no group, and groups of nobody go.
 */
export function withoutSmall<Key>(all: readonly Counted<Key>[]): Told<Key>[] {
  const groups = all.filter(({ people }) => people > 0);
  const hidden = new Set(groups.filter(({ people }) => people < PEOPLE_MIN));
  while (hidden.size > 0 && hidden.size < groups.length && givesAway([...hidden])) {
    const last = groups.findLastIndex((group) => hidden.has(group));
    const next = [...groups.slice(last + 1), ...groups].find((group) => !hidden.has(group));
    if (next) hidden.add(next);
  }
  if (hidden.size === groups.length) return [];
  return groups.map((group) => ({
    key: group.key,
    people: hidden.has(group) ? null : group.people,
  }));
}

/** Of few people, or where all are as small or as large as small ones are, the sum tells each. */
function givesAway(hidden: readonly Counted<unknown>[]): boolean {
  const isEach = (many: number) => hidden.every(({ people }) => people === many);
  return sumOf(hidden) < PEOPLE_MIN || isEach(1) || isEach(PEOPLE_MIN - 1);
}

const sumOf = (groups: readonly Counted<unknown>[]): number =>
  groups.reduce((sum, { people }) => sum + people, 0);
