/** The form to apply for a new bank (specification §2, §5). */
import { useTranslation } from 'react-i18next';
import { ErrorText } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FieldRow, Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { bind, type FormState } from '#web/ui/form/use-form.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import {
  applyForBank,
  checkNewBank,
  EMPTY_BANK,
  type NewBankValues,
  newBankWords,
} from './new-bank.tsx';

interface NewBankFormProps {
  /** The name under which what is typed survives a reload. */
  draft: string;
  onSent: () => Promise<void>;
}

type BankForm = FormState<NewBankValues>;

/** The form and its draft. */
export function NewBankForm(props: NewBankFormProps) {
  return (
    <KeptDraft draft={props.draft} begin={EMPTY_BANK}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

/** Bank, people, contact and privacy notice. */
function DraftedForm({ draft, onSent }: NewBankFormProps) {
  const { t } = useTranslation('portal');
  const application = useActionForm({
    begin: EMPTY_BANK,
    draft,
    check: checkNewBank,
    send: applyForBank,
    own: newBankWords,
    done: () => t('create.done'),
    changes: [],
    refused: t('create.failed'),
    onSent,
    onRefused: (error, usual) => ({ ...usual, problem: <ErrorText error={error} /> }),
  });
  const { form } = application;
  return (
    <Form {...application} label={t('create.title')}>
      <Stack>
        <BankCard form={form} />
        <Card title={t('create.people')}>
          <FieldRow>
            <Line form={form} name="president" autoComplete="off" />
            <Line form={form} name="secretary" autoComplete="off" />
          </FieldRow>
        </Card>
        <ContactCard form={form} />
        <Card title={t('create.privacy')}>
          <TextareaField
            {...bind(form, 'gdpr')}
            label={t('create.fields.gdpr')}
            hint={t('create.gdprHint')}
            rows={8}
          />
        </Card>
        <p>{t('create.emailNote')}</p>
        <div>
          <SubmitButton>{t('create.submit')}</SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

function BankCard({ form }: { form: BankForm }) {
  const { t } = useTranslation('portal');
  return (
    <Card title={t('create.bank')}>
      <Stack>
        <Line form={form} name="name" autoComplete="organization" />
        <FieldRow>
          <DateField {...bind(form, 'date')} label={t('create.fields.date')} />
          <Line form={form} name="association" optional />
        </FieldRow>
        <TextareaField
          {...bind(form, 'description')}
          label={t('create.fields.description')}
          hint={t('create.descriptionHint')}
          rows={3}
          optional
        />
        <Line form={form} name="vat" optional />
      </Stack>
    </Card>
  );
}

function ContactCard({ form }: { form: BankForm }) {
  const { t } = useTranslation('portal');
  return (
    <Card title={t('create.contact')}>
      <Stack>
        <Line form={form} name="address" autoComplete="street-address" />
        <FieldRow>
          <Line form={form} name="email" type="email" autoComplete="email" />
          <Line form={form} name="phone" type="tel" autoComplete="tel" optional />
        </FieldRow>
        <FieldRow>
          <Line form={form} name="web_url" type="url" autoComplete="url" optional />
          <Line form={form} name="facebook_url" type="url" optional />
        </FieldRow>
      </Stack>
    </Card>
  );
}

interface LineProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'optional'> {
  form: BankForm;
  name: Exclude<keyof NewBankValues, 'gdpr' | 'description'>;
}

function Line({ form, name, ...native }: LineProps) {
  const { t } = useTranslation('portal');
  return <TextField {...bind(form, name)} {...native} label={t(`create.fields.${name}`)} />;
}
