/** One row, what belongs below it, and the grey rows that keep its place until it comes. */
import type { ReactNode } from 'react';
import { Cover, CoveredCell, covered } from '../decision/cover.tsx';
import { places } from '../places.ts';
import { Bone } from '../skeleton.tsx';
import type { Column } from './column.ts';
import css from './data-table.module.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Stands over the row instead of what it says. */
  line?: ReactNode;
}

/** A row of cells; each carries its column's name for the card it becomes on a phone. */
export function TableRow<Row>({ row, columns, line }: TableRowProps<Row>) {
  // The line hangs on a cell that is there on a phone and at the desk.
  const bearer = columns.find(({ onPhone, onDesk }) => onPhone !== 'hidden' && onDesk !== 'hidden');
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
          {line && column === bearer ? (
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

/** A row and below it, over the whole width, what to know or do about it; one card on a phone. */
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

/** As many grey rows as a page has. */
export function BoneRows<Row>({
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
          <Bone width={column.boneWidth ?? (column.align === 'end' ? '3.5rem' : '70%')} />
        </td>
      ))}
    </tr>
  ));
}
