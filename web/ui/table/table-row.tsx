/** One row, its detail below it, and the skeleton rows shown while loading. */
import type { ReactNode } from 'react';
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
}

/** A row of cells; each carries its column's name for the card it becomes on a phone. */
export function TableRow<Row>({ row, columns, line }: TableRowProps<Row>) {
  // The line is drawn in a cell that is shown on a phone and at the desk.
  const lineColumn = columns.find(
    ({ onPhone, onDesk }) => onPhone !== 'hidden' && onDesk !== 'hidden',
  );
  return (
    <tr {...covered(line)}>
      {columns.map((column) => (
        <td
          key={column.key}
          className={column.align === 'end' ? css.end : undefined}
          data-label={column.header}
          data-on-phone={column.onPhone ?? 'line'}
          data-on-desk={column.onDesk}
        >
          {line && column === lineColumn ? (
            <CoveredCell line={line}>{column.cell(row)}</CoveredCell>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

interface RowWithDetailProps<Row> extends TableRowProps<Row> {
  detail: (row: Row) => ReactNode;
}

/** A row and its detail below it over the whole width; one card on a phone. */
export function RowWithDetail<Row>({ row, columns, detail, line }: RowWithDetailProps<Row>) {
  const width = columns.filter((column) => column.onDesk !== 'hidden').length;
  return (
    <tbody {...covered(line, css.pair)}>
      <TableRow row={row} columns={columns} />
      <tr className={css.detail}>
        <td colSpan={width} data-on-phone="plain">
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
        <td
          key={column.key}
          className={column.align === 'end' ? css.end : undefined}
          data-label={column.header}
          data-on-phone={column.onPhone ?? 'line'}
          data-on-desk={column.onDesk}
        >
          <SkeletonBar width={column.boneWidth ?? (column.align === 'end' ? '3.5rem' : '70%')} />
        </td>
      ))}
    </tr>
  ));
}
