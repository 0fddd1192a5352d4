/** The desk notes whom a member trusts to act for them, by the form that they signed. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newDelegationSchema } from '#contract/people/delegates.ts';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { PersonField } from '#web/features/hours/fund/person-field.tsx';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { showToast } from '#web/ui/notice/toasts.ts';

interface NameDelegateProps {
  id: number;
  /** Given name first. */
  name: string;
}

/** A button and its dialog. */
export function NameDelegate({ id, name }: NameDelegateProps) {
  const { t } = useTranslation('trust');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" small onClick={() => setOpen(true)}>
        {t('desk.name')}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('desk.dialogTitle', { name })}>
        <DelegateForm id={id} name={name} onClose={close} />
      </Dialog>
    </>
  );
}

interface DelegateForm {
  delegateId: string;
  delegateName: string;
  signedOn: string;
}

const words: OwnWords = {
  delegateId: {
    required: <Text of="trust:desk.whoMissing" />,
    invalid: <Text of="trust:desk.whoMissing" />,
    'same-person': <Text of="trust:desk.samePerson" />,
    'not-a-member': <Text of="trust:desk.notAMember" />,
  },
  signedOn: { required: <Text of="trust:desk.signedMissing" /> },
};

/** Nobody is chosen yet: no id. */
function toWire({ delegateId, signedOn }: DelegateForm) {
  return { delegateId: delegateId === '' ? undefined : Number(delegateId), signedOn };
}

const check = (form: DelegateForm) =>
  problemsFor(newDelegationSchema, toWire(form), words, 'signedOn');

function DelegateForm({ id, name, onClose }: NameDelegateProps & { onClose: () => void }) {
  const { t } = useTranslation(['trust', 'ui']);
  const form = useForm<DelegateForm>({
    begin: { delegateId: '', delegateName: '', signedOn: today() },
    check,
  });
  const act = useAction({
    send: (values: DelegateForm) =>
      call('nameProxy', { params: { id }, body: newDelegationSchema.parse(toWire(values)) }),
  });
  const save = async (values: DelegateForm): Promise<Refusal | undefined> => {
    try {
      const { delegateName: delegate, personName: person } = await act.send(values);
      showToast('success', t('desk.done', { delegate, person }));
      onClose();
      return undefined;
    } catch (error) {
      const refusal = refusalOf(error, words);
      const hasNoLogin = isRefusal(error, 'person-without-login');
      return {
        title: t('desk.failed'),
        ...(hasNoLogin ? { errors: { delegateId: t('desk.withoutLogin') } } : refusal),
      };
    }
  };
  return (
    <Form form={form} onSubmit={save} label={t('desk.dialogTitle', { name })}>
      <p>{t('desk.dialogText', { name })}</p>
      <PersonField
        {...bind(form, 'delegateId')}
        label={t('desk.who', { name })}
        except={id}
        chosenName={form.values.delegateName}
        onChange={(delegateId, delegateName) => form.set({ delegateId, delegateName })}
      />
      <DateField {...bind(form, 'signedOn')} label={t('desk.signedOn')} max={today()} />
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          {t('ui:leave')}
        </Button>
        <SubmitButton>{t('desk.submit')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}
