/** A sheet that only paper shows, and while there is one, nothing else of the page is printed. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './paper.module.css';

export interface PaperColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** How wide, as in CSS; the rest is shared. */
  width?: string;
}

interface PaperProps<Row> {
  /** Whose sheet it is: the bank. */
  owner: ReactNode;
  title: ReactNode;
  /** What it holds, in words: filters, how many, in all, the day. */
  facts: readonly (string | false | undefined)[];
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Taller rows, to be written in. */
  isForm?: boolean;
  /** Lies across the paper. */
  isWide?: boolean;
  /** A line above the heads of the columns on every sheet, which says what it belongs to. */
  running?: string;
  /** Below the table. */
  foot?: ReactNode;
}

/** Owner, title, a line of facts, and a table whose head is repeated on every sheet. */
export function Paper<Row>(props: PaperProps<Row>) {
  const { owner, title, facts, columns, rows, rowKey, isForm, isWide, running, foot } = props;
  return (
    <Sheet isWide={isWide}>
      <header className={css.head}>
        <p className={css.owner}>{owner}</p>
        <h1 className={css.title}>{title}</h1>
        <p>{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <table className={css.table} data-form={isForm || undefined}>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ inlineSize: width }} />
          ))}
        </colgroup>
        <thead>
          {running && (
            <tr>
              <td className={css.running} colSpan={columns.length}>
                {running}
              </td>
            </tr>
          )}
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, cell, align }) => (
                <td key={key} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {foot && <footer className={css.foot}>{foot}</footer>}
    </Sheet>
  );
}

interface SheetProps {
  children: ReactNode;
  /** Lies across the paper. */
  isWide?: boolean | undefined;
}

/** Anything on a sheet of its own. */
export function Sheet({ children, isWide }: SheetProps) {
  return createPortal(
    <article className={css.paper} data-paper="" data-wide={isWide || undefined}>
      {children}
    </article>,
    document.body,
  );
}
