/**
 * What the log may say of an error and of a sentence that somebody else wrote: nothing that names a
 * person, and nothing that opens anything. Errors of databases, mail servers and parsers quote what
 * they were given, so that only known parts of them are taken.
 */
import pg from 'pg';

/** What is left of an error. */
export interface Fault {
  type: string;
  message: string;
  code?: string | undefined;
  /** For an error of the database: the rule that refused, and where. */
  constraint?: string | undefined;
  table?: string | undefined;
  /** The places in the code, without the message above them. */
  stack?: string | undefined;
  /** Why it happened, at most three levels deep. */
  cause?: Fault | undefined;
}

const LENGTH_MAX = 300;
const CAUSES_MAX = 3;
const EMAIL = /[^\s<>"'()[\],;:]+@[^\s<>"'()[\],;:]+/g;
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»/g;
const QUERY = /\?[^\s"']*/g;
/** Long enough to be a token, a hash or an id that nobody guesses. */
const OPAQUE = /[\w-]{24,}/g;

/**
 * A sentence without addresses, queries, tokens, and without what it quotes, for that is what somebody
 * typed. One line of at most 300 characters.
 */
export function withoutPersonalData(sentence: string): string {
  return masked(sentence.replace(QUOTED, '"…"'));
}

/** Names in quotes stay: of tables and constraints. */
function masked(sentence: string): string {
  const [line = ''] = sentence.split('\n');
  return line
    .replace(EMAIL, '[address]')
    .replace(QUERY, '?…')
    .replace(OPAQUE, (text) => (/\d/.test(text) ? '[…]' : text))
    .slice(0, LENGTH_MAX);
}

/** What the log may say of something that was thrown. */
export function describeFault(thrown: unknown, depth = 1): Fault {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'no error was thrown' };
  const [cause] = thrown instanceof AggregateError ? thrown.errors : [thrown.cause];
  return {
    type: thrown.name,
    message: sentenceOf(thrown),
    code: 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined,
    ...(thrown instanceof pg.DatabaseError
      ? { constraint: thrown.constraint, table: thrown.table }
      : {}),
    stack: placesOf(thrown),
    cause: cause && depth < CAUSES_MAX ? describeFault(cause, depth + 1) : undefined,
  };
}

/** The database quotes names, but for values of a wrong form (class 22) and what triggers say (P0). */
function sentenceOf(error: Error): string {
  const quotesNames = error instanceof pg.DatabaseError && !/^(22|P0)/.test(error.code ?? '22');
  return quotesNames ? masked(error.message) : withoutPersonalData(error.message);
}

function placesOf({ stack = '' }: Error): string | undefined {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return places.length === 0 ? undefined : places.join('\n');
}
