/**
 * The members of one or several banks to choose among, by name or by a part of it: they come page by
 * page as one scrolls, up to as many as anybody looks through; then a letter more helps.
 */
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MemberName } from '#contract/people/members.ts';
import { callPage } from '#web/api/call.ts';
import type { ReadName } from '#web/api/read.ts';
import { useDebouncedValue } from '#web/ui/debounce.ts';

/** What is asked again after a refusal: nothing has changed but, perhaps, who can be chosen. */
export const WHO_CAN_BE_CHOSEN: readonly ReadName[] = ['listMemberNames'];

/** Whether somebody chosen is a body: it has but one name, so that lists and sentences call it the same. */
export function isBody({ name, spokenName }: { name: string; spokenName: string }): boolean {
  return name === spokenName;
}

const PAGE_SIZE = 50;
const SHOWN_MAX = 200;
const TYPING_PAUSE_MS = 150;

export interface Found extends MemberName {
  bankId: number;
}

/** Where a page begins: so far in that one of the banks. */
interface Place {
  bank: number;
  offset: number;
}

interface PeoplePage {
  people: Found[];
  /** Where the next one begins; undefined after the last person. */
  next: Place | undefined;
  /** How many are left from there on; undefined while some bank has not been asked. */
  left: number | undefined;
}

/** The people found so far, in the order of the banks. */
export function usePeople(bankIds: readonly number[], words: string) {
  const { t } = useTranslation('recording');
  const asked = useDebouncedValue(words, TYPING_PAUSE_MS);
  const query = useInfiniteQuery(peopleQuery(bankIds, asked));
  const { data, hasNextPage, isFetching, isSuccess, isPlaceholderData } = query;
  const last = data?.pages.at(-1);
  const isCut = last?.next !== undefined && !hasNextPage;
  const count = last?.left;
  return {
    people: data?.pages.flatMap(({ people }) => people) ?? [],
    isAnswered: asked === words && isSuccess && !isPlaceholderData,
    onMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage();
    },
    rest: isCut ? (count ? t('people.more', { count }) : t('people.manyMore')) : undefined,
  };
}

function peopleQuery(bankIds: readonly number[], search: string) {
  return infiniteQueryOptions({
    queryKey: ['listMemberNames', bankIds, search],
    queryFn: ({ pageParam, signal }) => readPeople(bankIds, search, pageParam, signal),
    initialPageParam: { bank: 0, offset: 0 },
    getNextPageParam: ({ next }: PeoplePage, pages: PeoplePage[]) =>
      pages.length * PAGE_SIZE < SHOWN_MAX ? next : undefined,
    enabled: bankIds.length > 0,
    // What was found before stands until the answer is here, but never people of other banks.
    placeholderData: (before, query) =>
      String(query?.queryKey[1]) === String(bankIds) ? before : undefined,
  });
}

/** A page; where one bank ends the next one goes on. */
async function readPeople(
  bankIds: readonly number[],
  search: string,
  from: Place,
  signal: AbortSignal,
): Promise<PeoplePage> {
  const people: Found[] = [];
  let place: Place = from;
  let left = 0;
  while (people.length < PAGE_SIZE) {
    const { bank, offset } = place;
    const bankId = bankIds[bank];
    if (bankId === undefined) return { people, next: undefined, left: 0 };
    const query = {
      q: search,
      limit: PAGE_SIZE - people.length,
      offset: offset,
    };
    const params = { id: bankId };
    const { items, total } = await callPage('listMemberNames', { params, query }, { signal });
    people.push(...items.map((person) => ({ ...person, bankId })));
    const end = offset + items.length;
    left = total - end;
    place = items.length > 0 && left > 0 ? { bank, offset: end } : { bank: bank + 1, offset: 0 };
  }
  const isAtLastBank = place.bank === bankIds.length - 1 && place.offset > 0;
  const isOver = place.bank >= bankIds.length;
  return { people, next: isOver ? undefined : place, left: isAtLastBank ? left : undefined };
}
