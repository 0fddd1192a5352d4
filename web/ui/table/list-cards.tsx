/**
 * A list that comes by the page, as cards: without the table, its order and its choice of rows. Its page
 * and search live in the address.
 */
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import { usePageParams } from '../address.ts';
import { Loaded } from '../loaded.tsx';
import { CardsSkeleton } from '../skeleton.tsx';
import { ListSearch } from './list-search.tsx';
import { usePageInRange } from './page-in-range.ts';
import { Pager } from './pager.tsx';
import { useSearch } from './use-search.ts';

/** Where the reader is in a list of cards. */
type CardsPage = ReturnType<typeof useCardsPage>;

/** The page and search of the address; `query` is the page as a call takes it, in the order of the call. */
export function useCardsPage() {
  const { page, setPage, limit, offset } = usePageParams('', PAGE_SIZE);
  return { page, setPage, ...useSearch(), query: { limit, offset } };
}

interface Rows<Row> {
  items: Row[];
  /** Rows on all pages together. */
  total: number;
}

interface ListCardsProps<Row> {
  page: CardsPage;
  query: ComponentProps<typeof Loaded<Rows<Row>>>['query'] & { isPlaceholderData: boolean };
  /** Names the search field; without it the list has none. */
  searchLabel?: string;
  /** Below the search. */
  filters?: ReactNode;
  /** Tells the ears how many there are. */
  found?: (count: number) => string;
  /** The shape of the first page. */
  skeleton?: ReactNode;
  /** An `EmptyState` for a list without rows. */
  empty: ReactNode;
  /** The cards of a page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** The list with all its states; what it stands in gives the gaps. */
export function ListCards<Row>(props: ListCardsProps<Row>) {
  const { page, query, searchLabel, filters, found, empty, children } = props;
  const { t } = useTranslation('ui');
  const total = query.data?.total;
  usePageInRange(page, total, query.isPlaceholderData);
  return (
    <>
      {searchLabel && (
        <search>
          <ListSearch page={page} label={searchLabel} />
        </search>
      )}
      {filters}
      {found && (
        <p className="visually-hidden" role="status">
          {total !== undefined && found(total)}
        </p>
      )}
      <Loaded
        query={query}
        skeleton={props.skeleton ?? <CardsSkeleton />}
        empty={empty}
        warns={t('table.notFresh')}
      >
        {({ items }) => children(items)}
      </Loaded>
      {total !== undefined && total > PAGE_SIZE && (
        <Pager page={page.page} pageSize={PAGE_SIZE} total={total} onPage={page.setPage} />
      )}
    </>
  );
}
