/** The bank in four groups, as everybody reads it: who, where and when, the people, the legal side. */
import { useTranslation } from 'react-i18next';
import type { Bank } from '#contract/banks/banks.ts';
import { Card, CardGrid } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './bank.module.css';
import { DetailLines, PrivacyText } from './bank-details.tsx';

/** What is there of it; that opening hours are missing is said, for they are looked for first. */
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
