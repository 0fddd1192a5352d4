/**
 * For people who asked a bank and wait for its answer (specification §2, §4). Looks for the answer
 * by itself; the guard then leads on.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/banks/banks.ts';
import type { OwnApplication } from '#contract/portal/portal.ts';
import { useReason } from '#web/api/refusal.tsx';
import { currentSession } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { BankDetails } from '#web/features/banks/banks/bank-details.tsx';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { useMe } from '#web/features/people/accounts/queries.ts';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { useFreshStatus } from '#web/features/people/accounts/use-fresh-status.ts';
import { useWithdrawJoin } from '#web/features/people/joining/join.ts';
import {
  ownApplicationQuery,
  useWithdrawApplication,
} from '#web/features/portal/portal/queries.ts';
import { clockTime, sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage, i18n } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from './frame/narrow.tsx';

export default function ProcessingRequestScreen() {
  const { t } = useTranslation('banks');
  const { userId } = useSignedIn();
  const me = useMe();
  const bankId = me.data?.requestedBank?.bankId ?? null;
  const asksToJoin = bankId !== null;
  const { data: bank, isLoading: isLoadingBank } = useQuery({
    ...bankOfUserQuery(userId, bankId),
    enabled: asksToJoin,
  });
  const { data: application, isLoading: isLoadingApplication } = useQuery({
    ...ownApplicationQuery,
    enabled: me.data !== undefined && !asksToJoin,
  });
  const hasWithdrawn = useAnswerTold();
  const onWithdrawn = () => {
    hasWithdrawn.current = true;
  };
  const isLoading = me.isLoading || isLoadingBank || isLoadingApplication;
  return (
    <Narrow>
      <PageTitle>{t('processing.title')}</PageTitle>
      {isLoading ? <Loading /> : <StillWaiting isForBank={me.isSuccess && !asksToJoin} />}
      {bank && (
        <Card title={t('processing.bank')}>
          <Stack>
            <BankDetails bank={bank} isFolded />
            <WithdrawJoin bank={bank} onDone={onWithdrawn} />
          </Stack>
        </Card>
      )}
      {application && <Applied application={application} onWithdrawn={onWithdrawn} />}
    </Narrow>
  );
}

/** As high as what comes, so that nothing below leaps. */
function Loading() {
  return (
    <>
      <Card>
        <TextSkeleton lines={12} />
      </Card>
      <Card>
        <TextSkeleton lines={6} />
      </Card>
    </>
  );
}

/** Looks for the answer, and says when it did last. */
function StillWaiting({ isForBank }: { isForBank: boolean }) {
  const { t } = useTranslation('banks');
  const askedAt = useFreshStatus(true);
  return (
    <Card>
      <EmptyState
        drawing={<InboxDrawing />}
        title={isForBank ? t('processing.application') : t('processing.lead')}
      >
        <p>{t('processing.self')}</p>
        <p>
          {askedAt
            ? t('processing.checked', { time: clockTime(askedAt, currentLanguage()) })
            : '\u00a0'}
        </p>
      </EmptyState>
    </Card>
  );
}

/** Says how it was decided as the page is left because of it. @returns set it for one's own leaving */
function useAnswerTold() {
  const hasWithdrawn = useRef(false);
  useEffect(
    () => () => {
      const status = currentSession()?.status;
      const t = i18n.getFixedT(i18n.language, 'banks');
      if (status === 'normal') showToast('success', t('processing.accepted'));
      if (status === 'new' && !hasWithdrawn.current) showToast('info', t('processing.denied'));
    },
    [],
  );
  return hasWithdrawn;
}

interface AppliedProps {
  application: OwnApplication;
  /** Called as soon as it is taken back. */
  onWithdrawn: () => void;
}

/** The bank that somebody wants to open. */
function Applied({ application: { id, name, createdAt }, onWithdrawn }: AppliedProps) {
  const { t } = useTranslation('banks');
  const withdraw = useWithdrawApplication();
  return (
    <Card title={t('processing.forBank')}>
      <Stack>
        <p>
          <strong>{name}</strong>
          <br />
          {t('processing.sent', { moment: sentenceMoment(createdAt, currentLanguage()) })}
        </p>
        <Withdraw
          text={t('processing.applicationText', { bank: name })}
          send={() => withdraw.mutateAsync(id)}
          onDone={onWithdrawn}
        />
      </Stack>
    </Card>
  );
}

/** Takes the request to join that bank back. */
function WithdrawJoin({ bank, onDone }: { bank: Bank; onDone: () => void }) {
  const { t } = useTranslation('banks');
  const withdraw = useWithdrawJoin();
  return (
    <Withdraw
      text={t('processing.withdrawText', { bank: bank.name })}
      send={() => withdraw.mutateAsync(bank.bankId)}
      onDone={onDone}
    />
  );
}

interface WithdrawProps {
  /** What it means. */
  text: string;
  send: () => Promise<unknown>;
  /** Called as soon as it is taken back. */
  onDone: () => void;
}

/** A button and its question. */
function Withdraw({ text, send, onDone }: WithdrawProps) {
  const { t } = useTranslation('banks');
  const [isOpen, setOpen] = useState(false);
  const reasonOf = useReason();
  const confirm = async () => {
    try {
      await send();
      onDone();
      showToast('success', t('processing.withdrawn'));
    } catch (error) {
      showToast('error', t('processing.withdrawFailed'), reasonOf(error));
    }
    await refreshSession();
  };
  return (
    <div>
      <Button kind="danger" small onClick={() => setOpen(true)}>
        {t('processing.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={t('processing.withdrawAsk')}
        confirmLabel={t('processing.withdraw')}
        cancelLabel={t('processing.keep')}
      >
        {text}
      </ConfirmDialog>
    </div>
  );
}
