/**
 * Faults that the tests must notice. Each is one small wrong change of one file: a condition lost, a
 * guard removed, a comparison off by one. They stand in `faults/*.txt`, so that code is quoted as it is:
 *
 *     @ server/modules/a/ | server/test/a.test.ts,server/test/b.test.ts   where, and who notices
 *     - if (!isOwn) throw new Refusal('forbidden');                       found exactly once
 *     in changeNotice                                                     inside this declaration
 *     + if (false) throw new Refusal('forbidden');                        in its place; none: lost
 *     ! Anybody would change it.                                          what goes wrong
 *     ? server/test/c.test.ts > is refused                                who notices this one; of a long
 *                                                                         file the tests named so
 *     = the statement asks the same                                       why nobody can notice
 *
 * Where a fault stands is said as loosely as the text allows, so that a refactoring breaks no quote: a
 * folder finds it in any of its files; a declaration, a function or a statement, lets the text be no more
 * than the clause. White space, line breaks and a last comma are those of the layout and not of the text.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isSyntaxNode, syntaxNodes } from '../check/syntax.ts';

/** One wrong change of a file. */
export interface Fault {
  /** The text it stands in, such as `board`. */
  list: string;
  /** A file, or a folder that ends in a slash. */
  file: string;
  find: string;
  /** The function, statement or constant that the text stands in, by its name. */
  within?: string;
  /** What takes its place; empty to lose it. */
  replace: string;
  /** What goes wrong with it. */
  because: string;
  /** Test files, relative to the project, of which one must fail; they run in this order. */
  tests: string[];
  /** A pattern of the names of the tests that are run; all of the files where it is missing. */
  only?: string;
  /** Why no test can notice it, where that is so; such a fault is not run. */
  equivalent?: string;
}

/** Where the faults of a project stand. */
const FAULT_FILES = 'scripts/mutants/faults/*.txt';

/** All faults of the project in `baseDir`. @throws with file and line on what cannot be read */
export function readFaults(baseDir: string): Fault[] {
  return globSync(FAULT_FILES, { cwd: baseDir })
    .sort()
    .flatMap((path) => parseFaults(path, readFileSync(join(baseDir, path), 'utf8')));
}

/** The faults of one text. */
export function parseFaults(path: string, text: string): Fault[] {
  const faults: Fault[] = [];
  let group: Pick<Fault, 'list' | 'file' | 'tests'> | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const mark = line.slice(0, 2);
    const rest = line.slice(2).trim();
    const fault = faults.at(-1);
    if (line.trim() === '' || mark === '# ') continue;
    if (mark === '@ ') {
      const [file = '', tests = ''] = rest.split(' | ');
      group = { list: basename(path, '.txt'), file, tests: tests.split(',') };
    } else if (mark === '- ' && group) {
      faults.push({ ...group, find: rest, replace: '', because: '' });
    } else if (mark === '+ ' && fault) fault.replace = rest;
    else if (line.startsWith('in ') && fault) fault.within = line.slice('in '.length).trim();
    else if (mark === '! ' && fault) fault.because = rest;
    else if (mark === '? ' && fault) Object.assign(fault, whoNotices(rest));
    else if (mark === '= ' && fault) fault.equivalent = rest;
    else throw new Error(`${path}:${index + 1} is no line of a fault: ${line}`);
  }
  return faults;
}

function whoNotices(text: string): Pick<Fault, 'tests' | 'only'> {
  const [tests = '', only] = text.split(' > ');
  return { tests: tests.split(','), ...(only ? { only } : {}) };
}

/** The one file of the project in `baseDir` that a fault is put into. @throws when it is not one */
export function fileOf(baseDir: string, fault: Fault): string {
  const places = placesOf(sourcesIn(baseDir, fault.file), fault);
  const [path] = places;
  if (places.length !== 1 || !path) {
    throw new Error(`${fault.file}: found ${places.length} times: ${fault.find}`);
  }
  return path;
}

/** The source with the fault in it. @throws when its text does not stand there exactly once */
export function withFault(source: string, fault: Fault): string {
  const spans = spansOf(source, fault);
  const [span] = spans;
  if (spans.length !== 1 || !span) {
    throw new Error(`${fault.file}: found ${spans.length} times: ${fault.find}`);
  }
  return source.slice(0, span.start) + fault.replace + source.slice(span.end);
}

/** @returns one line for each fault of the project in `baseDir` that does not fit it any more. */
export function misfits(baseDir: string): string[] {
  const sources = new Map<string, Source[]>();
  const known = (file: string) => {
    const found = sources.get(file) ?? sourcesIn(baseDir, file);
    sources.set(file, found);
    return found;
  };
  return readFaults(baseDir).flatMap((fault) => {
    const { file, find, because, tests } = fault;
    if (!existsSync(join(baseDir, file))) return [`${file} is gone, which has a fault: ${find}`];
    const times = placesOf(known(file), fault).length;
    const gone = tests.filter((test) => !existsSync(join(baseDir, test)));
    return [
      ...(times === 1 ? [] : [`${file} has the text of a fault ${times} times: ${find}`]),
      ...(because === '' ? [`${file} has a fault without its reason: ${find}`] : []),
      ...gone.map((test) => `${test} is gone, which notices a fault of ${file}: ${find}`),
    ];
  });
}

interface Source {
  path: string;
  text: string;
}

/** A file, or the files of a folder without their tests. */
function sourcesIn(baseDir: string, file: string): Source[] {
  const paths = file.endsWith('/')
    ? globSync(`${file}**/*.{ts,tsx}`, { cwd: baseDir, exclude: ['**/*.test.*'] })
    : [file];
  return paths.map((path) => ({ path, text: readFileSync(join(baseDir, path), 'utf8') }));
}

/** The file of each place where its text stands. */
function placesOf(sources: Source[], fault: Fault): string[] {
  return sources.flatMap(({ path, text }) =>
    spansOf(text, { ...fault, file: path }).map(() => path),
  );
}

interface Span {
  start: number;
  end: number;
}

/** Where its text stands in a source. */
function spansOf(source: string, { file, find, within }: Fault): Span[] {
  const found = Array.from(source.matchAll(patternOf(find)), ({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  if (within === undefined || found.length === 0) return found;
  const declared = declarationsOf(file, source, within);
  return found.filter(({ start, end }) =>
    declared.some((span) => span.start <= start && end <= span.end),
  );
}

/** The functions, constants and fields of that name. */
function declarationsOf(path: string, source: string, name: string): Span[] {
  return syntaxNodes(path, source).filter(({ id, key }) =>
    [id, key].some((named) => isSyntaxNode(named) && named.name === name),
  );
}

/** The words and signs of a text in their order, whatever white space stands between them. */
function patternOf(find: string): RegExp {
  const signs = find.match(/\w+|[^\w\s]/g) ?? [];
  const escaped = signs.map((sign) => sign.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const pattern = escaped.reduce((before, sign, at) => {
    const mustPart = /\w/.test(sign) && /\w$/.test(signs[at - 1] ?? '');
    const comma = /[)\]}]/.test(sign) ? ',?' : '';
    return `${before}${mustPart ? String.raw`\s+` : String.raw`\s*`}${comma}${comma && String.raw`\s*`}${sign}`;
  });
  return new RegExp(pattern, 'g');
}
