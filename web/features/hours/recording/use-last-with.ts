/** What the reader did with somebody the last time, on one side. */
import { useQuery } from '@tanstack/react-query';
import { read } from '#web/api/read.ts';
import type { RecordedSide } from '../parts/exchange-form.ts';
import { lastTimeWith } from '../parts/last-time.ts';
import { latelyDoneQuery } from '../parts/queries.ts';

export function useLastWith(side: RecordedSide) {
  const { data: latest } = useQuery(latelyDoneQuery(side));
  const { data: activities = [] } = useQuery(read('listActivities'));
  return (person: string) => lastTimeWith(person, side, latest?.items ?? [], activities);
}
