/** Who has left the list of those who ask to join while it was being read. */
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#contract/joining.ts';
import { personName } from '#contract/person-name.ts';
import { awaitingQuery } from './queries.ts';

/** Words for those who wait no more; somebody who only moved to another page still waits. */
export function useGone(missing: readonly Applicant[]): ReadonlyMap<Applicant, string> {
  const { t } = useTranslation('joining');
  const found = useQueries({
    queries: missing.map(({ email }) => awaitingQuery({ q: email, limit: '1' })),
  });
  const words = missing.flatMap((applicant, index): [Applicant, string][] => {
    const now = found[index]?.isPlaceholderData ? undefined : found[index]?.data;
    if (!now || now.items.some(({ id }) => id === applicant.id)) return [];
    return [[applicant, t('decided.gone', { name: personName(applicant) })]];
  });
  return new Map(words);
}
