/**
 * What is read at the portal, by the name of the call: `useQuery(read('readNotice', { params: { id } }))`.
 * The key of such a query is the name of the call and its input. Two places that ask the same share one
 * answer, and `changes` of `useAction` names calls or a module. The key does not hold the language: when
 * the reader chooses another one, every query is asked again.
 */
import { keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { EndpointName, Endpoints, InputOf, ReplyOf } from '#contract/endpoints.ts';
import { call, callPage, type Page } from './call.ts';
import { askOrRecall, type KeptPlace } from './kept-answers.ts';

/** The calls that change nothing. */
export type ReadName =
  | {
      [Name in EndpointName]: Endpoints[Name] extends { method: 'GET'; changes?: undefined }
        ? Name
        : never;
    }[EndpointName]
  | 'previewBulletin'
  | 'previewShare';

/** The lists that come by the page. */
type ListName = {
  [Name in ReadName]: Endpoints[Name] extends { paged: true } ? Name : never;
}[ReadName];

type ItemOf<Name extends ListName> = ReplyOf<Name> extends (infer Item)[] ? Item : never;

type ReadKey = readonly [name: ReadName, input: unknown, part?: 'page'];

/** What else may be set for a query: how often it is asked, or whether it is asked at all. */
interface More<Data>
  extends Omit<
    UseQueryOptions<Data, Error, Data, ReadKey>,
    'queryKey' | 'queryFn' | 'initialData' | 'select'
  > {
  /** Where its last answer is kept for times without a connection. */
  keptAt?: KeptPlace;
  /** What of it may stay on the device; all of it unless said. */
  kept?: (answer: Data) => Data;
}

/** The input may be left out where no part of it is required. */
type Asking<Name extends ReadName> =
  Record<never, never> extends InputOf<Name>
    ? [input?: InputOf<Name>, more?: More<ReplyOf<Name>>]
    : [input: InputOf<Name>, more?: More<ReplyOf<Name>>];

/** The query of a call. Of a list it asks for all of it, not for a page. */
export function read<Name extends ReadName>(name: Name, ...[asked, more]: Asking<Name>) {
  const input = (asked ?? {}) as InputOf<Name>;
  const queryKey: ReadKey = [name, input];
  const { keptAt, kept, ...rest } = more ?? {};
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => asking(keptAt, () => call(name, input, { signal }), kept),
    ...rest,
  });
}

/** Asks for one page of a list; the one before stays in sight until it has come. */
export function readPage<Name extends ListName>(
  name: Name,
  input: InputOf<Name>,
  more?: More<Page<ItemOf<Name>>>,
) {
  const queryKey: ReadKey = [name, input, 'page'];
  const { keptAt, kept, ...rest } = more ?? {};
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => asking(keptAt, () => callPage(name, input, { signal }), kept),
    placeholderData: keepPreviousData,
    ...rest,
  });
}

function asking<Answer>(
  keptAt: KeptPlace | undefined,
  ask: () => Promise<Answer>,
  kept?: (answer: Answer) => Answer,
): Promise<Answer> {
  return keptAt === undefined ? ask() : askOrRecall(keptAt, ask, kept);
}
