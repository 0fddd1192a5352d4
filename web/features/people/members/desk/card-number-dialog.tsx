/** Puts another number on a member's card: a free one, or one that somebody had once, when that is known. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/people/accounts.ts';
import { cardNumberChangeSchema } from '#contract/people/members.ts';
import { personName } from '#contract/person-name.ts';
import { type ApiError, isRefusal } from '#web/api/api-error.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';

interface CardNumberDialogProps {
  member: User;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog; the number that stands now is the one that its reader has seen. */
export function CardNumberDialog({ member, isOpen, onClose }: CardNumberDialogProps) {
  const { t } = useTranslation('members');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cardNumber.title', { name: personName(member) })}
    >
      <NumberForm member={member} onClose={onClose} />
    </Dialog>
  );
}

function NumberForm({ member, onClose }: Omit<CardNumberDialogProps, 'isOpen'>) {
  const { t } = useTranslation('members');
  const [seen] = useState(member.number ?? 0);
  // The number that somebody else had once, and the portal has said so.
  const [used, setUsed] = useState<string>();
  const name = personName(member);
  const refusalText = (error: ApiError, number: string): string | undefined => {
    const [change] = error.changes;
    if (change) {
      const by = change.by?.name ?? t('cardNumber.somebody');
      return t('cardNumber.meanwhile', { by, number: change.after });
    }
    const [holder] = error.people;
    if (!holder) return undefined;
    const isTaken = error.code === 'card-number-taken';
    return t(isTaken ? 'cardNumber.takenBy' : 'cardNumber.usedBy', { number, name: holder.name });
  };
  const changing = useSendForm('changeCardNumber', {
    schema: cardNumberChangeSchema,
    begin: { number: '', anyway: false },
    toBody: ({ number, anyway }) => ({
      number: /^\d+$/.test(number.trim()) ? Number(number) : undefined,
      seen,
      anyway: anyway && number === used,
    }),
    input: { params: { id: member.id } },
    done: ({ number }) => t('cardNumber.done', { name, number }),
    refused: t('cardNumber.failed'),
    onSent: onClose,
    onRefused: (error, usual, form) => {
      if (!isRefusal(error, 'card-number-taken', 'card-number-was-used', 'changed-meanwhile')) {
        return usual;
      }
      const { number } = form.current();
      const text = refusalText(error, number);
      if (text === undefined) return usual;
      if (error.code === 'card-number-was-used') setUsed(number);
      return { title: usual.title, errors: { number: text } };
    },
  });
  const { form } = changing;
  return (
    <Form {...changing} label={t('cardNumber.title', { name })}>
      <p>{t('cardNumber.text', { number: seen })}</p>
      <TextField
        {...bind(form, 'number')}
        label={t('cardNumber.field')}
        inputMode="numeric"
        autoComplete="off"
      />
      {used !== undefined && used === form.values.number && (
        <CheckboxField {...bind(form, 'anyway')} label={t('cardNumber.anyway')} />
      )}
      <FormButtons onLeave={onClose} send={t('cardNumber.send')} />
    </Form>
  );
}
