/** The head of the reader's own exchanges, on the screen and on paper. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnExchange } from '#contract/hours/exchanges.ts';
import { personName } from '#contract/person-name.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { formatNumber, isoDay, parseDay, tableDay, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SkeletonBar } from '#web/ui/skeleton.tsx';
import { type Balance, balanceShares } from './balance-shares.ts';
import css from './mine.module.css';
import type { OwnFilters } from './own-filters.tsx';

interface OwnTitleProps {
  balance: Balance | undefined;
  /** More buttons: export, print. */
  children?: ReactNode;
}

/** "I miei scambi: saldo +3 h 30". */
export function OwnTitle({ balance, children }: OwnTitleProps) {
  const { t } = useTranslation('own-exchanges');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageTitle
        tab={t('title')}
        aside={
          <div className={css.tools}>
            <Button kind="secondary" disabled={!balance} onClick={() => setOpen(true)}>
              {t('balance.open')}
            </Button>
            {children}
          </div>
        }
      >
        {t('titleWithBalance')}{' '}
        {balance ? <BalanceHours hours={balance.total} inInk /> : <SkeletonBar width="4rem" />}
      </PageTitle>
      {balance && (
        <BalanceDialog isOpen={isOpen} balance={balance} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface BalanceDialogProps {
  isOpen: boolean;
  balance: Balance;
  onClose: () => void;
}

/** The balance in three bars: given and received as shares of all hours moved (specification §2, §9). */
function BalanceDialog({ isOpen, balance, onClose }: BalanceDialogProps) {
  const { t } = useTranslation('own-exchanges');
  const { creditor, debtor } = balanceShares(balance);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('balance.title')}>
      <Stack>
        <p>{t('balance.lead')}</p>
        <ShareBar of="all" percent={creditor} hours={balance.total} />
        <ShareBar of="creditor" percent={creditor} hours={Math.abs(balance.totalCreditor)} />
        <ShareBar of="debtor" percent={debtor} hours={-Math.abs(balance.totalDebtor)} />
      </Stack>
    </Dialog>
  );
}

interface ShareBarProps {
  of: 'all' | 'creditor' | 'debtor';
  percent: number;
  hours: number;
}

function ShareBar({ of, percent, hours }: ShareBarProps) {
  const { t } = useTranslation('own-exchanges');
  const figure = `${formatNumber(percent, currentLanguage())}\u00a0%`;
  return (
    <div>
      <p className={css.share}>
        <span>{t(`views.${of}`)}</span>
        <BalanceHours hours={hours} />
        <span>{figure}</span>
      </p>
      <div
        className={css.track}
        role="progressbar"
        aria-label={t(`views.${of}`)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={figure}
        data-of={of}
      >
        <span className={css.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  );
}

interface PaperHeadProps {
  filters: OwnFilters;
  /** What is printed; undefined until it is. */
  rows: readonly OwnExchange[] | undefined;
}

/** What a printed list says of itself: whose it is, which days, how many hours, and when it was printed. */
export function PaperHead({ filters, rows = [] }: PaperHeadProps) {
  const { t } = useTranslation('own-exchanges');
  const session = useSignedIn();
  const days = rows
    .flatMap(({ dateOfTransaction }) => parseDay(dateOfTransaction) ?? [])
    .map(isoDay)
    .sort();
  const period = { from: filters.from || days[0], to: filters.to || days.at(-1) };
  const parts = [
    personName(session),
    t(`statuses.${filters.status}`),
    filters.view !== 'all' && t(`views.${filters.view}`),
    filters.q && `«${filters.q}»`,
    t('print.on', { day: tableDay(today(), currentLanguage()) }),
  ];
  const sum = (sign: number) =>
    hoursText(rows.reduce((total, row) => total + Math.max(0, sign * row.quantityOfHours), 0));
  return (
    <div className={css.paper}>
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {period.from && period.to && (
        <p>
          <strong>
            {t('print.period', {
              from: tableDay(period.from, currentLanguage()),
              to: tableDay(period.to, currentLanguage()),
            })}{' '}
            · {t('print.totals', { given: sum(1), received: sum(-1) })}
          </strong>
        </p>
      )}
    </div>
  );
}
