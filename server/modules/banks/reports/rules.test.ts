/** Groups of people on the yearly page: none of fewer than five, nor one that can be worked out (specification §50). */
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
    expect(told(40, 12, 4)).toEqual([null, 12, null]);
    expect(told(1, 4, 40)).toEqual([null, null, 40]);
    expect(told(1, 2, 7, 40)).toEqual([null, null, null, 40]);
    expect(told(4, 9, 4, 9)).toEqual([null, 9, null, null]);
  });

  it('are none in a bank that would tell nothing', () => {
    expect(told(3, 77)).toEqual([]);
    expect(told(3)).toEqual([]);
    expect(told(1, 2, 1)).toEqual([]);
    expect(told()).toEqual([]);
  });

  it.each([
    [2, 30],
    [3, 20],
    [4, 12],
    [5, 8],
    [6, 6],
  ])('never let one be worked out: all worlds of %i groups of %i at most', (many, most) => {
    // What each hidden group may have, in all worlds that look the same to who knows how they are told.
    const alike = new Map<string, { sum: number; could: Set<number>[] }>();
    for (const world of worldsOf(many, most)) {
      const shown = told(...world);
      const hidden = world.filter((_, nth) => shown[nth] === null);
      if (shown.some((people) => people !== null && people < PEOPLE_MIN)) expect(shown).toBe(world);
      if (shown.length === 0 || hidden.length === 0) continue;
      const sum = hidden.reduce((all, people) => all + people, 0);
      const look = `${JSON.stringify(shown)} of ${sum}`;
      const { could } = alike.get(look) ?? { could: hidden.map(() => new Set<number>()) };
      for (const [nth, people] of hidden.entries()) could[nth]?.add(people);
      alike.set(look, { sum, could });
    }
    const given = [...alike]
      // The others would have more people than these worlds have.
      .filter(([, { sum, could }]) => sum - could.length < most)
      .filter(([, { could }]) => could.some(({ size }) => size < 2));
    expect(given.map(([look]) => look)).toEqual([]);
    expect(alike.size > 0).toBe(many > 2);
  });
});

/** Every world of so many groups, each of somebody. */
function* worldsOf(many: number, most: number): Generator<number[]> {
  if (many === 0) yield [];
  else {
    for (const others of worldsOf(many - 1, most)) {
      for (let people = 1; people <= most; people += 1) yield [...others, people];
    }
  }
}
