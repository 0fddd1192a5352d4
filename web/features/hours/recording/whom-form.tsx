/** With whom, who helps whom, and with what: how an appointment without a notice begins. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { whomSchema } from '#contract/board/arrangements.ts';
import { APPOINTMENT_TITLE_MAX } from '#contract/limits.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { read } from '#web/api/read.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { readDraft } from '#web/ui/form/draft.ts';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind, useForm } from '#web/ui/form/use-form.ts';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import type { RecordedSide } from '../parts/exchange-form.ts';
import { ActivityField } from '../parts/terms-fields.tsx';
import { BankLine } from './bank-line.tsx';
import { DebtorField } from './debtor-field.tsx';

/** All texts, so that they can be kept as a draft; ids are '' until chosen. */
interface WhomValues {
  side: RecordedSide | '';
  bankTo: string;
  userTo: string;
  debtorName: string;
  debtorSpokenName: string;
  activity: string;
  title: string;
}

/** Somebody who is already chosen. */
export interface Whom {
  personId: number;
  bankId: number;
  name: string;
}

interface WhomFormProps {
  whom: Whom | undefined;
  /** Names what is kept of it in this tab. */
  draft: string;
  /** It is whole, and kept. */
  onChosen: () => void;
}

/** Drawn when all it offers is known: nothing is inserted above what somebody is about to tap. */
export function WhomForm(props: WhomFormProps) {
  const offered = [read('listPartners'), read('matchBanks'), read('listActivities')] as const;
  const isComing = useQueries({ queries: offered }).some(({ isPending }) => isPending);
  return isComing ? <TextSkeleton lines={8} /> : <Fields {...props} />;
}

/** What was chosen in this tab, if it is whole. */
export function chosenWhom(draft: string, whom: Whom | undefined, ownBankId: number | null) {
  const begin = beginWith(whom, ownBankId);
  const values: WhomValues = { ...begin, ...readDraft(draft, begin) };
  return Object.keys(problemsIn(values)).length === 0 ? values : undefined;
}

function beginWith(whom: Whom | undefined, ownBankId: number | null): WhomValues {
  return {
    ...{ side: '', bankTo: String(whom?.bankId ?? ownBankId ?? ''), activity: '', title: '' },
    userTo: String(whom?.personId ?? ''),
    ...{ debtorName: whom?.name ?? '', debtorSpokenName: whom?.name ?? '' },
  };
}

function Fields({ whom, draft, onChosen }: WhomFormProps) {
  const { t } = useTranslation('planning');
  const { userBankId } = useSignedIn();
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const begin = beginWith(whom, userBankId);
  const form = useForm({ begin, check: problemsIn, draft });
  const { side, bankTo, debtorName } = form.values;
  return (
    <Form
      form={form}
      label={t('form.title')}
      onSubmit={async () => {
        onChosen();
        return undefined;
      }}
    >
      <RadioField
        {...bind(form, 'side')}
        label={t('form.side')}
        options={[
          { value: 'given', label: t('form.given') },
          { value: 'received', label: t('form.received') },
        ]}
      />
      <DebtorField
        {...bind(form, 'userTo')}
        side={side === '' ? 'given' : side}
        label={t('form.with')}
        quick={undefined}
        bankId={bankTo}
        chosenName={debtorName}
        onChange={(id, name, spokenName) =>
          form.set({ userTo: id, debtorName: name, debtorSpokenName: spokenName })
        }
      />
      <BankLine
        {...bind(form, 'bankTo')}
        banks={banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }))}
        onChange={(bank) =>
          form.set({ bankTo: bank, userTo: '', debtorName: '', debtorSpokenName: '' })
        }
      />
      <ActivityField {...bind(form, 'activity')} />
      <TextField
        {...bind(form, 'title')}
        label={t('form.what')}
        hint={t('form.whatHint')}
        maxLength={APPOINTMENT_TITLE_MAX}
        autoComplete="off"
      />
      <div>
        <SubmitButton>{t('form.next')}</SubmitButton>
      </div>
    </Form>
  );
}

function problemsIn({ side, bankTo, userTo, activity, title }: WhomValues) {
  const idOf = (text: string) => (text === '' ? undefined : Number(text));
  return problemsFor(whomSchema, {
    side: side === '' ? undefined : side,
    ...{ bankTo: idOf(bankTo), userTo: idOf(userTo), activity: idOf(activity), title },
  });
}
