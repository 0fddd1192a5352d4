/** Chance that is the same at every run. */
export function chance(seed: number) {
  let state = seed;
  /** A whole number from 0 on, below that one. */
  const below = (many: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * many);
  };
  const oneOf = <Thing>(...things: Thing[]): Thing => {
    const [chosen = things[0]] = things.slice(below(things.length));
    if (chosen === undefined) throw new Error('there is something to choose from');
    return chosen;
  };
  return { below, oneOf };
}
