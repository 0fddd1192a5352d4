/**
 * Every call of the portal: method, path, shapes, who may. The server's routes, the browser's
 * client, the OpenAPI page and the permission tests are all made from this one table.
 */
import type { z } from 'zod';
import { accountsEndpoints } from './endpoints/accounts.ts';
import { banksEndpoints } from './endpoints/banks.ts';
import { batchesEndpoints } from './endpoints/batches.ts';
import { exchangesEndpoints } from './endpoints/exchanges.ts';
import { exportsEndpoints } from './endpoints/exports.ts';
import { joiningEndpoints } from './endpoints/joining.ts';
import { membersEndpoints } from './endpoints/members.ts';
import { networkEndpoints } from './endpoints/network.ts';
import { picturesEndpoints } from './endpoints/pictures.ts';
import { platformEndpoints } from './endpoints/platform.ts';
import { portalEndpoints } from './endpoints/portal.ts';

export const endpoints = {
  ...platformEndpoints,
  ...accountsEndpoints,
  ...picturesEndpoints,
  ...banksEndpoints,
  ...joiningEndpoints,
  ...membersEndpoints,
  ...networkEndpoints,
  ...exchangesEndpoints,
  ...batchesEndpoints,
  ...exportsEndpoints,
  ...portalEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The parts of a call's input and output, as types. */
type Read<Row, Part extends string, Else> =
  Row extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : Else;
/** A part whose every field may be left out may be left out itself. */
type Write<Row, Part extends string> =
  Row extends Record<Part, infer Schema extends z.ZodType>
    ? Record<never, never> extends z.input<Schema>
      ? { [key in Part]?: z.input<Schema> }
      : { [key in Part]: z.input<Schema> }
    : unknown;

export type ParamsOf<Name extends EndpointName> = Read<Endpoints[Name], 'params', undefined>;
export type QueryOf<Name extends EndpointName> = Read<Endpoints[Name], 'query', undefined>;
export type BodyOf<Name extends EndpointName> = Read<Endpoints[Name], 'body', undefined>;
export type ReplyOf<Name extends EndpointName> = Read<Endpoints[Name], 'reply', undefined>;
/** The query of a call as its caller writes it. */
export type QueryInputOf<Name extends EndpointName> =
  Endpoints[Name] extends Record<'query', infer Schema extends z.ZodType> ? z.input<Schema> : never;
/** What a caller hands over. */
export type InputOf<Name extends EndpointName> = Write<Endpoints[Name], 'params'> &
  Write<Endpoints[Name], 'query'> &
  Write<Endpoints[Name], 'body'>;
