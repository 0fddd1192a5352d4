/**
 * The commands of the portal: `npm run portal -- COMMAND`. A refusal is one line; what was done to the
 * data of people stands in the history of changes, as done by the machine.
 */
import { parseArgs } from 'node:util';
import type { Command, ExitCode } from './commands/command.ts';
import { readConfig } from './config.ts';
import { settings } from './platform/environment.ts';
import { StartFailure, startFailureFrom } from './platform/start-failure.ts';
import { codeOf } from './platform/write-once.ts';

/** By their words. Only the one that is asked for is loaded: few need much of the portal. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  backup: async () => (await import('./commands/backup.ts')).backup,
  'backup-key': async () => (await import('./commands/backup-key.ts')).backupKey,
  restore: async () => (await import('./commands/restore.ts')).restore,
  'books check': async () => (await import('./commands/books.ts')).checkBooks,
  config: async () => (await import('./commands/config.ts')).config,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  'mail test': async () => (await import('./commands/mail.ts')).mailTest,
  link: async () => (await import('./commands/accounts.ts')).link,
  'second-factor': async () => (await import('./commands/accounts.ts')).secondFactor,
  sessions: async () => (await import('./commands/accounts.ts')).sessions,
  admins: async () => (await import('./commands/admins.ts')).admins,
  'bank create': async () => (await import('./commands/banks.ts')).createBankCommand,
  'bank example': async () => (await import('./commands/banks.ts')).exampleBankCommand,
  'bank suspend': async () => (await import('./commands/banks.ts')).suspendBankCommand,
  'bank reopen': async () => (await import('./commands/banks.ts')).reopenBankCommand,
  erase: async () => (await import('./commands/erase.ts')).erase,
};

interface Named extends Command {
  /** Its words, such as `books check`. */
  name: string;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Aborted when the person asks to stop. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort());
}

async function main(words: string[]): Promise<ExitCode> {
  const all = Object.entries(COMMANDS);
  const asked = all.find(([name]) => isAsked(words, name));
  const command = asked && (await load(asked));
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) {
    const lines = command ? helpOf(command) : helpOfAll(await Promise.all(all.map(load)));
    for (const line of lines) say(line);
    return 0;
  }
  if (!command) throw unknownCommand(words);
  const { values, args } = read(command, words.slice(command.name.split(' ').length));
  const given = readConfig(settings());
  return await command.run({ config: given, args, values, say, signal: stopping.signal });
}

async function load([name, command]: [string, () => Promise<Command>]): Promise<Named> {
  return { name, ...(await command()) };
}

function unknownCommand(words: string[]): StartFailure {
  const near = Object.keys(COMMANDS).filter((name) => name.startsWith(`${words[0]} `));
  const those = near.length > 0 ? ` There are: ${near.join(', ')}.` : '';
  return new StartFailure(
    `There is no command "${words.join(' ')}".${those} See npm run portal -- --help.`,
  );
}

function isAsked(words: string[], name: string): boolean {
  return name.split(' ').every((word, index) => words[index] === word);
}

/** @throws StartFailure when an option is unknown, or an argument is missing or too many */
function read({ name, takes, options = {} }: Named, words: string[]) {
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

function helpOfAll(commands: Named[]): string[] {
  const width = Math.max(...commands.map((command) => usageOf(command).length));
  return [
    'npm run portal -- COMMAND',
    '',
    ...commands.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.does}`),
    '',
    'Ends with 0 when it is done, 1 when the books are wrong, 2 when it cannot be done.',
  ];
}

function helpOf(command: Named): string[] {
  const options = Object.entries(command.options ?? {}).map(([name, { takes, does }]) => {
    return `  --${name}${takes ? ` ${takes}` : ''}  ${does}`;
  });
  return [`npm run portal -- ${usageOf(command)}`, '', `${command.does}.`, ...options];
}

function usageOf({ name, takes, options = {} }: Named): string {
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
