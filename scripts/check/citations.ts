/**
 * What code and pages cite exists: sections of the specification ("§4"), laws ("L4"), pages of
 * `docs/`, files of code and tests that a page names, and the headings that a link of a page leads to.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { projectFiles } from './syntax.ts';

const SPECIFICATION = 'docs/specification.md';
const LAWS = 'docs/ledger-laws.md';
/** Pages about the code of today; those of the past may name files that are gone. */
const NAMING = /^([A-Z]+|docs\/[\w-]+)[.]md$/;
/** A file of code in a page, such as `server/app.ts`. */
const FILE_NAME =
  /`((?:contract|texts|server|web|e2e|bench|scripts)\/[\w./-]+[.](?:tsx?|js|sql|css))`/g;
/** Proofs of this very check cite what does not exist. */
const PROOFS = /^scripts\/check\/.*[.]test[.]ts$/;

/** @returns one line for each citation below `baseDir` that leads nowhere. */
export function brokenCitations(baseDir: string): string[] {
  const sections = numbersIn(join(baseDir, SPECIFICATION), /^## (\d+)\. /gm);
  const laws = numbersIn(join(baseDir, LAWS), /^## L(\d+) · /gm);
  return projectFiles(baseDir)
    .filter((path) => !PROOFS.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(baseDir, path), 'utf8');
      const missing = (pattern: RegExp, what: (found: string) => string | undefined) =>
        [...text.matchAll(pattern)].flatMap(({ 1: found = '', index }) => {
          const complaint = what(found);
          const line = text.slice(0, index).split('\n').length;
          return complaint === undefined ? [] : `${path}:${line} ${complaint}`;
        });
      return [
        ...missing(/§\s?(\d+)/g, (number) =>
          sections.has(number) ? undefined : `§${number} is no section of ${SPECIFICATION}`,
        ),
        ...missing(/\bL(\d{1,2})\b/g, (number) =>
          laws.has(number) ? undefined : `L${number} is no law of ${LAWS}`,
        ),
        ...missing(/\b(docs\/[\w/-]+[.]md)\b/g, (page) =>
          existsSync(join(baseDir, page)) ? undefined : `${page} does not exist`,
        ),
        ...(path.endsWith('.md')
          ? missing(/\]\(([^)\s]+)\)/g, (to) => deadLink(baseDir, path, to))
          : []),
        ...(NAMING.test(path)
          ? missing(FILE_NAME, (file) =>
              existsSync(join(baseDir, file)) ? undefined : `${file} does not exist`,
            )
          : []),
      ];
    });
}

function numbersIn(file: string, heading: RegExp): Set<string> {
  if (!existsSync(file)) return new Set();
  return new Set(
    [...readFileSync(file, 'utf8').matchAll(heading)].map(([, number = '']) => number),
  );
}

/** Why a link of a page leads nowhere; other places of the web are not looked at. */
function deadLink(baseDir: string, page: string, to: string): string | undefined {
  if (/^\w+:/.test(to)) return undefined;
  const [file = '', anchor] = to.split('#');
  const path = file === '' ? page : normalize(join(dirname(page), file));
  if (!existsSync(join(baseDir, path))) return `${to} leads to no file`;
  if (anchor === undefined) return undefined;
  const headings = readFileSync(join(baseDir, path), 'utf8').matchAll(/^#+ (.*)$/gm);
  const anchors = [...headings].map(([, heading = '']) => anchorOf(heading));
  return anchors.includes(anchor) ? undefined : `${to} leads to no heading`;
}

/** A heading as GitHub writes it into an address. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
