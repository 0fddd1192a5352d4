/** Rows that stay out, or come in with something missing: why, and a button to mend each. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Import, ImportRow } from '#contract/paper/imports.ts';
import { Button } from '#web/ui/button.tsx';
import css from './imports.module.css';
import { MendDialog } from './mend-dialog.tsx';
import { type RowsFilter, rowsQuery } from './queries.ts';
import { problemsText } from './row-words.ts';

const SHOWN = 5;

interface RowsToMendProps {
  found: Import;
  filter: RowsFilter;
  /** Told before a row is mended. */
  onMend: () => void;
}

export function RowsToMend({ found, filter, onMend }: RowsToMendProps) {
  const { t } = useTranslation('imports');
  const [shown, setShown] = useState(SHOWN);
  const { data } = useQuery(rowsQuery(found.id, filter, shown));
  if (!data) return null;
  return (
    <>
      <ul className={css.left}>
        {data.items.map((row) => (
          <Row key={row.line} found={found} row={row} onMend={onMend} />
        ))}
      </ul>
      {data.total > data.items.length && (
        <Button kind="quiet" small onClick={() => setShown(shown * 4)}>
          {t('doubtful.more')}
        </Button>
      )}
    </>
  );
}

interface RowProps extends Pick<RowsToMendProps, 'found' | 'onMend'> {
  row: ImportRow;
}

function Row({ found, row, onMend }: RowProps) {
  const { t } = useTranslation('imports');
  const [isOpen, setOpen] = useState(false);
  const { line, reading, problems } = row;
  const who = [t('figures.leftLine', { line }), reading.name].filter(Boolean).join(' ');
  const why = problems.length > 0 ? problemsText(t, row) : t('figures.byChoice');
  const open = () => {
    onMend();
    setOpen(true);
  };
  return (
    <li>
      {who}: {why}{' '}
      <Button kind="quiet" small onClick={open} aria-label={t('mend.actOn', { who })}>
        {t('mend.act')}
      </Button>
      <MendDialog found={found} row={row} isOpen={isOpen} onClose={() => setOpen(false)} />
    </li>
  );
}
