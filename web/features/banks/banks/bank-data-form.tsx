/** The bank's data as a form, with the contract's rules at each field. What is typed survives a reload. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BANK_DATA_FIELDS,
  type Bank,
  type BankData,
  bankUpdateSchema,
} from '#contract/banks/banks.ts';
import { LONG_TEXT_MAX, OPENING_HOURS_MAX, SHORT_TEXT_MAX } from '#contract/limits.ts';
import { LANGUAGE_CHOICES, LOCALES } from '#contract/locales.ts';
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useSendForm } from '#web/api/use-send-form.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { languageName } from '#web/i18n/person-data.ts';
import { Text } from '#web/i18n/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangedMeanwhile, useMeanwhile } from '#web/ui/form/changed-meanwhile.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './bank.module.css';
import { type Asks, NoticeAsks } from './notice-asks.tsx';

interface BankDataFormProps {
  bank: Bank;
  /** Saved, or left without saving. */
  onDone: () => void;
}

/** What of a bank its administrators may change (specification §2). */
function dataOf(bank: Bank): Required<BankData> {
  const { address, president, secretary, vat, phone, association } = bank;
  const { webUrl, facebookUrl, gdpr, description, openingHours, locale } = bank;
  const texts = { association, gdpr, description, openingHours, locale };
  return { address, president, secretary, vat, phone, webUrl, facebookUrl, ...texts };
}

/** The form and its draft. */
export function BankDataForm(props: BankDataFormProps) {
  const draft = `bank-data:${props.bank.bankId}`;
  return (
    <KeptDraft draft={draft} begin={dataOf(props.bank)}>
      <DraftedForm {...props} draft={draft} />
    </KeptDraft>
  );
}

function DraftedForm({ bank, draft, onDone }: BankDataFormProps & { draft: string }) {
  const { t } = useTranslation(['bank-desk', 'ui']);
  const [now] = useState(() => dataOf(bank));
  const { base, found, take } = useMeanwhile(now, draft);
  const { userId } = useSignedIn();
  const [asks, setAsks] = useState<Asks>('yes');
  const leave = () => {
    dropDraft(draft);
    onDone();
  };
  const update = useSendForm('updateBank', {
    schema: bankUpdateSchema,
    begin: now,
    draft,
    toBody: (data) => {
      const noticeAsks = data.gdpr === now.gdpr ? undefined : asks === 'yes';
      return { ...data, basedOn: base, noticeAsks };
    },
    own: ownWords,
    done: () => t('edit.saved'),
    refused: t('edit.failed'),
    onSent: onDone,
    onRefused: (error, usual, form) =>
      isRefusal(error, 'changed-meanwhile') ? take(form, error.changes) : usual,
  });
  const { form } = update;
  return (
    <Form {...update} label={t('edit.title')}>
      <ChangedMeanwhile
        form={form}
        found={found}
        readerId={userId}
        labelOf={(field) => {
          const known = BANK_DATA_FIELDS.find((one) => one === field);
          return known ? t(`edit.${known}`) : field;
        }}
        show={(field, value) => (field === 'locale' ? languageName(value) : value)}
      />
      <Stack>
        <Fields form={form}>
          {form.values.gdpr.trim() !== now.gdpr && <NoticeAsks value={asks} onChange={setAsks} />}
        </Fields>
        <Soft>{t('edit.fixed')}</Soft>
        <div className={css.foot}>
          <Button kind="secondary" onClick={leave}>
            {t('ui:leave')}
          </Button>
          <SubmitButton>{t('edit.save')}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

const ownWords: OwnWords = {
  address: { required: <Text of="bank-desk:edit.wrong.address" /> },
  president: { required: <Text of="bank-desk:edit.wrong.president" /> },
  secretary: { required: <Text of="bank-desk:edit.wrong.secretary" /> },
  gdpr: { required: <Text of="bank-desk:edit.wrong.gdpr" /> },
};

const languages = LOCALES.map((value) => ({ value, label: LANGUAGE_CHOICES[value] }));

type Line = Exclude<keyof BankData, 'gdpr' | 'description' | 'openingHours' | 'locale'>;

interface FieldsProps {
  form: FormState<Required<BankData>>;
  /** Below the privacy notice. */
  children: ReactNode;
}

/** The same groups in which the bank presents itself. */
function Fields({ form, children }: FieldsProps) {
  const { t } = useTranslation('bank-desk');
  const language = bind(form, 'locale');
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
      <Card title={t('edit.groups.who')}>
        <Stack>
          <TextareaField
            {...bind(form, 'description')}
            label={t('edit.description')}
            hint={t('edit.descriptionHint')}
            maxLength={LONG_TEXT_MAX}
            rows={4}
            optional
          />
          {line('association', { hint: t('edit.associationHint'), optional: true })}
          <SelectField
            {...language}
            onChange={(next) => {
              const known = LOCALES.find((one) => one === next);
              if (known) language.onChange(known);
            }}
            placeholder={false}
            label={t('edit.locale')}
            hint={t('edit.localeHint')}
            options={languages}
          />
        </Stack>
      </Card>
      <Card title={t('edit.groups.where')}>
        <Stack>
          {line('address', { autoComplete: 'street-address' })}
          <TextareaField
            {...bind(form, 'openingHours')}
            label={t('edit.openingHours')}
            hint={t('edit.openingHoursHint')}
            maxLength={OPENING_HOURS_MAX}
            rows={3}
            optional
          />
          {line('phone', { type: 'tel', autoComplete: 'tel', optional: true })}
          <FieldRow>
            {line('webUrl', { type: 'url', inputMode: 'url', autoComplete: 'url', optional: true })}
            {line('facebookUrl', { type: 'url', inputMode: 'url', optional: true })}
          </FieldRow>
        </Stack>
      </Card>
      <Card title={t('edit.groups.people')}>
        <FieldRow>
          {line('president')}
          {line('secretary')}
        </FieldRow>
      </Card>
      <Card title={t('edit.groups.legal')}>
        <Stack>
          {line('vat', { optional: true })}
          <TextareaField
            {...bind(form, 'gdpr')}
            label={t('edit.gdpr')}
            hint={t('edit.gdprHint')}
            maxLength={LONG_TEXT_MAX}
            rows={8}
          />
          {children}
        </Stack>
      </Card>
    </>
  );
}
