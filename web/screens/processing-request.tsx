/**
 * For people who asked a bank and wait for its answer (specification §2, §4). Looks for the answer
 * by itself; the guard then leads on.
 */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentSession } from '#web/api/session.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { useFreshStatus } from '#web/features/accounts/use-fresh-status.ts';
import { BankDetails } from '#web/features/banks/bank-details.tsx';
import { bankOfUserQuery } from '#web/features/banks/queries.ts';
import { clockTime } from '#web/i18n/format.ts';
import { currentLanguage, i18n } from '#web/i18n/index.ts';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Narrow } from './frame/narrow.tsx';
import { Withdraw } from './processing/withdraw.tsx';

export default function ProcessingRequestScreen() {
  const { t } = useTranslation('banks');
  const { userId } = useSignedIn();
  const askedAt = useFreshStatus(true);
  const { data: me } = useMe();
  const bankId = me?.requestedBank?.bankId ?? null;
  const asksToJoin = bankId !== null;
  const { data: bank } = useQuery({ ...bankOfUserQuery(userId, bankId), enabled: asksToJoin });
  const hasWithdrawn = useAnswerTold();
  return (
    <Narrow>
      <PageTitle>{t('processing.title')}</PageTitle>
      <Card>
        <EmptyState
          drawing={<InboxDrawing />}
          title={me && !asksToJoin ? t('processing.application') : t('processing.lead')}
        >
          <p>{t('processing.self')}</p>
          <p>
            {askedAt && t('processing.checked', { time: clockTime(askedAt, currentLanguage()) })}
          </p>
        </EmptyState>
      </Card>
      {bank && (
        <Card title={t('processing.bank')}>
          <Stack>
            <BankDetails bank={bank} />
            <Withdraw
              bank={bank}
              onDone={() => {
                hasWithdrawn.current = true;
              }}
            />
          </Stack>
        </Card>
      )}
    </Narrow>
  );
}

/** Says how it was decided as the page is left because of it. @returns set it for one's own leaving */
function useAnswerTold() {
  const hasWithdrawn = useRef(false);
  useEffect(
    () => () => {
      const status = currentSession()?.status;
      const t = i18n.getFixedT(i18n.language, 'banks');
      if (status === 'normal') say('success', t('processing.accepted'));
      if (status === 'new' && !hasWithdrawn.current) say('info', t('processing.denied'));
    },
    [],
  );
  return hasWithdrawn;
}
