/** The columns of a list, and its order. */
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique; the field sent to the server when the column sorts. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Its two orders in the words of people, for the select of a phone: "The latest first". */
  orders?: { ascending: string; descending: string };
  /** For a column that sorts by more than one field; each has its own button in the header. */
  sorts?: readonly { key: string; header: string }[];
  /** `end` for amounts and numbers, with figures of one width. */
  align?: 'start' | 'end';
  /** On a phone: the heading of the card, the amount beside it, a line with or without label, the foot. */
  onPhone?: 'title' | 'corner' | 'line' | 'plain' | 'foot' | 'hidden';
  /** In the table: `hidden` for what only a card needs, `wide` for what is shown where there is room. */
  onDesk?: 'hidden' | 'wide';
  /** The room it needs in the table, in rem; what is left over is shared in proportion. */
  width?: number;
  /** The header is only read out: for columns of buttons. */
  isHeaderQuiet?: boolean;
  /** How wide its skeleton is, as in CSS. */
  boneWidth?: string;
}

export interface Sort {
  key: string;
  isDescending: boolean;
}

const USUAL_WIDTH = 9;

/**
 * How wide each column of a table is, as a share of 100, and how many rem the table needs; what is
 * shown only where there is room counts for its share alone.
 */
export function tableWidths(columns: readonly Pick<Column<never>, 'width' | 'onDesk'>[]) {
  const widthOf = ({ width = USUAL_WIDTH, onDesk }: (typeof columns)[number]) =>
    onDesk === 'hidden' ? 0 : width;
  const sum = (some: typeof columns) => some.reduce((total, one) => total + widthOf(one), 0);
  const all = sum(columns);
  return {
    shares: columns.map((column) => (100 * widthOf(column)) / all),
    needed: sum(columns.filter(({ onDesk }) => onDesk !== 'wide')),
  };
}

/** Reads `-date` as "by date, newest first". */
export function parseSort(sort: string | undefined): Sort | undefined {
  if (!sort) return undefined;
  return sort.startsWith('-')
    ? { key: sort.slice(1), isDescending: true }
    : { key: sort, isDescending: false };
}

/** The order after a click on a column: ascending first, then the other way round. */
export function nextSort(sort: string | undefined, key: string): string {
  const now = parseSort(sort);
  return now?.key === key && !now.isDescending ? `-${key}` : key;
}
