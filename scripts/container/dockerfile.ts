/** Reads a Dockerfile as far as ours goes; what it does not know it refuses, so that nothing is skipped. */

/** One instruction, such as `COPY` with its arguments as written. */
export interface Instruction {
  name: string;
  rest: string;
}

/** One image of several: `FROM … AS name` and what follows. */
export interface Stage {
  base: string;
  name: string | undefined;
  instructions: Instruction[];
}

const KNOWN = [
  'CMD',
  'COPY',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'RUN',
  'USER',
  'VOLUME',
  'WORKDIR',
];

/** @throws Error when it contains an instruction that is not known here */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const { name, rest } of instructionsOf(text)) {
    if (!KNOWN.includes(name))
      throw new Error(`The Dockerfile says ${name}, which is not known here.`);
    if (name === 'FROM') {
      const [base = '', , as] = rest.split(/\s+/);
      stages.push({ base, name: as, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, rest });
    }
  }
  return stages;
}

/** The last word on something that a stage may say again. @throws Error when it says nothing */
export function lastOf({ instructions }: Stage, name: string): string {
  const found = instructions.findLast((instruction) => instruction.name === name);
  if (!found) throw new Error(`The Dockerfile has no ${name}.`);
  return found.rest;
}

/** The command at the end of an instruction, in its form as a list. */
export function commandIn(rest: string): string[] {
  const list: unknown = JSON.parse(rest.slice(rest.indexOf('[')));
  if (!Array.isArray(list)) throw new Error(`Not a list: ${rest}`);
  return list.map(String);
}

/** `A=1 B=2` of every `ENV`. */
export function environmentOf({ instructions }: Stage): Record<string, string> {
  const pairs = instructions
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ rest }) => rest.split(/\s+/))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
  return Object.fromEntries(pairs);
}

/** Every instruction in order, with its lines joined. */
export function instructionsOf(text: string): Instruction[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n');
  return lines.flatMap((line) => {
    const [, name = '', rest = ''] = /^\s*(\S+)\s+(.*)$/.exec(line) ?? [];
    return name ? { name: name.toUpperCase(), rest: rest.trim() } : [];
  });
}
