/**
 * Every line knows its room: SQL in sql.ts, the clock in platform, text in i18n, and so on.
 * What the arrows cannot see because nothing is imported, read from the syntax tree of each file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE, projectFiles, syntaxNodes } from './syntax.ts';

interface Habit {
  /** What to do instead, said to whoever broke it. */
  law: string;
  /** The files it holds for, and those among them that are its room. */
  files: RegExp;
  room?: RegExp;
  /** Kinds of syntax nodes whose source text is looked at; without any, the whole file's text. */
  nodes?: string[];
  text: RegExp;
}

const TESTS = /^(server\/test|e2e)\/|[.]test[.]tsx?$/;

const habits = {
  'sql-in-its-room': {
    law: 'statements live in sql.ts, the migrations and platform',
    files: /^server\/.*[.]ts$/,
    room: /^server\/(platform|migrations|test)\/|[/-]sql[.]ts$/,
    nodes: ['TaggedTemplateExpression', 'MemberExpression'],
    text: /^sql\b[^(]*`|[.](selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/s,
  },
  'clock-in-its-room': {
    law: 'the time of day is asked of platform/clock',
    files: /^server\/.*[.]ts$/,
    room: /^server\/platform\/clock|^server\/test\/|[.]test[.]ts$/,
    nodes: ['NewExpression', 'CallExpression'],
    text: /^new Date(\(\))?$|^Date(\.now)?\(\)$|^Temporal\.Now\b/,
  },
  'environment-in-its-room': {
    law: 'the environment is read once, by config.ts',
    files: /^server\/.*[.]ts$/,
    room: /^server\/(config|main)[.]ts$|^server\/test\/|[.]test[.]ts$/,
    nodes: ['MemberExpression'],
    text: /^process\.env$/,
  },
  'text-in-its-room': {
    law: 'what a person reads lives in web/i18n',
    files: /^web\/.*[.]tsx$/,
    room: /^web\/i18n\/|[.]test[.]tsx$/,
    nodes: ['JSXText'],
    text: /\p{L}/u,
  },
  'labels-in-their-room': {
    law: 'what a person hears or sees as a label lives in web/i18n',
    files: /^web\/.*[.]tsx$/,
    room: /[.]test[.]tsx$/,
    nodes: ['JSXAttribute'],
    text: /^(title|label|placeholder|alt|description|aria-label)=\{?["'`].*\p{L}/u,
  },
  'no-wholesale-import': {
    law: 'a pattern of files to import is seen by no arrow; only the texts are fetched that way',
    files: CODE,
    room: /^web\/i18n\/(index|texts[.]test)[.]ts$/,
    nodes: ['MemberExpression'],
    text: /^import\.meta\.glob$/,
  },
  'no-forced-cast': {
    law: 'a cast through unknown or to never only silences the compiler',
    files: CODE,
    nodes: ['TSAsExpression'],
    text: /\bas (unknown\s+as|never$)/,
  },
  'no-sleep': {
    law: 'a test waits for what it is about, never for time to pass',
    files: TESTS,
    nodes: ['CallExpression'],
    text: /\.waitForTimeout\(|^setTimeout\(\s*(resolve|done)\b|^(sleep|delay)\(/,
  },
  'file-says-what-for': {
    law: 'a file opens with a comment: what it is for, which law it keeps',
    files: CODE,
    text: /^(#![^\n]*\n)?(?!\s*\/[*/])/,
  },
  'no-someday': {
    law: 'what is unfinished is finished or an issue',
    files: /./,
    text: /\b(TO[D]O|FIX[M]E)\b/,
  },
} satisfies Record<string, Habit>;

/** Every habit's name: habits.test.ts proves each one with a violation and a clean twin. */
export type HabitName = keyof typeof habits;

/** @returns one line for each broken habit below `baseDir`: file, line, name and law. */
export function brokenHabits(baseDir: string): string[] {
  const files = projectFiles(baseDir);
  if (files.length === 0) return ['no file was read: the path is wrong'];
  return files.flatMap((path) => brokenIn(path, readFileSync(join(baseDir, path), 'utf8')));
}

/** The same for one file's text. */
export function brokenIn(path: string, source: string): string[] {
  const asked = Object.entries<Habit>(habits).filter(
    ([, { files, room }]) => files.test(path) && !room?.test(path),
  );
  const tree = CODE.test(path) ? syntaxNodes(path, source) : [];
  return asked.flatMap(([name, { law, nodes, text }]) => {
    const looked = nodes ? tree.filter(({ type }) => nodes.includes(type)) : [{ start: 0 }];
    return looked.flatMap(({ start, end }: { start: number; end?: number }) => {
      const found = source.slice(start, end).match(text);
      if (!found) return [];
      const line = source.slice(0, start + (found.index ?? 0)).split('\n').length;
      return `${path}:${line} ${name}: ${law}`;
    });
  });
}
