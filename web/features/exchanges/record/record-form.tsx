/**
 * A member records hours they gave (specification §2, §5): seven fields, a plain sentence of what will
 * happen, one tap.
 */

import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Exchange, newExchangeSchema } from '#contract/exchanges.ts';
import { call } from '#web/api/call.ts';
import { type OwnWords, problemsFor } from '#web/api/checks.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { noteOwnChange } from '../own-changes.ts';
import { banksQuery } from '../queries.ts';
import { DebtorField } from './debtor-field.tsx';
import { type ExchangeForm, isFilled, tidyHours, toWire } from './exchange-form.ts';
import { Preview } from './preview.tsx';
import { RecentPartners } from './recent-partners.tsx';
import css from './record.module.css';
import { TermsFields } from './terms-fields.tsx';
import { useSendOnce } from './use-send-once.tsx';

interface RecordFormProps {
  /** What the form begins with, unless a draft says otherwise. */
  begin: ExchangeForm;
  /** Names what is kept of it in this tab. */
  draft: string;
  balance: number | undefined;
  onRecorded: (exchange: Exchange) => void;
  onRefused: () => void;
}

/** The form and its draft; mounted again, with another key, for the next exchange. */
export function RecordForm(props: RecordFormProps) {
  return (
    <KeptDraft begin={props.begin} draft={props.draft}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

/** What is missing, each field in its own words: a list of them is read above the form. */
const ownWords: OwnWords = {
  bankTo: { required: <Text of="recording:missing.bankTo" /> },
  userTo: { required: <Text of="recording:missing.userTo" /> },
  dateOfTransaction: { required: <Text of="recording:missing.dateOfTransaction" /> },
  activity: { required: <Text of="recording:missing.activity" /> },
  quantityOfHours: { required: <Text of="recording:missing.quantityOfHours" /> },
  note: { required: <Text of="recording:missing.note" /> },
};

function check(form: ExchangeForm) {
  return problemsFor(newExchangeSchema, toWire(form), ownWords, 'dateOfTransaction');
}

function DraftedForm({ begin, draft, balance, onRecorded, onRefused }: RecordFormProps) {
  const { t } = useTranslation('recording');
  const { userId, userBankId } = useSignedIn();
  const { form, submit } = useSendOnce({
    begin,
    check,
    draft,
    async send(values: ExchangeForm, keyFor) {
      const creditor = { bankFrom: userBankId ?? undefined, userFrom: userId };
      const body = newExchangeSchema.parse({ ...creditor, ...toWire(values) });
      const idempotencyKey = keyFor(body);
      return noteOwnChange(await call('createExchange', { body }, { idempotencyKey }));
    },
    onDone: onRecorded,
    texts: { failed: t('failed'), noSecond: t('noSecond') },
    ownWords,
  });
  const filled = isFilled(form.values);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any field tries to submit the form
    <div onKeyDown={submitOnEnter}>
      <Form
        form={form}
        onSubmit={submit}
        label={t('title')}
        incomplete={filled ? undefined : t('fillAll')}
        onRefused={onRefused}
      >
        <Debtor form={form} />
        <TermsFields form={form} tidyHours={(text) => tidyHours(text, currentLanguage())} />
        <Preview form={form.values} balance={balance} />
        <div className={css.submit}>
          <SubmitButton disabled={!filled}>{t('submit')}</SubmitButton>
          {!filled && <p className={css.soft}>{t('fillAll')}</p>}
        </div>
      </Form>
    </div>
  );
}

/** Bank and person belong together: another bank, another person. */
function Debtor({ form }: { form: FormState<ExchangeForm> }) {
  const { t } = useTranslation('recording');
  const { data: banks = [] } = useQuery(banksQuery);
  const { userTo, bankTo, debtorName } = form.values;
  const options = banks.map(({ bankId, name }) => ({ value: String(bankId), label: name }));
  const isKnown = options.some(({ value }) => value === bankTo);
  return (
    <>
      <RecentPartners chosen={userTo} onChoose={(partner) => form.set(partner)} />
      <FieldRow>
        <SelectField
          {...bind(form, 'bankTo')}
          label={t('bank')}
          options={options}
          placeholder={isKnown ? false : undefined}
          onChange={(bank) =>
            form.set({ bankTo: bank, userTo: '', debtorName: '', debtorSpokenName: '' })
          }
        />
        <DebtorField
          {...bind(form, 'userTo')}
          bankId={bankTo}
          chosenName={debtorName}
          onChange={(id, name, spokenName) =>
            form.set({ userTo: id, debtorName: name, debtorSpokenName: spokenName })
          }
        />
      </FieldRow>
    </>
  );
}

/** A disabled button keeps Enter from submitting; submitted it must be, to show what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement)) return;
  const isBlocked = target.form?.querySelector(':scope button[type="submit"]:disabled');
  if (isBlocked) target.form?.requestSubmit();
}
