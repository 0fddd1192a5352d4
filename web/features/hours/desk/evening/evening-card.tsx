/** From the list of an evening into the books: who came, hours typed once, one question, a minute to stop. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EVENING_SIDES, type Evening, eveningSchema } from '#contract/hours/batches.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { hasRoom } from '#web/api/session.ts';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FieldRow, Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { Card } from '#web/ui/page/card.tsx';
import { tidyHours } from '../../parts/exchange-form.ts';
import { HoursField } from '../../parts/hours-field.tsx';
import { PassingField, usePassing } from '../../parts/passing-field.tsx';
import { WHO_CAN_BE_CHOSEN } from '../../parts/people.ts';
import { PersonField } from '../../parts/person-field.tsx';
import { ActivityField, DayField, NoteField } from '../../parts/terms-fields.tsx';
import { AttendeesField } from './attendees-field.tsx';
import {
  type Attendee,
  byField,
  type EveningForm,
  meantBy,
  sumOf,
  toWire,
} from './evening-form.ts';

const words: OwnWords = {
  other: { required: <Text of="evening:missing.other" /> },
  people: { required: <Text of="evening:missing.people" /> },
  activity: { required: <Text of="evening:missing.activity" /> },
  note: { required: <Text of="evening:missing.note" /> },
};

interface EveningCardProps {
  members: readonly Attendee[];
  /** What is known of it already, and the name of its draft. */
  begins?: Partial<EveningForm> | undefined;
  draft?: string | undefined;
  onSent: () => void;
}

/** The form, which a reload does not lose. */
export function EveningCard({ members, begins, draft: of, onSent }: EveningCardProps) {
  const { userId } = useSignedIn();
  const [turn, setTurn] = useState(0);
  const begin: EveningForm = {
    ...{ came: 'gave', with: 'fund', other: '', otherName: '', hours: '', people: [] },
    ...{ activity: '', dateOfTransaction: today(), note: '', passing: '' },
    ...begins,
  };
  const draft = `evening:${userId}${of ? `:${of}` : ''}`;
  const sent = () => {
    setTurn(turn + 1);
    onSent();
  };
  return (
    <KeptDraft key={turn} begin={begin} draft={draft}>
      <Evenings members={members} begin={begin} draft={draft} onSent={sent} />
    </KeptDraft>
  );
}

interface EveningsProps extends Omit<EveningCardProps, 'begins' | 'draft'> {
  begin: EveningForm;
  draft: string;
}

function Evenings({ members, begin, draft, onSent }: EveningsProps) {
  const { t } = useTranslation('evening');
  const [answer, setAnswer] = useState<(isYes: boolean) => void>();
  const hasFund = hasRoom(useSignedIn(), 'fund');
  const passing = usePassing();
  const meant = (values: EveningForm) => meantBy(values, { members, hasFund });
  const sending = useSendForm('recordEvening', {
    schema: eveningSchema,
    begin,
    draft,
    toBody: (values) => toWire(meant(values)),
    pastDay: 'dateOfTransaction',
    own: words,
    changesOnRefusal: [...WHO_CAN_BE_CHOSEN, 'listMembers'],
    refused: t('failed'),
    noSecond: t('noSecond'),
    onSent: (_, form) => {
      showToast('success', t('taken', { count: meant(form.values).people.length }), t('takenText'));
      onSent();
    },
    onRefused: (error, usual, form) => {
      passing.noteRefusal(error);
      return usual.errors ? { ...usual, errors: byField(meant(form.values), usual.errors) } : usual;
    },
  });
  const { form } = sending;
  const ask = async (values: EveningForm): Promise<Refusal | undefined> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAnswer(() => resolve);
    const isYes = await promise;
    setAnswer(undefined);
    return isYes ? sending.onSubmit(values) : undefined;
  };
  const values = meant(form.values);
  const count = values.people.length;
  return (
    <Card title={t('form.title')}>
      <Form form={form} onSubmit={ask} label={t('form.title')} byButtonOnly>
        <Fields form={{ ...form, values }} members={members} hasFund={hasFund} />
        {passing.isAsked && <PassingField {...bind(form, 'passing')} />}
        <SubmitButton>{t('submit', { count })}</SubmitButton>
      </Form>
      <ConfirmDialog
        isOpen={answer !== undefined}
        onClose={() => answer?.(false)}
        onConfirm={async () => answer?.(true)}
        title={t('ask.title', { count })}
        confirmLabel={t('submit', { count })}
        cancelLabel={t('ask.back')}
        tone="plain"
      >
        <Sentence form={values} />
        <p>{t('ask.text')}</p>
      </ConfirmDialog>
    </Card>
  );
}

/** "14 people gave 30 h in all to the hours fund." */
function Sentence({ form }: { form: EveningForm }) {
  const { t } = useTranslation('evening');
  const { came, otherName, people } = form;
  const said = { count: people.length, hours: hoursText(sumOf(form)), name: otherName };
  const gave = form.with === 'fund' ? 'ask.forFund' : 'ask.gave';
  return <p>{t(came === 'received' ? 'ask.received' : gave, said)}</p>;
}

/** Another question of the other side; nobody has answered it yet. */
const NOBODY = { other: '', otherName: '' } as const;

interface FieldsProps {
  form: FormState<EveningForm>;
  members: readonly Attendee[];
  /** Without one there is only a member to give hours to. */
  hasFund: boolean;
}

function Fields({ form, members, hasFund }: FieldsProps) {
  const { t } = useTranslation('evening');
  const { came, otherName } = form.values;
  const asksWho = came === 'received' || !hasFund || form.values.with === 'person';
  return (
    <>
      <RadioField<Evening['came']>
        {...bind(form, 'came')}
        label={t('came.label')}
        options={EVENING_SIDES.map((value) => ({ value, label: t(`came.${value}`) }))}
        onChange={(next) => next && form.set({ came: next, ...NOBODY })}
      />
      {came === 'gave' && hasFund && (
        <RadioField<EveningForm['with']>
          {...bind(form, 'with')}
          label={t('with.label')}
          options={[
            { value: 'fund', label: t('with.fund') },
            { value: 'person', label: t('with.person') },
          ]}
          onChange={(next) => next && form.set({ with: next, ...NOBODY })}
        />
      )}
      {asksWho && (
        <PersonField
          {...bind(form, 'other')}
          label={t(came === 'received' ? 'other.gave' : 'other.received')}
          chosenName={otherName}
          onChange={(other, name) =>
            form.set({
              ...{ other, otherName: name },
              people: form.values.people.filter(({ id }) => String(id) !== other),
            })
          }
        />
      )}
      <HoursField
        {...bind(form, 'hours')}
        label={t('hours')}
        tidy={(text) => tidyHours(text, currentLanguage())}
      />
      <AttendeesField form={form} members={members} />
      <FieldRow>
        <DayField {...bind(form, 'dateOfTransaction')} />
        <ActivityField {...bind(form, 'activity')} />
      </FieldRow>
      <NoteField {...bind(form, 'note')} />
    </>
  );
}
