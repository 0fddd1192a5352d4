/**
 * Files a person reads in one look: median up to 60 lines, nine of ten up to 150, none past 300.
 * (Functions are held to 70 lines by the linter.)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './syntax.ts';

export const MEDIAN_LINES_MAX = 60;
export const NINE_OF_TEN_LINES_MAX = 150;
export const LINES_MAX = 300;
/** Below this many files a median says nothing. */
const FILES_MIN = 20;

/** A file longer than that is listed here with its reason. */
const REASONS: Record<string, string> = {
  'contract/endpoints.ts': 'the one table of every call, read and searched as one',
};

/** @returns one line for each broken measure of the code below `baseDir`. */
export function brokenSizes(baseDir: string): string[] {
  const code = projectFiles(baseDir).filter((path) => /[.]tsx?$/.test(path));
  return brokenMeasures(
    code.map((path) => ({
      path,
      lines: readFileSync(join(baseDir, path), 'utf8').split('\n').length - 1,
    })),
  );
}

/** The same for files already counted. */
export function brokenMeasures(files: { path: string; lines: number }[]): string[] {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  const measures: [string, number, number][] =
    files.length < FILES_MIN
      ? []
      : [
          ['the median file', share(0.5), MEDIAN_LINES_MAX],
          ['the 90th percentile of files', share(0.9), NINE_OF_TEN_LINES_MAX],
        ];
  return [
    ...files
      .filter(({ path, lines }) => lines > LINES_MAX && !REASONS[path])
      .map(({ path, lines }) => `${path} has ${lines} lines, more than ${LINES_MAX}`),
    ...measures
      .filter(([, lines, most]) => lines > most)
      .map(([what, lines, most]) => `${what} has ${lines} lines, more than ${most}`),
  ];
}
