/** Which times of a file can be read in two ways. */
import type { ImportField, ImportMapping } from '#contract/paper/imports.ts';
import type { TableCell } from '#server/platform/spreadsheet/reading/table.ts';
import { cellText, unclearTimes } from './cells-rules.ts';

const TIMES: readonly ImportField[] = ['balance', 'hoursGiven', 'hoursReceived', 'duration'];
const EXAMPLES = 3;

/** At most three lines with a time that somebody has to explain; none where every time is clear. */
export function unclearTimesOf(
  { columns, unit }: ImportMapping,
  lines: readonly { line: number; raw: readonly TableCell[] }[],
): { line: number; text: string }[] {
  if (unit !== 'hours') return [];
  const indexes = columns.flatMap((field, index) =>
    field && TIMES.includes(field) ? [index] : [],
  );
  const cells = indexes.flatMap((index) => lines.map(({ raw }) => raw[index] ?? null));
  return unclearTimes(cells)
    .slice(0, EXAMPLES)
    .flatMap((text) => {
      const found = lines.find(({ raw }) => indexes.some((index) => cellText(raw[index]) === text));
      return found ? [{ line: found.line, text }] : [];
    });
}
