/** What an endpoint of the portal is: one row of the table in `endpoints.ts`. */
import type { z } from 'zod';
import type { InRoom } from './banks/room-names.ts';
import type { ErrorCode } from './errors.ts';
import type { Scope } from './people/access-tokens.ts';

/**
 * Who may call, from everybody to few. `token` is any session, even of a person whose e-mail is
 * not verified; `session` is a verified person; `new` one without a bank; `member` one with an
 * active membership; `admin` an administrator of their bank. What further depends on the object
 * of the call is asked in `abilities.ts`.
 */
export const ACCESS_LEVELS = ['public', 'token', 'session', 'member', 'admin', 'portal'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/**
 * Who acts for somebody else: their person of trust (specification §12), or an administrator of their
 * bank, for everybody there (§20) or for those alone who use no e-mail (§22).
 */
export type ActsFor = 'trust' | 'desk' | 'desk-without-login';

export interface EndpointRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api, parameters in braces: `/users/{id}`. */
  path: `/${string}`;
  access: Access;
  module:
    | 'accounts'
    | 'pictures'
    | 'banks'
    | 'consents'
    | 'rules'
    | 'rooms'
    | 'seals'
    | 'shares'
    | 'skills'
    | 'limits'
    | 'fund'
    | 'joining'
    | 'members'
    | 'desk'
    | 'delegates'
    | 'network'
    | 'notices'
    | 'finding'
    | 'attention'
    | 'companions'
    | 'register'
    | 'guardians'
    | 'fees'
    | 'insured'
    | 'bodies'
    | 'months'
    | 'reports'
    | 'outside'
    | 'bulletins'
    | 'arrangements'
    | 'threads'
    | 'thanks'
    | 'todo'
    | 'exchanges'
    | 'batches'
    | 'cheques'
    | 'archive'
    | 'exports'
    | 'erasure'
    | 'letters'
    | 'push'
    | 'webhooks'
    | 'imports'
    | 'suspensions'
    | 'activities'
    | 'portal'
    | 'jobs'
    | 'health'
    | 'status'
    | 'platform';
  /** One sentence for readers of the OpenAPI page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * How the body travels; JSON when not said. A picture is the multipart file `photo`, a table the
   * multipart file `file`, an archive the multipart file `archive`.
   */
  bodyType?: 'form' | 'picture' | 'table' | 'archive';
  /** Status of success. */
  status: 200 | 201 | 202 | 204;
  reply?: z.ZodType;
  /**
   * How the answer travels; JSON when not said. Events are a stream (server-sent events), a sheet
   * (xlsx) and an archive (zip) are files to keep; a page is HTML without scripts, a feed is RSS, a
   * calendar is what calendar programs read (iCalendar).
   */
  replyType?: 'text' | 'events' | 'sheet' | 'archive' | 'page' | 'feed' | 'calendar';
  /** What an archive is called when it is kept. */
  replyName?: `${string}.zip`;
  /** For how many seconds anybody may keep the answer; nobody may when not said. */
  cacheS?: number;
  /** Who may make it for somebody else, whom the header `X-For` names. */
  actsFor?: ActsFor;
  /**
   * Nobody below the age that their bank asks for makes it themselves: their desk does (specification §52).
   */
  ofAge?: true;
  /** The referents of a body make it for their body too, and nobody so for a person (specification §51). */
  forBodies?: true;
  /** Where a desk makes it, the header `X-Word` may say how the word of the member has come. */
  takesWord?: true;
  /**
   * The scope with which an access token opens it; none opens a call without one (specification §28).
   */
  scope?: Scope;
  /** A GET that changes something nevertheless, and so is not answered to HEAD. */
  changes?: true;
  /**
   * Members and administrators may call it although it changes something and their bank is suspended
   * (specification §38). Reading always may be.
   */
  whileSuspended?: true;
  /**
   * The room of the bank in which it works. What begins something there is refused while the room is closed
   * (specification §40); what reads and what finishes never is.
   */
  inRoom?: InRoom;
  /** A list that tells its whole length in X-Total-Count. */
  paged?: true;
  /** Takes an Idempotency-Key: the same key and body have one effect and one answer. */
  idempotent?: true;
  /**
   * Gets the database instead of an open transaction, and opens its own if it needs any: for what takes
   * long and must hold no connection (hashes, pictures, files), for what stays also when the call is
   * refused, for what is one statement, and for a POST that only reads. One that is `idempotent` too
   * runs in the transaction of its key, where it is called with one.
   */
  ownTransaction?: true;
  /** Refuses with a sentence in the caller's language instead of the problem format. */
  refusesInText?: true;
  /** Counted per address and hour. */
  limit?: 'registrations' | 'passkeys' | 'mails' | 'acts' | 'publicPages';
  /** The refusals that are particular to this call, beyond what its access and input imply. */
  refusals?: readonly ErrorCode[];
}

/** Keeps the exact types of a row while checking its shape. */
export function endpoint<const Row extends EndpointRow>(row: Row): Row {
  return row;
}

/** Whether a call changes something. */
export function isChange({ method, changes }: Pick<EndpointRow, 'method' | 'changes'>): boolean {
  return method !== 'GET' || changes === true;
}

/**
 * Whether a call is refused while the disk of the database is full. Signing in and out, and what the link
 * of a letter does with an account, is tried all the same: it needs next to nothing.
 */
export function needsRoom(
  row: Pick<EndpointRow, 'access' | 'method' | 'changes' | 'module'>,
): boolean {
  const isOfSession = row.module === 'accounts' && ['public', 'token'].includes(row.access);
  return isChange(row) && !isOfSession;
}

/** Whether a call is refused to members and administrators of a bank that is suspended. */
export function needsOpenBank(
  row: Pick<EndpointRow, 'access' | 'method' | 'changes' | 'whileSuspended'>,
): boolean {
  const isOfBank = row.access === 'member' || row.access === 'admin';
  return isOfBank && isChange(row) && row.whileSuspended !== true;
}
