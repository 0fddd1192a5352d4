/** Mends the cells of one row at the desk, instead of loading the whole sheet again. */
import { useTranslation } from 'react-i18next';
import { BODY_COLUMNS, MEMBER_KINDS } from '#contract/paper/import-bodies.ts';
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
import { SelectField } from '#web/ui/form/select-field.tsx';
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

/** One field for each column that means something, and for a body those that the file may lack. */
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
    toBody: (values) => ({ fixes: fixesOf(row, cells, values) }),
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
      {cells.map(({ field, inFile, now }) =>
        field === 'memberKind' ? (
          <SelectField
            key={field}
            {...bind(mend.form, field)}
            label={fieldText(t, found.kind, field)}
            options={MEMBER_KINDS.map((value) => ({
              value,
              label: value === 'person' ? t('doubtful.person') : t(`bodyKinds.${value}`),
            }))}
          />
        ) : (
          <TextField
            key={field}
            {...bind(mend.form, field)}
            label={fieldText(t, found.kind, field)}
            hint={now === inFile ? undefined : t('mend.inFile', { text: inFile || '—' })}
            autoComplete="off"
          />
        ),
      )}
      <FormButtons onLeave={onClose} leave={t('mend.keep')} send={t('mend.submit')} />
    </Form>
  );
}

type Cell = ReturnType<typeof cellsOf>[number];

/** What the row has in each column that means something: in the file, and as it was mended. */
function cellsOf({ mapping }: Import, row: ImportRow) {
  const { cells, fixes, reading, problems } = row;
  const mayBeBody = reading.body !== null || problems.includes('person-or-body');
  const lacking = BODY_COLUMNS.filter((field) => mayBeBody && !mapping.columns.includes(field));
  const columns = mapping.columns.flatMap((field, column) =>
    field === null ? [] : [{ field, inFile: cells[column] ?? '' }],
  );
  return [...columns, ...lacking.map((field) => ({ field, inFile: '' }))].map(
    ({ field, inFile }) => ({
      ...{ field, inFile },
      now: field === 'memberKind' ? kindOf(row) : (fixes[field] ?? inFile),
    }),
  );
}

/** What the row is read as; empty where nobody has said it. */
function kindOf({ reading, problems }: ImportRow): string {
  return reading.body?.kind ?? (problems.includes('person-or-body') ? '' : 'person');
}

/** What is wrong with a fix stands at its cell. */
function toCells(errors: Errors): Errors {
  const byCell = Object.entries(errors).map(([field, text]) => [field.replace('fixes.', ''), text]);
  return Object.fromEntries(byCell);
}

/** What differs from the file. */
function fixesOf(
  { fixes }: ImportRow,
  cells: readonly Cell[],
  values: Record<string, string>,
): Fixes {
  const changed = cells.flatMap((cell) => {
    const text = changeOf(fixes, cell, (values[cell.field] ?? '').trim());
    return text === undefined ? [] : [[cell.field, text]];
  });
  return Object.fromEntries(changed);
}

/** What a kind is was chosen from a list: the file has a word of its own for it. */
function changeOf(fixes: Fixes, { field, inFile, now }: Cell, text: string): string | undefined {
  if (field === 'memberKind') return text === now ? fixes[field] : text;
  return text === inFile ? undefined : text;
}
