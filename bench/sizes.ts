/** How big the portal of a bench is: `-- --members 100000 --exchanges 2000000 --banks 50`. */

/** The members of the big bank and of the tiny one, which are the same at every size. */
const BIG_MEMBERS = 10_000;
const TINY_MEMBERS = 10;
const BIG_EXCHANGES = 100_000;
/** So that friend banks and others have a few members each. */
export const LEAST = { members: 20_000, exchanges: 10_000, banks: 10 };

export interface Sizes {
  members: number;
  exchanges: number;
  banks: number;
}

export const USUAL_SIZES: Sizes = { members: 100_000, exchanges: 2_000_000, banks: 50 };

/** The options that say how big. */
export const sizeOptions = {
  members: { type: 'string', default: String(USUAL_SIZES.members) },
  exchanges: { type: 'string', default: String(USUAL_SIZES.exchanges) },
  banks: { type: 'string', default: String(USUAL_SIZES.banks) },
} as const;

/** The sizes of the command line. @throws when one is not a number, or too small to be filled */
export function sizesOf(values: Record<keyof Sizes, string>): Sizes {
  const sizeOf = (name: keyof Sizes): number => {
    const size = Number(values[name]);
    if (Number.isInteger(size) && size >= LEAST[name]) return size;
    throw new Error(`--${name} must be a number from ${LEAST[name]} on`);
  };
  return { members: sizeOf('members'), exchanges: sizeOf('exchanges'), banks: sizeOf('banks') };
}

/** How many exchanges the big bank has: a quarter of a small portal, 100,000 of a big one. */
export const exchangesOfBigBank = ({ exchanges }: Sizes): number =>
  Math.min(BIG_EXCHANGES, Math.floor(exchanges / 4));

/** How many members each of the banks has that are neither big nor tiny. */
export const membersOfOtherBanks = ({ members, banks }: Sizes): number =>
  Math.floor((members - BIG_MEMBERS - TINY_MEMBERS) / (banks - 2));
