/** The bank at a glance: its logo, since when it is there, and its figures. */
import { useTranslation } from 'react-i18next';
import type { Bank, BankFigures } from '#contract/banks/banks.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import css from './bank.module.css';
import { Logo } from './logo.tsx';

interface ProfileHeadProps {
  bank: Bank;
  figures: BankFigures | undefined;
  logo: string | undefined;
}

/** Picture on the left, a few short facts beside it. */
export function ProfileHead({ bank, figures, logo }: ProfileHeadProps) {
  const { t } = useTranslation('bank-desk');
  const facts = [
    t('profile.since', { day: onDay(bank.date, currentLanguage()) }),
    bank.association,
    figures && t('profile.members', { count: figures.members }),
    figures && t('profile.hours', { hours: hoursText(figures.hoursThisYear) }),
    figures && t('profile.friends', { count: figures.friendBanks }),
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <div className={css.profile}>
      <Logo src={logo} alt={t('edit.logoOf', { bank: bank.name })} size="large" />
      <ul className={css.glance}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
