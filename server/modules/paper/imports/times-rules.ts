/** Which times of a file can be read in two ways. */
import type { ImportField, ImportMapping } from '#contract/paper/imports.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { cellText } from './cells-rules.ts';
import { type Meaning, meaningOf } from './durations-rules.ts';

const TIMES: readonly ImportField[] = ['balance', 'hoursGiven', 'hoursReceived', 'duration'];
const EXAMPLES = 3;

type Line = { line: number; raw: readonly TableCell[] };

/**
 * Lines with a time that somebody has to explain, at most three as `12.30`, and then as many as `28.75`
 * or `3.5`, which stand beside them and are meant in another way; none where every time is clear.
 */
export function unclearTimesOf(
  { columns, unit }: ImportMapping,
  lines: readonly Line[],
): { line: number; text: string }[] {
  if (unit !== 'hours') return [];
  const indexes = columns.flatMap((field, index) =>
    field && TIMES.includes(field) ? [index] : [],
  );
  const either = examplesOf(['either'], indexes, lines);
  return either.length === 0 ? [] : [...either, ...examplesOf(['half', 'decimal'], indexes, lines)];
}

/** The first lines with such a time, each way of writing once. */
function examplesOf(meanings: Meaning[], indexes: number[], lines: readonly Line[]) {
  const found = new Map<string, number>();
  for (const { line, raw } of lines) {
    for (const index of indexes) {
      const cell = raw[index] ?? null;
      const text = cellText(cell);
      if (found.size < EXAMPLES && meanings.includes(meaningOf(cell)) && !found.has(text)) {
        found.set(text, line);
      }
    }
  }
  return [...found].map(([text, line]) => ({ line, text }));
}
