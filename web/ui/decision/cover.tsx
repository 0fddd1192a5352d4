/**
 * Lays a line over a row without moving anything: the row keeps its place, its height and its column
 * widths, and only its content goes out of sight. The row is marked with `covered(…)`.
 */
import type { ReactNode } from 'react';
import type { Decided } from './decided.ts';
import { DecidedLine, GoneLine } from './decided-line.tsx';
import css from './decision.module.css';

/** The line that stands in for a row, if any: one's own decision first. */
export function lineOf(decided: Decided | undefined, gone: string | undefined): ReactNode {
  if (decided) return <DecidedLine decided={decided} />;
  return gone === undefined ? undefined : <GoneLine words={gone} />;
}

/** What the element of a row gets, beside its own class. */
export function covered(line: ReactNode, className = '') {
  if (!line) return { className: className || undefined };
  return { className: `${css.covered} ${className}`, 'data-covered': '' };
}

/** A cell that bears the line: what it says stays in its place, out of sight and unread. */
export function CoveredCell({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={css.kept}>{children}</span>
      <Cover>{line}</Cover>
    </>
  );
}

/** The line within its row; nothing while the row stands for itself. */
export function Cover({ children }: { children: ReactNode }) {
  return children ? <div className={css.cover}>{children}</div> : null;
}
