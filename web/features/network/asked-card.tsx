/** The links that our bank has asked for and the other bank has not answered; each can be withdrawn. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { fromRequired, type OtherEnd, useLinkActions } from './link-actions.ts';
import { LinkLines } from './link-lines.tsx';
import css from './network.module.css';
import { askedQuery } from './queries.ts';

/** My requests (specification §2, network). */
export function AskedCard() {
  const { t } = useTranslation('network');
  const list = useQuery(askedQuery);
  const [toWithdraw, setToWithdraw] = useState<OtherEnd>();
  const { withdraw } = useLinkActions();
  return (
    <Card title={t('asked.title')}>
      {list.isPending && <TextSkeleton lines={2} />}
      {list.isError && <LoadTrouble query={list} />}
      {list.data?.length === 0 && <p className={css.soft}>{t('asked.empty')}</p>}
      <LinkLines
        links={list.data ?? []}
        endOf={fromRequired}
        sentence="asked.sentence"
        acts={(end) => (
          <DecisionButton small kind="secondary" onClick={() => setToWithdraw(end)}>
            {t('asked.withdraw')}
            <span className="only-for-ears"> {t('asked.ofBank', { bank: end.bank })}</span>
          </DecisionButton>
        )}
      />
      <ConfirmDialog
        isOpen={toWithdraw !== undefined}
        onClose={() => setToWithdraw(undefined)}
        onConfirm={() => toWithdraw && withdraw.run(toWithdraw)}
        title={t('asked.withdrawTitle', { bank: toWithdraw?.bank ?? '' })}
        confirmLabel={t('asked.withdrawAct')}
        cancelLabel={t('keep')}
      >
        {t('asked.withdrawText')}
      </ConfirmDialog>
    </Card>
  );
}
