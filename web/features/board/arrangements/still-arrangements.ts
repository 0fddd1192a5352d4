/** The reader's open appointments, which keep their places while they are read and decided on. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '#contract/board/arrangements.ts';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { openQuery } from './queries.ts';

/** The key of an appointment among what is decided on a page. */
export const keyOf = ({ id }: Pick<Arrangement, 'id'>) => `arrangement ${id}`;

/** The query, and the rows as they stand on the page. */
export function useStillArrangements() {
  const query = useQuery(openQuery);
  const { data } = query;
  const page = data && { items: data, total: data.length };
  const still = useStillList(page, { listKey: 'open', keyOf, useGone });
  return { query, still };
}

/** One that is open no more is told of in one sentence. */
function useGone(rows: readonly Arrangement[]): ReadonlyMap<Arrangement, string> {
  const { t } = useTranslation('appointments');
  return new Map(rows.map((row) => [row, t('meanwhile')]));
}
