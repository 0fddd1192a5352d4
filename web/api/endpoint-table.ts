/**
 * What the browser needs of the contract's endpoints to call them: no schemas. The build computes this
 * file and ships its result (web/vite.config.ts), so that a call does not load the validation library.
 */

import type { EndpointRow } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

export interface CallRow
  extends Pick<EndpointRow, 'method' | 'path' | 'bodyType' | 'replyType' | 'idempotent'> {
  refusesInText?: true;
  /** May be called by a person of trust for somebody else. */
  delegable?: true;
  /** A successful answer has a body. */
  hasReply: boolean;
}

function callRow(row: EndpointRow): CallRow {
  const { method, path, bodyType, replyType, idempotent, refusesInText, delegable, reply } = row;
  const hasReply = reply !== undefined;
  return { method, path, bodyType, replyType, idempotent, refusesInText, delegable, hasReply };
}

/** For readers outside: the portal's own pages do not call them. */
const OUTSIDE = '/public/';

/** By the endpoint's name. */
export const endpointTable: Record<string, CallRow> = Object.fromEntries(
  Object.entries(endpoints)
    .filter(([, { path }]) => !path.startsWith(OUTSIDE))
    .map(([name, row]) => [name, callRow(row)]),
);
