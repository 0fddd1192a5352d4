/**
 * What is read at the portal, by the name of the call: `useQuery(read('readNotice', { params: { id } }))`.
 * The key of such a query is the call itself: two places that ask the same share one answer, and
 * `changes` of `useAction` names calls, or the module that they are of. The language is no part of it:
 * every query is asked again when the reader chooses another language.
 */
import { keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { EndpointName, Endpoints, InputOf, ReplyOf } from '#contract/endpoints.ts';
import { call, callPage, type Page } from './call.ts';

/** The calls that change nothing. */
export type ReadName =
  | {
      [Name in EndpointName]: Endpoints[Name] extends { method: 'GET'; changes?: undefined }
        ? Name
        : never;
    }[EndpointName]
  | 'previewShare';

/** The lists that come by the page. */
type ListName = {
  [Name in ReadName]: Endpoints[Name] extends { paged: true } ? Name : never;
}[ReadName];

type ItemOf<Name extends ListName> = ReplyOf<Name> extends (infer Item)[] ? Item : never;

type ReadKey = readonly [name: ReadName, input: unknown, part?: 'page'];

/** What a query may say beyond its call: how often it is asked, whether at all. */
type More<Data> = Omit<
  UseQueryOptions<Data, Error, Data, ReadKey>,
  'queryKey' | 'queryFn' | 'initialData' | 'select'
>;

/** What is handed over may be left out where each of its parts may. */
type Asking<Name extends ReadName> =
  Record<never, never> extends InputOf<Name>
    ? [input?: InputOf<Name>, more?: More<ReplyOf<Name>>]
    : [input: InputOf<Name>, more?: More<ReplyOf<Name>>];

/** Asks for an answer; for the whole list, where it is one. */
export function read<Name extends ReadName>(name: Name, ...[asked, more]: Asking<Name>) {
  const input = (asked ?? {}) as InputOf<Name>;
  const queryKey: ReadKey = [name, input];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(name, input, { signal }),
    ...more,
  });
}

/** Asks for one page of a list; the one before stays in sight until it has come. */
export function readPage<Name extends ListName>(
  name: Name,
  input: InputOf<Name>,
  more?: More<Page<ItemOf<Name>>>,
) {
  const queryKey: ReadKey = [name, input, 'page'];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callPage(name, input, { signal }),
    placeholderData: keepPreviousData,
    ...more,
  });
}
