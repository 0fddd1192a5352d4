/** Chooses a bank, shows who it is, and asks to join it (specification §2, §8). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Bank } from '#contract/banks/banks.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { read } from '#web/api/read.ts';
import { useReason } from '#web/api/refusal.tsx';
import { BankDetails, PrivacyText } from '#web/features/banks/banks/bank-details.tsx';
import { BankSelect, useBank } from '#web/features/banks/banks/bank-select.tsx';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { useJoinBank } from '#web/features/people/joining/join.ts';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { Narrow } from './frame/narrow.tsx';

const DEFAULTS = { bank: '' };

export default function RegisterToBankScreen() {
  const { t } = useTranslation('banks');
  const [{ bank: id }, choose] = useUrlState(DEFAULTS);
  const bank = useBank(id);
  return (
    <Narrow>
      <PageTitle>{t('join.title')}</PageTitle>
      <p>{t('join.lead')}</p>
      <Card>
        <Stack>
          <BankSelect
            name="bank"
            label={t('join.label')}
            value={bank ? id : ''}
            onChange={(next) => choose({ bank: next })}
          />
          {bank && (
            <>
              <BankDetails bank={bank} isFolded />
              <Join bank={bank} />
            </>
          )}
        </Stack>
      </Card>
      <p>
        <Link to={paths.waitingBank}>{t('join.back')}</Link>
      </p>
    </Narrow>
  );
}

function Join({ bank }: { bank: Bank }) {
  const { t } = useTranslation('banks');
  const reasonOf = useReason();
  const join = useJoinBank();
  const notice = useQuery(read('readPrivacyNotice', { params: { bankId: bank.bankId } }));
  const { isBusy, run: ask } = useSingleFlight(async () => {
    try {
      await join.mutateAsync({ bankId: bank.bankId, notice: notice.data?.number });
      showToast('success', t('join.done'));
    } catch (error) {
      showToast('error', t('join.failed'), reasonOf(error));
      if (isRefusal(error, 'privacy-notice-changed')) await notice.refetch();
    }
    // The guard leads on to the page of those who wait, or of those who are in already.
    await refreshSession();
  });
  return (
    <>
      {notice.data && (
        <div>
          <PrivacyText text={notice.data.text} />
          <p>{t('join.privacy')}</p>
        </div>
      )}
      <p>{t('join.sentence')}</p>
      <Button busy={isBusy} onClick={ask}>
        {t('join.ask')}
      </Button>
    </>
  );
}
