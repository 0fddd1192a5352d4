/** What a list of exchanges is sorted and narrowed by (specification §5); without a schema, so that a list needs none. */
import type { ExchangeState } from './exchange-states.ts';

/** The sides a list can be narrowed to: what the reader gave, or received. */
export const EXCHANGE_SIDES = ['creditor', 'debtor'] as const;
export type ExchangeSide = (typeof EXCHANGE_SIDES)[number];

/** The columns an exchange list may be sorted by. */
export const EXCHANGE_SORTS = [
  'dateOfTransaction',
  'userFromFullName',
  'bankFromName',
  'userToFullName',
  'bankToName',
  'note',
  'description',
  'quantityOfHours',
  'creator',
  'createdAt',
  'id',
] as const;
export type ExchangeSort = (typeof EXCHANGE_SORTS)[number];

/** What narrows or orders a member's own list. */
interface OwnListing {
  side: 'either' | ExchangeSide;
  status?: ExchangeState | undefined;
  sort?: string | undefined;
  q?: string | undefined;
  userFromIds?: readonly number[] | undefined;
  userToIds?: readonly number[] | undefined;
}

/**
 * Whether a member's list carries the balance after each row: only where every line is the one
 * below it plus its own hours, that is by day, confirmed, and narrowed by nothing but days.
 */
export function carriesBalances({ side, status, sort, q, ...people }: OwnListing): boolean {
  return (
    side === 'either' &&
    (status ?? 'confirmed') === 'confirmed' &&
    /^-?dateOfTransaction$/.test(sort ?? '-dateOfTransaction') &&
    !q &&
    people.userFromIds === undefined &&
    people.userToIds === undefined
  );
}
