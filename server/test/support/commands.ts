/** The commands of the portal, as a person runs them in a terminal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Ended {
  code: number;
  said: string;
  /** What it says of why it did not do it. */
  complained: string;
}

/**
 * Runs `npm run portal -- …args` to its end.
 * @param env settings; those of this process and of a file `.env` do not reach it
 */
export async function runCommand(
  args: string[],
  env: Record<string, string> = {},
  input?: string,
): Promise<Ended> {
  const unset = { DATABASE_URL: '', DATA_DIR: '', SMTP_URL: '', SESSION_SECRET: '' };
  return await finished('node_modules/.bin/node', ['server/command.ts', ...args], {
    env: { ...process.env, ...unset, BACKUP_DIR: '', ...env },
    input,
  });
}

/** Runs a program to its end. */
export async function finished(
  program: string,
  args: string[],
  { input, ...how }: { env?: NodeJS.ProcessEnv; cwd?: string; input?: string | undefined },
): Promise<Ended> {
  const command = spawn(program, args, how);
  command.stdin.end(input);
  const [said, complained, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  return { code: Number(code), said, complained };
}
