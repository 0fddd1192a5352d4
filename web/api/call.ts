/**
 * The one way to call the portal: `call('approveExchange', { params: { id } })`, typed by the
 * contract's table of endpoints. Pages that call nothing at first fetch this file when they do.
 */
import type { EndpointName, InputOf, ReplyOf } from '#contract/endpoints.ts';
import { FOR_HEADER, WORD_HEADER } from '#contract/for-header.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { filledPath } from '#contract/path.ts';
import { currentLanguage, loadNamespaces } from '#web/i18n/index.ts';
import { ApiError, isRefusal } from './api-error.ts';
import type { CallRow } from './endpoint-rows.ts';
import { endpointTable } from './endpoint-table.ts';
import { onSessionChange, revalidateSession, sessionEnded, storedToken } from './session.ts';

interface Options {
  signal?: AbortSignal;
  /** One key an intention: repetitions with it have one effect, where the call takes one. */
  idempotencyKey?: string;
  /** Another token than the one of the session that this browser keeps. */
  token?: string;
  /** For the reader, also in a tab that acts for somebody else. */
  asOneself?: boolean;
  /** At a desk: the member for whom it is. */
  forMember?: number | undefined;
  /** At a desk: how the word of the member has come. */
  word?: ExchangeBasis | undefined;
  /** Goes on when the page is closed: the last word to the portal. */
  outlivesPage?: boolean;
  /** What an upload carries, already small and square. */
  picture?: Blob;
  /** The file of tables that an upload carries. */
  table?: File;
  /** The archive of a bank that an upload carries. */
  archive?: Blob;
}

/** What a call hands over, seen without its endpoint. */
interface Input {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** For whom calls are made that a person of trust may make, and what to do once the portal refuses it. */
interface Acting {
  principal: () => { personId: number; isBody?: boolean | undefined } | undefined;
  refused: (principalId: number) => void;
}
let acting: Acting | undefined;

/** Says for whom calls are made; apart, because the landing page does without. */
export function makeCallsFor(somebody: Acting): void {
  acting = somebody;
}

let reading: AbortController | undefined;

/** Aborts when the session ends, in whichever tab: what is still being read is then of no use. */
function whileItLasts(): AbortSignal {
  if (!reading) onSessionChange(() => storedToken() ?? reading?.abort());
  if (!reading || reading.signal.aborted) reading = new AbortController();
  return reading.signal;
}

/** Calls an endpoint. @throws ApiError for every refusal, and when nobody answers */
export async function call<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  options: Options = {},
): Promise<ReplyOf<Name>> {
  const { row, response } = await send(name, input as Input, options);
  return (await readReply(row, response)) as ReplyOf<Name>;
}

/** One page of a list, and how long the list is. */
export interface Page<Item> {
  items: Item[];
  total: number;
}

/** Calls a list by the page. @throws ApiError as `call` does */
export async function callPage<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  options: Options = {},
): Promise<Page<ReplyOf<Name> extends (infer Item)[] ? Item : never>> {
  const { row, response } = await send(name, input as Input, options);
  const items = (await readReply(row, response)) as never[];
  return { items, total: Number(response.headers.get('x-total-count') ?? items.length) };
}

/** Calls for what comes bit by bit, a file or a stream of events. @throws ApiError as `call` does */
export async function callStream<Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  options: Options = {},
): Promise<ReadableStream<Uint8Array>> {
  const { response } = await send(name, input as Input, options);
  if (!response.body) throw new ApiError('unreadable', { status: response.status });
  return response.body;
}

