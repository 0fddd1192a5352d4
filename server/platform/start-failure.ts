/** Why the portal cannot start, said in one line to the person who started it. */

/** `main` prints the message alone, without a stack, and ends with exit code 1. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** The failure that `error` amounts to: itself when it is one already, else its words after `what`. */
export function startFailureFrom(what: string, error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  return new StartFailure(`${what}: ${reasonOf(error)}`);
}

/** What an error says, in one line: of several, such as one for each address of a host, the first. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const said = error instanceof Error ? error.message : String(error);
  return said.replaceAll(/\s+/g, ' ').trim();
}
