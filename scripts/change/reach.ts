/**
 * Which files of tests a change can break. A test that imports what changed, in one step or in many; a
 * story that tries a module or a screen which is made of it. Stories start the whole portal, so their
 * imports say nothing beyond it: what they try is read from the calls and addresses they name.
 */
import type { Part, Project } from './project.ts';

/** Where the parts of the portal are put together: everything lies behind these. */
const WHOLE = /^server\/(app|portal|main)[.](ts|js)$|^web\/(router|desk-pages)[.]tsx$/;
const TEST = /[.]test[.]tsx?$/;
const STORY_IN_A_BROWSER = /^e2e\/.*[.]test[.]ts$/;
/** A file of support says with its own text what the stories try that import it. */
const SAYS = /^(server\/test|e2e)\//;
/** Modules that nobody calls: stories hear from them by these files of support. */
const HEARD_BY: Record<string, RegExp> = {
  mail: /\/mail-catcher[.]ts$/,
  push: /\/push-service[.]ts$/,
  webhooks: /\/webhook-receiver[.]ts$/,
};
/** Pages, pictures and lists of faults: read by checks, and by tests beside them. */
const READ_BY_CHECKS = /[.](md|txt|png|webp)$|^(NOTICE|docs\/)/;
/** Where screens ask the portal. */
const ASKS = /^web\/(features|screens)\//;
/** An address, or the name of a call, in quotes. */
const SAID = /['"`](\/[^'"`\s]*|[a-z]\w+)['"`]/g;
/** Whose tests may need a file on each side. */
const SIDES: [of: RegExp, tests: RegExp][] = [
  [/^server\//, /^(?!web\/)/],
  [/^web\//, /^(web|e2e)\//],
  [/^e2e\//, STORY_IN_A_BROWSER],
];
/** What support says counts less than what the story itself says. */
const BY_SUPPORT = 0.1;
/** A story of the module that a changed file belongs to, beside one of a module that is made of it. */
const OF_ITS_OWN = 2;
/** A story of a screen that only asks a changed module comes after those that call it. */
const BEHIND_A_SCREEN = 0.1;

/**
 * How much each file of tests has to do with the change; those it does not name cannot break. A changed
 * file counts once, divided among the tests: the more a story says of a part, the more it gets. A changed
 * test counts without bound.
 */
export function testsReached(changed: string[], project: Project): Map<string, number> {
  const tests = [...project.imports.keys()].filter((path) => TEST.test(path));
  const ways = new Ways(project, tests);
  const weights = new Map<string, number>();
  for (const file of changed) {
    const way = TEST.test(file)
      ? new Map(tests.includes(file) ? [[file, Number.POSITIVE_INFINITY]] : [])
      : ways.to(file);
    for (const [test, weight] of way) weights.set(test, (weights.get(test) ?? 0) + weight);
  }
  return weights;
}

type Weights = Map<string, number>;

class Ways {
  readonly #project: Project;
  readonly #tests: string[];
  /** Each part, and all files that it is made of. */
  readonly #parts: { part: Part; files: Set<string> }[];
  readonly #imported: Map<string, Set<string>>;
  /** The parts that a file names, one for each time. */
  readonly #named: (path: string) => string[];
  /** How often each test says something of each part. */
  readonly #tried: Map<string, Weights>;

  constructor(project: Project, tests: string[]) {
    this.#project = project;
    this.#tests = tests;
    this.#parts = project.parts.map((part) => ({ part, files: behind(part.roots, project) }));
    this.#imported = new Map(tests.map((test) => [test, behind([test], project)]));
    this.#named = namedBy(project);
    this.#tried = new Map(tests.map((test) => [test, this.#partsSaidBy(test)]));
  }

  /** The tests behind a changed file, and how near each is. */
  to(file: string): Weights {
    const parts = this.#parts.filter(({ files }) => files.has(file)).map(({ part }) => part);
    const own = parts.filter((part) => isOf(file, part));
    const ways = [
      shared(this.#importing(file)),
      shared(this.#trying(parts)),
      shared(this.#trying(own), OF_ITS_OWN),
      shared(this.#trying(this.#screensAsking(own)), BEHIND_A_SCREEN),
      shared(this.#hearing(file)),
    ].filter(({ size }) => size > 0);
    const isDoubtful = ways.length === 0 || !file.includes('/');
    if (isDoubtful && !READ_BY_CHECKS.test(file)) ways.push(shared(this.#inDoubt(file)));
    return summed(ways);
  }

  /** A screen of a story in a browser, a module of one over HTTP; its own text tells more than support. */
  #partsSaidBy(test: string): Weights {
    const kind = STORY_IN_A_BROWSER.test(test) ? 'screen' : 'module';
    const said = [...(this.#imported.get(test) ?? [])].filter((path) => SAYS.test(path));
    const found = said.map((path) => {
      const parts = this.#named(path).filter((name) => name.startsWith(kind));
      const each = path === test ? 1 : BY_SUPPORT;
      return summed(parts.map((name) => new Map([[name, each]])));
    });
    return summed(found);
  }

  #importing(file: string): Weights {
    const those = this.#tests.filter((test) => this.#imported.get(test)?.has(file));
    return new Map(those.map((test) => [test, 1]));
  }

  /** How often each story says something of these parts, times their share of all that it says. */
  #trying(parts: Part[]): Weights {
    const weights: Weights = new Map();
    for (const [test, said] of this.#tried) {
      const times = parts.reduce((sum, { name }) => sum + (said.get(name) ?? 0), 0);
      const all = [...said.values()].reduce((sum, each) => sum + each, 0);
      if (times > 0) weights.set(test, times * (times / all));
    }
    return weights;
  }

  #screensAsking(modules: Part[]): Part[] {
    const names = modules.flatMap(({ asked }) => asked.names.map((name) => `'${name}'`));
    const asks = (path: string) =>
      ASKS.test(path) && names.some((name) => this.#project.textOf(path).includes(name));
    const screens = this.#parts.filter(({ part }) => part.name.startsWith('screen '));
    return screens.filter(({ files }) => [...files].some(asks)).map(({ part }) => part);
  }

  #hearing(file: string): Weights {
    const [, support] =
      Object.entries(HEARD_BY).find(([module]) => file.includes(`/${module}/`)) ?? [];
    if (!support || !file.startsWith('server/modules/')) return new Map();
    const hears = (test: string) =>
      [...(this.#imported.get(test) ?? [])].some((path) => support.test(path));
    return new Map(this.#tests.filter(hears).map((test) => [test, 1]));
  }

  /** Where nothing says who needs a file, everybody on its side may; a setting of the house, everybody. */
  #inDoubt(file: string): Weights {
    const [, side] = SIDES.find(([of]) => of.test(file)) ?? [];
    return new Map(this.#tests.filter((test) => side?.test(test) ?? true).map((test) => [test, 1]));
  }
}

/** The same weights, so that they are `whole` together. */
function shared(weights: Weights, whole = 1): Weights {
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0);
  return new Map([...weights].map(([name, weight]) => [name, (whole * weight) / sum]));
}

function summed(all: Weights[]): Weights {
  const sum: Weights = new Map();
  for (const [name, weight] of all.flatMap((weights) => [...weights])) {
    sum.set(name, (sum.get(name) ?? 0) + weight);
  }
  return sum;
}

/** These files and everything that they pull in, up to where the whole portal is put together. */
function behind(roots: string[], { imports }: Project): Set<string> {
  const reached = new Set(roots);
  for (const file of reached) {
    if (!WHOLE.test(file)) for (const to of imports.get(file) ?? []) reached.add(to);
  }
  return reached;
}

/** Whether a file belongs to a module by its folder or its name: `contract/board/notices-desk.ts`. */
function isOf(file: string, { name, roots }: Part): boolean {
  const [kind, word] = name.split(' ');
  if (kind !== 'module') return roots.includes(file);
  return new RegExp(`/${word}(/|[.-])`).test(file);
}

/** @returns what finds the parts that the text of a file names, by call or address, one for each time */
function namedBy({ parts, textOf }: Project): (path: string) => string[] {
  const patterns = parts.flatMap(({ name, asked }) =>
    asked.addresses.map((address) => ({ name, steps: stepsOf(address) })),
  );
  const partsIn = (words: string) => {
    if (!words.startsWith('/'))
      return parts.filter(({ asked }) => asked.names.includes(words)).map(({ name }) => name);
    const steps = stepsOf(words.replace(/^\/api(?=\/)/, ''));
    return [
      ...new Set(patterns.filter((pattern) => fits(steps, pattern.steps)).map(({ name }) => name)),
    ];
  };
  const known = new Map<string, string[]>();
  return (path) => {
    const parts =
      known.get(path) ??
      Array.from(textOf(path).matchAll(SAID), ([, words = '']) => partsIn(words)).flat();
    known.set(path, parts);
    return parts;
  };
}

const stepsOf = (address: string) => address.split('?', 1).join('').split('/');

/**
 * Whether an address as a story writes it, `/users/${id}`, can be one of a pattern, `/users/{id}`: one
 * word at least is the same.
 */
function fits(steps: string[], pattern: string[]): boolean {
  if (steps.length !== pattern.length) return false;
  const same = steps.filter((step, at) => step === pattern[at]).length;
  const open = steps.filter((step, at) => /^[{:]/.test(pattern[at] ?? '') || step.includes('${'));
  return same > 1 && same + open.length >= steps.length;
}
