/** The queries of what members can do: each key and call declared once. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import type { Language } from '#web/i18n/languages.ts';

/** What somebody can do: the reader, or a member of the reader's bank. */
export function skillsQuery(id: number | 'own', language: Language) {
  const query = { lang: language };
  return queryOptions({
    queryKey: ['skills', 'of', id, language],
    queryFn: ({ signal }) =>
      id === 'own'
        ? call('readOwnSkills', { query }, { signal })
        : call('readMemberSkills', { params: { id }, query }, { signal }),
  });
}

/** Who of the bank can help with an activity. */
export function helpersQuery(activity: number) {
  return queryOptions({
    queryKey: ['skills', 'helpers', activity],
    queryFn: ({ signal }) => call('listHelpers', { query: { activity } }, { signal }),
  });
}
