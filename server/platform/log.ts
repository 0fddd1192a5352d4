/**
 * The log: one JSON line an event, on standard error, so that standard output stays for people. It
 * says nothing that names a person and nothing that opens anything (specification §31): of what is
 * logged only the fields below are kept, of errors only what `describeFault` takes.
 */
import { format } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LogFn, pino } from 'pino';
import { describeFault, withoutPersonalData } from './log-privacy.ts';

export type Log = FastifyBaseLogger;

export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
/** From which weight on events are written; `info` has a line for each request. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The fields of a line, all of them numbers or names of the portal's own. */
const FIELDS = [
  'err',
  'method',
  'route',
  'status',
  'ms',
  'job',
  'attempt',
  'attemptsMax',
  'statement',
  'host',
  'webhook',
] as const;

/**
 * @param level `silent` and `trace` are for tests
 * @param destination where the lines go; standard error when not said
 */
export function createLog(
  level: LogLevel | 'silent' | 'trace',
  destination: DestinationStream = pino.destination(2),
): Log {
  return pino(
    {
      level,
      serializers: { err: (error: unknown) => describeFault(error) },
      formatters: { log: knownFields },
      hooks: { logMethod: writeLine },
    },
    destination,
  );
}

function knownFields(fields: Record<string, unknown>): Record<string, unknown> {
  const known = FIELDS.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, fields[name]]));
}

/** One line for each of the ways in which the portal and its libraries log. */
function writeLine(this: unknown, words: Parameters<LogFn>, write: LogFn): void {
  const [what, text]: unknown[] = words;
  const [fields, sentence] =
    what instanceof Error
      ? [{ err: what }, text ?? what.message]
      : typeof what === 'string'
        ? [{}, what]
        : [Object(what), text ?? ''];
  write.call(this, fields, withoutPersonalData(String(sentence)));
}

/** What libraries print by themselves, some with a trace of ten lines, goes to the log: one line each. */
export function sendConsoleTo(log: Log): void {
  const warn = (...words: unknown[]) => {
    const err = words.find((word) => word instanceof Error);
    const [line = ''] = format(...words).split('\n');
    log.warn(err ? { err } : {}, line);
  };
  Object.assign(globalThis.console, { trace: warn, error: warn, warn });
}
