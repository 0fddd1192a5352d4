/** Ending what somebody was trusted with, by either of the two or at the desk: asks once. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delegation } from '#contract/people/delegates.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface EndButtonProps {
  delegation: Delegation;
  /** Who ends it: the desk, the member, or who acts for the member. */
  by: 'desk' | 'member' | 'delegate';
}

/** A button and its question. */
export function EndButton({ delegation, by }: EndButtonProps) {
  const { t } = useTranslation('trust');
  const [isOpen, setOpen] = useState(false);
  const { id, personName: person, delegateName: delegate } = delegation;
  const end = useAction({
    send: () => call(by === 'desk' ? 'endProxy' : 'endOwnProxy', { params: { id } }),
    done: () => t('end.done', { person, delegate }),
    failed: () => t('end.failed'),
    settled: { 'not-found': () => t('end.already', { person, delegate }) },
  });
  return (
    <>
      <Button
        kind="danger"
        small
        aria-label={t('end.actOf', { person, delegate })}
        onClick={() => setOpen(true)}
      >
        {t('end.act')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => end.run(undefined)}
        whileClosed
        title={t(`end.${by}.title`, { person, delegate })}
        confirmLabel={t('end.confirm')}
        cancelLabel={t('end.keep')}
      >
        {t(`end.${by}.text`, { person, delegate })}
      </ConfirmDialog>
    </>
  );
}
