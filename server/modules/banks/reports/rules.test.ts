/** Groups of people on the yearly page: none of fewer than five, nor one that the sum gives away (specification §48). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PEOPLE_MIN } from '#contract/banks/reports.ts';
import { withoutSmall } from './rules.ts';

const told = (...people: number[]) =>
  withoutSmall(people.map((many, key) => ({ key, people: many }))).map((group) => group.people);

describe('groups of people', () => {
  it('are told whole where each has five, and groups of nobody go', () => {
    expect(told(5, 12, 40)).toEqual([5, 12, 40]);
    expect(told(0, 12, 0, 40)).toEqual([12, 40]);
    expect(told(12)).toEqual([12]);
  });

  it('hide a small one, and the next with it, for the sum of all would tell', () => {
    expect(told(4, 12, 40, 30)).toEqual([null, null, 40, 30]);
    expect(told(1, 4, 40)).toEqual([null, null, 40]);
    expect(told(1, 2, 7, 40)).toEqual([null, null, null, 40]);
  });

  it('are none in a bank that would tell nothing', () => {
    expect(told(3, 77)).toEqual([]);
    expect(told(3)).toEqual([]);
    expect(told(1, 2, 1)).toEqual([]);
    expect(told()).toEqual([]);
  });

  it('never let a small group be worked out from what is told and the sum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }), (sizes) => {
        const shown = told(...sizes);
        const groups = sizes.filter((many) => many > 0);
        if (shown.length === 0) return;
        shown.forEach((people, nth) => {
          if (people !== null) expect([groups[nth], people >= PEOPLE_MIN]).toEqual([people, true]);
        });
        // Whatever else the hidden ones could be, and would look the same.
        const open = groups.filter((_, nth) => shown[nth] === null);
        const sum = open.reduce((all, many) => all + many, 0);
        const alike = sharings(sum, open.length).filter((guess) => {
          let next = 0;
          const world = groups.map((many, nth) =>
            shown[nth] === null ? (guess[next++] ?? 0) : many,
          );
          return JSON.stringify(told(...world)) === JSON.stringify(shown);
        });
        open.forEach((many, nth) => {
          const could = new Set(alike.map((guess) => guess[nth]));
          expect([could.has(many), could.size > 1], `${sizes}`).toEqual([true, true]);
        });
      }),
      { numRuns: 400 },
    );
  });
});

/** Every way to share a sum among so many groups, each of somebody. */
function sharings(sum: number, groups: number): number[][] {
  if (groups === 0) return sum === 0 ? [[]] : [];
  return Array.from({ length: Math.max(0, sum - groups + 1) }, (_, nth) => nth + 1).flatMap((one) =>
    sharings(sum - one, groups - 1).map((rest) => [one, ...rest]),
  );
}
