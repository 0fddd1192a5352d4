/** The question before many exchanges are registered at once, with their number in the button. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import type { Refusal } from '#web/ui/form/form.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { type DeskForm, roundedHours } from './desk-form.ts';
import { ManySentences } from './many-preview.tsx';
import { useMany } from './use-many.ts';

type Send = (form: DeskForm) => Promise<Refusal | undefined>;

interface Asked {
  form: DeskForm;
  answer: (go: boolean) => void;
}

/**
 * Asks before `send` when the form stands for many exchanges; one goes out at once.
 * @returns what the form sends with, and the question under way
 */
export function useManyQuestion(send: Send): { send: Send; asked: Asked | undefined } {
  const [asked, setAsked] = useState<Asked>();
  return {
    asked,
    send: async (form) => {
      if (form.many === 'none') return send(form);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setAsked({ form, answer: resolve });
      const go = await promise;
      setAsked(undefined);
      return go ? send(form) : undefined;
    },
  };
}

/** Open while a question waits for its answer. */
export function ManyQuestion({ asked, form }: { asked: Asked | undefined; form: DeskForm }) {
  const { t } = useTranslation('bank-record');
  const many = useMany(asked?.form ?? form);
  const count = many?.count ?? 0;
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      onClose={() => asked?.answer(false)}
      onConfirm={async () => asked?.answer(true)}
      title={t('ask.title', { count })}
      confirmLabel={t('submitMany', { count })}
      cancelLabel={t('ask.back')}
      tone="plain"
    >
      <Stack gap="small">
        {asked && many && (
          <ManySentences
            form={asked.form}
            hours={roundedHours(asked.form.quantityOfHours) ?? 0}
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
