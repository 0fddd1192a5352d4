/** For whom the desk proposes a day, with whom, who helps whom, and with what (specification §22). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deskWhomSchema } from '#contract/board/arrangements-desk.ts';
import { EXCHANGE_BASES, type ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { APPOINTMENT_TITLE_MAX } from '#contract/limits.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { read } from '#web/api/read.ts';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { Text } from '#web/i18n/text.tsx';
import { Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, type FormState, useForm } from '#web/ui/form/use-form.ts';
import type { RecordedSide } from '../../parts/exchange-form.ts';
import { ActivityField } from '../../parts/terms-fields.tsx';
import type { Person } from './desk-form.ts';
import { PeopleField } from './people-field.tsx';

/** What is chosen; `side` is that of the person for whom it is. */
export interface DeskWhom {
  forPerson: readonly Person[];
  side: RecordedSide | '';
  bankTo: string;
  userTo: readonly Person[];
  activity: string;
  title: string;
  basis: ExchangeBasis;
}

/** Somebody of the bank, who has called. */
export function emptyDeskWhom(bankId: number | null): DeskWhom {
  return {
    ...{ forPerson: [], side: '', bankTo: String(bankId ?? ''), userTo: [] },
    ...{ activity: '', title: '', basis: 'phone' },
  };
}

const ownWords: OwnWords = {
  forPerson: { required: <Text of="bank-appointments:propose.missing.forPerson" /> },
  userTo: { required: <Text of="bank-appointments:propose.missing.userTo" /> },
};

/** The likeliest first. */
const BASES: readonly ExchangeBasis[] = EXCHANGE_BASES.toReversed();

interface DeskWhomFormProps {
  begin: DeskWhom;
  /** Names what is kept of it in this tab. */
  draft: string;
  onChosen: (values: DeskWhom) => void;
}

export function DeskWhomForm({ begin, draft, onChosen }: DeskWhomFormProps) {
  const { t } = useTranslation(['bank-appointments', 'planning']);
  const { userBankId } = useSignedIn();
  const client = useQueryClient();
  const form = useForm({ begin, check: problemsIn, draft });
  const [member] = form.values.forPerson;
  const next = async (values: DeskWhom): Promise<Refusal | undefined> => {
    try {
      const params = { id: values.forPerson[0]?.id ?? 0 };
      const { access } = await client.fetchQuery(read('readUser', { params }, { retry: false }));
      if (access === 'self') return { errors: { forPerson: t('propose.hasLogin') } };
      onChosen(values);
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  };
  return (
    <Form form={form} onSubmit={next} label={t('propose.title')}>
      <PeopleField
        {...bind(form, 'forPerson')}
        label={t('propose.forWhom')}
        hint={t('propose.forWhomHint')}
        bankId={String(userBankId ?? '')}
        isMany={false}
        exceptId={form.values.userTo[0]?.id}
      />
      <RadioField
        {...bind(form, 'side')}
        label={t('planning:form.side')}
        options={(['received', 'given'] as const).map((value) => ({
          value,
          label: member
            ? t(`propose.${value}`, { who: member.spokenName })
            : t(`propose.somebody.${value}`),
        }))}
      />
      <Other form={form} exceptId={member?.id} />
      <ActivityField {...bind(form, 'activity')} />
      <TextField
        {...bind(form, 'title')}
        label={t('planning:form.what')}
        hint={t('planning:form.whatHint')}
        maxLength={APPOINTMENT_TITLE_MAX}
        autoComplete="off"
      />
      <RadioField<ExchangeBasis>
        {...bind(form, 'basis')}
        label={t('basis.label')}
        options={BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
        onChange={(basis) => basis && form.set({ basis })}
      />
      <div>
        <SubmitButton whileClosed>{t('planning:form.next')}</SubmitButton>
      </div>
    </Form>
  );
}

interface OtherProps {
  form: FormState<DeskWhom>;
  exceptId: number | undefined;
}

/** The other person, of the own bank or of a friend bank. */
function Other({ form, exceptId }: OtherProps) {
  const { t } = useTranslation(['bank-appointments', 'planning']);
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const { bankTo } = form.values;
  const isKnown = banks.some(({ bankId }) => String(bankId) === bankTo);
  return (
    <>
      <PeopleField
        {...bind(form, 'userTo')}
        label={t('planning:form.with')}
        bankId={bankTo}
        isMany={false}
        exceptId={exceptId}
      />
      <SelectField
        {...bind(form, 'bankTo')}
        label={t('propose.bank')}
        options={banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }))}
        placeholder={isKnown ? false : undefined}
        onChange={(bank) => form.set({ bankTo: bank, userTo: [] })}
      />
    </>
  );
}

function problemsIn({ forPerson, side, bankTo, userTo, activity, ...rest }: DeskWhom) {
  const idOf = (text: string) => (text === '' ? undefined : Number(text));
  return problemsFor(
    deskWhomSchema,
    {
      ...{ ...rest, forPerson: forPerson[0]?.id, userTo: userTo[0]?.id },
      ...{ side: side === '' ? undefined : side, bankTo: idOf(bankTo), activity: idOf(activity) },
    },
    ownWords,
  );
}
