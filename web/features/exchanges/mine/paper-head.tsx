/** What a printed list says of itself: whose it is, of which days, and when it was printed. */
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { tableDay, today } from '#web/i18n/format.ts';
import css from './mine.module.css';
import type { OwnFilters } from './use-own-filters.ts';

/** Only on paper. */
export function PaperHead({ filters }: { filters: OwnFilters }) {
  const { t } = useTranslation('exchanges');
  const session = useSignedIn();
  const parts = [
    personName(session),
    t(`mine.statuses.${filters.status}`),
    filters.view !== 'all' && t(`mine.views.${filters.view}`),
    filters.from && `${t('mine.from')} ${tableDay(filters.from)}`,
    filters.to && `${t('mine.to')} ${tableDay(filters.to)}`,
    filters.q && `«${filters.q}»`,
    t('print.on', { day: tableDay(today()) }),
  ];
  return <p className={css.paper}>{parts.filter(Boolean).join(' · ')}</p>;
}
