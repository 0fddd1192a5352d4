/** One row, its detail below it, and the skeleton rows shown while loading. */
import type { MouseEvent, ReactNode } from 'react';
import { Cover, CoveredCell, covered } from '../decision/cover.tsx';
import { places } from '../places.ts';
import { SkeletonBar } from '../skeleton.tsx';
import type { Column } from './column.ts';
import css from './list-table.module.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Covers the row. */
  line?: ReactNode;
  /** Opens what the row stands for; a link or a button in the row does the same by keyboard. */
  onOpen?: (row: Row) => void;
}

/** A row of cells; each carries its column's name for the card it becomes on a phone. */
export function TableRow<Row>({ row, columns, line, onOpen }: TableRowProps<Row>) {
  // The line is drawn in a cell that is shown on a phone and at the desk.
  const lineColumn = columns.find(
    ({ onPhone, onDesk }) => onPhone !== 'hidden' && onDesk !== 'hidden',
  );
  const open = line ? undefined : onOpen;
  return (
    <tr
      {...covered(line)}
      data-opens={open ? '' : undefined}
      onClick={open && ((event) => isOnRow(event) && open(row))}
    >
      {columns.map((column) => (
        <td key={column.key} {...cellProps(column)}>
          {line && column === lineColumn ? (
            <CoveredCell line={line}>{column.cell(row)}</CoveredCell>
          ) : (
            <div className={column.onPhone === 'foot' ? undefined : css.cell}>
              {column.cell(row)}
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}

function cellProps(column: Pick<Column<never>, 'header' | 'align' | 'onPhone' | 'onDesk'>) {
  return {
    className: column.align === 'end' ? css.end : undefined,
    'data-label': column.header,
    'data-on-phone': column.onPhone ?? 'line',
    'data-on-desk': column.onDesk,
  };
}

/** A click on the row itself: on nothing that has an act of its own, and not the end of marking text. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const own =
    target instanceof Element && target.closest('a, button, input, label, select, dialog');
  const isWithin = target instanceof Node && currentTarget.contains(target);
  return !own && isWithin && getSelection()?.isCollapsed !== false;
}

interface GroupHeadingProps {
  columns: readonly Pick<Column<never>, 'onDesk'>[];
  children: ReactNode;
}

/** Stands above the rows of a group. */
export function GroupHeading({ columns, children }: GroupHeadingProps) {
  return (
    <tbody className={css.group}>
      <tr>
        <th scope="rowgroup" colSpan={shownOnDesk(columns)}>
          {children}
        </th>
      </tr>
    </tbody>
  );
}

function shownOnDesk(columns: readonly Pick<Column<never>, 'onDesk'>[]): number {
  return columns.filter(({ onDesk }) => onDesk !== 'hidden').length;
}

interface RowWithDetailProps<Row> extends TableRowProps<Row> {
  detail: (row: Row) => ReactNode;
}

/** A row and its detail below it over the whole width; one card on a phone. */
export function RowWithDetail<Row>({ row, columns, detail, line }: RowWithDetailProps<Row>) {
  return (
    <tbody {...covered(line, css.pair)}>
      <TableRow row={row} columns={columns} />
      <tr className={css.detail}>
        <td colSpan={shownOnDesk(columns)} data-on-phone="plain">
          {detail(row)}
          <Cover>{line}</Cover>
        </td>
      </tr>
    </tbody>
  );
}

/** As many skeleton rows as a page has. */
export function SkeletonRows<Row>({
  columns,
  count,
}: {
  columns: readonly Column<Row>[];
  count: number;
}) {
  return places(count).map((place) => (
    <tr key={place}>
      {columns.map((column) => (
        <td key={column.key} {...cellProps(column)}>
          <SkeletonBar width={column.boneWidth ?? (column.align === 'end' ? '3.5rem' : '70%')} />
        </td>
      ))}
    </tr>
  ));
}
