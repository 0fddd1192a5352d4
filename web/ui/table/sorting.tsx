/** Changing the order of a list: heads to click at the desk, a select on a phone. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../form/field.module.css';
import { type Column, nextSort, parseSort } from './column.ts';
import css from './list-table.module.css';

interface HeaderCellProps {
  column: Omit<Column<never>, 'cell'>;
  sort?: string;
  onSort?: (sort: string) => void;
}

/** One head cell with `aria-sort`. */
export function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const alignment = column.align === 'end' ? css.end : undefined;
  const place = { scope: 'col', className: alignment, 'data-on-desk': column.onDesk } as const;
  const fields = sortFields(column);
  if (fields.length === 0 || !onSort) {
    return (
      <th {...place}>
        <span className={column.isHeaderQuiet ? 'visually-hidden' : css.headText}>
          {column.header}
        </span>
      </th>
    );
  }
  const now = parseSort(sort);
  const isSorted = fields.some(({ key }) => key === now?.key);
  const direction = now?.isDescending ? 'descending' : 'ascending';
  return (
    <th {...place} aria-sort={isSorted ? direction : undefined}>
      {/* Browsers repeat plain text on every sheet, but no buttons. */}
      <span className={css.onPaper} aria-hidden="true">
        {column.header}
      </span>
      {fields.map(({ key, header }) => (
        <button
          key={key}
          type="button"
          className={css.sorter}
          data-sorted={key === now?.key || undefined}
          onClick={() => onSort(nextSort(sort, key))}
        >
          {header}
          <SortArrow isSorted={key === now?.key} isDescending={now?.isDescending ?? false} />
        </button>
      ))}
    </th>
  );
}

/** The fields that a column sorts by. */
function sortFields(column: Pick<Column<never>, 'key' | 'header' | 'sortable' | 'sorts'>) {
  const { key, header, sortable, sorts } = column;
  return sorts ?? (sortable ? [{ key, header }] : []);
}

function SortArrow({ isSorted, isDescending }: { isSorted: boolean; isDescending: boolean }) {
  const down = 'M7 2.5v9M3.5 8L7 11.5 10.5 8';
  const up = 'M7 11.5v-9M3.5 6L7 2.5 10.5 6';
  const both = 'M4 5.5L7 2.5l3 3M4 8.5l3 3 3-3';
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
      <path
        d={isSorted ? (isDescending ? down : up) : both}
        stroke="currentColor"
        strokeWidth={isSorted ? 2 : 1.25}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

interface PhoneSortProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'sortable' | 'sorts' | 'orders'>[];
  sort?: string;
  onSort?: (sort: string) => void;
  /** Left out on a phone. */
  hasOrderInFilters?: boolean;
}

/**
 * A select of the orders the columns offer; shown on a phone only. Where some have words for theirs,
 * the others are left to the table.
 */
export function PhoneSort({ columns, sort, onSort, hasOrderInFilters }: PhoneSortProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const worded = columns.filter(({ orders }) => orders);
  const offered = worded.length > 0 ? worded : columns;
  const sortable = offered.flatMap((column) =>
    sortFields(column).map(({ key, header }) => ({
      key,
      ascending: column.orders?.ascending ?? `${header}, ${t('table.ascending')}`,
      descending: column.orders?.descending ?? `${header}, ${t('table.descending')}`,
    })),
  );
  if (!onSort || sortable.length === 0) return null;
  return (
    <div className={css.phoneSort} data-in-filters={hasOrderInFilters || undefined}>
      <label htmlFor={id}>{t('table.sortBy')}</label>
      <select
        id={id}
        className={`${field.control} ${field.select}`}
        value={sort}
        onChange={(event) => onSort(event.currentTarget.value)}
      >
        {sortable.flatMap(({ key, ascending, descending }) => [
          <option key={`-${key}`} value={`-${key}`}>
            {descending}
          </option>,
          <option key={key} value={key}>
            {ascending}
          </option>,
        ])}
      </select>
    </div>
  );
}
