/** What I have: the balance, what it is made of, and what would still come or go. */
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { BalanceBar } from '#web/ui/hours/balance-bar.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Bone, Skeleton } from '#web/ui/skeleton.tsx';
import { type Balance, balanceShares } from './balance-shares.ts';
import css from './exchanges.module.css';
import { overviewOf } from './pending-overview.ts';
import { pendingOverviewQuery } from './queries.ts';

const b = <strong className={css.strong} />;

interface BalanceCardProps {
  balance: Balance | undefined;
  readerId: number;
}

/** The first card of the home page. */
export function BalanceCard({ balance, readerId }: BalanceCardProps) {
  const { t } = useTranslation('exchanges');
  return (
    <Card title={t('home.balance')}>
      {balance ? (
        <>
          <BalanceHours hours={balance.total} size="display" />
          <MadeOf balance={balance} />
          <Pending balance={balance} readerId={readerId} />
        </>
      ) : (
        <Skeleton>
          <Bone width="11rem" lines={2.6} />
          <Bone />
          <Bone width="60%" />
        </Skeleton>
      )}
    </Card>
  );
}

function MadeOf({ balance }: { balance: Balance }) {
  const { t } = useTranslation('exchanges');
  const values = {
    given: hoursText(balance.totalCreditor),
    received: hoursText(Math.abs(balance.totalDebtor)),
  };
  const isFresh = balance.totalCreditor === 0 && balance.totalDebtor === 0;
  return (
    <>
      <BalanceBar label={t('home.bar', values)} gainedPercent={balanceShares(balance).creditor} />
      <p className={css.soft}>
        {isFresh ? (
          t('home.fresh')
        ) : (
          <Trans t={t} i18nKey="home.madeOf" values={values} components={{ b }} />
        )}
      </p>
    </>
  );
}

/** Only while something waits, and only when all of it is known. */
function Pending({ balance, readerId }: { balance: Balance; readerId: number }) {
  const { t } = useTranslation('exchanges');
  const { data } = useQuery(pendingOverviewQuery);
  if (!data || data.total === 0 || data.total > data.items.length) return null;
  const { givenHours, receivedHours } = overviewOf(data.items, readerId);
  const values = {
    given: hoursText(givenHours),
    received: hoursText(-receivedHours),
    after: hoursText(balance.total + givenHours - receivedHours),
  };
  const which = givenHours === 0 ? 'received' : receivedHours === 0 ? 'given' : 'both';
  return (
    <p className={css.soft}>
      <Trans t={t} i18nKey={`home.pending.${which}`} values={values} components={{ b }} />
    </p>
  );
}
