/** The question before many exchanges are registered at once, with their number in the button. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import type { Refusal } from '#web/ui/form/form.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { type DeskForm, roundedHours } from './desk-form.ts';
import { ManySentences } from './many-preview.tsx';
import { useMany } from './use-many.ts';

type Submit = (form: DeskForm) => Promise<Refusal | undefined>;

/** The question on screen. */
interface PendingQuestion {
  form: DeskForm;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks before submitting a form that stands for many exchanges; one exchange is sent at once.
 * @returns how to submit, and the question that waits for its answer
 */
export function useManyQuestion(submit: Submit): {
  submit: Submit;
  pending: PendingQuestion | undefined;
} {
  const [pending, setPending] = useState<PendingQuestion>();
  return {
    pending,
    submit: async (form) => {
      if (form.many === 'none') return submit(form);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setPending({ form, answer: resolve });
      const isConfirmed = await promise;
      setPending(undefined);
      return isConfirmed ? submit(form) : undefined;
    },
  };
}

interface ManyQuestionProps {
  pending: PendingQuestion | undefined;
  form: DeskForm;
}

/** Open while the question waits for its answer. */
export function ManyQuestion({ pending, form }: ManyQuestionProps) {
  const { t } = useTranslation('bank-record');
  const many = useMany(pending?.form ?? form);
  const count = many?.count ?? 0;
  return (
    <ConfirmDialog
      isOpen={pending !== undefined}
      onClose={() => pending?.answer(false)}
      onConfirm={async () => pending?.answer(true)}
      title={t('ask.title', { count })}
      confirmLabel={t('submitMany', { count })}
      cancelLabel={t('ask.back')}
      tone="plain"
    >
      <Stack gap="small">
        {pending && many && (
          <ManySentences
            form={pending.form}
            hours={roundedHours(pending.form.quantityOfHours) ?? 0}
            many={many}
          />
        )}
        <p>{t('ask.text')}</p>
      </Stack>
    </ConfirmDialog>
  );
}

/** "Registra", and how many exchanges once that is known. */
export function RegisterLabel({ form }: { form: DeskForm }) {
  const { t } = useTranslation('bank-record');
  const many = useMany(form);
  return many ? t('submitMany', { count: many.count }) : t('submit');
}
