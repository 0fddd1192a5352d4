/** For how many people a request of a body is (specification §51). */
import { useTranslation } from 'react-i18next';
import { NOTICE_PLACES_MAX } from '#contract/limits.ts';
import type { Binding } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';

const PLACES = Array.from({ length: NOTICE_PLACES_MAX }, (_, before) => before + 1);

export function PlacesField(binding: Binding<string>) {
  const { t } = useTranslation('notices');
  return (
    <SelectField
      {...binding}
      label={t('places.label')}
      options={PLACES.map((places) => ({
        value: String(places),
        label: t('places.people', { count: places }),
      }))}
    />
  );
}
