/** The links our bank has asked for and that wait for the other one; each can be withdrawn. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { LinkLines } from './link-lines.tsx';
import css from './network.module.css';
import { askedQuery } from './queries.ts';
import { fromRequired, type OtherEnd, useLinkActs } from './use-link-acts.ts';

/** My requests (specification §2, network). */
export function AskedCard() {
  const { t } = useTranslation('network');
  const list = useQuery(askedQuery);
  const [asked, setAsked] = useState<OtherEnd>();
  const { withdraw } = useLinkActs();
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
          <DecisionButton small kind="secondary" onClick={() => setAsked(end)}>
            {t('asked.withdraw')}
            <span className="only-for-ears"> {t('asked.ofBank', { bank: end.bank })}</span>
          </DecisionButton>
        )}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && withdraw(asked)}
        title={t('asked.withdrawTitle', { bank: asked?.bank ?? '' })}
        confirmLabel={t('asked.withdrawAct')}
        cancelLabel={t('keep')}
      >
        {t('asked.withdrawText')}
      </ConfirmDialog>
    </Card>
  );
}
