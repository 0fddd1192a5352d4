/** What the portal gave up at the portal administrators' desk: mails, and other jobs (specification §31). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FAILED_JOB_SORTS, FAILED_WORK } from '#contract/running/jobs.ts';
import { failedWorkQuery, useRetryMails } from '#web/features/portal/portal/failed-work.ts';
import { failedWorkColumns } from '#web/features/portal/portal/failed-work-columns.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';

/** /portal/failed: which of the two lists, its page and order live in the address. */
export default function FailedWork() {
  const { t } = useTranslation('failed-work');
  const [work, setWork] = useViewOf(FAILED_WORK, 'work');
  const page = useListPage(FAILED_JOB_SORTS, '-failedAt');
  const list = useServerList(page, failedWorkQuery({ ...page.query, work }));
  const areMails = work === 'mails';
  return (
    <Stack>
      <BackLink to={paths.portalHealth}>{t('back')}</BackLink>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t(`lead.${work}`)}</p>
      <ViewNav
        label={t('which')}
        views={FAILED_WORK.map((value) => ({ value, label: t(`works.${value}`) }))}
        current={work}
        onChange={setWork}
      />
      <ListTable
        key={work}
        list={list}
        caption={t(`works.${work}`)}
        columns={failedWorkColumns(t, { areMails })}
        rowKey={({ id }) => id}
        empty={
          <EmptyState drawing={<ListDrawing />} title={t(`empty.${work}`)}>
            {t('emptyText')}
          </EmptyState>
        }
      />
      {areMails && list.total ? <RetryMails /> : null}
    </Stack>
  );
}

/** A button with its question. */
function RetryMails() {
  const { t } = useTranslation('failed-work');
  const [isAsking, setAsking] = useState(false);
  const retry = useRetryMails();
  return (
    <div>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t('all.act')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => retry.run(undefined)}
        title={t('all.ask')}
        confirmLabel={t('all.act')}
        tone="plain"
      >
        {t('all.text')}
      </ConfirmDialog>
    </div>
  );
}
