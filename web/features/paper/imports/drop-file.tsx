/** Throws a file away that was never run: its rows hold data of people. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_KEPT_DAYS, type Import } from '#contract/paper/imports.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './imports.module.css';
import { IMPORT_READS } from './queries.ts';

const NOT_RUN: readonly Import['state'][] = ['read', 'mapped', 'checked'];

/** Nothing once the import runs. */
export function DropFile({ found, onDropped }: { found: Import; onDropped: () => void }) {
  const { t } = useTranslation('imports');
  const [isAsked, setAsked] = useState(false);
  const drop = useAction({
    send: () => call('deleteImport', { params: { id: found.id } }),
    done: () => t('drop.done', { file: found.fileName }),
    failed: () => t('drop.failed'),
    changes: IMPORT_READS,
    ends: ({ queryKey }) => queryKey[0] === 'readImport',
  });
  if (!NOT_RUN.includes(found.state)) return null;
  return (
    <div className={css.drops}>
      <Soft>{t('drop.kept', { count: IMPORT_KEPT_DAYS })}</Soft>
      <Button kind="quiet" small onClick={() => setAsked(true)}>
        {t('drop.act')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={async () => (await drop.run(undefined)) && onDropped()}
        title={t('drop.title', { file: found.fileName })}
        confirmLabel={t('drop.act')}
        cancelLabel={t('drop.keep')}
      >
        <p>{t('drop.text')}</p>
      </ConfirmDialog>
    </div>
  );
}
