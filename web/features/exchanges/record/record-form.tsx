/**
 * A member records hours they gave (specification §2, §5): seven fields, a plain sentence of what will
 * happen, one tap. What is typed is kept, and sent twice it still is one exchange.
 */
import type { UseFormReturnType } from '@mantine/form';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/exchanges.ts';
import { NOTE_MAX } from '#contract/limits.ts';
import { bind } from '#web/ui/form/binding.ts';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { ActivityField } from './activity-field.tsx';
import { BankField } from './bank-field.tsx';
import { checkExchange } from './check-exchange.tsx';
import { DayField } from './day-field.tsx';
import { DebtorField } from './debtor-field.tsx';
import { type ExchangeForm, isFilled } from './exchange-form.ts';
import { HoursField } from './hours-field.tsx';
import { dropIntention } from './intention.ts';
import { Preview } from './preview.tsx';
import { RecentPartners } from './recent-partners.tsx';
import css from './record.module.css';
import { useRecording } from './use-recording.ts';

interface RecordFormProps {
  /** What the form begins with, unless a draft says otherwise. */
  begin: ExchangeForm;
  /** Names what is kept of it in this tab. */
  draft: string;
  balance: number | undefined;
  onRecorded: (exchange: Exchange) => void;
  onRefused: () => void;
}

/** The form and the draft kept of it; to be drawn anew, with another key, for the next exchange. */
export function RecordForm(props: RecordFormProps) {
  const { begin, draft } = props;
  return (
    <KeptDraft begin={begin} draft={draft} onRestart={() => dropIntention(draft)}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

function DraftedForm({ begin, draft, balance, onRecorded, onRefused }: RecordFormProps) {
  const { t } = useTranslation('exchanges');
  const form = useCheckedForm({ initialValues: begin, check: checkExchange, draft });
  const record = useRecording(draft, onRecorded);
  const filled = isFilled(form.values);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in any field tries to send the form
    <div onKeyDown={sendOnEnter}>
      <Form
        form={form}
        onSubmit={record}
        label={t('new.title')}
        incomplete={filled ? undefined : t('new.fillAll')}
        onRefused={onRefused}
      >
        <Who form={form} />
        <FieldRow>
          <DayField {...bind(form, 'dateOfTransaction')} />
          <ActivityField {...bind(form, 'activity')} />
        </FieldRow>
        <HoursField {...bind(form, 'quantityOfHours')} />
        <TextareaField
          {...bind(form, 'note')}
          label={t('new.note')}
          hint={t('new.noteHint')}
          maxLength={NOTE_MAX}
          rows={2}
        />
        <Preview form={form.values} balance={balance} />
        <div className={css.submit}>
          <SubmitButton disabled={!filled}>{t('new.submit')}</SubmitButton>
          {!filled && <p className={css.soft}>{t('new.fillAll')}</p>}
        </div>
      </Form>
    </div>
  );
}

/** Bank and person belong together: another bank, another person. */
function Who({ form }: { form: UseFormReturnType<ExchangeForm> }) {
  const { userTo, bankTo, debtorName } = form.values;
  const choose = (chosen: Partial<ExchangeForm>) => form.setValues(chosen);
  return (
    <>
      <RecentPartners chosen={userTo} onChoose={choose} />
      <FieldRow>
        <BankField
          {...bind(form, 'bankTo')}
          onChange={(bank) =>
            choose({ bankTo: bank, userTo: '', debtorName: '', debtorSpokenName: '' })
          }
        />
        <DebtorField
          {...bind(form, 'userTo')}
          bankId={bankTo}
          chosenName={debtorName}
          onChange={(id, name, spokenName) =>
            choose({ userTo: id, debtorName: name, debtorSpokenName: spokenName })
          }
        />
      </FieldRow>
    </>
  );
}

/** A disabled button keeps Enter from sending; sent it must be, to hear what is missing. */
function sendOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.ariaExpanded === 'true') return;
  const isHeldBack = target.form?.querySelector(':scope button[type="submit"]:disabled');
  if (isHeldBack) target.form?.requestSubmit();
}
