/** Mends the cells of one row at the desk, instead of loading the whole sheet again. */
import { useTranslation } from 'react-i18next';
import {
  type Fixes,
  type Import,
  type ImportRow,
  rowDecisionSchema,
} from '#contract/paper/imports.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors } from '#web/ui/form/use-form.ts';
import { fieldText, problemsText } from './row-words.ts';

interface MendDialogProps {
  found: Import;
  row: ImportRow;
  isOpen: boolean;
  onClose: () => void;
  onMended?: () => void;
}

/** One field for each column that means something. */
export function MendDialog({ found, row, isOpen, onClose, onMended }: MendDialogProps) {
  const { t } = useTranslation('imports');
  const title = t('doubtful.line', { line: row.line, name: row.reading.name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <MendForm found={found} row={row} onClose={onClose} onMended={onMended} />
    </Dialog>
  );
}

function MendForm({ found, row, onClose, onMended }: Omit<MendDialogProps, 'isOpen'>) {
  const { t } = useTranslation('imports');
  const { line } = row;
  const cells = cellsOf(found, row);
  const begin: Record<string, string> = Object.fromEntries(
    cells.map(({ field, now }) => [field, now]),
  );
  const mend = useSendForm('decideImportRow', {
    schema: rowDecisionSchema,
    begin,
    toBody: (values) => ({ fixes: fixesOf(cells, values) }),
    byField: toCells,
    input: { params: { id: found.id, line } },
    done: () => t('mend.done', { line }),
    refused: t('mend.failed'),
    onSent: () => {
      onMended?.();
      onClose();
    },
  });
  return (
    <Form {...mend} label={t('mend.act')}>
      <p>{problemsText(t, row)}</p>
      {cells.map(({ field, inFile, now }) => (
        <TextField
          key={field}
          {...bind(mend.form, field)}
          label={fieldText(t, found.kind, field)}
          hint={now === inFile ? undefined : t('mend.inFile', { text: inFile || '—' })}
          autoComplete="off"
        />
      ))}
      <FormButtons onLeave={onClose} leave={t('mend.keep')} send={t('mend.submit')} />
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

/** What is wrong with a fix stands at its cell. */
function toCells(errors: Errors): Errors {
  const byCell = Object.entries(errors).map(([field, text]) => [field.replace('fixes.', ''), text]);
  return Object.fromEntries(byCell);
}

/** What differs from the file. */
function fixesOf(cells: readonly Cell[], values: Record<string, string>): Fixes {
  const changed = cells.flatMap(({ field, inFile }) => {
    const text = (values[field] ?? '').trim();
    return text === inFile ? [] : [[field, text]];
  });
  return Object.fromEntries(changed);
}
