/** The head of a column; one that sorts is a button and says how it is sorted. */
import { type Column, nextSort, parseSort } from './column.ts';
import css from './data-table.module.css';

interface HeaderCellProps {
  column: Omit<Column<never>, 'cell'>;
  sort?: string;
  onSort?: (sort: string) => void;
}

/** One head cell with `aria-sort`. */
export function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const now = parseSort(sort);
  const isSorted = now?.key === column.key;
  const direction = now?.isDescending ? 'descending' : 'ascending';
  const alignment = column.align === 'end' ? css.end : undefined;
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={alignment} data-on-desk={column.onDesk}>
        <span className={column.isHeaderQuiet ? 'only-for-ears' : css.headText}>
          {column.header}
        </span>
      </th>
    );
  }
  return (
    <th scope="col" className={alignment} aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={css.sorter}
        onClick={() => onSort(nextSort(sort, column.key))}
      >
        {column.header}
        <SortArrow isSorted={isSorted} isDescending={now?.isDescending ?? false} />
      </button>
    </th>
  );
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
