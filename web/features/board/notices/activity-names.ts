/** The names of the kinds of service in the reader's language, by their ids. */
import { useQuery } from '@tanstack/react-query';
import { read } from '#web/api/read.ts';

/** Empty until they have come. */
export function useActivityNames(): ReadonlyMap<number, string> {
  const { data } = useQuery(read('listActivities'));
  return new Map(data?.map(({ id, type }) => [id, type]));
}
