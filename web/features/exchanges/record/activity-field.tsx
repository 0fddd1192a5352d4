/** What kind of service it was: some forty in the reader's language, found by typing. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/i18n/index.ts';
import type { Binding } from '#web/ui/form/binding.ts';
import { SearchSelect } from '#web/ui/form/search-select.tsx';
import { activitiesQuery } from '../queries.ts';

/** A searchable list of activities. */
export function ActivityField(binding: Binding<string>) {
  const { t } = useTranslation('exchanges');
  const { data: activities = [], isSuccess } = useQuery(activitiesQuery(currentLanguage()));
  const options = activities.map(({ id, type }) => ({ value: String(id), label: type }));
  return (
    <SearchSelect
      {...binding}
      label={t('new.activity')}
      placeholder={t('new.activityPlaceholder')}
      options={options}
      isAnswered={isSuccess}
    />
  );
}
