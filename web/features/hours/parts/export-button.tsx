/**
 * A list as a spreadsheet of exactly what is filtered (specification §2). The reader can go on while
 * it is made; the button says how far it is.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFile, saveFile } from '#web/api/file.ts';
import { useReason } from '#web/api/refusal.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';

/** As specification §7 names the file. */
const FILE_NAME = 'export.xlsx';
const BYTES_PER_KB = 1000;

interface ExportButtonProps {
  /** Begins to fetch the file. */
  open: () => Promise<ReadableStream<Uint8Array>>;
  disabled: boolean;
}

/** A button that becomes its own progress. */
export function ExportButton({ open, disabled }: ExportButtonProps) {
  const { t } = useTranslation('exporting');
  const reasonOf = useReason();
  const [bytes, setBytes] = useState<number>();
  const save = async () => {
    setBytes(0);
    try {
      saveFile(await readFile(await open(), setBytes), FILE_NAME);
      showToast('success', t('done', { name: FILE_NAME }));
    } catch (error) {
      showToast('error', t('failed'), reasonOf(error));
    } finally {
      setBytes(undefined);
    }
  };
  const size = formatNumber((bytes ?? 0) / BYTES_PER_KB, currentLanguage(), 0);
  return (
    <Button
      kind="secondary"
      whileClosed
      busy={bytes !== undefined}
      disabled={disabled}
      onClick={save}
    >
      {bytes === undefined ? t('act') : t('busy', { size })}
    </Button>
  );
}
