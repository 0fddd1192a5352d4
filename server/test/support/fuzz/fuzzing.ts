/**
 * Fuzzing an endpoint: as many right requests as spoilt ones, by a visitor, a member, an
 * administrator and a portal administrator. No answer is a fault of the server, each is what the
 * contract promises, and a refused request changes nothing.
 */
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { openSession } from '#server/modules/people/accounts/sessions.ts';
import { PERMISSIONS } from '../../permissions-table.ts';
import type { CallerKind } from '../callers.ts';
import { insertPerson } from '../fixture-rows.ts';
import { createFixture, type Owner } from '../fixtures.ts';
import type { TestPortal } from '../portal.ts';
import { validRequest } from '../valid-requests.ts';
import { emailOf, PASSWORD_HASH } from '../world.ts';
import { wrongWith } from './answers.ts';
import { changesSince, latestChange } from './changes.ts';
import { rightRequests, spoiltRequests } from './requests.ts';
import type { FuzzRequest } from './spoiling.ts';

/** After so many requests people and things are made again, for those before have used them up. */
const REQUESTS_PER_CAST = 20;
/** A stream stays open, and a file costs a thread: few requests tell as much. */
const COSTLY = new Set(['events', 'sheet', 'archive']);
const COSTLY_MOST = 60;

/** One request that was not answered as promised. */
export interface Fault {
  endpoint: string;
  caller: string;
  request: FuzzRequest;
  why: string;
}

export interface Fuzzed {
  requests: number;
  refused: number;
  faults: Fault[];
}

interface Opened {
  portal: TestPortal;
  app: FastifyInstance;
}

/** @param requests of each kind, right and spoilt */
export async function fuzz(
  opened: Opened,
  name: EndpointName,
  { requests, seed }: { requests: number; seed: number },
): Promise<Fuzzed> {
  const row: EndpointRow = endpoints[name];
  const isCostly = row.replyType !== undefined && COSTLY.has(row.replyType);
  const most = isCostly ? Math.min(requests, COSTLY_MOST) : requests;
  const found: Fuzzed = { requests: 0, refused: 0, faults: [] };
  for (let from = 0; from < most; from += REQUESTS_PER_CAST) {
    const count = Math.min(REQUESTS_PER_CAST, most - from);
    const cast = await castFor(opened, row);
    await fuzzWith(opened, name, { cast, count, seed: seed + from }, found);
  }
  return found;
}

/** A visitor, a member, an administrator and a portal administrator, the first three new. */
async function castFor({ portal }: Opened, row: EndpointRow): Promise<CallerKind[]> {
  const { deps, world } = portal;
  const visitor: CallerKind = {
    ...{ name: 'visitor', token: undefined, status: 'nobody', isPortalAdmin: false },
    ...{ id: world.person.marco, email: emailOf('marco'), bank: 'bergamo' },
  };
  // Anyone who comes in to a stream of events does not leave it.
  if (row.replyType === 'events') return [visitor];
  const enter = async (name: string, status: 'member' | 'admin'): Promise<CallerKind> => {
    const { id, email = '' } = await insertPerson(portal, 'bergamo', 'active');
    await deps.database.pool.query(
      `with known as (update person set password_hash = $2 where id = $1)
       update membership set role = $3 where person_id = $1`,
      [id, PASSWORD_HASH, status === 'admin' ? 'ADMIN' : 'USER'],
    );
    const token = await sessionOf(portal, id);
    return { ...{ name, token, status, id, email }, isPortalAdmin: false, bank: 'bergamo' };
  };
  // Requests before may have suspended the bank that they come into.
  await deps.database.pool.query(
    'update bank set suspended_at = null, suspension_reason = null where suspended_at is not null',
  );
  // Passwords are guessed at here more often than anybody may.
  await deps.database.pool.query('delete from sign_in_failure');
  const { portale } = world.person;
  await deps.database.pool.query(
    `update person set email = $2, proven_email = $2, email_verified_at = now(), password_hash = $3
     where id = $1`,
    [portale, emailOf('portale'), PASSWORD_HASH],
  );
  return [
    visitor,
    await enter('member', 'member'),
    await enter('administrator', 'admin'),
    {
      ...visitor,
      ...{ name: 'portal administrator', status: 'bankless', isPortalAdmin: true, bank: undefined },
      ...{ id: portale, email: emailOf('portale') },
      token: await sessionOf(portal, portale),
    },
  ];
}

/** A session without the password, whose check costs more than all requests of a cast. */
function sessionOf({ deps }: TestPortal, personId: number): Promise<string> {
  const device = { mark: undefined, userAgent: '', keep() {} };
  return openSession({ ...deps, db: deps.database, device }, personId, { remembered: false });
}

/** Who the door lets in calls most often. */
function callersOf(row: EndpointRow, cast: readonly CallerKind[]): CallerKind[] {
  const wanted = row.access === 'portal' ? 'portal administrator' : 'administrator';
  const may = cast.filter(({ name }) => name === wanted);
  return [...cast, ...may, ...may];
}

interface Turn {
  cast: CallerKind[];
  count: number;
  seed: number;
}

async function fuzzWith(
  { portal, app }: Opened,
  name: EndpointName,
  { cast, count, seed }: Turn,
  found: Fuzzed,
): Promise<void> {
  const row: EndpointRow = endpoints[name];
  const { database } = portal.deps;
  const callers = callersOf(row, cast);
  const owners: Owner[] = ['own', 'bergamo', 'lecco'];
  const main = callers.at(-1) ?? callers[0];
  if (!main) return;
  const fixtures = await Promise.all(
    owners.map((owner) => createFixture(portal, PERMISSIONS[name].of, main, owner)),
  );
  const { person, bank, activity } = portal.world;
  const ids = [
    ...fixtures.flatMap(({ id, fellow }) => [id, fellow.id]),
    ...[...Object.values(person), ...Object.values(bank), activity, 999_999_999],
  ];
  let last = await latestChange(database);
  for (const [nth, fixture] of fixtures.entries()) {
    const example = validRequest(name, fixture, portal.world);
    const share = { seed: seed * 3 + nth, numRuns: Math.ceil(count / fixtures.length) };
    const calls = [
      ...fc.sample(rightRequests(row, example, ids), share),
      ...fc.sample(spoiltRequests(row, example, ids), share),
    ];
    for (const [turn, request] of calls.entries()) {
      const caller = callers[turn % callers.length] ?? main;
      const { statusCode, why } = await send(app, row, caller, request, seed + turn);
      const noted = await changesSince(database, last);
      last = noted.last;
      found.requests += 1;
      if (statusCode >= 400) found.refused += 1;
      const isChanged = statusCode >= 400 && noted.changes.length > 0;
      const fault = why ?? (isChanged ? `refused, and changed: ${noted.changes}` : undefined);
      if (fault) {
        found.faults.push({ endpoint: name, caller: caller.name, request, why: fault });
      }
    }
  }
}

async function send(
  app: FastifyInstance,
  row: EndpointRow,
  { token }: CallerKind,
  { method, path, headers, payload }: FuzzRequest,
  turn: number,
) {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: {
      accept: 'application/problem+json',
      // Another network each time: how many calls one network has is told elsewhere.
      'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const isElsewhere = !isPathOf(row, path);
  const why = isElsewhere && answer.statusCode < 500 ? undefined : wrongWith(row, answer);
  return { statusCode: answer.statusCode, why };
}

/** Whether it is still a path of this endpoint; a spoilt segment may have led to another one. */
function isPathOf(row: EndpointRow, path: string): boolean {
  const pattern = row.path.replaceAll(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path.split(/[?#]/)[0] ?? '');
}
