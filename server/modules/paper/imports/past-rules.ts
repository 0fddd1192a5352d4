/** The exchanges of before the portal that a line has (specification §18). */
import { NOTE_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { ImportField, ImportMapping } from '#contract/paper/imports.ts';
import { cellText, readDay } from './cells-rules.ts';
import { readTime } from './durations-rules.ts';
import { splitPeople } from './names-rules.ts';
import {
  type Cells,
  cellsBy,
  heedTime,
  NOT_ACTIVE,
  Problems,
  type ReadLine,
} from './row-cells-rules.ts';

/** An exchange before the portal: who helped whom, as the file says it. */
export interface PastReading {
  day: string;
  giver: string;
  receiver: string;
  minutes: number;
  note: string;
}

const PEOPLE_IN_A_CELL_MAX = 40;

/** The exchanges of a line: one for each who helped and each who was helped. */
export function readPast(
  mapping: ImportMapping,
  cells: Cells,
  today: string,
): ReadLine<PastReading[]> {
  const problems = new Problems();
  const cell = cellsBy(mapping, cells);
  const text = (field: ImportField) => cellText(cell(field));
  const day = readDay(cell('day'));
  const time = readTime(cell('duration'), mapping);
  const minutes = time.minutes.filter((one) => one > 0);
  const people = (field: 'giver' | 'receiver', problem: RowProblem) => {
    const names = splitPeople(text(field)).slice(0, PEOPLE_IN_A_CELL_MAX);
    if (names.length === 0) problems.add(problem);
    return names.map((name) => problems.short(name, SHORT_TEXT_MAX));
  };
  const givers = people('giver', 'name-missing');
  const receivers = people('receiver', 'name-missing');
  if (day === undefined || day > today) problems.add('day-unreadable');
  if (cell('duration') === null) problems.add('hours-missing');
  else heedTime({ ...time, minutes }, problems);
  if (NOT_ACTIVE.test(text('state'))) problems.add('not-active');
  const noteParts = [text('note'), text('category')].filter(Boolean);
  const note = problems.short(noteParts.join(' · '), NOTE_MAX);
  const reading = givers.flatMap((giver) =>
    receivers.map((receiver) => ({
      day: day ?? '',
      giver,
      receiver,
      minutes: minutes[0] ?? 0,
      note,
    })),
  );
  return { reading, problems: problems.found };
}
