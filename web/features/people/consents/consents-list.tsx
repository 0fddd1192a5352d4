/** At the desk: the members and which version each agreed to; sheets on paper are noted here. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownConsent, MemberConsent } from '#contract/people/consents.ts';
import { readPage } from '#web/api/read.ts';
import { onDay, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';
import { LeaversList } from './leavers-list.tsx';
import { MistakeDialog } from './mistake-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';

const VIEWS = ['waiting', 'all', 'left'] as const;

/** The members, and who has left without a login, one list at a time. */
export function ConsentsList() {
  const { t } = useTranslation('privacy');
  const [current, setCurrent] = useViewOf(VIEWS);
  return (
    <Stack>
      <ViewNav
        label={t('list.views')}
        views={VIEWS.map((value) => ({ value, label: t(`list.view.${value}`) }))}
        current={current}
        onChange={setCurrent}
      />
      {current === 'left' ? <LeaversList /> : <Members key={current} who={current} />}
    </Stack>
  );
}

function Members({ who }: { who: 'waiting' | 'all' }) {
  const { t } = useTranslation('privacy');
  const page = useListPage(['fullName'], 'fullName');
  const list = useServerList(page, readPage('listConsents', { query: { ...page.query, who } }));
  const [onPaper, setOnPaper] = useState<MemberConsent>();
  const [mistaken, setMistaken] = useState<MemberConsent>();
  const columns: Column<MemberConsent>[] = [
    {
      key: 'fullName',
      header: t('list.name'),
      cell: ({ fullName }) => <b>{fullName}</b>,
      onPhone: 'title',
      sortable: true,
      width: 14,
    },
    {
      key: 'agreed',
      header: t('list.agreed'),
      cell: ({ agreed }) => (agreed ? <Known consent={agreed} /> : t('list.never')),
      width: 20,
    },
    {
      key: 'asked',
      header: t('list.state'),
      cell: (row) => <State row={row} />,
      width: 16,
    },
    actsColumn<MemberConsent>(t('list.acts'), (row) => {
      const isToSign = row.isAsked && !row.hasLogin;
      const isOnPaper = row.agreed?.way === 'paper';
      if (!isToSign && !isOnPaper) return null;
      return (
        <RowActs>
          {isToSign && (
            <Button small kind="secondary" onClick={() => setOnPaper(row)}>
              {t('list.paper')}
              <span className="visually-hidden"> {row.fullName}</span>
            </Button>
          )}
          {isOnPaper && (
            <Button small kind="danger" onClick={() => setMistaken(row)}>
              {t('list.mistake')}
              <span className="visually-hidden"> {row.fullName}</span>
            </Button>
          )}
        </RowActs>
      );
    }),
  ];
  return (
    <>
      <ListTable
        list={list}
        caption={t('list.caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState drawing={<PeopleDrawing />} title={t('list.empty')}>
            {t('list.emptyText')}
          </EmptyState>
        }
      />
      {onPaper && <PaperDialog member={onPaper} onClose={() => setOnPaper(undefined)} />}
      {mistaken?.agreed && (
        <MistakeDialog
          member={mistaken}
          number={mistaken.agreed.number}
          onClose={() => setMistaken(undefined)}
        />
      )}
    </>
  );
}

function Known({ consent }: { consent: KnownConsent }) {
  const { t } = useTranslation('privacy');
  const { number, agreedAt, way, signedOn } = consent;
  const day = tableDay(signedOn ?? agreedAt, currentLanguage());
  return t(`list.way.${way}`, { number, day });
}

function State({ row }: { row: MemberConsent }) {
  const { t } = useTranslation('privacy');
  if (!row.isAsked) return t('list.answered');
  if (!row.hasLogin) return t('list.atDesk');
  const { remindedAt } = row;
  return remindedAt
    ? t('list.reminded', { day: onDay(remindedAt, currentLanguage()) })
    : t('list.asked');
}
