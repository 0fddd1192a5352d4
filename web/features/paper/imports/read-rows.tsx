/** Every row as it was read, before anything happens: those first that somebody may want to look at. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '#contract/hours/hours.ts';
import type { Import, ImportField, ImportRow } from '#contract/paper/imports.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { MendDialog } from './mend-dialog.tsx';
import { readRowsQuery } from './queries.ts';
import { ReportButton } from './report-button.tsx';
import { bodySentence, feeSentence, problemsText, textIn } from './row-words.ts';

const TIMES: readonly ImportField[] = ['balance', 'hoursGiven', 'hoursReceived', 'duration'];

interface ReadRowsProps {
  found: Import;
  /** Told before a row is mended. */
  onMend: () => void;
}

/** Card, names, hours as written and as read, born: what a bookkeeper compares with the old register. */
export function ReadRows({ found, onMend }: ReadRowsProps) {
  const { t } = useTranslation('imports');
  const page = useListPage(['line'], 'line');
  const list = useServerList(page, readRowsQuery(found.id, page.query));
  const [toMend, setToMend] = useState<ImportRow>();
  const mend = (row: ImportRow) => {
    onMend();
    setToMend(row);
  };
  const columns = useColumns(found, mend);
  return (
    <>
      <Soft>{t('rows.lead')}</Soft>
      <ListTable
        list={list}
        caption={t('rows.caption')}
        columns={columns}
        rowKey={({ line }) => line}
        empty={<p>{t('rows.none')}</p>}
      />
      <ReportButton id={found.id} isBefore />
      {toMend && (
        <MendDialog found={found} row={toMend} isOpen onClose={() => setToMend(undefined)} />
      )}
    </>
  );
}

function useColumns(found: Import, onMend: (row: ImportRow) => void): Column<ImportRow>[] {
  const { t } = useTranslation('imports');
  const written = (field: ImportField) => (row: ImportRow) => textIn(found, row, field);
  const people: Column<ImportRow>[] = [
    {
      key: 'number',
      header: t('rows.number'),
      cell: ({ reading }) => reading.number ?? '–',
      width: 5,
    },
    {
      key: 'fullName',
      header: t('fields.name'),
      cell: ({ reading }) => `${reading.surname} ${reading.firstName}`.trim() || '–',
      onPhone: 'title',
      onDesk: 'hidden',
    },
    {
      key: 'surname',
      header: t('fields.surname'),
      cell: ({ reading }) => <b>{reading.surname || '–'}</b>,
      onPhone: 'hidden',
    },
    {
      key: 'firstName',
      header: t('fields.name'),
      cell: ({ reading }) => <b>{reading.firstName || '–'}</b>,
      onPhone: 'hidden',
    },
  ];
  const past: Column<ImportRow>[] = (['day', 'giver', 'receiver'] as const).map((field) => ({
    key: field,
    header: t(`fields.${field}`),
    cell: written(field),
    ...(field === 'giver' ? { onPhone: 'title' as const } : {}),
  }));
  const born: Column<ImportRow> = {
    key: 'born',
    header: t('rows.born'),
    cell: ({ reading }) =>
      reading.birthDate === null ? '–' : tableDay(reading.birthDate, currentLanguage()),
    width: 7,
  };
  const fee: Column<ImportRow> = {
    key: 'fee',
    header: t('fields.fee'),
    cell: ({ reading }) => (reading.fee === null ? '–' : feeSentence(t, reading.fee)),
    width: 13,
  };
  const { columns } = found.mapping;
  const hasFees = columns.includes('fee') || columns.includes('feeOn');
  return [
    { key: 'line', header: t('rows.line'), cell: ({ line }) => line, width: 4 },
    ...(found.kind === 'history' ? past : people),
    {
      key: 'hours',
      header: t('rows.hours'),
      cell: (row) => <ReadHours found={found} row={row} />,
      align: 'end',
      width: 11,
    },
    ...(found.kind === 'history' ? [] : [born]),
    ...(hasFees ? [fee] : []),
    {
      key: 'plan',
      header: t('rows.plan'),
      cell: (row) => (
        <>
          {t(`rows.plans.${row.plan}`)}
          {row.reading.body !== null && <Soft>{bodySentence(t, row.reading.body)}</Soft>}
          {row.problems.length > 0 && <Soft>{problemsText(t, row)}</Soft>}
        </>
      ),
      onPhone: 'plain',
      width: 15,
    },
    actsColumn<ImportRow>(
      t('mend.act'),
      (row) => (
        <RowActs isQuiet>
          <Button kind="quiet" small onClick={() => onMend(row)}>
            {t('mend.act')}
            <span className="visually-hidden"> {t('rows.of', { line: row.line })}</span>
          </Button>
        </RowActs>
      ),
      7,
    ),
  ];
}

/** "12,30 → 12 h 18". */
function ReadHours({ found, row }: { found: Import; row: ImportRow }) {
  const written = TIMES.map((field) => textIn(found, row, field)).filter(Boolean);
  if (written.length === 0) return '–';
  const { minutes } = row.reading;
  return `${written.join(' / ')} → ${minutes === null ? '?' : formatMinutes(minutes, currentLanguage())}`;
}
