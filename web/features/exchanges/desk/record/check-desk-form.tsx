/** What is wrong with exchanges to be registered before they are sent: the contract's rules, today's date. */
import type { ParseKeysWithoutVariables } from 'i18next';
import { useTranslation } from 'react-i18next';
import { bankExchangeSchema, multipleExchangeSchema } from '#contract/exchanges.ts';
import { type OwnWords, problemsFor } from '#web/api/checks.tsx';
import { FieldText } from '#web/api/error-text.tsx';
import { today } from '#web/i18n/format.ts';
import { byField, type DeskForm, wireMany, wireOne } from './desk-form.ts';

/** Field by field (law L1; what only the portal knows it says once more). */
export function checkDeskForm(form: DeskForm) {
  const problems = byField(
    form.many === 'none'
      ? problemsFor(bankExchangeSchema, wireOne(form), missingWords)
      : problemsFor(multipleExchangeSchema, wireMany(form), missingWords),
  );
  if (form.dateOfTransaction > today()) {
    problems.dateOfTransaction ??= <FieldText code="date-future" />;
  }
  const isSame = form.many === 'none' && form.from[0] && form.from[0].id === form.to[0]?.id;
  if (isSame) problems.to ??= <FieldText code="same-person" />;
  return Object.fromEntries(
    FIELDS.filter((name) => name in problems).map((name) => [name, problems[name]]),
  );
}

/** In the order one meets them. */
const FIELDS = ['from', 'bankTo', 'to', 'dateOfTransaction', 'activity', 'quantityOfHours', 'note'];

function Words({ of }: { of: ParseKeysWithoutVariables<'bank-record'> }) {
  const { t } = useTranslation('bank-record');
  return t(of);
}

const from = { required: <Words of="missing.from" /> };
const to = { required: <Words of="missing.to" /> };

/** What to do about each field that is empty. */
export const missingWords: OwnWords = {
  bankTo: { required: <Words of="missing.bankTo" /> },
  userFrom: from,
  listUserFrom: from,
  userTo: to,
  listUserTo: to,
  dateOfTransaction: { required: <Words of="missing.dateOfTransaction" /> },
  activity: { required: <Words of="missing.activity" /> },
  quantityOfHours: { required: <Words of="missing.quantityOfHours" /> },
  note: { required: <Words of="missing.note" /> },
};
