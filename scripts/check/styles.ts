/**
 * Styles are said once. A class that says what two others say is a part of `web/ui/page`, and so is
 * any body of three declarations or more that stands a third time; smaller ones inside another rule
 * are words and not sentences. Besides, sheets and components agree on which classes there are.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectFiles } from './syntax.ts';

/** So often a body may stand. */
const TIMES_MAX = 2;
/** A body as long as this is a sentence, wherever it stands. */
const SENTENCE = 3;

/** A body that may stand more often is listed here with its reason. */
const REASONS: Record<string, string> = {
  'block-size: 1px; clip-path: inset(50%); inline-size: 1px; overflow: hidden; position: absolute':
    'for the ears alone below a width of its own; where it holds at all widths, it is `.visually-hidden`',
  'align-items: center; display: inline-flex; min-block-size: var(--touch)':
    'the list or the line that a link stands in alone says that it is as high as a finger',
};

/** A rule of a sheet: what stands in its own braces, in one order, and the rules it stands in. */
interface StyleRule {
  selector: string;
  within: StyleRule[];
  declarations: string[];
}

/** @returns one line for each repeated body, lost class and unused class below `baseDir` */
export function brokenStyles(baseDir: string): string[] {
  const read = (path: string) => ({ path, text: readFileSync(join(baseDir, path), 'utf8') });
  const files = projectFiles(baseDir).filter((path) => path.startsWith('web/'));
  const sheets = files.filter((path) => path.endsWith('.css')).map(read);
  const code = files.filter((path) => /[.]tsx?$/.test(path)).map(read);
  return [...repeatedStyles(sheets), ...strayClasses(sheets, code)];
}

interface Text {
  path: string;
  text: string;
}

/** The bodies that stand too often, with the places. */
export function repeatedStyles(sheets: Text[], reasons = REASONS): string[] {
  const rules = sheets.flatMap(({ path, text }) =>
    rulesIn(text)
      .filter((rule, _, all) => rule.declarations.length >= (isWhole(rule, all) ? 1 : SENTENCE))
      .map(({ selector, declarations }) => ({
        body: declarations.join('; '),
        place: `${path} ${selector}`,
      })),
  );
  return [...Map.groupBy(rules, ({ body }) => body)]
    .filter(([body, those]) => those.length > TIMES_MAX && !reasons[body])
    .map(
      ([body, those]) =>
        `{ ${body} } stands ${those.length} times, make a part of it: ${those.map(({ place }) => place).join(', ')}`,
    );
}

/** Whether a rule is all that its sheet says of a class. */
function isWhole(rule: StyleRule, all: StyleRule[]): boolean {
  const classes = rule.selector.split(', ').map((one) => one.slice(1));
  const others = all.filter((other) => other !== rule);
  return (
    /^([.]\w+(, )?)+$/.test(rule.selector) &&
    rule.within.length === 0 &&
    !others.some(({ within }) => within.includes(rule)) &&
    classes.some((one) => !others.some(({ selector }) => namesIn(selector).includes(one)))
  );
}

/** Every rule of a sheet that says something itself. */
function rulesIn(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: StyleRule[] = [];
  const plain = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, said = '', mark] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const text = said.replaceAll(/\s+/g, ' ').trim();
    if (mark === '{') {
      const rule = { selector: text, within: [...open], declarations: [] };
      rules.push(rule);
      open.push(rule);
    } else if (text !== '') open.at(-1)?.declarations.push(text);
    if (mark === '}') open.pop();
  }
  for (const { declarations } of rules) declarations.sort();
  return rules;
}

/** Classes that a component names and its sheet has not, and those that no component names. */
export function strayClasses(sheets: Text[], code: Text[]): string[] {
  const uses = code.flatMap(usesIn);
  return sheets
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }) => {
      const has = classesIn(text);
      const own = uses.filter(({ sheet }) => sheet === path);
      const named = own.flatMap(({ classes }) => classes);
      const lost = own.flatMap(({ user, classes }) =>
        classes
          .filter((one) => !has.includes(one))
          .map((one) => `${user} names the class ${one}, which ${path} has not`),
      );
      const isOpen = own.some(({ isAnyNamed }) => isAnyNamed);
      const unused = has.filter((one) => !isOpen && !named.includes(one));
      return [...lost, ...unused.map((one) => `${path} has the class ${one}, which nobody names`)];
    });
}

/** What a file names of each sheet that it imports; any of its classes where the name is computed. */
function usesIn({ path, text }: Text) {
  const imports = text.matchAll(/^import (\w+) from '([^']+[.]module[.]css)';$/gm);
  const rest = text.replaceAll(/^import [^;]*;$|`\S*[.]tsx?`/gm, '');
  return Array.from(imports, ([, local = '', said = '']) => {
    const classes = rest.matchAll(new RegExp(`(?<![\\w.])${local}[.](\\w+)`, 'g'));
    return {
      user: path,
      sheet: said.startsWith('#') ? said.slice(1) : posix.join(posix.dirname(path), said),
      classes: [...new Set(Array.from(classes, ([, name = '']) => name))],
      isAnyNamed: rest.includes(`${local}[`),
    };
  });
}

function classesIn(sheet: string): string[] {
  return [...new Set(rulesIn(sheet).flatMap(({ selector }) => namesIn(selector)))];
}

/** The classes of the sheet in a selector. */
function namesIn(selector: string): string[] {
  if (selector.startsWith('@')) return [];
  const own = selector.replaceAll(/:global\([^)]*\)/g, '');
  return Array.from(own.matchAll(/[.]([a-z_]\w*)/gi), ([, name = '']) => name);
}
