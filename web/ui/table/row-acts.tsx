/** What may be done with a row: the last column of many lists. */
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import css from './row-acts.module.css';

/** The column of `RowActs`; on a phone the foot of the card. */
export function actsColumn<Row>(header: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key: 'acts', header, cell, align: 'end', onPhone: 'foot', isHeaderQuiet: true };
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
