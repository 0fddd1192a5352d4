/** The desk notes whom a member trusts to act for them, by the form that they signed. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newDelegationSchema } from '#contract/people/delegates.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { PersonField } from '#web/features/hours/parts/person-field.tsx';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { bind } from '#web/ui/form/use-form.ts';

interface NameDelegateProps {
  id: number;
  /** Given name first. */
  name: string;
  /** It is a body's: a referent. */
  isBody?: boolean;
}

/** A button and its dialog. */
export function NameDelegate({ id, name, isBody = false }: NameDelegateProps) {
  const { t } = useTranslation('trust');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" small onClick={() => setOpen(true)}>
        {t(isBody ? 'desk.ofBody.name' : 'desk.name')}
        {isBody && <span className="visually-hidden"> {name}</span>}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t(isBody ? 'desk.ofBody.dialogTitle' : 'desk.dialogTitle', { name })}
      >
        <DelegateForm id={id} name={name} isBody={isBody} onClose={close} />
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

function DelegateForm({
  id,
  name,
  isBody = false,
  onClose,
}: NameDelegateProps & { onClose: () => void }) {
  const { t } = useTranslation('trust');
  const naming = useSendForm('nameProxy', {
    schema: newDelegationSchema,
    begin: { delegateId: '', delegateName: '', signedOn: today() },
    toBody: toWire,
    pastDay: 'signedOn',
    input: { params: { id } },
    own: words,
    done: (_, made) => t('desk.done', { delegate: made.delegateName, person: made.personName }),
    refused: t('desk.failed'),
    onSent: onClose,
    onRefused: (error, usual) => {
      if (!isRefusal(error, 'person-without-login')) return usual;
      return { title: usual.title, errors: { delegateId: t('desk.withoutLogin') } };
    },
  });
  const { form } = naming;
  return (
    <Form {...naming} label={t('desk.dialogTitle', { name })}>
      <p>{t(isBody ? 'desk.ofBody.dialogText' : 'desk.dialogText', { name })}</p>
      <PersonField
        {...bind(form, 'delegateId')}
        label={t('desk.who', { name })}
        except={id}
        chosenName={form.values.delegateName}
        onChange={(delegateId, delegateName) => form.set({ delegateId, delegateName })}
      />
      <DateField {...bind(form, 'signedOn')} label={t('desk.signedOn')} max={today()} />
      <FormButtons onLeave={onClose} send={t('desk.submit')} />
    </Form>
  );
}
