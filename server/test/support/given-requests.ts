/**
 * Calls that are all right: the row of the contract says most of each, stories give the rest. The id of
 * what a call is about stands wherever its path has one, and no list is asked anything.
 */
import type { EndpointName, InputOf } from '#contract/endpoints.ts';
import type { World } from './world.ts';

/** What a call is about: a person, a bank, an exchange, a link or an application. */
export interface Fixture {
  id: number;
  /** The bank that it belongs to. */
  bankId: number;
  /** A person's address, and one that nobody has when it is no person. */
  email: string;
  /** Somebody else in the caller's bank. */
  fellow: { id: number; bankId: number };
}

/** A call's parts before they are put on the wire. */
export interface CallParts {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Nothing = Record<never, never>;

/** The parts that need not be given. */
interface Plain {
  params: { id: number; bankId: number };
  query: Nothing;
}

type PlainPart<Name extends EndpointName> = {
  [Part in keyof Plain & keyof InputOf<Name>]: Plain[Part] extends InputOf<Name>[Part]
    ? Part
    : never;
}[keyof Plain & keyof InputOf<Name>];

type Given<Name extends EndpointName> = Omit<InputOf<Name>, PlainPart<Name>> &
  Partial<Pick<InputOf<Name>, PlainPart<Name>>>;

type GivenRequest<Name extends EndpointName> = (
  fixture: Fixture,
  world: World,
) => Given<Name> & CallParts;

/** What stories give; a new endpoint that needs it does not compile without. */
export type GivenRequests = {
  [Name in EndpointName as Nothing extends Given<Name> ? never : Name]: GivenRequest<Name>;
} & { [Name in EndpointName]?: GivenRequest<Name> };
