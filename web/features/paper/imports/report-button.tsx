/** Every row and what became of it, as a spreadsheet. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callStream } from '#web/api/call.ts';
import { readFile, saveFile } from '#web/api/file.ts';
import { useReason } from '#web/api/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';

interface ReportButtonProps {
  id: number;
  /** Only the rows that stay out: a sheet to mend and load again. */
  onlyLeft?: boolean;
  /** Nothing has happened yet: the rows as they are read. */
  isBefore?: boolean;
}

export function ReportButton({ id, onlyLeft, isBefore }: ReportButtonProps) {
  const { t } = useTranslation('imports');
  const reasonOf = useReason();
  const [isBusy, setBusy] = useState(false);
  const name = `${t(onlyLeft ? 'report.leftFile' : 'report.file')}.xlsx`;
  const save = async () => {
    setBusy(true);
    try {
      const query = onlyLeft ? { only: 'left' as const } : {};
      const stream = await callStream('exportImportReport', { params: { id }, query });
      saveFile(await readFile(stream, () => {}), name);
    } catch (error) {
      showToast('error', t('report.failed'), reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="secondary" small whileClosed busy={isBusy} onClick={save}>
      {t(onlyLeft ? 'report.left' : isBefore ? 'report.before' : 'report.whole')}
    </Button>
  );
}
