/**
 * Decisions are short: context, decision, consequence. A page that has grown tells how it was found
 * out, and the story of the finding out belongs into the commit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './syntax.ts';

export const WORDS_MAX = 300;

/** Pages of decisions, whose names begin with their day. */
const DECISION = /^docs\/decisions\/.*[.]md$/;
const NAME = /\/\d{4}-\d{2}-\d{2}-[a-z0-9-]+[.]md$/;

/** @returns one line for each page of a decision below `baseDir` that is too long or has no day. */
export function wordyDecisions(baseDir: string): string[] {
  return projectFiles(baseDir)
    .filter((path) => DECISION.test(path))
    .flatMap((path) => {
      const words = wordsIn(readFileSync(join(baseDir, path), 'utf8'));
      return [
        ...(NAME.test(path) ? [] : [`${path} begins with no day such as 2026-11-24`]),
        ...(words <= WORDS_MAX
          ? []
          : [
              `${path} has ${words} words, more than ${WORDS_MAX}: say context, decision and consequence, and leave out how they were found`,
            ]),
      ];
    });
}

/** Words between white space, as `wc -w` counts them. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
