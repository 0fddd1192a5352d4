/** What the reader's bank decided about kinds of service on its board. */
import { useQuery } from '@tanstack/react-query';
import type { ActivityRule } from '#contract/board/notices-desk.ts';
import { read } from '#web/api/read.ts';

/** About one of them, by its id as a form has it; undefined where nothing was decided. */
export function useActivityRule(activity: string): ActivityRule | undefined {
  const { data } = useQuery(read('listActivityRules'));
  return data?.find((rule) => String(rule.activity) === activity);
}
