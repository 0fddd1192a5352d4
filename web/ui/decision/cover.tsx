/**
 * Covers a row with a line without moving anything: the row keeps its place, its height and its column
 * widths, and only its content is hidden. The row is marked with `covered(…)`.
 */
import type { ReactNode } from 'react';
import type { Decided } from './decided.ts';
import { DecidedLine, GoneLine } from './decided-line.tsx';
import css from './decision.module.css';

/** The line that covers a row, if any; the reader's own decision comes first. */
export function lineOf(decided: Decided | undefined, gone: string | undefined): ReactNode {
  if (decided) return <DecidedLine decided={decided} />;
  return gone === undefined ? undefined : <GoneLine words={gone} />;
}

/** The attributes of a row's element, with its own class. */
export function covered(line: ReactNode, className = '') {
  if (!line) return { className: className || undefined };
  return { className: `${css.covered} ${className}`, 'data-covered': '' };
}

/** The cell that shows the line: its own content keeps its place, hidden from eyes and ears. */
export function CoveredCell({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={css.kept}>{children}</span>
      <Cover>{line}</Cover>
    </>
  );
}

/** The line within its row; nothing while there is none. */
export function Cover({ children }: { children: ReactNode }) {
  return children ? <div className={css.cover}>{children}</div> : null;
}
