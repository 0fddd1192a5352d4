/**
 * A list the server sorts and pages: a table at the desk, cards on a phone, plain lines on paper.
 * It only draws what it is given and says what the person wants next.
 */
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column.ts';
import css from './data-table.module.css';
import { HeaderCell } from './header-cell.tsx';
import { Pager } from './pager.tsx';
import { PhoneSort } from './phone-sort.tsx';
import { BoneRows, RowWithDetail, TableRow } from './table-row.tsx';

export interface DataTableProps<Row> {
  /** Names the list; read out, and drawn on paper. */
  caption: string;
  columns: readonly Column<Row>[];
  /** The rows of this page; undefined until they have come. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** `date` or `-date` for descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** From 1. */
  page: number;
  pageSize?: number;
  /** Rows on all pages together. */
  total: number | undefined;
  onPage: (page: number) => void;
  /** What stands here when there is nothing: an `EmptyState`. */
  empty: ReactNode;
  /** Drawn below each row, over its whole width: what to know or do about it. */
  detail?: (row: Row) => ReactNode;
  /** Stands over a row that waits no more; the row keeps its place. */
  lineFor?: (row: Row) => ReactNode;
  /** New rows are on their way: the old ones stay, dimmed. */
  isRefreshing?: boolean;
}

/** A table of rows given from outside; 650 px high at most at the desk, its head always in sight. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sort, onSort, page, pageSize = 10, total } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  if (rows?.length === 0 && page === 1) return props.empty;
  return (
    <div className={css.list} aria-busy={props.isRefreshing || !rows || undefined}>
      <PhoneSort columns={columns} sort={sort} onSort={onSort} />
      <section
        className={css.scroll}
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-stale={props.isRefreshing || undefined}
      >
        <table className={css.table}>
          <caption id={id} className={css.caption}>
            {caption}
          </caption>
          <thead className={css.head}>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} {...{ column, sort, onSort }} />
              ))}
            </tr>
          </thead>
          <Body {...props} />
        </table>
      </section>
      {!rows && (
        <span className="only-for-ears" role="status">
          {t('table.loading')}
        </span>
      )}
      <Pager page={page} pageSize={pageSize} total={total} onPage={props.onPage} />
    </div>
  );
}

function Body<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, detail, lineFor, pageSize = 10 } = props;
  if (rows && detail) {
    return rows.map((row) => (
      <RowWithDetail key={rowKey(row)} {...{ row, columns, detail }} line={lineFor?.(row)} />
    ));
  }
  return (
    <tbody>
      {rows ? (
        rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} line={lineFor?.(row)} />
        ))
      ) : (
        <BoneRows columns={columns} count={pageSize} />
      )}
    </tbody>
  );
}
