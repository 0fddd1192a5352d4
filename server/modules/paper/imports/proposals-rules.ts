/** What an unclear cell may mean, as texts that say it clearly: a person chooses one of them. */
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { Fixes, ImportField, ImportMapping, Proposal } from '#contract/paper/imports.ts';
import { cellText, readBirth } from './cells-rules.ts';
import { readTime } from './durations-rules.ts';
import { type Names, readNames } from './odd-names-rules.ts';
import { type CellOf, type Cells, cellsBy } from './row-cells-rules.ts';
import { writtenName } from './rows-rules.ts';

const TIMES: readonly ImportField[] = ['balance', 'hoursGiven', 'hoursReceived', 'duration'];

/**
 * For each unclear cell of a line what it may mean; none where nothing is unclear.
 * @param today `yyyy-MM-dd`: nobody is born after it
 */
export function proposalsOf(mapping: ImportMapping, cells: Cells, today: string): Proposal[] {
  const cell = cellsBy(mapping, cells);
  return [
    ...namesIn(mapping, cell),
    ...birthsIn(cell, today),
    ...TIMES.flatMap((field) => timesIn(mapping, cell, field)),
  ];
}

/** What a row may be of which nobody can tell. */
export function kindsFor(problems: readonly RowProblem[]): Proposal[] {
  if (!problems.includes('person-or-body')) return [];
  return ['person', 'body'].map((kind) => ({
    ...NOTHING,
    field: 'memberKind',
    fixes: { memberKind: kind },
  }));
}

const NOTHING = { minutes: null, day: null, name: null };

function namesIn(mapping: ImportMapping, cell: CellOf): Proposal[] {
  const written = writtenName(mapping, (field) => cellText(cell(field)));
  const isJoint = 'whole' in written;
  return readNames(written).proposals.map((names) => ({
    ...NOTHING,
    field: isJoint ? 'fullName' : 'name',
    fixes: isJoint ? { fullName: jointOf(names) } : { ...names },
    name: `${names.surname} ${names.name}`,
  }));
}

/** With a comma, the surname stands before it in either order of names. */
const jointOf = ({ surname, name }: Names) => `${surname}, ${name}`;

/** Without a date too: a date of birth may be missing. */
function birthsIn(cell: CellOf, today: string): Proposal[] {
  const { days, isUnclear } = readBirth(cell('birthDate'), today);
  if (!isUnclear) return [];
  const fixes: { day: string | null; text: string }[] = [
    ...days.map((day) => ({ day, text: cellText({ day }) })),
    { day: null, text: '' },
  ];
  return fixes.map(({ day, text }) => ({
    ...NOTHING,
    field: 'birthDate',
    fixes: { birthDate: text },
    day,
  }));
}

function timesIn(mapping: ImportMapping, cell: CellOf, field: ImportField): Proposal[] {
  const { minutes } = readTime(cell(field), mapping);
  if (minutes.length < 2) return [];
  return minutes.map((one) => {
    const fixes: Fixes = { [field]: cellText({ minutes: one }) };
    return { ...NOTHING, field, fixes, minutes: one };
  });
}
