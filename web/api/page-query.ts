/** One page of a list as a query. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EndpointName, InputOf } from '#contract/endpoints.ts';
import { callPage } from './call.ts';

/** Asks for the page; the one before stays in sight until it has come. Its key is the call itself. */
export function pageQuery<Name extends EndpointName>(name: Name, input: InputOf<Name>) {
  return queryOptions({
    queryKey: [name, input],
    queryFn: ({ signal }) => callPage(name, input, { signal }),
    placeholderData: keepPreviousData,
  });
}
