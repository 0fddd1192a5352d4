/**
 * Every call of the portal: method, path, shapes, who may. The server's routes, the browser's
 * client, the OpenAPI page and the permission tests are all made from this one table.
 */
import { z } from 'zod';
import { botChallengeSchema, loginSchema, registrationSchema, userSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import {
  activitySchema,
  decisionSchema,
  EXCHANGE_SORTS,
  exchangeFilterFields,
  exchangeSchema,
  inOrder,
  newExchangeSchema,
  pendingExchangeSchema,
} from './exchanges.ts';
import {
  APPLICANT_SORTS,
  applicantSchema,
  bankNameSchema,
  bankSchema,
  MEMBER_SORTS,
  memberNameSchema,
  memberSchema,
} from './members.ts';
import { idTextSchema, optionalText, pageQuery, searchSchema } from './values.ts';

const byId = z.object({ id: idTextSchema });
const byBankId = z.object({ bankId: idTextSchema });
const language = z.object({ lang: optionalText(20).optional() });
const exchangeList = z
  .object({ ...pageQuery(EXCHANGE_SORTS), ...exchangeFilterFields })
  .refine(inOrder, { path: ['to'], error: 'order-reversed' });

export const endpoints = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    room: 'platform',
    summary: 'Whether the portal and its database answer.',
    status: 200,
    reply: z.object({ status: z.literal('ok'), database: z.literal('ok'), version: z.string() }),
    refusals: ['unavailable'],
  }),

  login: endpoint({
    method: 'POST',
    path: '/login',
    access: 'public',
    room: 'accounts',
    summary: 'Sign in; the answer is the token as text.',
    body: loginSchema,
    bodyType: 'form',
    status: 200,
    reply: z.string(),
    replyType: 'text',
    refusals: ['credentials-unrecognised', 'too-many-requests'],
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/trefresh',
    access: 'token',
    room: 'accounts',
    summary: 'A new token with today’s status, role and bank, as text.',
    status: 200,
    reply: z.string(),
    replyType: 'text',
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    access: 'token',
    room: 'accounts',
    summary: 'Sign out; the token is dead at once.',
    status: 204,
  }),
  botChallenge: endpoint({
    method: 'GET',
    path: '/bot-check',
    access: 'public',
    room: 'accounts',
    summary: 'A challenge to solve before registering.',
    status: 200,
    reply: botChallengeSchema,
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    access: 'public',
    room: 'accounts',
    summary: 'Register; the answer is a message in the caller’s language, also on refusal.',
    query: language,
    body: registrationSchema,
    status: 201,
    reply: z.string(),
    replyType: 'text',
    refusesInText: true,
    limit: 'registrations',
    refusals: ['email-taken', 'bot-check-failed', 'too-many-requests'],
  }),
  confirmRegistration: endpoint({
    method: 'GET',
    path: '/registration-confirm',
    access: 'public',
    room: 'accounts',
    summary: 'Prove that an e-mail address is one’s own; may be repeated within the token’s life.',
    query: z.object({ registrationToken: optionalText(500).optional() }),
    status: 200,
    reply: z.object({ email: z.string() }),
    refusals: ['token-invalid', 'token-expired'],
  }),
  readUser: endpoint({
    method: 'GET',
    path: '/users/{id}',
    access: 'session',
    room: 'accounts',
    summary: 'Oneself, or a member of one’s bank for its administrators, with balances.',
    params: byId,
    status: 200,
    reply: userSchema,
    refusals: ['not-found'],
  }),

  listBanks: endpoint({
    method: 'GET',
    path: '/users/list-bank',
    access: 'public',
    room: 'members',
    summary: 'The banks one may join.',
    query: z.object({ ...pageQuery(['name']), q: searchSchema }),
    status: 200,
    reply: z.array(bankSchema),
    paged: true,
  }),
  joinBank: endpoint({
    method: 'PATCH',
    path: '/users/banks/{bankId}/join',
    access: 'session',
    room: 'members',
    summary: 'Ask to join a bank.',
    params: byBankId,
    status: 204,
    refusals: ['not-found', 'already-member', 'already-requested'],
  }),
  withdrawJoin: endpoint({
    method: 'DELETE',
    path: '/users/banks/{bankId}/join',
    access: 'session',
    room: 'members',
    summary: 'Withdraw the request to join a bank.',
    params: byBankId,
    status: 204,
    refusals: ['not-found'],
  }),
  listMemberNames: endpoint({
    method: 'GET',
    path: '/banks/{id}/users',
    access: 'member',
    room: 'members',
    summary: 'The active members of one’s own or a friend bank, by name.',
    params: byId,
    query: z.object({ ...pageQuery(['fullName']), q: searchSchema }),
    status: 200,
    reply: z.array(memberNameSchema),
    paged: true,
    refusals: ['not-found', 'forbidden'],
  }),
  listMembers: endpoint({
    method: 'GET',
    path: '/admin/banks/{id}/users',
    access: 'admin',
    room: 'members',
    summary: 'The members of one’s bank with all their data and balance.',
    params: byId,
    query: z.object({ ...pageQuery(MEMBER_SORTS), q: searchSchema }),
    status: 200,
    reply: z.array(memberSchema),
    paged: true,
    refusals: ['not-found'],
  }),
  listAwaiting: endpoint({
    method: 'GET',
    path: '/admin/banks/users/awaiting',
    access: 'admin',
    room: 'members',
    summary: 'The people who ask to join one’s bank.',
    query: z.object({ ...pageQuery(APPLICANT_SORTS), q: searchSchema }),
    status: 200,
    reply: z.array(applicantSchema),
    paged: true,
  }),
  acceptMember: endpoint({
    method: 'PATCH',
    path: '/admin/banks/users/{id}/accept',
    access: 'admin',
    room: 'members',
    summary: 'Accept a person who asks to join.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
  denyMember: endpoint({
    method: 'PATCH',
    path: '/admin/banks/users/{id}/deny',
    access: 'admin',
    room: 'members',
    summary: 'Deny a person who asks to join.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),

  matchBanks: endpoint({
    method: 'GET',
    path: '/admin/banks/bank-match-list',
    access: 'member',
    room: 'network',
    summary: 'The banks one may exchange with: the own first, then the friends.',
    status: 200,
    reply: z.array(bankNameSchema),
  }),

  listActivities: endpoint({
    method: 'GET',
    path: '/users/activities',
    access: 'public',
    room: 'exchanges',
    summary: 'The kinds of service, in the caller’s language.',
    query: language,
    status: 200,
    reply: z.array(activitySchema),
  }),
  listExchanges: endpoint({
    method: 'GET',
    path: '/users/transactions',
    access: 'member',
    room: 'exchanges',
    summary: 'My confirmed exchanges, hours signed from my side.',
    query: exchangeList,
    status: 200,
    reply: z.array(exchangeSchema),
    paged: true,
  }),
  listExchangesAsCreditor: endpoint({
    method: 'GET',
    path: '/users/transactions/creditor',
    access: 'member',
    room: 'exchanges',
    summary: 'My confirmed exchanges in which I gave.',
    query: exchangeList,
    status: 200,
    reply: z.array(exchangeSchema),
    paged: true,
  }),
  listExchangesAsDebtor: endpoint({
    method: 'GET',
    path: '/users/transactions/debtor',
    access: 'member',
    room: 'exchanges',
    summary: 'My confirmed exchanges in which I received.',
    query: exchangeList,
    status: 200,
    reply: z.array(exchangeSchema),
    paged: true,
  }),
  listPendingExchanges: endpoint({
    method: 'GET',
    path: '/users/transactions/pending',
    access: 'member',
    room: 'exchanges',
    summary: 'The exchanges that wait, with me on either side.',
    query: exchangeList,
    status: 200,
    reply: z.array(pendingExchangeSchema),
    paged: true,
  }),
  createExchange: endpoint({
    method: 'POST',
    path: '/users/transactions',
    access: 'member',
    room: 'exchanges',
    summary: 'Record hours that I gave to another member.',
    body: newExchangeSchema,
    status: 201,
    reply: exchangeSchema,
    idempotent: true,
    refusals: ['forbidden', 'idempotency-key-reused'],
  }),
  approveExchange: endpoint({
    method: 'PATCH',
    path: '/users/transactions/{id}/approve',
    access: 'member',
    room: 'exchanges',
    summary: 'Confirm an exchange (law L4).',
    params: byId,
    status: 200,
    reply: exchangeSchema,
    refusals: ['not-found', 'forbidden', 'creditor-cannot-confirm', 'already-decided'],
  }),
  rejectExchange: endpoint({
    method: 'PATCH',
    path: '/users/transactions/{id}/reject',
    access: 'member',
    room: 'exchanges',
    summary: 'Cancel an exchange that waits (law L5).',
    params: byId,
    body: decisionSchema,
    status: 200,
    reply: exchangeSchema,
    refusals: ['not-found', 'already-decided'],
  }),
  reverseExchange: endpoint({
    method: 'PATCH',
    path: '/users/transactions/{id}/reject-confirmed',
    access: 'member',
    room: 'exchanges',
    summary: 'Reverse a confirmed exchange (law L6).',
    params: byId,
    body: decisionSchema,
    status: 200,
    reply: exchangeSchema,
    refusals: ['not-found', 'debtor-cannot-reverse', 'already-decided', 'not-confirmed'],
  }),
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The parts of a call's input and output, as types. */
type Read<Row, Part extends string, Else> =
  Row extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : Else;
type Write<Row, Part extends string> =
  Row extends Record<Part, infer Schema extends z.ZodType>
    ? { [key in Part]: z.input<Schema> }
    : unknown;

export type ParamsOf<Name extends EndpointName> = Read<Endpoints[Name], 'params', undefined>;
export type QueryOf<Name extends EndpointName> = Read<Endpoints[Name], 'query', undefined>;
export type BodyOf<Name extends EndpointName> = Read<Endpoints[Name], 'body', undefined>;
export type ReplyOf<Name extends EndpointName> = Read<Endpoints[Name], 'reply', undefined>;
/** What a caller hands over. */
export type InputOf<Name extends EndpointName> = Write<Endpoints[Name], 'params'> &
  Write<Endpoints[Name], 'query'> &
  Write<Endpoints[Name], 'body'>;
