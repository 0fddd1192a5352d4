/**
 * No file is longer than 300 lines without a stated reason. (The linter limits functions to 70
 * lines.) There is no gate on medians: it would reward cutting paragraphs out into files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './syntax.ts';

export const LINES_MAX = 300;

/** A longer file is listed here with its reason. */
const REASONS: Record<string, string> = {
  'contract/endpoints/board/notices.ts': 'has a row for every call of a notice',
  'contract/errors.ts': 'has a line for every refusal',
  'server/modules/banks/archive/tables.ts': 'has a line for every table',
  'server/modules/paper/exports/own-data-tables.ts': 'has a line for every table',
  'server/test/support/fixtures.ts': 'has a line for every thing that a call is about',
  'scripts/check/ways-back.test.ts': 'has a line for every call that changes something',
  'texts/keys.ts': 'made of the texts, and read by nobody from top to bottom',
  'server/modules/tables-made.ts': 'made of the database, and read by nobody from top to bottom',
};

/** @returns one line for each code file below `baseDir` that is too long. */
export function oversizedFiles(baseDir: string): string[] {
  const code = projectFiles(baseDir).filter((path) => /[.]tsx?$/.test(path));
  return tooLong(
    code.map((path) => ({
      path,
      lines: readFileSync(join(baseDir, path), 'utf8').split('\n').length - 1,
    })),
  );
}

/** The same for files already counted. */
export function tooLong(files: { path: string; lines: number }[], reasons = REASONS): string[] {
  return files
    .filter(({ path, lines }) => lines > LINES_MAX && !reasons[path])
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${LINES_MAX}`);
}
