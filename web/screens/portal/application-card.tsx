/** One application: the bank, who asks, and the two decisions. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import type { BankApplication } from '#contract/portal/portal.ts';
import { BankDetails } from '#web/features/banks/banks/bank-details.tsx';
import { useApplicationDecision } from '#web/features/portal/portal/queries.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import { Name, Written } from '#web/ui/page/words.tsx';
import css from './application-card.module.css';

/** A card with everything needed to decide. */
export function ApplicationCard({ application }: { application: BankApplication }) {
  const { t } = useTranslation('portal');
  const { applicant, createdAt, decidedAt, date, gdpr, status } = application;
  return (
    <Card title={application.name}>
      <Stack gap="small">
        <Name>{t('desk.applicant', { name: personName(applicant) })}</Name>
        <p className={css.reach}>
          <MailLink email={applicant.email} />
          <PhoneLink phone={applicant.phone} />
        </p>
        <p className={css.days}>
          <span>{t('desk.asked', { date: tableDay(createdAt, currentLanguage()) })}</span>
          {decidedAt && (
            <span>{t('desk.decided', { date: tableDay(decidedAt, currentLanguage()) })}</span>
          )}
          <span>{t('desk.founded', { date: tableDay(date, currentLanguage()) })}</span>
        </p>
        <BankDetails bank={application} isUnnamed />
        <details>
          <summary className={css.summary}>{t('desk.gdpr')}</summary>
          <Written>{gdpr}</Written>
        </details>
        {status === 'open' && <Decision application={application} />}
      </Stack>
    </Card>
  );
}

type Act = 'approve' | 'deny';

/** Two buttons and their questions. */
function Decision({ application }: { application: BankApplication }) {
  const { t } = useTranslation('portal');
  const [asked, setAsked] = useState<Act>();
  useFocusKept();
  const { name: bank, applicant } = application;
  const decide = useApplicationDecision(application);
  return (
    <Acts>
      <DecisionButton onClick={() => setAsked('approve')}>{t('desk.approve')}</DecisionButton>
      <DecisionButton kind="danger" onClick={() => setAsked('deny')}>
        {t('desk.deny')}
      </DecisionButton>
      {(['approve', 'deny'] as const).map((act) => (
        <ConfirmDialog
          key={act}
          isOpen={asked === act}
          onClose={() => setAsked(undefined)}
          onConfirm={() => decide.run(act)}
          title={t(`desk.${act}Ask`, { bank })}
          confirmLabel={t(`desk.${act}`)}
          cancelLabel={t('desk.keep')}
          tone={act === 'approve' ? 'plain' : 'danger'}
        >
          {t(`desk.${act}Text`, { name: personName(applicant) })}
        </ConfirmDialog>
      ))}
    </Acts>
  );
}
