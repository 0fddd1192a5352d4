/** Approving or denying a new bank, each asked once. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '#contract/person-name.ts';
import type { BankApplication } from '#contract/portal.ts';
import { useReason } from '#web/api/use-reason.ts';
import { useDecision } from '#web/features/portal/queries.ts';
import { DecisionButton } from '#web/ui/decision/decision-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import css from './application-card.module.css';

type Act = 'approve' | 'deny';

const SAID = { approve: 'approvedSaid', deny: 'deniedSaid' } as const;

/** Two buttons and their questions. */
export function Decision({ application }: { application: BankApplication }) {
  const { t } = useTranslation('portal');
  const [asked, setAsked] = useState<Act>();
  const reasonOf = useReason();
  const decision = useDecision();
  useFocusKept();
  const { id, name: bank, applicant } = application;
  const decide = async (act: Act) => {
    try {
      await decision.mutateAsync({ id, act });
      say('success', t(`desk.${SAID[act]}`, { bank }));
    } catch (error) {
      say('error', t(`desk.${act}Failed`), reasonOf(error));
    }
  };
  return (
    <div className={css.acts}>
      <DecisionButton onClick={() => setAsked('approve')}>{t('desk.approve')}</DecisionButton>
      <DecisionButton kind="danger" onClick={() => setAsked('deny')}>
        {t('desk.deny')}
      </DecisionButton>
      {(['approve', 'deny'] as const).map((act) => (
        <ConfirmDialog
          key={act}
          isOpen={asked === act}
          onClose={() => setAsked(undefined)}
          onConfirm={() => decide(act)}
          title={t(`desk.${act}Ask`, { bank })}
          confirmLabel={t(`desk.${act}`)}
          cancelLabel={t('desk.keep')}
          tone={act === 'approve' ? 'plain' : 'danger'}
        >
          {t(`desk.${act}Text`, { name: personName(applicant) })}
        </ConfirmDialog>
      ))}
    </div>
  );
}
