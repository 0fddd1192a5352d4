/** A lesson for many: who taught, who took part, how long, and what comes of it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupLessonSchema } from '#contract/hours/fund.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SearchMultiSelect } from '#web/ui/form/multi-picker.tsx';
import type { Option } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type Errors, type FormState } from '#web/ui/form/use-form.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { tidyHours, typedHours } from '../parts/exchange-form.ts';
import { HoursField } from '../parts/hours-field.tsx';
import { passingToWire } from '../parts/passing.ts';
import { PassingField, usePassing } from '../parts/passing-field.tsx';
import { usePeople, WHO_CAN_BE_CHOSEN } from '../parts/people.ts';
import { PersonField } from '../parts/person-field.tsx';
import { usePersonOption } from '../parts/person-option.tsx';
import { ActivityField, DayField, NoteField } from '../parts/terms-fields.tsx';
import { termsToWire } from './office-form.tsx';

interface LessonForm {
  giver: string;
  giverName: string;
  receivers: readonly Option[];
  giverGets: string;
  activity: string;
  quantityOfHours: string;
  dateOfTransaction: string;
  note: string;
  /** Why it is recorded though something is missing of who teaches. */
  passing: string;
}

const words: OwnWords = {
  giver: {
    required: <Text of="fund:lessons.missing.giver" />,
    invalid: <Text of="fund:lessons.missing.giver" />,
  },
  receivers: { required: <Text of="fund:lessons.missing.receivers" /> },
};

function toWire(form: LessonForm) {
  return {
    ...termsToWire(form),
    giver: Number(form.giver),
    receivers: form.receivers.map(({ value }) => Number(value)),
    giverGets: typedHours(form.giverGets),
    ...passingToWire(form.passing),
  };
}

/** What is wrong with one of many stands at their field. */
function byField(errors: Errors): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name.replace(/\.\d+$/, ''), error]),
  );
}

interface LessonFormProps {
  /** Hours that the bank adds for preparing a lesson. */
  preparation: number;
  onDone: () => void;
}

/** Its fields and two buttons, for a dialog. */
export function LessonForm({ preparation, onDone }: LessonFormProps) {
  const { t } = useTranslation('fund');
  const begin: LessonForm = {
    ...{ giver: '', giverName: '', receivers: [], giverGets: '' },
    ...{ activity: '', quantityOfHours: '', dateOfTransaction: today(), note: '', passing: '' },
  };
  const passing = usePassing();
  const lesson = useSendForm('recordGroupLesson', {
    schema: groupLessonSchema,
    begin,
    draft: 'group-lesson',
    toBody: toWire,
    pastDay: 'dateOfTransaction',
    own: words,
    byField,
    changesOnRefusal: WHO_CAN_BE_CHOSEN,
    refused: t('lessons.failed'),
    noSecond: t('lessons.noSecond'),
    onRefused: (error, usual) => {
      passing.noteRefusal(error);
      return usual;
    },
    onSent: (made) => {
      const text = t('lessons.done', { toFund: hoursText(made.toFund) });
      if (made.teacherWaits) showToast('info', text, t('lessons.teacherWaits'));
      else showToast('success', text);
      onDone();
    },
  });
  const { form } = lesson;
  const hint =
    preparation === 0
      ? t('lessons.giverGetsHintPlain')
      : t('lessons.giverGetsHint', { preparation: hoursText(preparation) });
  return (
    <Form {...lesson} label={t('lessons.title')} byButtonOnly>
      <p>{t('lessons.text')}</p>
      <PersonField
        {...bind(form, 'giver')}
        label={t('lessons.giver')}
        chosenName={form.values.giverName}
        onChange={(giver, giverName) => form.set({ giver, giverName })}
      />
      <ReceiversField form={form} />
      <ActivityField {...bind(form, 'activity')} />
      <HoursField
        {...bind(form, 'quantityOfHours')}
        tidy={(text) => tidyHours(text, currentLanguage())}
      />
      <TextField
        {...bind(form, 'giverGets')}
        label={t('lessons.giverGets')}
        hint={hint}
        autoComplete="off"
        maxLength={20}
        optional
      />
      <NoteField {...bind(form, 'note')} />
      <DayField {...bind(form, 'dateOfTransaction')} />
      {passing.isAsked && <PassingField {...bind(form, 'passing')} />}
      <Outcome form={form.values} preparation={preparation} />
      <FormButtons onLeave={onDone} send={t('lessons.send')} />
    </Form>
  );
}

function ReceiversField({ form }: { form: FormState<LessonForm> }) {
  const { t } = useTranslation('fund');
  const { userBankId } = useSignedIn();
  const optionOf = usePersonOption();
  const [words, setWords] = useState('');
  const { people, ...found } = usePeople(userBankId === null ? [] : [userBankId], words);
  const options = people.map((person) => optionOf(person));
  const { receivers, giver } = form.values;
  return (
    <SearchMultiSelect
      {...found}
      name="receivers"
      label={t('lessons.receivers')}
      error={form.errors.receivers}
      chosen={receivers}
      options={options.filter(({ value }) => value !== giver)}
      onBlur={() => form.leave('receivers')}
      onSearch={setWords}
      onChange={(values) => {
        const known = [...receivers, ...options];
        form.set({
          receivers: values.map((value) => ({
            value,
            label: known.find((one) => one.value === value)?.label ?? value,
          })),
        });
      }}
    />
  );
}

/** "3 people give 6 h: 2 h to the teacher, 4 h to the fund." before it is registered. */
function Outcome({ form, preparation }: { form: LessonForm; preparation: number }) {
  const { t } = useTranslation('fund');
  const hours = typedHours(form.quantityOfHours);
  const count = form.receivers.length;
  if (hours === undefined || hours <= 0 || count === 0) return null;
  const given = hours * count;
  const teacher = typedHours(form.giverGets) ?? hours + preparation;
  return (
    <Soft role="status">
      {t('lessons.sum', {
        count,
        given: hoursText(given),
        teacher: hoursText(teacher),
        toFund: hoursText(given - teacher),
      })}
    </Soft>
  );
}
