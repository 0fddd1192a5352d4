/** Noting the word of a member as it came to the desk. */
import { useTranslation } from 'react-i18next';
import {
  type Bulletin,
  type BulletinPerson,
  notedAttendanceSchema,
  type Says,
} from '#contract/board/bulletins.ts';
import { EXCHANGE_BASES, type ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { ATTENDANCE_HEADS_MAX } from '#contract/limits.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';

interface Values {
  says: Says;
  heads: string;
  basis: ExchangeBasis;
}

/** The likeliest first: they call. */
const BASES: readonly ExchangeBasis[] = [
  'phone',
  ...EXCHANGE_BASES.filter((one) => one !== 'phone'),
];
const HEADS = Array.from({ length: ATTENDANCE_HEADS_MAX }, (_, nth) => String(nth + 1));

interface NoteProps {
  bulletin: Bulletin;
  person: BulletinPerson;
  onClose: () => void;
}

export function NoteDialog({ bulletin: { id, guests }, person, onClose }: NoteProps) {
  const { t } = useTranslation('bank-bulletins');
  const begin: Values = {
    ...{ says: person.says ?? 'yes', heads: String(person.heads ?? 1), basis: 'phone' },
  };
  const title = t('noting.title', { name: person.name });
  const noting = useSendForm('noteAttendance', {
    schema: notedAttendanceSchema,
    begin,
    input: { params: { id, userId: person.id } },
    toBody: ({ says, heads, basis }) => ({
      ...{ says, basis, heads: guests && says === 'yes' ? Number(heads) : 1 },
    }),
    done: () => t('noting.done'),
    refused: t('noting.failed'),
    onSent: onClose,
  });
  const { form } = noting;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form {...noting} label={title}>
        <RadioField<Says>
          {...bind(form, 'says')}
          label={t('noting.says')}
          options={[
            { value: 'yes', label: t('noting.yes') },
            { value: 'no', label: t('noting.no') },
          ]}
          onChange={(says) => says && form.set({ says })}
        />
        {guests && form.values.says === 'yes' && (
          <SelectField
            {...bind(form, 'heads')}
            label={t('noting.heads')}
            options={HEADS.map((value) => ({ value, label: value }))}
            placeholder={false}
          />
        )}
        <RadioField<ExchangeBasis>
          {...bind(form, 'basis')}
          label={t('noting.basis')}
          options={BASES.map((value) => ({ value, label: t(`people.basis.${value}`) }))}
          onChange={(basis) => basis && form.set({ basis })}
        />
        <FormButtons onLeave={onClose} send={t('noting.save')} />
      </Form>
    </Dialog>
  );
}
