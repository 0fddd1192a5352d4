/**
 * What a good Dockerfile does not do: its syntax by `dockerfile-utils`, and the rules of hadolint that
 * matter for ours (their numbers stand beside them). hadolint itself is a program to download.
 */
import { validate } from 'dockerfile-utils';
import { type Instruction, instructionsOf } from './dockerfile.ts';

/** A sentence for each line that a rule refuses; `stages` are the names of stages before it. */
type Rule = (instruction: Instruction, stages: string[]) => string | undefined;

const RULES: Rule[] = [
  // DL3006, DL3007
  ({ name, rest }, stages) => {
    const [base = ''] = rest.split(/\s+/);
    if (name !== 'FROM' || stages.includes(base) || base.includes('@sha256:')) return undefined;
    return /:\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(base)
      ? undefined
      : `${base} names no exact version`;
  },
  // DL3008, DL3013, DL3016, DL3018
  ({ name, rest }) => {
    if (name !== 'RUN') return undefined;
    const loose = installedBy(rest).filter((item) => !/[^@]@\d|=/.test(item));
    return loose.length > 0 ? `${loose.join(', ')} without a version` : undefined;
  },
  // DL3009, DL3015
  ({ name, rest }) => {
    if (name !== 'RUN' || !/\bapt-get\b.*\binstall\b/.test(rest)) return undefined;
    if (!rest.includes('rm -rf /var/lib/apt/lists/*')) return 'the lists of apt stay in the image';
    return rest.includes('--no-install-recommends')
      ? undefined
      : 'apt-get brings what is recommended';
  },
  // DL3003, DL3004
  ({ name, rest }) =>
    name === 'RUN' && /(^|&&|;)\s*(cd|sudo)\s/.test(rest) ? 'cd or sudo in a RUN' : undefined,
  // DL3020
  ({ name }) => (name === 'ADD' ? 'ADD, where COPY says what it does' : undefined),
  // DL3000
  ({ name, rest }) =>
    name === 'WORKDIR' && !rest.startsWith('/') ? `the folder ${rest} is not absolute` : undefined,
  // DL3022
  ({ name, rest }, stages) => {
    const [, from] = /--from=(\S+)/.exec(rest) ?? [];
    if (name !== 'COPY' || from === undefined || stages.includes(from)) return undefined;
    return `there is no stage ${from} before it`;
  },
  // DL3025
  ({ name, rest }) => {
    const command = name === 'HEALTHCHECK' ? rest.replace(/^.*?\bCMD\b\s*/, '') : rest;
    const runs = ['CMD', 'ENTRYPOINT', 'HEALTHCHECK'].includes(name) && command !== 'NONE';
    return runs && !command.startsWith('[') ? `${name} is not in the form of a list` : undefined;
  },
  // What is built in, everybody who has the image reads.
  ({ name, rest }) =>
    /^(ENV|ARG)$/.test(name) && /(PASSWORD|SECRET|TOKEN)\w*=\S/.test(rest)
      ? 'a secret in the image'
      : undefined,
];

/** What packages a command installs, as written. */
function installedBy(command: string): string[] {
  const commands = command.split(/&&|;|\|\|/);
  return commands.flatMap((each) => {
    const [, words] =
      /\b(?:apt-get|apk|pip3?|npm)\b.*?\b(?:install|add)\b(.*)$/.exec(each.trim()) ?? [];
    return words?.split(/\s+/).filter((word) => word && !word.startsWith('-')) ?? [];
  });
}

/** Every fault of a Dockerfile, one sentence each; empty when it is right. */
export function faultsOf(text: string): string[] {
  const faults = validate(text).map(
    ({ range, message }) => `line ${range.start.line + 1}: ${message}`,
  );
  const stages: string[] = [];
  for (const instruction of instructionsOf(text)) {
    const found = RULES.flatMap((rule) => rule(instruction, stages) ?? []);
    faults.push(...found.map((fault) => `${instruction.name}: ${fault}`));
    const [, stage] = /\sas\s+(\S+)$/i.exec(instruction.rest) ?? [];
    if (instruction.name === 'FROM' && stage) stages.push(stage);
  }
  return [...faults, ...faultsOfImage(text)];
}

/** What the last stage must say, since it is the image (DL3002, DL3012, DL3057, DL4003). */
function faultsOfImage(text: string): string[] {
  const all = instructionsOf(text);
  const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
  const said = (wanted: string) => last.filter(({ name }) => name === wanted);
  const user = said('USER').at(-1)?.rest;
  const faults = ['CMD', 'HEALTHCHECK'].flatMap((name) =>
    said(name).length === 1 ? [] : `${name}: said ${said(name).length} times, not once`,
  );
  if (user === undefined) faults.push('USER: nobody is named, so root runs it');
  else if (/^(root|0)(:|$)/.test(user)) faults.push('USER: root runs it');
  return faults;
}
