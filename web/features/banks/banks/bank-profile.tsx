/** The bank as everybody reads it: at a glance, then who, where and when, the people, the legal side. */
import { useTranslation } from 'react-i18next';
import type { Bank, BankFigures } from '#contract/banks/banks.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card, CardGrid } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './bank.module.css';
import { DetailLines, PrivacyText } from './bank-details.tsx';
import { Logo } from './logo.tsx';

interface ProfileHeadProps {
  bank: Bank;
  figures: BankFigures | undefined;
  logo: string | undefined;
}

/** Its logo, and beside it a few short facts: since when it is there, and its figures. */
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

/** What is there of it, in four groups; that opening hours are missing is said, for they are looked for first. */
export function BankGroups({ bank }: { bank: Bank }) {
  const { t } = useTranslation('bank-desk');
  return (
    <>
      <Card title={t('edit.groups.who')}>
        <p>
          <strong>{bank.name}</strong>
        </p>
        <p className={css.description}>{bank.description}</p>
      </Card>
      <Card title={t('edit.groups.where')}>
        <DetailLines
          bank={bank}
          lines={['address', 'openingHours', 'phone', 'email', 'webUrl', 'facebookUrl']}
        />
        {bank.openingHours === '' && <Soft>{t('profile.noHours')}</Soft>}
      </Card>
      <CardGrid min="22rem">
        <Card title={t('edit.groups.people')}>
          <DetailLines bank={bank} lines={['president', 'secretary']} />
        </Card>
        <Card title={t('edit.groups.legal')}>
          <DetailLines bank={bank} lines={['vat']} />
          <div className={css.notice}>
            <PrivacyText text={bank.gdpr} />
          </div>
        </Card>
      </CardGrid>
    </>
  );
}
