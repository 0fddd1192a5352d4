/**
 * The commands of the portal: `npm run portal -- COMMAND`. A refusal is one line; what was done to the
 * data of people stands in the history of changes, as done by the machine.
 */
import { parseArgs } from 'node:util';
import { link, secondFactor, sessions } from './commands/accounts.ts';
import { admins } from './commands/admins.ts';
import { backup } from './commands/backup.ts';
import { backupKey } from './commands/backup-key.ts';
import {
  createBankCommand,
  exampleBankCommand,
  reopenBankCommand,
  suspendBankCommand,
} from './commands/banks.ts';
import { checkBooks } from './commands/books.ts';
import type { Command, ExitCode } from './commands/command.ts';
import { config } from './commands/config.ts';
import { doctor } from './commands/doctor.ts';
import { erase } from './commands/erase.ts';
import { mailTest } from './commands/mail.ts';
import { migrateCommand } from './commands/migrate.ts';
import { restore } from './commands/restore.ts';
import { readConfig } from './config.ts';
import { settings } from './platform/environment.ts';
import { StartFailure, startFailureFrom } from './platform/start-failure.ts';
import { codeOf } from './platform/write-once.ts';

const COMMANDS: Command[] = [
  backup,
  backupKey,
  restore,
  checkBooks,
  config,
  doctor,
  migrateCommand,
  mailTest,
  link,
  secondFactor,
  sessions,
  admins,
  createBankCommand,
  exampleBankCommand,
  suspendBankCommand,
  reopenBankCommand,
  erase,
];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Aborted when the person asks to stop. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

async function main(words: string[]): Promise<ExitCode> {
  const command = COMMANDS.find(({ name }) => isAsked(words, name));
  const isHelp = words.length === 0 || words.includes('--help') || words.includes('-h');
  if (isHelp) {
    for (const line of command ? helpOf(command) : helpOfAll()) say(line);
    return 0;
  }
  if (!command) {
    const near = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `));
    const those = near.length > 0 ? ` There are: ${near.map(({ name }) => name).join(', ')}.` : '';
    throw new StartFailure(
      `There is no command "${words.join(' ')}".${those} See npm run portal -- --help.`,
    );
  }
  const { values, args } = read(command, words.slice(command.name.split(' ').length));
  const given = readConfig(settings());
  return await command.run({ config: given, args, values, say, signal: stopping.signal });
}

function isAsked(words: string[], name: string): boolean {
  return name.split(' ').every((word, index) => words[index] === word);
}

/** @throws StartFailure when an option is unknown, or an argument is missing or too many */
function read({ name, takes, options = {} }: Command, words: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const least = takes.filter((one) => !one.startsWith('[')).length;
    if (positionals.length < least || positionals.length > takes.length) {
      throw new Error(takes.length === 0 ? 'it takes no argument' : `it takes ${takes.join(' ')}`);
    }
    return { values, args: positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`${name}: ${reason}. See npm run portal -- ${name} --help.`);
  }
}

function helpOfAll(): string[] {
  const width = Math.max(...COMMANDS.map((command) => usageOf(command).length));
  return [
    'npm run portal -- COMMAND',
    '',
    ...COMMANDS.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.does}`),
    '',
    'Ends with 0 when it is done, 1 when the books are wrong, 2 when it cannot be done.',
  ];
}

function helpOf(command: Command): string[] {
  const options = Object.entries(command.options ?? {}).map(([name, { takes, does }]) => {
    return `  --${name}${takes ? ` ${takes}` : ''}  ${does}`;
  });
  return [`npm run portal -- ${usageOf(command)}`, '', `${command.does}.`, ...options];
}

function usageOf({ name, takes, options = {} }: Command): string {
  const switches = Object.entries(options).map(([option, { takes: value }]) =>
    value ? `[--${option} ${value}]` : `[--${option}]`,
  );
  return [name, ...takes, ...switches].join(' ');
}

/** What the machine or the database refused is one line as well; a fault of the program is not. */
function refusalOf(error: unknown): string | undefined {
  if (stopping.signal.aborted) return 'Stopped.';
  const isRefused = error instanceof StartFailure || codeOf(error) !== undefined;
  return isRefused ? startFailureFrom('It cannot be done', error).message : undefined;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const refusal = refusalOf(error);
  if (refusal === undefined) throw error;
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 2;
}
