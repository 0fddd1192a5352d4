/**
 * What the browser needs of the contract's endpoints to call them: no schemas. The build computes the
 * two tables and ships them as data (web/vite.config.ts), so that a call does not load the validation
 * library. The calls of the desks are a table of their own, so that members do not wait for it.
 */

import type { EndpointRow } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';

export interface CallRow
  extends Pick<EndpointRow, 'method' | 'path' | 'module' | 'bodyType' | 'replyType'> {
  refusesInText?: true;
  /** May be called by a person of trust for somebody else, or by the referents of bodies alone. */
  delegable?: true | 'bodies';
  /** A successful answer has no body; most have one. */
  isSilent?: true;
}

function callRow(row: EndpointRow): CallRow {
  const { method, path, module, bodyType, replyType, refusesInText } = row;
  const forBodies = row.forBodies && ('bodies' as const);
  const delegable = row.actsFor === 'trust' || forBodies || undefined;
  const isSilent = row.reply === undefined || undefined;
  const travel = { bodyType, replyType, refusesInText, delegable, isSilent };
  return { method, path, module, ...travel };
}

/** For readers outside: the portal's own pages call the list of seals and the status alone, at desks. */
const OUTSIDE = /^[/](public(?![/](seals|status)$)|health)\b/;

/** The beginnings of the paths of desks, and of what members do once in a while. */
const OF_DESKS = [
  ...['/admin/', '/portal/', '/public/seals', '/public/status', '/acts/'],
  ...['/user/change-password', '/upload-photo', '/reset-photo'],
  ...['/login/second-factor', '/login/passkey'],
  ...[
    ...['answers/{id}/take-back', 'answers/{id}/withdraw', 'arrangements/{id}/take-back'],
    ...['access-tokens', 'activity-rules', 'asking-choice', 'bank/update', 'bank-application'],
    ...['bank-suspension', 'banks/{bankId}/join', 'banks/{bankId}/privacy-notice'],
    ...['board-digests', 'bulletins', 'calendar', 'cheques', 'companion', 'erasure', 'fees'],
    ...['generate-excel', 'gifts', 'letter-preferences', 'lost-validation', 'messages'],
    ...['office-hours', 'own-data', 'passkeys', 'past-exchanges', 'people', 'proxies', 'reach'],
    ...[
      'register',
      'reset-password',
      'restore-email',
      'second-factor',
      'sessions',
      'skills',
      'standings',
    ],
    ...['thanks-received', 'threads', 'transactions/year', 'transactions/{id}/thanks', 'update'],
    ...['report', 'helpers', 'asks', 'keep-open', 'pause', 'close', 'renew', 'take-back'].map(
      (act) => `notices/{id}/${act}`,
    ),
  ].map((rest) => `/users/${rest}`),
];

const isOfDesks = (path: string) => OF_DESKS.some((beginning) => path.startsWith(beginning));

/** The rows that pages of members and visitors call, or those that only desks call, by name. */
export function rowsFor(who: 'members' | 'desks'): Record<string, CallRow> {
  const rows = Object.entries(endpoints).filter(
    ([, { path }]) => !OUTSIDE.test(path) && isOfDesks(path) === (who === 'desks'),
  );
  return Object.fromEntries(rows.map(([name, row]) => [name, callRow(row)]));
}
