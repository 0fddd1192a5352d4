/** Hours that a member gave to the bank itself. */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { officeHoursSchema } from '#contract/hours/fund.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { OwnWords } from '#web/api/refusal.tsx';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { tidyHours, typedHours } from '../parts/exchange-form.ts';
import { HoursField } from '../parts/hours-field.tsx';
import { ActivityField, DayField, NoteField } from '../parts/terms-fields.tsx';
import { useSendOnce } from '../parts/use-send-once.tsx';

interface OfficeForm {
  activity: string;
  quantityOfHours: string;
  dateOfTransaction: string;
  note: string;
}

const NO_WORDS: OwnWords = {};

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

const check = (form: OfficeForm) =>
  problemsFor(officeHoursSchema, termsToWire(form), NO_WORDS, 'dateOfTransaction');

/** Its fields and two buttons, for a dialog. */
export function OfficeForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['fund', 'ui']);
  const { form, submit } = useSendOnce<OfficeForm, Exchange>({
    begin: { activity: '', quantityOfHours: '', dateOfTransaction: today(), note: '' },
    check,
    draft: 'office-hours',
    send: (values, keyFor) => {
      const body = termsToWire(values);
      return call('giveOfficeHours', { body }, { idempotencyKey: keyFor(body) });
    },
    onDone: () => {
      showToast('success', t('office.done'));
      onDone();
    },
    texts: { failed: t('office.failed'), noSecond: t('office.noSecond') },
    ownWords: NO_WORDS,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('office.title')}>
      <p>{t('office.text')}</p>
      <ActivityField {...bind(form, 'activity')} />
      <HoursField
        {...bind(form, 'quantityOfHours')}
        tidy={(text) => tidyHours(text, currentLanguage())}
      />
      <NoteField {...bind(form, 'note')} />
      <DayField {...bind(form, 'dateOfTransaction')} />
      <DialogButtons>
        <Button kind="secondary" onClick={onDone}>
          {t('ui:leave')}
        </Button>
        <SubmitButton>{t('office.send')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}
