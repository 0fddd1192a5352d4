/** The form of a policy, a new one or one that is mended (specification §49). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '#contract/limits.ts';
import {
  newPolicySchema,
  POLICY_COVERS,
  type Policy,
  type PolicyCovers,
  policyChangeSchema,
} from '#contract/people/insured.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { Text } from '#web/i18n/text.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';

interface Values {
  insurer: string;
  number: string;
  from: string;
  to: string;
  covers: PolicyCovers | '';
}

const words: OwnWords = {
  insurer: { required: <Text of="insured:form.insurerMissing" /> },
  number: { required: <Text of="insured:form.numberMissing" /> },
  covers: { required: <Text of="insured:form.coversMissing" /> },
};

const toBody = ({ covers, ...values }: Values) => ({ ...values, covers: covers || undefined });

interface DialogProps {
  onClose: () => void;
}

export function NewPolicyDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('insured');
  const year = today().slice(0, 4);
  const adding = useSendForm('addPolicy', {
    schema: newPolicySchema,
    begin: {
      ...{ insurer: '', number: '', from: `${year}-01-01`, to: `${year}-12-31` },
      covers: 'all',
    } as Values,
    toBody,
    own: words,
    done: () => t('form.saved'),
    refused: t('form.failed'),
    changes: 'insured',
    onSent: onClose,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('policy.add')}>
      <Form {...adding} label={t('policy.add')}>
        <Fields form={adding.form} />
        <FormButtons onLeave={onClose} send={t('form.save')} />
      </Form>
    </Dialog>
  );
}

export function ChangePolicyDialog({ policy, onClose }: DialogProps & { policy: Policy }) {
  const { t } = useTranslation('insured');
  const [seen] = useState<Values>(() => {
    const { insurer, number, from, to, covers } = policy;
    return { insurer, number, from, to, covers };
  });
  const changing = useSendForm('changePolicy', {
    schema: policyChangeSchema,
    begin: seen,
    input: { params: { id: policy.id } },
    toBody: (values) => ({ ...toBody(values), basedOn: { ...seen } }),
    own: words,
    done: () => t('form.saved'),
    refused: t('form.failed'),
    changes: 'insured',
    onSent: onClose,
    onRefused: (error, usual) =>
      isRefusal(error, 'changed-meanwhile')
        ? { title: t('form.failed'), problem: t('form.meanwhile') }
        : usual,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('policy.change')}>
      <Form {...changing} label={t('policy.change')}>
        <Fields form={changing.form} />
        <FormButtons onLeave={onClose} send={t('form.save')} />
      </Form>
    </Dialog>
  );
}

function Fields({ form }: { form: FormState<Values> }) {
  const { t } = useTranslation('insured');
  return (
    <>
      <TextField
        {...bind(form, 'insurer')}
        label={t('form.insurer')}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <TextField
        {...bind(form, 'number')}
        label={t('form.number')}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <FieldRow>
        <DateField {...bind(form, 'from')} label={t('form.from')} />
        <DateField {...bind(form, 'to')} label={t('form.to')} />
      </FieldRow>
      <RadioField<PolicyCovers>
        {...bind(form, 'covers')}
        label={t('form.covers')}
        options={POLICY_COVERS.map((value) => ({ value, label: t(`form.options.${value}`) }))}
        stacked
      />
    </>
  );
}
