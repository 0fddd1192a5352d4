/**
 * One's own exchanges as a spreadsheet of exactly what is filtered (specification §2). It is made while
 * one goes on; the button says how far it is.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callStream } from '#web/api/call.ts';
import { readFile, saveFile } from '#web/api/file.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { filled } from '../queries.ts';
import { useExchangePage } from '../use-exchange-page.ts';
import { useReason } from '../use-reason.ts';
import type { useOwnFilters } from './use-own-filters.ts';

/** As specification §7 names the file. */
const FILE_NAME = 'export.xlsx';
const BYTES_PER_KB = 1000;
const SIDES = { all: 'either', creditor: 'creditor', debtor: 'debtor' } as const;

/** A button that becomes its own progress. */
export function ExportButton({ filters, isReversed }: ReturnType<typeof useOwnFilters>) {
  const { t } = useTranslation('exchanges');
  const reasonOf = useReason();
  const { sort } = useExchangePage();
  const [bytes, setBytes] = useState<number>();

  const save = async () => {
    setBytes(0);
    const { view, ...rest } = filters;
    const query = { ...filled({ ...rest, sort }), side: SIDES[view], lang: currentLanguage() };
    try {
      const stream = await callStream('exportOwnExchanges', { query });
      saveFile(await readFile(stream, setBytes), FILE_NAME);
      say('success', t('export.done', { name: FILE_NAME }));
    } catch (error) {
      say('error', t('export.failed'), reasonOf(error));
    } finally {
      setBytes(undefined);
    }
  };

  const size = formatNumber((bytes ?? 0) / BYTES_PER_KB, currentLanguage(), 0);
  return (
    <Button
      kind="secondary"
      busy={bytes !== undefined}
      disabled={isReversed}
      onClick={() => void save()}
    >
      {bytes === undefined ? t('export.act') : t('export.busy', { size })}
    </Button>
  );
}
