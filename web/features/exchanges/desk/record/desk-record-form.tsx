/**
 * An administrator registers exchanges of members (specification §2, §5): one between two people, or
 * many at once.
 */

import { useTranslation } from 'react-i18next';
import { bankExchangeSchema, type Exchange, multipleExchangeSchema } from '#contract/exchanges.ts';
import { call } from '#web/api/call.ts';
import { type OwnWords, problemsFor } from '#web/api/checks.tsx';
import { FieldText } from '#web/api/error-text.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { Text } from '#web/i18n/text.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { KeptDraft } from '#web/ui/form/kept-draft.tsx';
import { noteOwnChange } from '../../own-changes.ts';
import { TermsFields } from '../../record/terms-fields.tsx';
import { useSendOnce } from '../../record/use-send-once.tsx';
import { byField, type DeskForm, tidyRoundedHours, toWire } from './desk-form.ts';
import { DeskPreview } from './desk-preview.tsx';
import css from './desk-record.module.css';
import { ManyQuestion, RegisterLabel, useManyQuestion } from './many-question.tsx';
import { SideFields } from './side-fields.tsx';

/** What was done: one exchange, or many that the server will make one after the other. */
export type Registered = Exchange | 'accepted';

interface DeskRecordFormProps {
  /** What the form begins with, unless a draft says otherwise. */
  begin: DeskForm;
  /** Names what is kept of it in this tab. */
  draft: string;
  onRegistered: (what: Registered) => void;
  onRefused: () => void;
}

/** The form and its draft; mounted again, with another key, for the next one. */
export function DeskRecordForm(props: DeskRecordFormProps) {
  return (
    <KeptDraft begin={props.begin} draft={props.draft}>
      <DraftedForm {...props} />
    </KeptDraft>
  );
}

function DraftedForm({ begin, draft, onRegistered, onRefused }: DeskRecordFormProps) {
  const { t } = useTranslation('bank-record');
  const { form, submit } = useSendOnce({
    begin,
    check,
    draft,
    send,
    onDone: onRegistered,
    texts: { failed: t('failed'), noSecond: t('noSecond') },
    ownWords,
    byField,
  });
  const question = useManyQuestion(submit);
  return (
    <div className={css.form}>
      <Form
        form={form}
        onSubmit={question.submit}
        label={t('title')}
        incomplete={t('fillAll')}
        onRefused={onRefused}
        byButtonOnly
      >
        <SideFields form={form} />
        <TermsFields form={form} tidyHours={(text) => tidyRoundedHours(text, currentLanguage())} />
        <DeskPreview form={form.values} />
        <div>
          <SubmitButton>
            <RegisterLabel form={form.values} />
          </SubmitButton>
        </div>
      </Form>
      <ManyQuestion pending={question.pending} form={form.values} />
    </div>
  );
}

async function send(form: DeskForm, keyFor: (body: object) => string): Promise<Registered> {
  if (form.many === 'none') {
    const body = bankExchangeSchema.parse(toWire(form));
    const idempotencyKey = keyFor(body);
    return noteOwnChange(await call('createBankExchange', { body }, { idempotencyKey }));
  }
  const body = multipleExchangeSchema.parse({ ...toWire(form), undoable: true });
  await call('createMultipleExchanges', { body }, { idempotencyKey: keyFor(body) });
  return 'accepted';
}

const from = { required: <Text of="bank-record:missing.from" /> };
const to = { required: <Text of="bank-record:missing.to" /> };

/** What to do about each empty field. */
const ownWords: OwnWords = {
  bankTo: { required: <Text of="bank-record:missing.bankTo" /> },
  userFrom: from,
  listUserFrom: from,
  userTo: to,
  listUserTo: to,
  dateOfTransaction: { required: <Text of="bank-record:missing.dateOfTransaction" /> },
  activity: { required: <Text of="bank-record:missing.activity" /> },
  quantityOfHours: { required: <Text of="bank-record:missing.quantityOfHours" /> },
  note: { required: <Text of="bank-record:missing.note" /> },
};

/** In the order of the form. */
const FIELDS = ['from', 'bankTo', 'to', 'dateOfTransaction', 'activity', 'quantityOfHours', 'note'];

function check(form: DeskForm) {
  const schema = form.many === 'none' ? bankExchangeSchema : multipleExchangeSchema;
  const problems = byField(problemsFor(schema, toWire(form), ownWords, 'dateOfTransaction'));
  const isSame = form.many === 'none' && form.from[0] && form.from[0].id === form.to[0]?.id;
  if (isSame) problems.to ??= <FieldText code="same-person" />;
  return Object.fromEntries(
    FIELDS.filter((name) => name in problems).map((name) => [name, problems[name]]),
  );
}
