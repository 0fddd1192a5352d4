/** What the form of a new exchange checks and sends, for hours given and for hours received. */
import { useTranslation } from 'react-i18next';
import { newExchangeSchema, receivedExchangeSchema } from '#contract/hours/exchanges.ts';
import type { RecordedExchange } from '#contract/hours/recording.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { ReadName } from '#web/api/read.ts';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { Text } from '#web/i18n/text.tsx';
import { dropDraft, idempotencyKeyFor } from '#web/ui/form/draft.ts';
import type { Errors } from '#web/ui/form/use-form.ts';
import {
  type ExchangeForm,
  type RecordedSide,
  receivedToWire,
  toWire,
} from '../parts/exchange-form.ts';
import { noteOwnChange } from '../parts/own-changes.ts';
import { WHO_CAN_BE_CHOSEN } from '../parts/people.ts';
import { sendOnce } from '../parts/sent-once.ts';

interface RecordingOptions {
  side: RecordedSide;
  /** The notice that the hours come from. */
  notice: number | undefined;
  begin: ExchangeForm;
  draft: string;
  onRecorded: (exchange: RecordedExchange) => void;
  onKept: () => void;
  /** The portal has said no to this. */
  onRefused: (error: unknown, values: ExchangeForm) => void;
}

/** Nothing has changed but, perhaps, who can be chosen and what stands already. */
const ASKED_AGAIN: readonly ReadName[] = [...WHO_CAN_BE_CHOSEN, 'readRecordingMatch'];

/**
 * The form's state and how to send it. Hours given are kept without a connection, to be sent later; not
 * those of the member for whom somebody acts, for until then they may act no more.
 */
export function useRecording(options: RecordingOptions) {
  const { side, notice, begin, draft, onRecorded, onKept } = options;
  const { t } = useTranslation('recording');
  const { userId, userBankId, delegateId } = useSignedIn();
  const givenBody = (values: ExchangeForm) =>
    newExchangeSchema.parse({
      bankFrom: userBankId ?? undefined,
      userFrom: userId,
      ...toWire(values),
      notice,
    });
  const sendGiven = (values: ExchangeForm) => {
    const body = givenBody(values);
    return call('createExchange', { body }, { idempotencyKey: idempotencyKeyFor(draft, body) });
  };
  const sendReceived = (values: ExchangeForm) => {
    const body = receivedExchangeSchema.parse({
      ...receivedToWire(values),
      notice,
      undoable: true,
    });
    const idempotencyKey = idempotencyKeyFor(draft, body);
    return call('createReceivedExchange', { body }, { idempotencyKey });
  };
  const waits = (error: unknown, values: ExchangeForm, wasCut: boolean) => {
    const body = givenBody(values);
    const key = idempotencyKeyFor(draft, body);
    const asked = { call: 'createExchange', input: { body } } as const;
    return waitsAfter(error, { ...asked, key, name: values.debtorSpokenName }, wasCut);
  };
  const isGiven = side === 'given';
  const canWait = isGiven && delegateId === undefined;
  return useActionForm({
    begin,
    draft,
    check: isGiven ? checkGiven : checkReceived,
    send: async (values) => {
      const send = isGiven ? sendGiven : sendReceived;
      return noteOwnChange(await sendOnce(draft, values, () => send(values)));
    },
    own: isGiven ? GIVEN_WORDS : RECEIVED_WORDS,
    byField: isGiven ? undefined : toOtherPerson,
    changesOnRefusal: ASKED_AGAIN,
    refused: t('failed'),
    noSecond: t('noSecond'),
    onSent: onRecorded,
    onRefused: (error, usual, { current }, wasCut) => {
      options.onRefused(error, current());
      if (!canWait || !waits(error, current(), wasCut)) return usual;
      dropDraft(draft);
      onKept();
      return undefined;
    },
  });
}

/** What is missing, each field in its own words: a list of them is read above the form. */
const TERMS_WORDS: OwnWords = {
  dateOfTransaction: { required: <Text of="recording:missing.dateOfTransaction" /> },
  activity: { required: <Text of="recording:missing.activity" /> },
  quantityOfHours: { required: <Text of="recording:missing.quantityOfHours" /> },
  note: { required: <Text of="recording:missing.note" /> },
};
const GIVEN_WORDS: OwnWords = {
  ...TERMS_WORDS,
  bankTo: { required: <Text of="recording:missing.bankTo" /> },
  userTo: { required: <Text of="recording:given.missing" /> },
};
const RECEIVED_WORDS: OwnWords = {
  ...TERMS_WORDS,
  bankFrom: { required: <Text of="recording:missing.bankTo" /> },
  userFrom: { required: <Text of="recording:received.missing" /> },
};

function checkGiven(form: ExchangeForm): Errors {
  return problemsFor(newExchangeSchema, toWire(form), GIVEN_WORDS, 'dateOfTransaction');
}

function checkReceived(form: ExchangeForm): Errors {
  const body = receivedToWire(form);
  return toOtherPerson(
    problemsFor(receivedExchangeSchema, body, RECEIVED_WORDS, 'dateOfTransaction'),
  );
}

/** Problems of the creditor stand at the fields of the other person. */
function toOtherPerson({ bankFrom, userFrom, ...errors }: Errors): Errors {
  return {
    ...errors,
    ...(bankFrom === undefined ? {} : { bankTo: bankFrom }),
    ...(userFrom === undefined ? {} : { userTo: userFrom }),
  };
}