async function send(name: EndpointName, input: Input, options: Options) {
  // Before anything is waited for: the choice may be another when the call leaves.
  const principal = options.asOneself ? undefined : acting?.principal();
  const row = await rowOf(name);
  const token = options.token ?? storedToken();
  const { delegable } = row;
  const isFor = delegable === true || (delegable && principal?.isBody);
  const forId = options.forMember ?? (isFor ? principal?.personId : undefined);
  const signals = options.signal ? [options.signal] : [];
  const response = await reach(addressOf(row, input), {
    method: row.method,
    headers: {
      ...headersOf(row, input, token, options.idempotencyKey),
      ...(forId === undefined ? {} : { [FOR_HEADER]: String(forId) }),
      ...(options.word ? { [WORD_HEADER]: options.word } : {}),
    },
    body: bodyOf(row, input, options),
    signal: row.method === 'GET' ? AbortSignal.any([whileItLasts(), ...signals]) : signals[0],
    keepalive: options.outlivesPage,
  });
  if (response.ok) return { row, response };
  const error = await errorFrom(response);
  if (error.code === 'unauthenticated' && token !== undefined) sessionEnded(token);
  if (isRefusal(error, 'forbidden', 'second-factor-required')) revalidateSession();
  if (error.code === 'not-their-delegate' && forId !== undefined) acting?.refused(forId);
  throw await inWords(error);
}

/** The rows of what was called on this page. */
const called = new Map<unknown, CallRow>();

/** The module of a call that was made on this page. */
export function moduleOf(name: unknown): CallRow['module'] | undefined {
  return called.get(name)?.module;
}

async function rowOf(name: EndpointName): Promise<CallRow> {
  const row =
    endpointTable[name] ?? (await import('./desk-endpoint-table.ts')).deskEndpointTable[name];
  if (!row) throw new Error(`there is no endpoint ${name}`);
  called.set(name, row);
  return row;
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw await inWords(new ApiError('offline'));
  }
}

/** Pages begin without the texts of errors: they come with the first one, before anybody reads of it. */
async function inWords(error: ApiError): Promise<ApiError> {
  await loadNamespaces(['errors']).catch(() => {});
  return error;
}

function addressOf(row: CallRow, { params = {}, query = {} }: Input): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return `/api${filledPath(row.path, params)}${search.size > 0 ? `?${search}` : ''}`;
}

function headersOf(
  row: CallRow,
  { body }: Input,
  token: string | undefined,
  idempotencyKey: string | undefined,
): Record<string, string> {
  return {
    accept: acceptOf(row),
    'accept-language': currentLanguage(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body !== undefined && row.bodyType !== 'form'
      ? { 'content-type': 'application/json' }
      : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

/** Where the portal would say it in words of its own, those are wanted. */
function acceptOf({ refusesInText, replyType }: CallRow): string {
  if (refusesInText) return 'text/plain';
  return `application/problem+json, ${replyType === 'text' ? 'text/plain' : 'application/json'}`;
}

function bodyOf(
  row: CallRow,
  { body }: Input,
  { picture, table, archive }: Options,
): string | URLSearchParams | FormData | undefined {
  if (row.bodyType === 'picture') return fileBody('photo', picture);
  if (row.bodyType === 'table') return fileBody('file', table);
  if (row.bodyType === 'archive') return fileBody('archive', archive);
  if (body === undefined || body === null) return undefined;
  if (row.bodyType !== 'form') return JSON.stringify(body);
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}

function fileBody(field: string, file: Blob | undefined): FormData {
  const body = new FormData();
  if (file) body.append(field, file);
  return body;
}

async function readReply(row: CallRow, response: Response): Promise<unknown> {
  if (row.isSilent) return undefined;
  try {
    return await (row.replyType === 'text' ? response.text() : response.json());
  } catch {
    throw new ApiError('unreadable', { status: response.status });
  }
}

/** The refusal in an answer that is not a success. */
async function errorFrom(response: Response): Promise<ApiError> {
  const status = response.status;
  const type = response.headers.get('content-type') ?? '';
  const retryAfter = response.headers.get('retry-after');
  const retryAfterS = retryAfter === null ? undefined : Number(retryAfter);
  const text = await response.text().catch(() => '');
  if (type.startsWith('text/plain')) {
    return new ApiError('invalid-input', { status, sentence: text, retryAfterS });
  }
  const [{ problemSchema }, { whoIsMeant }] = await Promise.all([
    import('#contract/errors.ts'),
    import('#contract/who-is-meant.ts'),
  ]);
  const problem = problemSchema.safeParse(parsed(text));
  // What is not a problem of ours comes from something between us and the portal.
  if (!problem.success) return new ApiError('unavailable', { status, retryAfterS });
  const { code, errors: fields = [], ...more } = problem.data;
  return new ApiError(code, { ...more, status, fields, retryAfterS, who: whoIsMeant(more) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
