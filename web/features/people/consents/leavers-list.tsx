/** At the desk: who has left and has no login; they ask here to be erased (specification §34). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXCHANGE_BASES, type ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { ERASURE_WAIT_DAYS } from '#contract/limits.ts';
import type { DeskErasure } from '#contract/people/erasure.ts';
import { call } from '#web/api/call.ts';
import { readPage } from '#web/api/read.ts';
import { hasRoom } from '#web/api/session.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { actsColumn, RowActs } from '#web/ui/table/row-acts.tsx';
import { useListPage, useServerList } from '#web/ui/table/use-server-list.ts';

export function LeaversList() {
  const { t } = useTranslation('privacy', { keyPrefix: 'leavers' });
  const page = useListPage(['fullName'], 'fullName');
  const list = useServerList(page, readPage('listDeskErasures', { query: page.query }));
  const [asking, setAsking] = useState<DeskErasure>();
  const keep = useAction({
    send: ({ id }: DeskErasure) => call('takeBackErasureFor', { params: { id } }),
    done: ({ fullName }) => t('kept', { name: fullName }),
    failed: () => t('failed'),
  });
  const columns: Column<DeskErasure>[] = [
    {
      key: 'fullName',
      header: t('name'),
      cell: ({ fullName }) => <b>{fullName}</b>,
      onPhone: 'title',
      width: 14,
    },
    {
      key: 'state',
      header: t('state'),
      cell: ({ dueAt }) =>
        dueAt ? t('due', { day: onDay(dueAt, currentLanguage()) }) : t('stays'),
      width: 22,
    },
    actsColumn<DeskErasure>(t('acts'), (row) => (
      <RowActs>
        <Button
          small
          kind={row.dueAt ? 'secondary' : 'danger'}
          busy={row.dueAt ? keep.isBusy : undefined}
          onClick={() => (row.dueAt ? void keep.run(row) : setAsking(row))}
        >
          {t(row.dueAt ? 'keep' : 'erase')}
          <span className="visually-hidden"> {row.fullName}</span>
        </Button>
      </RowActs>
    )),
  ];
  return (
    <>
      <ListTable
        list={list}
        caption={t('caption')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState drawing={<PeopleDrawing />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
      />
      {asking && <AskDialog leaver={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

interface AskDialogProps {
  leaver: DeskErasure;
  onClose: () => void;
}

/** How they said so; without their word nothing is noted. */
function AskDialog({ leaver: { id, fullName }, onClose }: AskDialogProps) {
  const { t } = useTranslation('privacy', { keyPrefix: 'leavers' });
  const hasRegister = hasRoom(useSignedIn(), 'association');
  const [word, setWord] = useState<ExchangeBasis | ''>('');
  const ask = useAction({
    send: (said: ExchangeBasis) => call('askErasureFor', { params: { id }, body: { word: said } }),
    done: () => t('asked', { name: fullName }),
    failed: () => t('failed'),
  });
  const send = async () => {
    if (word !== '' && (await ask.run(word))) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { name: fullName })}>
      <Stack gap="small">
        <p>{t('lead', { days: ERASURE_WAIT_DAYS })}</p>
        {hasRegister && <p>{t('register')}</p>}
        <RadioField
          name="word"
          label={t('how')}
          options={EXCHANGE_BASES.map((value) => ({ value, label: t(`word.${value}`) }))}
          value={word}
          onChange={setWord}
          stacked
        />
        <DialogButtons>
          <Button kind="secondary" onClick={onClose}>
            {t('leave')}
          </Button>
          <Button kind="danger" busy={ask.isBusy} disabled={word === ''} onClick={send}>
            {t('send')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
