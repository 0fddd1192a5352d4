/**
 * A call, as its action gets it: one object with the database to work on, the moment, who calls and what
 * they said. The types follow from the call's row in the contract: what changes something gets an open
 * transaction, what reads gets none. `bind-actions.ts` makes the object.
 */
import type { z } from 'zod';
import type { Access, EndpointRow } from '#contract/endpoint.ts';
import type { BodyOf, EndpointName, Endpoints, ParamsOf, QueryOf } from '#contract/endpoints.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import type { Locale } from '#contract/locales.ts';
import type { CallDevice } from '#server/platform/http/device-mark.ts';
import type { Page } from '#server/platform/paging.ts';
import type { Deps, Workshop } from './deps.ts';
import type { SignedIn, SignedInMember } from './modules/people/accounts/signed-in.ts';
import type { Moment } from './platform/clock.ts';
import type { Database, Queryable, Transaction } from './platform/database.ts';

/** The caller, as far as the endpoint's access guarantees it. */
type ActorOf<Level extends Access> = Level extends 'public'
  ? undefined
  : Level extends 'member' | 'admin'
    ? SignedInMember
    : SignedIn;

/** What a call works on, as its row says. */
type DbOf<Row extends EndpointRow> = Row extends { ownTransaction: true }
  ? Database
  : Row extends { method: 'GET'; changes?: undefined }
    ? Queryable
    : Transaction;

interface Caller {
  /** How the word of the person concerned has come to the desk that calls. */
  word: ExchangeBasis | undefined;
  /** The caller's language: `?lang`, else Accept-Language, else Italian. */
  locale: Locale;
  ip: string;
  device: CallDevice;
}

/** A call as the door lets it in: parsed, and allowed to this person. */
export interface AdmittedCall<Name extends EndpointName> extends Caller {
  actor: ActorOf<Endpoints[Name]['access']>;
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  idempotencyKey: string | undefined;
  /** The file of an upload, and its name as the caller says it. */
  file: Buffer | undefined;
  fileName: string | undefined;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
}

/** The parts of the portal at hand in every call; its database is the call's own `db`. */
type PartsAtHand = Omit<Deps, 'database' | 'replica'>;

/** What the action of an endpoint gets: all that it needs, in one object. */
export interface Call<Name extends EndpointName>
  extends AdmittedCall<Name>,
    PartsAtHand,
    Workshop,
    Moment {
  /** Of a change the transaction that is all its effect; of everything else the database. */
  db: DbOf<Endpoints[Name]>;
}

/** What reads, with or without a call, needs: a database and the moment of reading. */
export interface Reading extends Moment {
  db: Queryable;
}

/** What a change, with or without a call, needs: an open transaction and its moment. */
export interface Work extends Reading {
  db: Transaction;
}

/** The same where days have hours: those of the portal's time zone. */
export interface WorkInZone extends Work, Pick<Deps, 'config'> {}

/** What a function takes that serves several calls and only reads. */
export interface ReadCall<Actor = SignedInMember> extends Caller, PartsAtHand, Reading {
  actor: Actor;
}

/** What a function takes that serves several calls and changes something. */
export interface ChangeCall<Actor = SignedInMember> extends ReadCall<Actor> {
  db: Transaction;
}

/** What a function takes that serves several calls and opens the transactions that it needs. */
export interface OwnCall<Actor = SignedIn> extends ReadCall<Actor> {
  db: Database;
}

/** What an action answers, as the row's reply says. */
export type SentBy<Row> = Row extends { reply: infer Schema extends z.ZodType }
  ? Row extends { paged: true }
    ? z.input<Schema> extends (infer Item)[]
      ? Page<Item>
      : never
    : z.input<Schema>
  : // biome-ignore lint/suspicious/noConfusingVoidType: it is what an async function returns
    void;

/** What answers the calls of an endpoint. */
export type Action<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<SentBy<Endpoints[Name]>>;

/** The actions of a module's endpoints: one forgotten, and the module does not compile. */
export type ActionsOf<Rows> = { [Name in keyof Rows & EndpointName]: Action<Name> };
