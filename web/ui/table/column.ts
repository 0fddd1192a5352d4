/** The columns of a list, and its order. */
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Unique; the field sent to the server when the column sorts. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** `end` for amounts and numbers, with figures of one width. */
  align?: 'start' | 'end';
  /** On a phone: the heading of the card, the amount beside it, a line with or without label, the foot. */
  onPhone?: 'title' | 'corner' | 'line' | 'plain' | 'foot' | 'hidden';
  /** `hidden` for what only the card of a phone needs. */
  onDesk?: 'hidden';
  /** The header is only read out: for columns of buttons. */
  isHeaderQuiet?: boolean;
  /** How wide its skeleton is, as in CSS. */
  boneWidth?: string;
}

export interface Sort {
  key: string;
  isDescending: boolean;
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
