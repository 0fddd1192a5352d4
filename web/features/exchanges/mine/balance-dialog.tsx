/** The balance taken apart: three bars, all, creditor and debtor (specification §2 and §9). */
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { type Balance, balanceShares } from '../balance-shares.ts';
import css from './mine.module.css';

interface BalanceDialogProps {
  isOpen: boolean;
  balance: Balance;
  onClose: () => void;
}

/** Given and received as shares of all hours moved. */
export function BalanceDialog({ isOpen, balance, onClose }: BalanceDialogProps) {
  const { t } = useTranslation('exchanges');
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
  const { t } = useTranslation('exchanges');
  const figure = `${formatNumber(percent, currentLanguage())}\u00a0%`;
  return (
    <div>
      <p className={css.share}>
        <span>{t(`mine.views.${of}`)}</span>
        <BalanceHours hours={hours} />
        <span>{figure}</span>
      </p>
      <div
        className={css.track}
        role="progressbar"
        aria-label={t(`mine.views.${of}`)}
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
