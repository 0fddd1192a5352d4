/**
 * The bank's data as a form: the contract's rules at each field, the address rules of the website and
 * the Facebook page as one leaves them. What is typed survives a reload and a session that ended.
 */
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts';
import { type Bank, type BankData, bankDataSchema } from '#contract/members.ts';
import { type OwnWords, problemsFor } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { bind } from '#web/ui/form/binding.ts';
import { dropDraft, readDraft } from '#web/ui/form/draft.ts';
import { FieldRow, Form, type Refusal, SubmitButton } from '#web/ui/form/form.tsx';
import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { say } from '#web/ui/notice/toasts.ts';
import css from './bank.module.css';
import { dataOf, differs } from './bank-data.ts';
import { useUpdateBank } from './mutations.ts';

interface BankDataFormProps {
  bank: Bank;
  /** Saved, or left without saving. */
  onDone: () => void;
}

/** The form; drawn anew when a kept draft is thrown away. */
export function BankDataForm({ bank, onDone }: BankDataFormProps) {
  const [turn, setTurn] = useState(0);
  return <DraftedForm key={turn} bank={bank} onDone={onDone} onDiscard={() => setTurn(turn + 1)} />;
}

function DraftedForm({ bank, onDone, onDiscard }: BankDataFormProps & { onDiscard: () => void }) {
  const { t } = useTranslation('bank');
  const draft = `bank-data:${bank.bankId}`;
  const now = dataOf(bank);
  const [hasDraft] = useState(() => differs(readDraft(draft, now), now));
  const form = useCheckedForm<BankData>({ initialValues: now, check, draft });
  const update = useUpdateBank();
  const leave = () => {
    dropDraft(draft);
    onDone();
  };
  const save = async (data: BankData): Promise<Refusal | undefined> => {
    try {
      await update.mutateAsync(bankDataSchema.parse(data));
    } catch (error) {
      return { title: t('edit.failed'), ...refusalOf(error, ownWords) };
    }
    say('success', t('edit.saved'));
    leave();
    return undefined;
  };
  const discard = () => {
    dropDraft(draft);
    onDiscard();
  };
  return (
    <Form form={form} onSubmit={save} label={t('edit.title')}>
      {hasDraft && <KeptDraft onDiscard={discard} />}
      <p className={css.soft}>{t('edit.fixed')}</p>
      <Fields form={form} />
      <DialogButtons>
        <CancelButton onClick={leave} />
        <SubmitButton>{t('edit.save')}</SubmitButton>
      </DialogButtons>
    </Form>
  );
}

const NEEDED = ['address', 'president', 'secretary', 'gdpr'] as const;

function Wrong({ of }: { of: (typeof NEEDED)[number] }) {
  const { t } = useTranslation('bank');
  return t(`edit.wrong.${of}`);
}

const ownWords: OwnWords = Object.fromEntries(
  NEEDED.map((name) => [name, { required: <Wrong of={name} /> }]),
);

function check(data: BankData) {
  return problemsFor(bankDataSchema, data, ownWords);
}

function KeptDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('bank');
  return (
    <Notice
      action={
        <Button kind="secondary" small onClick={onDiscard}>
          {t('edit.discard')}
        </Button>
      }
    >
      {t('edit.kept')}
    </Notice>
  );
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Button kind="secondary" onClick={onClick}>
      {t('cancel')}
    </Button>
  );
}

type Line = Exclude<keyof BankData, 'gdpr' | 'description'>;

function Fields({ form }: { form: UseFormReturnType<BankData> }) {
  const { t } = useTranslation('bank');
  const line = (name: Line, more: Partial<TextFieldProps> = {}) => (
    <TextField
      {...bind(form, name)}
      label={t(`edit.${name}`)}
      maxLength={SHORT_TEXT_MAX}
      {...more}
    />
  );
  return (
    <>
      {line('address', { autoComplete: 'street-address' })}
      <FieldRow>
        {line('president')}
        {line('secretary')}
      </FieldRow>
      <FieldRow>
        {line('phone', { type: 'tel', autoComplete: 'tel', optional: true })}
        {line('vat', { optional: true })}
      </FieldRow>
      {line('association', { hint: t('edit.associationHint'), optional: true })}
      <FieldRow>
        {line('webUrl', { type: 'url', inputMode: 'url', autoComplete: 'url', optional: true })}
        {line('facebookUrl', { type: 'url', inputMode: 'url', optional: true })}
      </FieldRow>
      <TextareaField
        {...bind(form, 'description')}
        label={t('edit.description')}
        hint={t('edit.descriptionHint')}
        maxLength={LONG_TEXT_MAX}
        rows={4}
        optional
      />
      <TextareaField
        {...bind(form, 'gdpr')}
        label={t('edit.gdpr')}
        hint={t('edit.gdprHint')}
        maxLength={LONG_TEXT_MAX}
        rows={6}
      />
    </>
  );
}
