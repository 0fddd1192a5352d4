/** What may be done with a row: the last column of many lists. */
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import css from './row-acts.module.css';

/** The column of `RowActs`, `width` rem wide; on a phone the foot of the card. */
export function actsColumn<Row>(
  header: string,
  cell: (row: Row) => ReactNode,
  width = 11,
): Column<Row> {
  const place = { align: 'end', onPhone: 'foot', isHeaderQuiet: true, width } as const;
  return { key: 'acts', header, cell, ...place };
}

interface RowActsProps {
  children: ReactNode;
  /** Without frames, for rows with little room. */
  isQuiet?: boolean;
}

/** Buttons beside each other; on a phone they share the width of the card. */
export function RowActs({ children, isQuiet }: RowActsProps) {
  return (
    <div className={css.acts} data-quiet={isQuiet || undefined}>
      {children}
    </div>
  );
}
