/** Which sheet of a workbook is read: the longest first, another on request. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Import } from '#contract/paper/imports.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/paths.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { useReading } from './use-reading.ts';

interface SheetChoiceProps {
  found: Import;
  /** The file as it was chosen; not there any more after a reload. */
  file: File | undefined;
  onRead: (id: number, file: File) => void;
}

/** Nothing for a file with a single sheet. */
export function SheetChoice({ found, file, onRead }: SheetChoiceProps) {
  const { t } = useTranslation('imports');
  const drop = useAction({
    send: () => call('deleteImport', { params: { id: found.id } }),
    changes: ['listImports'],
  });
  const { isReading, problem, read } = useReading((id, again) => {
    // What was read of the other sheet is not needed any more; if it stays, it is dropped in time.
    void drop.run(undefined);
    onRead(id, again);
  });
  const { sheet, sheets } = found;
  if (sheets.length < 2) return null;
  if (!file) {
    return (
      <Soft>
        {t('columns.sheet', { sheet, count: sheets.length })}{' '}
        <Link to={paths.bankImport}>{t('columns.sheetAgain')}</Link>
      </Soft>
    );
  }
  return (
    <>
      <SelectField
        name="sheet"
        label={t('columns.sheetLabel')}
        value={sheet}
        placeholder={false}
        disabled={isReading}
        options={sheets.map(({ name, lines }) => ({
          value: name,
          label: t('columns.sheetLines', { name, count: lines }),
        }))}
        onChange={(name) => void read(file, name)}
      />
      {problem !== undefined && (
        <Notice tone="error" title={t('file.failed')} isLive>
          {problem}
        </Notice>
      )}
    </>
  );
}
