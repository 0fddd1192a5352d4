/**
 * Binds the endpoint table to Fastify. Every call takes the same steps: count against the limit,
 * find the session, check the access of the endpoint, parse, act, answer. No browser or proxy keeps
 * an answer, for what one person may read, the next may not, unless its endpoint says so.
 * Closed by default: only an endpoint that says `public` opens without a session.
 */
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EndpointRow, needsRoom } from '#contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '#contract/endpoints.ts';
import { WORD_HEADER } from '#contract/for-header.ts';
import { EXCHANGE_BASES, type ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { type Locale, preferredLocale } from '#contract/locales.ts';
import { pathWith } from '#contract/path.ts';
import { queryNamesOf } from '#contract/query-names.ts';
import type { SignedIn } from '#server/modules/people/accounts/signed-in.ts';
import { PRODUCED, schemaOf, urlOf } from '#server/platform/http/description.ts';
import { deviceOf } from '#server/platform/http/device-mark.ts';
import { addHeaders, logFault, refusalFrom, sendProblem } from '#server/platform/http/problems.ts';
import { queryIn, withKnownNames } from '#server/platform/http/query.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { fileOf } from '#server/platform/http/uploads.ts';
import type { Page } from '#server/platform/paging.ts';
import { type AdmissionHooks, admit } from './admission.ts';
import type { AdmittedCall, SentBy } from './call.ts';

/** What answers the calls of an endpoint: an action with all that it needs (`bind-actions.ts`). */
type Handler<Name extends EndpointName> = (
  call: AdmittedCall<Name>,
) => Promise<SentBy<Endpoints[Name]>>;

/** A handler for every endpoint: one forgotten, and the portal does not compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> };

/** What the binding calls in the modules. */
export interface BindingHooks extends AdmissionHooks {
  /** Counts a call against an hourly limit. @throws Refusal `too-many-requests` */
  countCall(limit: NonNullable<EndpointRow['limit']>, ip: string): Promise<void>;
  /** @throws Refusal `unavailable` while the disk of the database is full */
  assertRoom(): Promise<void>;
  /** Waits until the person may have another whole list. @returns what ends their turn */
  takeWholeList(personId: number, signal: AbortSignal): Promise<() => void>;
  /** Whether the portal is reached by https. */
  isEncrypted: boolean;
  /** The refusal that an error of the database means in every call, if it means one. */
  refusedByDatabase(error: unknown): Refusal | undefined;
  /** The sentence for a refusal by an endpoint that refuses in text. */
  refusalText(refusal: Refusal, locale: Locale): string;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: SignedIn | undefined;
  }
}

/** Registers every endpoint below /api. */
export function bindEndpoints(app: FastifyInstance, handlers: Handlers, hooks: BindingHooks): void {
  app.decorateRequest('actor', undefined);
  app.addHook('onRequest', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
  });
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    bind(app, name, handlers[name] as LooseHandler, hooks);
  }
}

/** A handler seen without its endpoint's types, which the schemas have enforced by then. */
type LooseHandler = (call: unknown) => Promise<unknown>;

function bind(
  app: FastifyInstance,
  name: EndpointName,
  handle: LooseHandler,
  hooks: BindingHooks,
): void {
  const row: EndpointRow = endpoints[name];
  const names = queryNamesOf(row.query);
  app.route({
    method: row.method,
    url: urlOf(row),
    exposeHeadRoute: answersHead(row),
    config: { endpoint: name },
    schema: schemaOf(name, row),
    preValidation: async (request) => {
      request.query = withKnownNames(request.query, names);
    },
    onRequest: async (request) => {
      if (row.limit) await hooks.countCall(row.limit, addressOf(request));
      if (row.access !== 'public') request.actor = await admit(request.headers, row, hooks);
      if (needsRoom(row)) await hooks.assertRoom();
    },
    handler: async (request, reply) => {
      if (row.paged) await takeWholeList(request, reply, hooks);
      const upload = await fileOf(request, row);
      const call = handle({
        actor: request.actor,
        params: request.params,
        query: request.query,
        body: request.body,
        locale: localeOf(request),
        ip: addressOf(request),
        device: deviceOf(request, reply, hooks.isEncrypted),
        idempotencyKey: idempotencyKeyOf(request),
        word: row.takesWord ? wordOf(request) : undefined,
        file: upload?.bytes,
        fileName: upload?.name,
        get signal() {
          return departureOf(reply);
        },
      });
      const result = await call.catch((error: unknown) => {
        throw hooks.refusedByDatabase(error) ?? error;
      });
      return answer(reply, row, result);
    },
    errorHandler: (error, request, reply) => {
      if (!row.refusesInText || prefersProblem(request)) return sendProblem(request, reply, error);
      const refusal = refusalFrom(error);
      logFault(request, reply, error);
      addHeaders(request, reply, refusal);
      void reply
        .code(refusal.status)
        .type('text/plain; charset=utf-8')
        .send(hooks.refusalText(refusal, localeOf(request)));
    },
  });
}

