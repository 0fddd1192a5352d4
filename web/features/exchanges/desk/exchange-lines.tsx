/** Exchanges one below the other, in a question or with their outcome. */
import type { ReactNode } from 'react';
import type { PendingExchange } from '#contract/exchanges.ts';
import { ExchangeMatterLine, ExchangeSentence } from '../parts/bank-words.tsx';
import css from './desk.module.css';

interface ExchangeLinesProps<Row extends { exchange: PendingExchange }> {
  label: string;
  rows: readonly Row[];
  /** Has a limited height, and scrolls. */
  isBoxed?: boolean;
  /** What else to say of a row. */
  children?: (row: Row) => ReactNode;
}

/** A list that can be reached by keyboard, as it may be longer than the window. */
export function ExchangeLines<Row extends { exchange: PendingExchange }>(
  props: ExchangeLinesProps<Row>,
) {
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
