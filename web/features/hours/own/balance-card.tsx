/** The reader's balance, what it is made of, and what pending exchanges would change. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useActing } from '#web/api/acting.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { BalanceBar } from '#web/ui/hours/balance-bar.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { BandLine } from '../parts/own-words.tsx';
import { pendingSummaryQuery } from '../parts/queries.ts';
import { type Balance, balanceShares } from './balance-shares.ts';
import look from './home-cards.module.css';

const Neighbours = lazy(() => import('../parts/neighbours.tsx'));

/** The first card of the home page: the figure in ink, and no bar before the first exchange. */
export function BalanceCard({ balance }: { balance: Balance }) {
  const { t } = useTranslation('exchanges');
  const values = {
    given: hoursText(balance.totalCreditor),
    received: hoursText(Math.abs(balance.totalDebtor)),
  };
  const isFresh = hasNothingYet(balance);
  // The title has a name in it, and needs the room.
  const isActing = useActing() !== undefined;
  return (
    <Card title={t('home.balance')} className={look.balance}>
      <div className={look.figure}>
        <BalanceHours hours={balance.total} size="display" inInk />
        {!isActing && (
          <div className={look.drawing} data-ground={isFresh || undefined}>
            <Suspense>
              <Neighbours />
            </Suspense>
          </div>
        )}
      </div>
      {!isFresh && (
        <BalanceBar label={t('home.bar', values)} gainedPercent={balanceShares(balance).creditor} />
      )}
      <Soft>{isFresh ? t('home.fresh') : <Marked text={t('home.madeOf', values)} />}</Soft>
      <Suspense>
        <BandLine balance={balance.total} />
      </Suspense>
      <Pending total={balance.total} />
    </Card>
  );
}

/** Whether somebody has neither given nor received an hour. */
export function hasNothingYet({ totalCreditor, totalDebtor }: Balance): boolean {
  return totalCreditor === 0 && totalDebtor === 0;
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
    <Soft className={look.afterwards}>
      <Marked text={t(`home.pending.${which}`, values)} />
    </Soft>
  );
}
