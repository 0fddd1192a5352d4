/** One application: the bank, who asks, and the two decisions. */
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import type { BankApplication } from '#contract/portal.ts';
import { BankDetails } from '#web/features/banks/bank-details.tsx';
import { tableDay } from '#web/i18n/format.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import css from './application-card.module.css';
import { Decision } from './decision.tsx';

/** A card with everything needed to decide. */
export function ApplicationCard({ application }: { application: BankApplication }) {
  const { t } = useTranslation('portal');
  const { applicant, createdAt, decidedAt, date, gdpr, status } = application;
  return (
    <Card title={application.name}>
      <Stack gap="small">
        <p className={css.applicant}>{t('desk.applicant', { name: personName(applicant) })}</p>
        <p className={css.reach}>
          <a href={`mailto:${applicant.email}`}>{applicant.email}</a>
          <a href={`tel:${applicant.phone.replaceAll(/[^+\d]/g, '')}`}>{applicant.phone}</a>
        </p>
        <p className={css.days}>
          <span>{t('desk.asked', { date: tableDay(createdAt) })}</span>
          {decidedAt && <span>{t('desk.decided', { date: tableDay(decidedAt) })}</span>}
          <span>{t('desk.founded', { date: tableDay(date) })}</span>
        </p>
        <BankDetails bank={application} />
        <details>
          <summary className={css.summary}>{t('desk.gdpr')}</summary>
          <p className={css.gdpr}>{gdpr}</p>
        </details>
        {status === 'open' && <Decision application={application} />}
      </Stack>
    </Card>
  );
}
