/** What a command of the portal is: what it takes, and what it does. */
import type { Config } from '#server/config.ts';

/** 0 done; 1 done, and the books are wrong; 2 not done, for the reason that was said. */
export type ExitCode = 0 | 1 | 2;

export interface Call {
  config: Config;
  /** What follows the words of the command, as many as `takes` says. */
  args: string[];
  /** The options that were given. */
  values: Record<string, string | boolean | undefined>;
  say(line: string): void;
  /** Aborted when the person asks to stop. */
  signal: AbortSignal;
}

export interface Command {
  /** Its arguments for the help; one in brackets may be left out. */
  takes: string[];
  /** One line for the help. */
  does: string;
  options?: Record<string, { type: 'string' | 'boolean'; takes?: string; does: string }>;
  /** @throws StartFailure, in one line, when it is refused */
  run(call: Call): Promise<ExitCode>;
}
