/** A gift of hours: of the reader to the fund or a member, or at the desk of the fund to a member. */
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { giftSchema } from '#contract/hours/fund.ts';
import { NOTE_MAX } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { problemsFor } from '#web/api/checks.tsx';
import type { OwnWords } from '#web/api/refusal.tsx';
import { useActionForm } from '#web/api/use-action-form.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { Text } from '#web/i18n/text.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { idempotencyKeyFor } from '#web/ui/form/draft.ts';
import { Form } from '#web/ui/form/form.tsx';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { bind } from '#web/ui/form/use-form.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { showToast } from '#web/ui/notice/toasts.ts';
import { typedHours } from '../parts/exchange-form.ts';
import { WHO_CAN_BE_CHOSEN } from '../parts/people.ts';
import { PersonField } from '../parts/person-field.tsx';

interface GiftForm {
  target: 'fund' | 'person';
  toPerson: string;
  personName: string;
  hours: string;
  note: string;
}

const OWN_DRAFT = 'own-gift';
const FUND_DRAFT = 'fund-gift';

const words: OwnWords = {
  toPerson: {
    required: <Text of="fund:gift.personMissing" />,
    invalid: <Text of="fund:gift.personMissing" />,
  },
  note: { required: <Text of="fund:gift.noteMissing" /> },
};

/** The body; a person who is not chosen yet is no id, which the schema refuses. */
function toWire({ target, toPerson, hours, note }: GiftForm) {
  return {
    toPerson: target === 'fund' ? null : Number(toPerson),
    hours: typedHours(hours) ?? 0,
    note,
  };
}

const check = (form: GiftForm) => problemsFor(giftSchema, toWire(form), words);

interface GiftFormProps {
  /** The desk gives what is the fund's. */
  isFromFund: boolean;
  onDone: () => void;
}

/** Its fields and two buttons, for a dialog. */
export function GiftForm({ isFromFund, onDone }: GiftFormProps) {
  const { t } = useTranslation('fund');
  const { userId } = useSignedIn();
  const target = isFromFund ? 'person' : 'fund';
  const begin: GiftForm = { target, toPerson: '', personName: '', hours: '', note: '' };
  const gift = useActionForm({
    begin,
    draft: isFromFund ? FUND_DRAFT : OWN_DRAFT,
    check,
    send: isFromFund ? sendFromFund : sendOwn,
    own: words,
    changesOnRefusal: WHO_CAN_BE_CHOSEN,
    refused: t('gift.failed'),
    noSecond: t('gift.noSecond'),
    onSent: (made) => {
      const hours = hoursText(made.quantityOfHours);
      if (made.status === 'confirmed') showToast('success', t('gift.done', { hours }));
      else {
        const isOwn = made.userFromId === userId;
        const why = t(isOwn ? 'gift.waitsForAnother' : 'gift.waitsForFund');
        showToast('info', t('gift.waits'), why);
      }
      onDone();
    },
  });
  const { form } = gift;
  return (
    <Form {...gift} label={t(isFromFund ? 'gift.deskTitle' : 'gift.ownTitle')}>
      <p>{t(isFromFund ? 'gift.deskText' : 'gift.ownText')}</p>
      {!isFromFund && (
        <RadioField
          {...bind(form, 'target')}
          onChange={(value) => form.set({ target: value === 'person' ? 'person' : 'fund' })}
          label={t('gift.target')}
          options={[
            { value: 'fund', label: t('gift.toFund') },
            { value: 'person', label: t('gift.toPerson') },
          ]}
          stacked
        />
      )}
      {form.values.target === 'person' && (
        <PersonField
          {...bind(form, 'toPerson')}
          label={t('gift.person')}
          except={isFromFund ? undefined : userId}
          chosenName={form.values.personName}
          onChange={(toPerson, personName) => form.set({ toPerson, personName })}
        />
      )}
      <TextField
        {...bind(form, 'hours')}
        label={t('gift.hours')}
        hint={t('gift.hoursHint')}
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        {...bind(form, 'note')}
        label={t('gift.note')}
        hint={t('gift.noteHint')}
        maxLength={NOTE_MAX}
      />
      <FormButtons onLeave={onDone} send={t('gift.send')} />
    </Form>
  );
}

function sendOwn(values: GiftForm): Promise<Exchange> {
  const body = toWire(values);
  return call('giveHours', { body }, { idempotencyKey: idempotencyKeyFor(OWN_DRAFT, body) });
}

function sendFromFund(values: GiftForm): Promise<Exchange> {
  const body = { ...toWire(values), toPerson: Number(values.toPerson) };
  return call('giveFromFund', { body }, { idempotencyKey: idempotencyKeyFor(FUND_DRAFT, body) });
}
