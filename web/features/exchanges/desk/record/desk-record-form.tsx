/**
 * An administrator registers exchanges of members (specification §2, §5): one between two people, or
 * many at once. What is typed is kept, and sent twice it still is done once.
 */
import { useTranslation } from 'react-i18next';
import { NOTE_MAX } from '#contract/limits.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { bind } from '#web/ui/form/binding.ts';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { ActivityField } from '../../record/activity-field.tsx';
import { DayField } from '../../record/day-field.tsx';
import { HoursField } from '../../record/hours-field.tsx';
import { dropIntention } from '../../record/intention.ts';
import { checkDeskForm } from './check-desk-form.tsx';
import { type DeskForm, tidyRoundedHours } from './desk-form.ts';
import { DeskPreview } from './desk-preview.tsx';
import css from './desk-record.module.css';
import { ManyQuestion, RegisterLabel, useManyQuestion } from './many-question.tsx';
import { SideFields } from './side-fields.tsx';
import { type Registered, useRegistering } from './use-registering.ts';

interface DeskRecordFormProps {
  /** What the form begins with, unless a draft says otherwise. */
  begin: DeskForm;
  /** Names what is kept of it in this tab. */
  draft: string;
  onRegistered: (what: Registered) => void;
  onRefused: () => void;
}

/** The form and the draft kept of it; to be drawn anew, with another key, for the next one. */
export function DeskRecordForm(props: DeskRecordFormProps) {
  const { begin, draft } = props;
  return (
    <KeptDraft begin={begin} draft={draft} onRestart={() => dropIntention(draft)}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

function DraftedForm({ begin, draft, onRegistered, onRefused }: DeskRecordFormProps) {
  const { t } = useTranslation(['bank-record', 'exchanges']);
  const form = useCheckedForm<DeskForm>({
    initialValues: begin,
    check: checkDeskForm,
    draft,
  });
  const question = useManyQuestion(useRegistering(draft, onRegistered));
  const hours = bind(form, 'quantityOfHours');
  const round = () => {
    const { quantityOfHours } = form.getValues();
    form.setFieldValue('quantityOfHours', tidyRoundedHours(quantityOfHours, currentLanguage()));
    hours.onBlur?.();
  };
  return (
    <div className={css.form}>
      <Form
        form={form}
        onSubmit={question.send}
        label={t('title')}
        incomplete={t('fillAll')}
        onRefused={onRefused}
        byButtonOnly
      >
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
          <SubmitButton>
            <RegisterLabel form={form.values} />
          </SubmitButton>
        </div>
      </Form>
      <ManyQuestion asked={question.asked} form={form.values} />
    </div>
  );
}
