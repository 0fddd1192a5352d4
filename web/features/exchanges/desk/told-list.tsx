/** Exchanges told one below the other, in a question or after the work. */
import type { ReactNode } from 'react';
import type { PendingExchange } from '#contract/exchanges.ts';
import css from './desk.module.css';
import { ExchangeMatterLine, ExchangeSentence } from './exchange-words.tsx';

interface ToldListProps<Row extends { exchange: PendingExchange }> {
  label: string;
  rows: readonly Row[];
  /** Has a height of its own, and scrolls beyond it. */
  isBoxed?: boolean;
  /** What else is said of a row. */
  children?: (row: Row) => ReactNode;
}

/** A list that can be reached by keyboard, as it may be longer than the window. */
export function ToldList<Row extends { exchange: PendingExchange }>(props: ToldListProps<Row>) {
  const { label, rows, isBoxed, children } = props;
  return (
    <ul
      className={isBoxed ? css.boxed : css.results}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={label}
    >
      {rows.map((row) => (
        <li key={row.exchange.id}>
          <ExchangeSentence exchange={row.exchange} />
          <ExchangeMatterLine exchange={row.exchange} />
          {children?.(row)}
        </li>
      ))}
    </ul>
  );
}
