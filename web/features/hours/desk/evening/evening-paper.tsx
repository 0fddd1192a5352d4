/** The list of an evening on paper: name, card, hours and a line to sign; empty lines for others. */
import { useTranslation } from 'react-i18next';
import { tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Paper, type PaperColumn } from '#web/ui/paper/paper.tsx';
import type { Attendee } from './evening-form.ts';

/** For guests, and for who became a member that day. */
const EMPTY_LINES = 10;

type Row = Pick<Attendee, 'id' | 'name'> & { number: number | null };

/** Sheets of A4; what happened and when is written by hand. */
export function EveningPaper({
  people,
  bank,
}: {
  people: readonly Attendee[];
  bank: string | undefined;
}) {
  const { t } = useTranslation('evening');
  const empty = Array.from({ length: EMPTY_LINES }, (_, n) => ({ id: -n, name: '', number: null }));
  const columns: PaperColumn<Row>[] = [
    { key: 'number', header: t('paper.card'), cell: ({ number }) => number, width: '10%' },
    { key: 'name', header: t('paper.name'), cell: ({ name }) => name, width: '34%' },
    { key: 'hours', header: t('paper.hours'), cell: () => null, width: '12%' },
    { key: 'signature', header: t('paper.signature'), cell: () => null },
  ];
  return (
    <Paper
      owner={bank}
      title={t('paper.title')}
      facts={[t('paper.what'), t('paper.printed', { day: tableDay(today(), currentLanguage()) })]}
      columns={columns}
      rows={[...people, ...empty]}
      rowKey={({ id }) => id}
      isForm
    />
  );
}
