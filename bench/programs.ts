/** Programs that the bench uses where the machine has them: `wrk` and `pgbench`, both Debian packages. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a program printed. @throws when it fails, with what it complained about */
export async function outputOf(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await run(program, args, { env: { ...process.env, ...env } });
  return stdout;
}

/** Whether the machine has a program. */
export async function has(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    // wrk prints its version and ends with 1.
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  );
}

/** The figure that stands in a program's output. @throws when there is none */
export function figureIn(output: string, pattern: RegExp): number {
  const figure = Number(pattern.exec(output)?.[1]);
  if (Number.isFinite(figure)) return figure;
  throw new Error(`no ${pattern} in: ${output}`);
}
