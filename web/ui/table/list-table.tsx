/**
 * A list that the server sorts and pages: a table at the desk, cards on a phone, plain lines on
 * paper.
 */
import { Fragment, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Arrivals } from '../decision/arrivals.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { useInSlices } from '../use-in-slices.ts';
import { type Column, tableWidths } from './column.ts';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import css from './list-table.module.css';
import { Pager } from './pager.tsx';
import { type Selection, SelectPage, selectColumn } from './selection.tsx';
import { HeaderCell, PhoneSort } from './sorting.tsx';
import { GroupHeading, RowWithDetail, SkeletonRows, TableRow } from './table-row.tsx';
import type { ServerList } from './use-server-list.ts';

/**
 * The list is the container of its queries, in its own em: with as many em as `list-table.module.css`
 * and the parts in its cells ask for, the table has the room that its columns need.
 */
const CARDS_BELOW_EM = 60;

/** More skeleton rows would be below the fold. */
const MOST_BONES = 25;

/** A table that needs more room lies across the paper. */
const PAPER_REM = 66;

interface ListTableProps<Row> extends ListFrameProps<Row> {
  /** Names the list; read out, and drawn on paper. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** Drawn below each row, over its whole width: what to know or do about it. */
  detail?: (row: Row) => ReactNode;
  /** The heading above the first row of each group; for rows with a detail that come in groups. */
  groupOf?: (row: Row) => string;
  /** Opens what a row stands for, wherever it is clicked. */
  onOpen?: (row: Row) => void;
  /** Rows can be selected. */
  selection?: Selection<Row>;
  /** All rows at once instead of this page, for paper. */
  whole?: readonly Row[];
  /** On a phone the order is chosen among the filters. */
  hasOrderInFilters?: boolean;
}

/** The list with all its states; 650 px high at most at the desk, its head always in sight. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, selection, whole, arrivals, ...rest } = props;
  const { page, rows: loaded, total, isLonger, still } = list;
  const rows = useInSlices(loaded !== undefined) ? loaded : undefined;
  useFocusKept(!still);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <ListFrame {...rest} list={list} arrivals={selection ? undefined : arrivals}>
      <div ref={frame} className={css.start} />
      <Table
        {...rest}
        list={list}
        rows={whole ?? rows}
        columns={selection ? [selectColumn(selection), ...rest.columns] : rest.columns}
      >
        {selection && (
          <>
            {still && arrivals && <Arrivals list={still} words={arrivals} />}
            <SelectPage
              rows={(rows ?? []).filter((row) => !still?.lineFor(row))}
              selection={selection}
            />
          </>
        )}
      </Table>
      <Pager
        page={whole ? 1 : page.page}
        pageSize={whole?.length ?? page.query.limit}
        total={whole?.length ?? total}
        isLonger={whole ? false : isLonger}
        onPage={(to) => {
          page.setPage(to);
          toFirstRow(frame.current);
        }}
        onPageSize={page.setPageSize}
      />
    </ListFrame>
  );
}

/** A new page is read from its first row. Where that is in sight already, the focus stays on the pager. */
function toFirstRow(top: HTMLElement | null): void {
  const region = top?.parentElement?.querySelector<HTMLElement>('section[tabindex]');
  region?.scrollTo(0, 0);
  if (!top || top.getBoundingClientRect().top >= 0) return;
  top.scrollIntoView({ behavior: 'instant' });
  region?.focus({ preventScroll: true });
}

interface TableProps<Row>
  extends Pick<
    ListTableProps<Row>,
    'caption' | 'columns' | 'rowKey' | 'detail' | 'groupOf' | 'onOpen' | 'hasOrderInFilters'
  > {
  list: ServerList<Row>;
  rows: readonly Row[] | undefined;
  /** Above the rows, in the head of the table where there is room. */
  children?: ReactNode;
}

function Table<Row>(props: TableProps<Row>) {
  const { list, caption, columns, rows, hasOrderInFilters, children } = props;
  const { sort, setSort } = list.page;
  const isRefreshing = list.query.isPlaceholderData;
  const { t } = useTranslation('ui');
  const id = useId();
  const { shares, needed } = tableWidths(columns);
  return (
    <div
      className={css.list}
      style={{ fontSize: `${needed / CARDS_BELOW_EM}rem` }}
      aria-busy={isRefreshing || !rows || undefined}
    >
      <PhoneSort {...{ columns, sort, hasOrderInFilters }} onSort={setSort} />
      {children}
      <section
        className={css.scroll}
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-stale={isRefreshing || undefined}
      >
        <table className={css.table} data-wide={needed > PAPER_REM || undefined}>
          <caption id={id} className={css.caption}>
            {caption}
          </caption>
          <colgroup>
            {columns.map(({ key, onDesk }, index) => (
              <col key={key} data-on-desk={onDesk} style={{ inlineSize: `${shares[index]}%` }} />
            ))}
          </colgroup>
          <thead className={css.head}>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} {...{ column, sort }} onSort={setSort} />
              ))}
            </tr>
          </thead>
          <Body {...props} />
        </table>
      </section>
      {!rows && (
        <span className="visually-hidden" role="status">
          {t('table.loading')}
        </span>
      )}
    </div>
  );
}

function Body<Row>(props: TableProps<Row>) {
  const { list, columns, rows, rowKey, detail, groupOf, onOpen } = props;
  const lineFor = list.still?.lineFor;
  if (rows && detail) {
    return rows.map((row, index) => {
      const group = groupOf?.(row);
      const before = rows[index - 1];
      const isFirst = group !== undefined && (!before || groupOf?.(before) !== group);
      return (
        <Fragment key={rowKey(row)}>
          {isFirst && <GroupHeading columns={columns}>{group}</GroupHeading>}
          <RowWithDetail {...{ row, columns, detail }} line={lineFor?.(row)} />
        </Fragment>
      );
    });
  }
  return (
    <tbody data-loading={rows ? undefined : ''}>
      {rows ? (
        rows.map((row) => (
          <TableRow key={rowKey(row)} {...{ row, columns, onOpen }} line={lineFor?.(row)} />
        ))
      ) : (
        <SkeletonRows columns={columns} count={Math.min(list.page.query.limit, MOST_BONES)} />
      )}
    </tbody>
  );
}
