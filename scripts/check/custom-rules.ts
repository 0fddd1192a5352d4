/**
 * Custom rules: SQL in sql.ts, the clock in platform, text in i18n, and so on. What the import
 * boundaries cannot see because nothing is imported, read from the syntax tree of each file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '#contract/locales.ts';
import { CODE, projectFiles, syntaxNodes } from './syntax.ts';

interface Rule {
  /** What to do instead. */
  message: string;
  /** The files it applies to, and those among them that are excepted. */
  files: RegExp;
  except?: RegExp;
  /** Kinds of syntax nodes whose source text is looked at; without any, the whole file's text. */
  nodes?: string[];
  text: RegExp;
}

const TESTS = /^(server\/test|e2e)\/|[.]test[.]tsx?$/;

const rules = {
  'sql-in-sql-files': {
    message: 'statements belong into sql.ts, the migrations and platform',
    files: /^server\/.*[.]ts$/,
    except: /^server\/(platform|migrations|test)\/|[/-]sql[.]ts$/,
    nodes: ['TaggedTemplateExpression', 'MemberExpression'],
    text: /^sql\b[^(]*`|[.](selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/s,
  },
  'builder-or-sql': {
    message:
      'a statement is written with the builder or as SQL; what the builder cannot say is an expression with a name',
    files: /^server\/.*sql[.]ts$/,
    nodes: ['VariableDeclaration', 'FunctionDeclaration'],
    text: /^(?=.*\bsql\b[^`(;]*`).*[.](selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/s,
  },
  'no-branch-on-parameter': {
    message:
      'a value of a statement comes with each call; while the statement is built it is always there',
    files: /^server\/.*sql[.]ts$/,
    nodes: ['ConditionalExpression', 'IfStatement', 'LogicalExpression', 'UnaryExpression'],
    text: /^(if \(|!)*p[.]\w+\s*(\)|\?|&&|\|\||\?\?|$)/,
  },
  'clock-in-platform': {
    message: 'read the time of day from platform/clock',
    files: /^server\/.*[.]ts$/,
    except: /^server\/platform\/clock|^server\/test\/|[.]test[.]ts$/,
    nodes: ['NewExpression', 'CallExpression'],
    text: /^new Date(\(\))?$|^Date(\.now)?\(\)$|^Temporal\.Now\b/,
  },
  'day-of-a-moment-at-the-portal': {
    message:
      'what day a moment has is the portal’s to say: in web/i18n/format.ts, and by `dayOf` of the clock',
    files: /^(web|server)\/.*[.]tsx?$/,
    // Rules add days to a day, which has no zone; platform and demo make the days.
    except:
      /^web\/i18n\/(format|time-zone)[.]ts$|^server\/(platform|demo|test)\/|rules[.]ts$|[.]test[.]tsx?$/,
    nodes: ['MemberExpression'],
    text: /[.]toISOString\(\)\s*[.](slice|split|substr\w*)$|[.](get(FullYear|Month|Date|Day|Hours|TimezoneOffset)|toDateString|toLocale(Date|Time)?String)$/,
  },
  'environment-in-config': {
    message: 'platform/environment.ts reads the environment, config.ts says what it means',
    files: /^server\/.*[.]ts$/,
    except: /^server\/platform\/environment[.]ts$|^server\/test\/|[.]test[.]ts$/,
    nodes: ['MemberExpression'],
    text: /^process\.env$/,
  },
  'text-in-i18n': {
    message: 'what a person reads belongs into web/i18n',
    files: /^web\/.*[.]tsx$/,
    except: /^web\/i18n\/|[.]test[.]tsx$/,
    nodes: ['JSXText'],
    text: /\p{L}/u,
  },
  'labels-in-i18n': {
    message: 'labels belong into web/i18n',
    files: /^web\/.*[.]tsx$/,
    except: /[.]test[.]tsx$/,
    nodes: ['JSXAttribute'],
    text: /^(title|label|placeholder|alt|description|aria-label)=\{?["'`].*\p{L}/u,
  },
  'marks-by-marked': {
    message: 'a text with marks is drawn by Marked; the one of the library brings a parser of HTML',
    files: /^web\/.*[.]tsx?$/,
    nodes: ['ImportSpecifier'],
    text: /^Trans$/,
  },
  'breakpoints-by-name': {
    message: 'the widths at which layouts change have names, in web/breakpoints.ts',
    files: /^web\/.*[.]css$/,
    text: /@media[^{]*\((max-width: (47|59)[.]99rem|min-width: (48|60)rem)\)/,
  },
  'no-import-glob': {
    message: 'no boundary sees a pattern of files to import; only the guide is loaded that way',
    files: CODE,
    except: /^web\/screens\/bank\/guide[.]tsx$/,
    nodes: ['MemberExpression'],
    text: /^import\.meta\.glob$/,
  },
  'no-branch-on-language': {
    message: 'what a language does its own way stands in its grammar.json, or in its texts',
    files: /^(contract|server|web)\/.*[.]tsx?$/,
    except: /[.]test[.]tsx?$|^server\/(test|demo)\//,
    text: new RegExp(`([!=]==|\\bcase) '(${LOCALES.join('|')})'|\\bRecord<Locale, [^>]*> = \\{`),
  },
  'no-forced-cast': {
    message: 'a cast through unknown or to never only silences the compiler',
    files: CODE,
    nodes: ['TSAsExpression'],
    text: /\bas (unknown\s+as|never$)/,
  },
  'no-sleep': {
    message: 'a test waits for what it is about, never for time to pass',
    files: TESTS,
    nodes: ['CallExpression'],
    text: /\.waitForTimeout\(|^setTimeout\(\s*(resolve|done)\b|^(sleep|delay)\(/,
  },
  'file-comment': {
    message: 'a file opens with a comment that says what it is for',
    files: CODE,
    text: /^(#![^\n]*\n)?(?!\s*\/[*/])/,
  },
  'plain-words': {
    message: 'write plain modern English: anyone, the person who, again, yourself',
    files: /./,
    // A migration that was applied is never edited.
    except: /^server\/migrations\//,
    text: /\b(who[m]?ev[e]r|an[e]w|ones[e]lf)\b/i,
  },
  'no-todo': {
    message: 'finish it, or open an issue',
    files: /./,
    text: /\b(TO[D]O|FIX[M]E)\b/,
  },
} satisfies Record<string, Rule>;

/** The name of every rule: the test proves each one with a violation and an allowed twin. */
export type RuleName = keyof typeof rules;

/** @returns one line for each violation below `baseDir`: file, line, rule and message */
export function brokenRules(baseDir: string): string[] {
  const files = projectFiles(baseDir);
  if (files.length === 0) return ['no file was read: the path is wrong'];
  return files.flatMap((path) => brokenIn(path, readFileSync(join(baseDir, path), 'utf8')));
}

/** The same for one file's text. */
export function brokenIn(path: string, source: string): string[] {
  const applicable = Object.entries<Rule>(rules).filter(
    ([, { files, except }]) => files.test(path) && !except?.test(path),
  );
  const tree = CODE.test(path) ? syntaxNodes(path, source) : [];
  return applicable.flatMap(([name, { message, nodes, text }]) => {
    const inspected = nodes ? tree.filter(({ type }) => nodes.includes(type)) : [{ start: 0 }];
    return inspected.flatMap(({ start, end }: { start: number; end?: number }) => {
      const found = source.slice(start, end).match(text);
      if (!found) return [];
      const line = source.slice(0, start + (found.index ?? 0)).split('\n').length;
      return `${path}:${line} ${name}: ${message}`;
    });
  });
}
