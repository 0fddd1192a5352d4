/** Approving or denying a new bank, each asked once. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankApplication } from '#contract/portal.ts';
import { codeOf } from '#web/api/refusal.tsx';
import { useDecision } from '#web/features/portal/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import { useFocusKept } from '#web/ui/page/use-focus-kept.ts';
import css from './application-card.module.css';

type Act = 'approve' | 'deny';

const SAID = { approve: 'approvedSaid', deny: 'deniedSaid' } as const;

/** Two buttons and their questions. */
export function Decision({ application }: { application: BankApplication }) {
  const { t } = useTranslation(['portal', 'errors']);
  const [asked, setAsked] = useState<Act>();
  const decision = useDecision();
  useFocusKept();
  const { id, name: bank, applicant } = application;
  const decide = async (act: Act) => {
    try {
      await decision.mutateAsync({ id, act });
      say('success', t(`portal:desk.${SAID[act]}`, { bank }));
    } catch (error) {
      const why = t(`errors:codes.${codeOf(error)}`);
      say('error', `${t(`portal:desk.${act}Failed`)}. ${why}`);
    }
  };
  return (
    <div className={css.acts}>
      <Button onClick={() => setAsked('approve')}>{t('portal:desk.approve')}</Button>
      <Button kind="danger" onClick={() => setAsked('deny')}>
        {t('portal:desk.deny')}
      </Button>
      {(['approve', 'deny'] as const).map((act) => (
        <ConfirmDialog
          key={act}
          isOpen={asked === act}
          onClose={() => setAsked(undefined)}
          onConfirm={() => decide(act)}
          title={t(`portal:desk.${act}Ask`, { bank })}
          confirmLabel={t(`portal:desk.${act}`)}
          cancelLabel={t('portal:desk.keep')}
          tone={act === 'approve' ? 'plain' : 'danger'}
        >
          {t(`portal:desk.${act}Text`, { name: applicant.fullName })}
        </ConfirmDialog>
      ))}
    </div>
  );
}
