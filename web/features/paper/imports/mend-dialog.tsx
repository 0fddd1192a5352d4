/** Mends the cells of one row at the desk, instead of loading the whole sheet again. */
import { useTranslation } from 'react-i18next';
import {
  type Fixes,
  type Import,
  type ImportRow,
  rowDecisionSchema,
} from '#contract/paper/imports.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { showToast } from '#web/ui/notice/toasts.ts';

interface MendDialogProps {
  found: Import;
  row: ImportRow;
  isOpen: boolean;
  onClose: () => void;
}

/** One field for each column that means something. */
export function MendDialog({ found, row, isOpen, onClose }: MendDialogProps) {
  const { t } = useTranslation('imports');
  const title = t('doubtful.line', { line: row.line, name: row.reading.name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <MendForm found={found} row={row} onClose={onClose} />
    </Dialog>
  );
}

function MendForm({ found, row, onClose }: Omit<MendDialogProps, 'isOpen'>) {
  const { t } = useTranslation('imports');
  const { line, problems } = row;
  const cells = cellsOf(found, row);
  const form = useForm<Record<string, string>>({
    begin: Object.fromEntries(cells.map(({ field, now }) => [field, now])),
    check: (values) => problemsFor(rowDecisionSchema, { fixes: fixesOf(cells, values) }),
  });
  const mend = useAction({
    send: (fixes: Fixes) =>
      call('decideImportRow', { params: { id: found.id, line }, body: { fixes } }),
  });
  const submit = async (values: Record<string, string>): Promise<Refusal | undefined> => {
    try {
      await mend.send(fixesOf(cells, values));
      onClose();
      showToast('success', t('mend.done', { line }));
      return undefined;
    } catch (error) {
      return { title: t('mend.failed'), ...refusalOf(error) };
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={t('mend.act')}>
      <p>{problems.map((problem) => t(`problems.${problem}`)).join(' ')}</p>
      {cells.map(({ field, inFile, now }) => (
        <TextField
          key={field}
          {...bind(form, field)}
          label={t(`fields.${field}`)}
          hint={now === inFile ? undefined : t('mend.inFile', { text: inFile || '—' })}
          autoComplete="off"
        />
      ))}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          {t('mend.keep')}
        </Button>
        <SubmitButton>{t('mend.submit')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}

type Cell = ReturnType<typeof cellsOf>[number];

/** What the row has in each column that means something: in the file, and as it was mended. */
function cellsOf({ mapping }: Import, { cells, fixes }: ImportRow) {
  return mapping.columns.flatMap((field, column) => {
    if (field === null) return [];
    const inFile = cells[column] ?? '';
    return [{ field, inFile, now: fixes[field] ?? inFile }];
  });
}

/** What differs from the file. */
function fixesOf(cells: readonly Cell[], values: Record<string, string>): Fixes {
  const changed = cells.flatMap(({ field, inFile }) => {
    const text = (values[field] ?? '').trim();
    return text === inFile ? [] : [[field, text]];
  });
  return Object.fromEntries(changed);
}
