/** Why the portal cannot start, said in one line to the person who started it. */

/** `main` prints the message alone, without a stack, and ends with exit code 1. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The failure that `error` amounts to: itself when it is one already, else its words after `what`. */
export function startFailureFrom(what: string, error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartFailure(`${what}: ${reason.replaceAll(/\s+/g, ' ').trim()}`);
}
