/** The reader's balance, what it is made of, and what pending exchanges would change. */
import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { BalanceBar } from '#web/ui/hours/balance-bar.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Skeleton, SkeletonBar } from '#web/ui/skeleton.tsx';
import css from '../parts/exchange.module.css';
import { pendingSummaryQuery } from '../queries.ts';
import { type Balance, balanceShares } from './balance-shares.ts';

const b = <strong className={css.strong} />;

/** The first card of the home page. */
export function BalanceCard({ balance }: { balance: Balance | undefined }) {
  const { t } = useTranslation('exchanges');
  return (
    <Card title={t('home.balance')}>
      {balance ? (
        <>
          <BalanceHours hours={balance.total} size="display" />
          <MadeOf balance={balance} />
          <Pending total={balance.total} />
        </>
      ) : (
        <Skeleton>
          <SkeletonBar width="11rem" lines={2.6} />
          <SkeletonBar />
          <SkeletonBar width="60%" />
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

/** Nothing while no exchange is pending. */
function Pending({ total }: { total: number }) {
  const { t } = useTranslation('exchanges');
  const { data: pending } = useQuery(pendingSummaryQuery);
  if (!pending || pending.toConfirm + pending.withOthers === 0) return null;
  const { toConfirmHours: received, withOthersHours: given } = pending;
  const values = {
    given: hoursText(given),
    received: hoursText(-received),
    after: hoursText(total + given - received),
  };
  const which = given === 0 ? 'received' : received === 0 ? 'given' : 'both';
  return (
    <p className={css.soft}>
      <Trans t={t} i18nKey={`home.pending.${which}`} values={values} components={{ b }} />
    </p>
  );
}
