/** The heading of one's own exchanges: the balance stands in it, and opens when asked. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { Balance } from '../balance-shares.ts';
import { BalanceDialog } from './balance-dialog.tsx';

interface OwnTitleProps {
  balance: Balance | undefined;
  /** More buttons: export, print. */
  children?: ReactNode;
}

/** "I miei scambi: saldo +3 h 30". */
export function OwnTitle({ balance, children }: OwnTitleProps) {
  const { t } = useTranslation('exchanges');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageTitle
        tab={t('mine.title')}
        aside={
          <>
            <Button kind="secondary" disabled={!balance} onClick={() => setOpen(true)}>
              {t('balance.open')}
            </Button>
            {children}
          </>
        }
      >
        {t('mine.titleWithBalance')}{' '}
        {balance ? <BalanceHours hours={balance.total} /> : <Bone width="4rem" />}
      </PageTitle>
      {balance && (
        <BalanceDialog isOpen={isOpen} balance={balance} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