/** The addresses of all calls, each with the methods that it takes; made when somebody asks for one that is unknown. */
let addresses: { pattern: RegExp; methods: string[] }[] | undefined;

function addressesOf(): { pattern: RegExp; methods: string[] }[] {
  const byPath = Map.groupBy(Object.values<EndpointRow>(endpoints), ({ path }) => path);
  return [...byPath].map(([path, rows]) => ({
    pattern: new RegExp(`^/api${pathWith(path.replaceAll('.', '\\.'), () => '[^/]+')}$`),
    methods: rows.flatMap((row) => (answersHead(row) ? [row.method, 'HEAD'] : [row.method])),
  }));
}

/** What a request means that no route takes: another method of an address that there is, or nothing. */
export function refusalOfUnknown({ url }: FastifyRequest): Refusal {
  addresses ??= addressesOf();
  const path = url.split('?', 1)[0] ?? '';
  const allow = addresses.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []));
  return allow.length === 0
    ? new Refusal('not-found')
    : new Refusal('method-not-allowed', { allow: [...new Set(allow)] });
}

/** HEAD must be harmless, and cheap: it makes no whole file and opens no stream. */
function answersHead({ method, changes, replyType }: EndpointRow): boolean {
  return method === 'GET' && !changes && (replyType === undefined || replyType === 'text');
}

/** The caller's address; what a proxy passed on that is none counts as the proxy's own. */
function addressOf(request: FastifyRequest): string {
  return isIP(request.ip) ? request.ip : (request.socket.remoteAddress ?? '');
}

/** A person gets one list without a limit at a time, until it is sent. */
async function takeWholeList(
  request: FastifyRequest,
  reply: FastifyReply,
  hooks: BindingHooks,
): Promise<void> {
  const { limit } = request.query as { limit?: number };
  if (limit !== undefined || !request.actor) return;
  const { personId, delegateId = personId } = request.actor;
  const release = await hooks.takeWholeList(delegateId, departureOf(reply));
  reply.raw.once('close', release);
}

/** Aborted when the answer's connection closes; the framework's own signal is as soon as a body has come. */
function departureOf({ raw }: FastifyReply): AbortSignal {
  if (raw.closed) return AbortSignal.abort();
  const departure = new AbortController();
  raw.once('close', () => departure.abort());
  return departure.signal;
}

function answer(reply: FastifyReply, row: EndpointRow, result: unknown): unknown {
  void reply.code(row.status);
  if (row.cacheS !== undefined) {
    void reply.header('cache-control', `public, max-age=${row.cacheS}`);
    void reply.header('vary', 'accept-language');
  }
  if (!row.reply) return reply.send();
  if (row.replyType === 'page') {
    void reply.header('content-security-policy', PAGE_SECURITY);
    return reply.type(`${PRODUCED.page}; charset=utf-8`).send(result);
  }
  if (row.replyType === 'feed') return reply.type(`${PRODUCED.feed}; charset=utf-8`).send(result);
  if (row.replyType === 'events') {
    return reply.type(PRODUCED.events).send(result);
  }
  if (row.replyType === 'sheet') {
    const file = 'attachment; filename="export.xlsx"';
    return reply.type(PRODUCED.sheet).header('content-disposition', file).send(result);
  }
  if (row.replyType === 'archive') {
    const file = `attachment; filename="${row.replyName ?? 'archive.zip'}"`;
    return reply.type(PRODUCED.archive).header('content-disposition', file).send(result);
  }
  if (row.replyType === 'calendar') {
    const file = 'inline; filename="calendar.ics"';
    const type = `${PRODUCED.calendar}; charset=utf-8`;
    return reply.type(type).header('content-disposition', file).send(result);
  }
  if (row.replyType === 'text') return reply.type('text/plain; charset=utf-8').send(result);
  if (!row.paged) return reply.send(result);
  const page = result as Page<unknown>;
  return reply.header('x-total-count', String(page.total)).send(page.items);
}

/** A page of the API loads nothing but the style in it, and asks nobody but the portal. */
const PAGE_SECURITY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The caller's language: `?lang` with any call, for programs and for addresses that people open; else the header. */
function localeOf({ url, headers }: FastifyRequest): Locale {
  const lang = new URLSearchParams(queryIn(url)).get('lang');
  return preferredLocale(lang || headers['accept-language']);
}

/** Whether the caller says that it reads problems; a plain `*` over `*` does not say so. */
function prefersProblem(request: FastifyRequest): boolean {
  return /application\/(problem\+)?json/.test(request.headers.accept ?? '');
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/** How the word of the person for whom a desk acts has come. @throws Refusal for any other word */
function wordOf(request: FastifyRequest): ExchangeBasis | undefined {
  const word = request.headers[WORD_HEADER];
  const basis = EXCHANGE_BASES.find((known) => known === word);
  if (word !== undefined && !basis) refuseFields([{ path: WORD_HEADER, code: 'invalid' }]);
  return basis;
}
