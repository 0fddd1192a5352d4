/**
 * An administrator registers exchanges of members (specification §2, §5): one between two people, or
 * many at once. What is typed is kept, and sent twice it still is done once.
 */
import { useTranslation } from 'react-i18next';
import { NOTE_MAX } from '#contract/limits.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { bind } from '#web/ui/form/binding.ts';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { ActivityField } from '../../record/activity-field.tsx';
import { DayField } from '../../record/day-field.tsx';
import { HoursField } from '../../record/hours-field.tsx';
import { checkDeskForm } from './check-desk-form.tsx';
import { type DeskForm, emptyDeskForm, tidyRoundedHours } from './desk-form.ts';
import { DeskPreview } from './desk-preview.tsx';
import css from './desk-record.module.css';
import { SideFields } from './side-fields.tsx';
import { type Registered, useRegistering } from './use-registering.ts';

interface DeskRecordFormProps {
  ownBankId: number | null;
  /** Names what is kept of it in this tab. */
  draft: string;
  onRegistered: (what: Registered) => void;
}

/** The form; to be drawn anew, with another key, for the next one. */
export function DeskRecordForm({ ownBankId, draft, onRegistered }: DeskRecordFormProps) {
  const { t } = useTranslation(['bank-record', 'exchanges']);
  const form = useCheckedForm<DeskForm>({
    initialValues: emptyDeskForm(ownBankId),
    check: checkDeskForm,
    draft,
  });
  const register = useRegistering(draft, onRegistered);
  const hours = bind(form, 'quantityOfHours');
  const round = () => {
    const { quantityOfHours } = form.getValues();
    form.setFieldValue('quantityOfHours', tidyRoundedHours(quantityOfHours, currentLanguage()));
    hours.onBlur?.();
  };
  return (
    <div className={css.form}>
      <Form form={form} onSubmit={register} label={t('title')} incomplete={t('fillAll')}>
        <SideFields form={form} />
        <FieldRow>
          <DayField {...bind(form, 'dateOfTransaction')} />
          <ActivityField {...bind(form, 'activity')} />
        </FieldRow>
        <HoursField {...hours} onBlur={round} />
        <TextareaField
          {...bind(form, 'note')}
          label={t('exchanges:new.note')}
          hint={t('exchanges:new.noteHint')}
          maxLength={NOTE_MAX}
          rows={2}
        />
        <DeskPreview form={form.values} />
        <div>
          <SubmitButton>{t('submit')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
