/** One appointment as a file for a calendar. */
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { CALENDAR_FILE, CalendarButton } from '../parts/calendar-button.tsx';

export function ToCalendar({ id }: { id: number }) {
  const { t } = useTranslation('appointments');
  return (
    <CalendarButton
      read={() => call('readArrangementFile', { params: { id } })}
      words={{
        act: t('toCalendar'),
        saved: t('calendarSaved', { name: CALENDAR_FILE }),
        failed: t('failed'),
      }}
    />
  );
}
