/** Hours that a member gave to the bank itself. */
import { useTranslation } from 'react-i18next';
import { officeHoursSchema } from '#contract/hours/fund.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { tidyHours, typedHours } from '../parts/exchange-form.ts';
import { HoursField } from '../parts/hours-field.tsx';
import { WHO_CAN_BE_CHOSEN } from '../parts/people.ts';
import { ActivityField, DayField, NoteField } from '../parts/terms-fields.tsx';

interface OfficeForm {
  activity: string;
  quantityOfHours: string;
  dateOfTransaction: string;
  note: string;
}

/** The body; an activity that is not chosen yet is none. */
export function termsToWire(form: OfficeForm) {
  const { activity, quantityOfHours, dateOfTransaction, note } = form;
  return {
    activity: Number(activity),
    quantityOfHours: typedHours(quantityOfHours) ?? 0,
    dateOfTransaction,
    note,
  };
}

/** Its fields and two buttons, for a dialog. */
export function OfficeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('fund');
  const office = useSendForm('giveOfficeHours', {
    schema: officeHoursSchema,
    begin: { activity: '', quantityOfHours: '', dateOfTransaction: today(), note: '' },
    draft: 'office-hours',
    toBody: termsToWire,
    pastDay: 'dateOfTransaction',
    done: () => t('office.done'),
    changesOnRefusal: WHO_CAN_BE_CHOSEN,
    refused: t('office.failed'),
    noSecond: t('office.noSecond'),
    onSent: onDone,
  });
  const { form } = office;
  return (
    <Form {...office} label={t('office.title')}>
      <p>{t('office.text')}</p>
      <ActivityField {...bind(form, 'activity')} />
      <HoursField
        {...bind(form, 'quantityOfHours')}
        tidy={(text) => tidyHours(text, currentLanguage())}
      />
      <NoteField {...bind(form, 'note')} />
      <DayField {...bind(form, 'dateOfTransaction')} />
      <FormButtons onLeave={onDone} send={t('office.send')} />
    </Form>
  );
}
