/** What the reader's bank decided about kinds of service on its board. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ActivityRule } from '#contract/notices-desk.ts';
import { call } from '#web/api/call.ts';
import { NOTICES_KEY } from './queries.ts';

export const activityRulesQuery = queryOptions({
  queryKey: [...NOTICES_KEY, 'activity-rules'],
  queryFn: ({ signal }) => call('listActivityRules', {}, { signal }),
});

/** About one of them, by its id as a form has it; undefined where nothing was decided. */
export function useActivityRule(activity: string): ActivityRule | undefined {
  const { data } = useQuery(activityRulesQuery);
  return data?.find((rule) => String(rule.activity) === activity);
}
