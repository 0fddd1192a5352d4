/** What surrounds the rows of a table: search, failures, new rows, and what stands for none. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Arrivals } from '../decision/arrivals.tsx';
import { LoadTrouble } from '../notice/load-trouble.tsx';
import { Stack } from '../page/card.tsx';
import css from './list-frame.module.css';
import { ListSearch } from './list-search.tsx';
import type { ServerList } from './use-server-list.ts';

/** As many are in sight at once. */
const FEW_ROWS = 5;

export interface ListFrameProps<Row> {
  list: ServerList<Row>;
  /** Names the search field; without it the list has none. */
  searchLabel?: string;
  /** Usually of a few rows, which one reads faster than one searches: then it has no search field. */
  isOftenShort?: boolean;
  /** For a still list: "1 new exchange, show it". */
  arrivals?: (count: number) => string;
  /** Filters that contradict each other, in words: stands there until there are rows. */
  blocked?: ReactNode;
  /** An `EmptyState` for a list without rows. */
  empty: ReactNode;
}

/** @param props.children the rows, or their skeleton */
export function ListFrame<Row>(props: ListFrameProps<Row> & { children: ReactNode }) {
  const { list, searchLabel, isOftenShort, arrivals, blocked, empty, children } = props;
  const { page, query, rows, still } = list;
  const { t } = useTranslation('ui');
  const isStale = query.data !== undefined;
  const isSearched = useSearched(list) || !isOftenShort;
  if (blocked && !isStale) return blocked;
  return (
    <Stack gap="small">
      {searchLabel && isSearched && (
        <div className={css.search}>
          <ListSearch page={page} label={searchLabel} />
        </div>
      )}
      {query.isError && (
        <LoadTrouble
          query={query}
          tone={isStale ? 'warning' : 'error'}
          title={isStale ? t('table.notFresh') : undefined}
        />
      )}
      {still && arrivals && <Arrivals list={still} words={arrivals} />}
      {(isStale || !query.isError) && (rows?.length === 0 && page.page === 1 ? empty : children)}
    </Stack>
  );
}

/** Whether there were more than a few rows, or a search, since the list was opened: the field stays under the hand. */
function useSearched<Row>({ page, total = 0 }: ServerList<Row>): boolean {
  const [was, setWas] = useState(false);
  const is = page.q !== '' || total > FEW_ROWS;
  if (is && !was) setWas(true);
  return was || is;
}
