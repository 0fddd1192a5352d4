/** What an answer must be: what the contract says of success, or a refusal in its one format. */
import type { LightMyRequestResponse } from 'fastify';
import type { EndpointRow } from '#contract/endpoint.ts';
import { problemSchema } from '#contract/errors.ts';

/** What is wrong with an answer; undefined for one that is right. */
export function wrongWith(
  row: EndpointRow,
  { statusCode, headers, payload }: LightMyRequestResponse,
): string | undefined {
  const type = String(headers['content-type'] ?? '');
  if (statusCode >= 500) return `a fault of the server: ${statusCode} ${payload.slice(0, 300)}`;
  if (statusCode >= 400) return wrongWithRefusal(row, { statusCode, type, payload });
  // A path that was spoilt may be that of the documentation, which is elsewhere.
  if (statusCode !== row.status) return `status ${statusCode}, and not ${row.status}`;
  if (!row.reply) return payload === '' ? undefined : 'an answer where none is promised';
  if (row.replyType !== undefined) return undefined;
  const read = row.reply.safeParse(parsed(payload));
  return read.success
    ? undefined
    : `an answer that the contract does not promise: ${read.error.message}`;
}

function wrongWithRefusal(
  row: EndpointRow,
  { statusCode, type, payload }: { statusCode: number; type: string; payload: string },
): string | undefined {
  if (row.refusesInText && type.startsWith('text/plain')) return undefined;
  if (!type.startsWith('application/problem+json')) return `a refusal as ${type}`;
  const read = problemSchema.safeParse(parsed(payload));
  if (!read.success) return `a refusal of another shape: ${payload.slice(0, 300)}`;
  return read.data.status === statusCode ? undefined : `${statusCode} says ${read.data.status}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
