/**
 * Faults that the tests must notice. Each is one small wrong change of one file: a condition lost, a
 * guard removed, a comparison off by one. They stand in `faults/*.txt`, so that code is quoted as it is:
 *
 *     @ server/modules/a.ts | server/test/a.test.ts,server/test/b.test.ts   the file, and who notices
 *     - if (!isOwn) throw new Refusal('forbidden');                         found exactly once
 *     + if (false) throw new Refusal('forbidden');                          in its place; none: lost
 *     ! Anybody would change it.                                            what goes wrong
 *     ? server/test/c.test.ts                                               who notices this one
 *     = the statement asks the same                                         why nobody can notice
 *
 * White space stands for any white space, so that a new layout does not break the list.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One wrong change of a file. */
export interface Fault {
  file: string;
  find: string;
  /** What takes its place; empty to lose it. */
  replace: string;
  /** What goes wrong with it. */
  because: string;
  /** Test files, relative to the project, of which one must fail. */
  tests: string[];
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
  let group: Pick<Fault, 'file' | 'tests'> | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const mark = line.slice(0, 2);
    const rest = line.slice(2).trim();
    const fault = faults.at(-1);
    if (line.trim() === '' || mark === '# ') continue;
    if (mark === '@ ') {
      const [file = '', tests = ''] = rest.split(' | ');
      group = { file, tests: tests.split(',') };
    } else if (mark === '- ' && group) {
      faults.push({ ...group, find: rest, replace: '', because: '' });
    } else if (mark === '+ ' && fault) fault.replace = rest;
    else if (mark === '! ' && fault) fault.because = rest;
    else if (mark === '? ' && fault) fault.tests = rest.split(',');
    else if (mark === '= ' && fault) fault.equivalent = rest;
    else throw new Error(`${path}:${index + 1} is no line of a fault: ${line}`);
  }
  return faults;
}

/** The source with the fault in it. @throws when its text does not stand there exactly once */
export function withFault(source: string, fault: Fault): string {
  const times = timesFound(source, fault);
  if (times !== 1) throw new Error(`${fault.file}: found ${times} times: ${fault.find}`);
  return source.replace(patternOf(fault.find), () => fault.replace);
}

/** @returns one line for each fault of the project in `baseDir` that does not fit it any more. */
export function misfits(baseDir: string): string[] {
  return readFaults(baseDir).flatMap((fault) => {
    const { file, find, because, tests } = fault;
    const path = join(baseDir, file);
    if (!existsSync(path)) return [`${file} is gone, which has a fault: ${find}`];
    const times = timesFound(readFileSync(path, 'utf8'), fault);
    const gone = tests.filter((test) => !existsSync(join(baseDir, test)));
    return [
      ...(times === 1 ? [] : [`${file} has the text of a fault ${times} times: ${find}`]),
      ...(because === '' ? [`${file} has a fault without its reason: ${find}`] : []),
      ...gone.map((test) => `${test} is gone, which notices a fault of ${file}: ${find}`),
    ];
  });
}

function timesFound(source: string, { find }: Fault): number {
  return [...source.matchAll(patternOf(find))].length;
}

function patternOf(find: string): RegExp {
  const words = find
    .split(/\s+/)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(words.join(String.raw`\s+`), 'g');
}
