/**
 * A list that the server sorts and pages: a table at the desk, cards on a phone, plain lines on
 * paper.
 */
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import { useFocusKept } from '../page/use-focus-kept.ts';
import type { Column } from './column.ts';
import { ListFrame, type ListFrameProps } from './list-frame.tsx';
import css from './list-table.module.css';
import { Pager } from './pager.tsx';
import { type Selection, SelectPage, selectColumn } from './selection.tsx';
import { HeaderCell, PhoneSort } from './sorting.tsx';
import { RowWithDetail, SkeletonRows, TableRow } from './table-row.tsx';
import type { ServerList } from './use-server-list.ts';

interface ListTableProps<Row> extends ListFrameProps<Row> {
  /** Names the list; read out, and drawn on paper. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** Drawn below each row, over its whole width: what to know or do about it. */
  detail?: (row: Row) => ReactNode;
  /** For many columns, `most` for ten: smaller type, narrower cells, paper in landscape. */
  dense?: boolean | 'most';
  /** Rows can be selected. */
  selection?: Selection<Row>;
  /** All rows at once instead of this page, for paper. */
  whole?: readonly Row[];
}

/** The list with all its states; 650 px high at most at the desk, its head always in sight. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, selection, whole, ...rest } = props;
  const { page, rows, total, still } = list;
  useFocusKept(!still);
  const open = (rows ?? []).filter((row) => !still?.lineFor(row));
  return (
    <ListFrame {...props}>
      {selection && rows && <SelectPage rows={open} selection={selection} />}
      <Table
        {...rest}
        list={list}
        rows={whole ?? rows}
        columns={selection ? [selectColumn(selection), ...rest.columns] : rest.columns}
      />
      <Pager
        page={whole ? 1 : page.page}
        pageSize={whole?.length ?? PAGE_SIZE}
        total={whole?.length ?? total}
        onPage={page.setPage}
      />
    </ListFrame>
  );
}

interface TableProps<Row>
  extends Pick<ListTableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'detail' | 'dense'> {
  list: ServerList<Row>;
  rows: readonly Row[] | undefined;
}

function Table<Row>(props: TableProps<Row>) {
  const { list, caption, columns, rows, dense } = props;
  const { sort, setSort } = list.page;
  const isRefreshing = list.query.isPlaceholderData;
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <div className={css.list} aria-busy={isRefreshing || !rows || undefined}>
      <PhoneSort columns={columns} sort={sort} onSort={setSort} />
      <section
        className={css.scroll}
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        data-stale={isRefreshing || undefined}
      >
        <table className={css.table} data-dense={dense === true ? '' : dense || undefined}>
          <caption id={id} className={css.caption}>
            {caption}
          </caption>
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

function Body<Row>({ list, columns, rows, rowKey, detail }: TableProps<Row>) {
  const lineFor = list.still?.lineFor;
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
        <SkeletonRows columns={columns} count={PAGE_SIZE} />
      )}
    </tbody>
  );
}
