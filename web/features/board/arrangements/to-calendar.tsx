/** One appointment as a file that the reader's calendar program opens. */
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/file.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

const FILE_NAME = 'calendar.ics';

export function ToCalendar({ id }: { id: number }) {
  const { t } = useTranslation('appointments');
  const save = useAction({
    send: async () => {
      const text = await call('readArrangementFile', { params: { id } });
      saveFile(new Blob([text], { type: 'text/calendar' }), FILE_NAME);
    },
    done: () => t('calendarSaved', { name: FILE_NAME }),
    failed: () => t('failed'),
    changes: [],
  });
  return (
    <div>
      <Button kind="quiet" whileClosed busy={save.isBusy} onClick={() => void save.run(undefined)}>
        {t('toCalendar')}
      </Button>
    </div>
  );
}
