/** Who is covered by a policy for some: ticked from a day on (specification §49). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type InsuredList, insuredChangeSchema } from '#contract/people/insured.ts';
import type { Register } from '#contract/people/register.ts';
import { read } from '#web/api/read.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { byName } from '#web/i18n/by-name.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

interface ChooseDialogProps {
  policyId: number;
  onClose: () => void;
}

export function ChooseDialog({ policyId, onClose }: ChooseDialogProps) {
  const { t } = useTranslation('insured');
  const register = useQuery(read('readRegister', { query: {} }));
  const insured = useQuery(read('readInsured', { params: { id: policyId }, query: {} }));
  return (
    <Dialog isOpen isWide onClose={onClose} title={t('choose.act')}>
      <Loaded query={register} skeleton={<TextSkeleton lines={8} />}>
        {(members) => (
          <Loaded query={insured} skeleton={<TextSkeleton lines={8} />}>
            {(list) => <ChooseForm {...{ policyId, onClose, members, list }} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}

interface ChooseFormProps extends ChooseDialogProps {
  /** Of today. */
  members: Register;
  list: InsuredList;
}

function ChooseForm({ policyId, onClose, members, list }: ChooseFormProps) {
  const { t } = useTranslation('insured');
  const [covered] = useState(() => list.lines.map(({ userId }) => String(userId)));
  const choosing = useSendForm('chooseInsured', {
    schema: insuredChangeSchema,
    begin: { on: today(), ids: covered },
    input: { params: { id: policyId } },
    toBody: ({ on, ids }) => ({
      on,
      add: ids.filter((id) => !covered.includes(id)).map(Number),
      drop: covered.filter((id) => !ids.includes(id)).map(Number),
    }),
    done: () => t('form.saved'),
    refused: t('form.failed'),
    changes: 'insured',
    onSent: onClose,
  });
  const people = byName(
    members.lines.filter(({ until, surname }) => until === null && surname !== ''),
    currentLanguage(),
  );
  return (
    <Form {...choosing} label={t('choose.act')}>
      <DateField {...bind(choosing.form, 'on')} label={t('choose.on')} />
      <CheckboxGroup
        {...bind(choosing.form, 'ids')}
        label={t('choose.who')}
        options={people.map(({ userId, surname, name }) => ({
          value: String(userId),
          label: `${surname} ${name}`,
        }))}
      />
      <FormButtons onLeave={onClose} send={t('form.save')} />
    </Form>
  );
}
