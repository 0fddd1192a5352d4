/**
 * Every call of the portal: method, path, shapes, who may. The server's routes, the browser's
 * client, the OpenAPI page and the permission tests are all made from this one table.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { accessTokenEndpoints } from './endpoints/access-tokens.ts';
import { accountsEndpoints } from './endpoints/accounts.ts';
import { activitiesEndpoints } from './endpoints/activities.ts';
import { answersEndpoints } from './endpoints/answers.ts';
import { archiveEndpoints } from './endpoints/archive.ts';
import { arrangementsEndpoints } from './endpoints/arrangements.ts';
import { arrangementsDeskEndpoints } from './endpoints/arrangements-desk.ts';
import { bankExchangesEndpoints } from './endpoints/bank-exchanges.ts';
import { banksEndpoints } from './endpoints/banks.ts';
import { batchesEndpoints } from './endpoints/batches.ts';
import { boardDeskEndpoints } from './endpoints/board-desk.ts';
import { calendarEndpoints } from './endpoints/calendar.ts';
import { chequesEndpoints } from './endpoints/cheques.ts';
import { consentsEndpoints } from './endpoints/consents.ts';
import { delegatesEndpoints } from './endpoints/delegates.ts';
import { deskEndpoints } from './endpoints/desk.ts';
import { erasureEndpoints } from './endpoints/erasure.ts';
import { exchangesEndpoints } from './endpoints/exchanges.ts';
import { exportsEndpoints } from './endpoints/exports.ts';
import { fundEndpoints } from './endpoints/fund.ts';
import { healthEndpoints } from './endpoints/health.ts';
import { importsEndpoints } from './endpoints/imports.ts';
import { jobsEndpoints } from './endpoints/jobs.ts';
import { joiningEndpoints } from './endpoints/joining.ts';
import { lettersEndpoints } from './endpoints/letters.ts';
import { limitsEndpoints } from './endpoints/limits.ts';
import { membersEndpoints } from './endpoints/members.ts';
import { networkEndpoints } from './endpoints/network.ts';
import { noticesEndpoints } from './endpoints/notices.ts';
import { ownYearEndpoints } from './endpoints/own-year.ts';
import { passkeyEndpoints } from './endpoints/passkeys.ts';
import { picturesEndpoints } from './endpoints/pictures.ts';
import { portalEndpoints } from './endpoints/portal.ts';
import { publicBoardEndpoints } from './endpoints/public-board.ts';
import { pushEndpoints } from './endpoints/push.ts';
import { receivedExchangesEndpoints } from './endpoints/received-exchanges.ts';
import { rulesEndpoints } from './endpoints/rules.ts';
import { sealsEndpoints } from './endpoints/seals.ts';
import { sharesEndpoints } from './endpoints/shares.ts';
import { signInEndpoints } from './endpoints/sign-in.ts';
import { skillsEndpoints } from './endpoints/skills.ts';
import { standingsEndpoints } from './endpoints/standings.ts';
import { suspensionsEndpoints } from './endpoints/suspensions.ts';
import { threadsEndpoints } from './endpoints/threads.ts';
import { webhooksEndpoints } from './endpoints/webhooks.ts';

/** The portal itself. */
export const platformEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    module: 'platform',
    summary: 'Whether the portal and its database answer.',
    status: 200,
    ownTransaction: true,
    reply: z.object({ status: z.literal('ok'), database: z.literal('ok'), version: z.string() }),
    refusals: ['unavailable'],
  }),
  readLiveness: endpoint({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    module: 'platform',
    summary: 'Whether the process answers; it asks nobody else.',
    status: 200,
    reply: z.object({ status: z.literal('ok') }),
  }),
  readReadiness: endpoint({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    module: 'platform',
    summary:
      'Whether people may be sent here: the database answers and has room, and the portal is not ending.',
    status: 200,
    ownTransaction: true,
    reply: z.object({ status: z.literal('ok') }),
    refusals: ['unavailable'],
  }),
};

export const endpoints = {
  ...platformEndpoints,
  ...accountsEndpoints,
  ...signInEndpoints,
  ...passkeyEndpoints,
  ...accessTokenEndpoints,
  ...erasureEndpoints,
  ...picturesEndpoints,
  ...banksEndpoints,
  ...consentsEndpoints,
  ...rulesEndpoints,
  ...sealsEndpoints,
  ...limitsEndpoints,
  ...joiningEndpoints,
  ...membersEndpoints,
  ...skillsEndpoints,
  ...deskEndpoints,
  ...delegatesEndpoints,
  ...networkEndpoints,
  ...noticesEndpoints,
  ...answersEndpoints,
  ...boardDeskEndpoints,
  ...publicBoardEndpoints,
  ...arrangementsEndpoints,
  ...calendarEndpoints,
  ...standingsEndpoints,
  ...arrangementsDeskEndpoints,
  ...suspensionsEndpoints,
  ...threadsEndpoints,
  ...exchangesEndpoints,
  ...fundEndpoints,
  ...sharesEndpoints,
  ...bankExchangesEndpoints,
  ...ownYearEndpoints,
  ...receivedExchangesEndpoints,
  ...batchesEndpoints,
  ...chequesEndpoints,
  ...archiveEndpoints,
  ...exportsEndpoints,
  ...lettersEndpoints,
  ...pushEndpoints,
  ...importsEndpoints,
  ...portalEndpoints,
  ...activitiesEndpoints,
  ...jobsEndpoints,
  ...healthEndpoints,
  ...webhooksEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** A part of a call as the server reads it. */
type Read<Row, Part extends string, Else> =
  Row extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : Else;
/** A part of a call as its caller writes it; it may be left out when each of its fields may. */
type Write<Row, Part extends string, Input> =
  Row extends Record<Part, z.ZodType>
    ? Record<never, never> extends Input
      ? { [key in Part]?: Input }
      : { [key in Part]: Input }
    : unknown;

export type ParamsOf<Name extends EndpointName> = Read<Endpoints[Name], 'params', undefined>;
export type QueryOf<Name extends EndpointName> = Read<Endpoints[Name], 'query', undefined>;
export type BodyOf<Name extends EndpointName> = Read<Endpoints[Name], 'body', undefined>;
export type ReplyOf<Name extends EndpointName> = Read<Endpoints[Name], 'reply', undefined>;
/**
 * What a caller hands over. Path and query are written as what they mean (numbers, lists), and
 * become text on the way.
 */
export type InputOf<Name extends EndpointName> = Write<Endpoints[Name], 'params', ParamsOf<Name>> &
  Write<Endpoints[Name], 'query', QueryOf<Name>> &
  Write<Endpoints[Name], 'body', BodyInputOf<Name>>;
type BodyInputOf<Name extends EndpointName> =
  Endpoints[Name] extends Record<'body', infer Schema extends z.ZodType> ? z.input<Schema> : never;
