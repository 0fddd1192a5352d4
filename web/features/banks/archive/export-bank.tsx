/** The whole bank as one file, to keep or to take to another portal. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callStream } from '#web/api/call.ts';
import { readFile, saveFile } from '#web/api/file.ts';
import { useReason } from '#web/api/refusal.tsx';
import { formatNumber, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';

const BYTES_PER_KB = 1000;

/**
 * The reader can go on while the file is made; the button says how far it is.
 * @param props.readName the name of the bank, by which the file is called
 */
export function ExportBank({ readName }: { readName: () => Promise<string> }) {
  const { t } = useTranslation('archive');
  const reasonOf = useReason();
  const [bytes, setBytes] = useState<number>();
  const save = async () => {
    setBytes(0);
    try {
      const name = `${fileWords(await readName())}-${today()}.zip`;
      const stream = await callStream('exportBank', {});
      saveFile(await readFile(stream, setBytes), name);
      showToast('success', t('export.done', { name }));
    } catch (error) {
      showToast('error', t('export.failed'), reasonOf(error));
    } finally {
      setBytes(undefined);
    }
  };
  const size = formatNumber((bytes ?? 0) / BYTES_PER_KB, currentLanguage(), 0);
  return (
    <Card>
      <Stack>
        <p>{t('export.lead')}</p>
        <Notice tone="warning">{t('export.warning')}</Notice>
        <div>
          <Button kind="secondary" whileClosed busy={bytes !== undefined} onClick={save}>
            {bytes === undefined ? t('export.act') : t('export.busy', { size })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** A name that every system keeps: `Banca-del-Tempo-di-Bergamo`. */
function fileWords(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
}
