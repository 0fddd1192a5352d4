/** Matters to decide on, one below the other: words on the left, buttons on the right. */
import type { ReactNode } from 'react';
import { Acts } from '../page/acts.tsx';
import { List } from '../page/lines.tsx';
import { Words } from '../page/words.tsx';
import { Cover, covered } from './cover.tsx';
import css from './matters.module.css';

interface MattersProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  words: (row: Row) => ReactNode;
  acts: (row: Row) => ReactNode;
  /** Covers a decided matter. */
  lineFor?: (row: Row) => ReactNode;
}

/** One line a matter; on a phone the buttons stand below the words. */
export function Matters<Row>({ rows, keyOf, words, acts, lineFor }: MattersProps<Row>) {
  return (
    <List gap="none">
      {rows.map((row) => (
        <li key={keyOf(row)} {...covered(lineFor?.(row), css.line)}>
          <Words as="div" isWide>
            {words(row)}
          </Words>
          <Acts gap="tight" className={css.acts}>
            {acts(row)}
          </Acts>
          <Cover>{lineFor?.(row)}</Cover>
        </li>
      ))}
    </List>
  );
}
