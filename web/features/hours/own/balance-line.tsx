/** The reader's balance on the home page: the figure in ink, and what it is made of. */
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Marked } from '#web/i18n/marked.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { BandLine } from '../parts/own-words.tsx';
import type { Balance } from './balance-shares.ts';
import look from './home-cards.module.css';

export function BalanceLine({ balance }: { balance: Balance }) {
  const { t } = useTranslation('home');
  const id = useId();
  const values = {
    given: hoursText(balance.totalCreditor),
    received: hoursText(Math.abs(balance.totalDebtor)),
  };
  return (
    <section className={look.balance} aria-labelledby={id}>
      <BalanceHours hours={balance.total} size="display" inInk />
      <div>
        <h2 id={id}>{t('balance')}</h2>
        <Soft isSmall>
          <Marked text={t('madeOf', values)} />
        </Soft>
      </div>
      <Suspense>
        <BandLine balance={balance.total} />
      </Suspense>
    </section>
  );
}
