/** The names of the kinds of service in the reader's language, by their ids. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callPage } from '#web/api/call.ts';
import { currentLanguage } from '#web/i18n/index.ts';

/** Empty until they have come. */
export function useActivityNames(): ReadonlyMap<number, string> {
  const lang = currentLanguage();
  const { data } = useQuery(
    queryOptions({
      queryKey: ['notices', 'activity-names', lang],
      queryFn: ({ signal }) => callPage('listActivities', { query: { lang } }, { signal }),
    }),
  );
  return new Map(data?.items.map(({ id, type }) => [id, type]));
}
