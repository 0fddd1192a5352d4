/**
 * Every call of the portal: method, path, shapes, who may. The server's routes, the browser's
 * client, the OpenAPI page and the permission tests are all made from this one table.
 */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { archiveEndpoints } from './endpoints/banks/archive.ts';
import { banksEndpoints } from './endpoints/banks/banks.ts';
import { monthsEndpoints } from './endpoints/banks/months.ts';
import { networkEndpoints } from './endpoints/banks/network.ts';
import { reportEndpoints } from './endpoints/banks/reports.ts';
import { roomsEndpoints } from './endpoints/banks/rooms.ts';
import { rulesEndpoints } from './endpoints/banks/rules.ts';
import { acceptingEndpoints } from './endpoints/board/accepting.ts';
import { activitiesEndpoints } from './endpoints/board/activities.ts';
import { answersEndpoints } from './endpoints/board/answers.ts';
import { arrangementsEndpoints } from './endpoints/board/arrangements.ts';
import { attentionEndpoints } from './endpoints/board/attention.ts';
import { boardDeskEndpoints } from './endpoints/board/board-desk.ts';
import { bulletinsEndpoints } from './endpoints/board/bulletins.ts';
import { calendarEndpoints } from './endpoints/board/calendar.ts';
import { findingEndpoints } from './endpoints/board/finding.ts';
import { noticesEndpoints } from './endpoints/board/notices.ts';
import { outsideEndpoints } from './endpoints/board/outside.ts';
import { publicBoardEndpoints } from './endpoints/board/public-board.ts';
import { standingsEndpoints } from './endpoints/board/standings.ts';
import { threadsEndpoints } from './endpoints/board/threads.ts';
import { bankExchangesEndpoints } from './endpoints/hours/bank-exchanges.ts';
import { batchesEndpoints } from './endpoints/hours/batches.ts';
import { exchangesEndpoints } from './endpoints/hours/exchanges.ts';
import { fundEndpoints } from './endpoints/hours/fund.ts';
import { limitsEndpoints } from './endpoints/hours/limits.ts';
import { ownYearEndpoints } from './endpoints/hours/own-year.ts';
import { receivedExchangesEndpoints } from './endpoints/hours/received-exchanges.ts';
import { sealsEndpoints } from './endpoints/hours/seals.ts';
import { sharesEndpoints } from './endpoints/hours/shares.ts';
import { thanksEndpoints } from './endpoints/hours/thanks.ts';
import { todoEndpoints } from './endpoints/hours/todo.ts';
import { chequesEndpoints } from './endpoints/paper/cheques.ts';
import { deskEndpoints } from './endpoints/paper/desk.ts';
import { exportsEndpoints } from './endpoints/paper/exports.ts';
import { importsEndpoints } from './endpoints/paper/imports.ts';
import { accessTokenEndpoints } from './endpoints/people/access-tokens.ts';
import { accountsEndpoints } from './endpoints/people/accounts.ts';
import { bodiesEndpoints } from './endpoints/people/bodies.ts';
import { companionsEndpoints } from './endpoints/people/companions.ts';
import { consentsEndpoints } from './endpoints/people/consents.ts';
import { delegatesEndpoints } from './endpoints/people/delegates.ts';
import { erasureEndpoints } from './endpoints/people/erasure.ts';
import { feesEndpoints } from './endpoints/people/fees.ts';
import { guardiansEndpoints } from './endpoints/people/guardians.ts';
import { insuredEndpoints } from './endpoints/people/insured.ts';
import { joiningEndpoints } from './endpoints/people/joining.ts';
import { membersEndpoints } from './endpoints/people/members.ts';
import { passkeyEndpoints } from './endpoints/people/passkeys.ts';
import { picturesEndpoints } from './endpoints/people/pictures.ts';
import { registerEndpoints } from './endpoints/people/register.ts';
import { signInEndpoints } from './endpoints/people/sign-in.ts';
import { skillsEndpoints } from './endpoints/people/skills.ts';
import { healthEndpoints } from './endpoints/portal/health.ts';
import { portalEndpoints } from './endpoints/portal/portal.ts';
import { statusEndpoints } from './endpoints/portal/status.ts';
import { suspensionsEndpoints } from './endpoints/portal/suspensions.ts';
import { jobsEndpoints } from './endpoints/running/jobs.ts';
import { lettersEndpoints } from './endpoints/sending/letters.ts';
import { pushEndpoints } from './endpoints/sending/push.ts';
import { webhooksEndpoints } from './endpoints/sending/webhooks.ts';

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
    reply: z.object({
      status: z.literal('ok'),
      database: z.literal('ok'),
      version: z.string(),
      release: z.string(),
      commit: z.string(),
    }),
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
  ...roomsEndpoints,
  ...sealsEndpoints,
  ...limitsEndpoints,
  ...joiningEndpoints,
  ...membersEndpoints,
  ...skillsEndpoints,
  ...deskEndpoints,
  ...delegatesEndpoints,
  ...networkEndpoints,
  ...noticesEndpoints,
  ...outsideEndpoints,
  ...findingEndpoints,
  ...attentionEndpoints,
  ...companionsEndpoints,
  ...registerEndpoints,
  ...guardiansEndpoints,
  ...feesEndpoints,
  ...insuredEndpoints,
  ...bodiesEndpoints,
  ...monthsEndpoints,
  ...reportEndpoints,
  ...answersEndpoints,
  ...acceptingEndpoints,
  ...boardDeskEndpoints,
  ...publicBoardEndpoints,
  ...arrangementsEndpoints,
  ...bulletinsEndpoints,
  ...calendarEndpoints,
  ...standingsEndpoints,
  ...suspensionsEndpoints,
  ...threadsEndpoints,
  ...exchangesEndpoints,
  ...fundEndpoints,
  ...sharesEndpoints,
  ...bankExchangesEndpoints,
  ...ownYearEndpoints,
  ...receivedExchangesEndpoints,
  ...thanksEndpoints,
  ...todoEndpoints,
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
  ...statusEndpoints,
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
