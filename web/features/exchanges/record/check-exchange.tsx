/** What is wrong with a new exchange before it is sent: the contract's rules, and today's date. */
import { useTranslation } from 'react-i18next';
import { newExchangeSchema } from '#contract/exchanges.ts';
import { problemsFor } from '#web/api/checks.tsx';
import { FieldText } from '#web/api/error-text.tsx';
import { today } from '#web/i18n/format.ts';
import { type ExchangeForm, wireForm } from './exchange-form.ts';

/** The fields of the form that go to the portal, by their names there. */
const FIELDS = [
  'bankTo',
  'userTo',
  'activity',
  'dateOfTransaction',
  'quantityOfHours',
  'note',
] as const;
type FieldName = (typeof FIELDS)[number];

/** What is missing, each field in its own words: a list of them is read above the form. */
export const missingWords = Object.fromEntries(
  FIELDS.map((of) => [of, { required: <Missing of={of} /> }]),
);

/** Field by field (law L1; that it is not after today the portal says once more, by its own clock). */
export function checkExchange(form: ExchangeForm) {
  const problems = problemsFor(newExchangeSchema, wireForm(form), missingWords);
  if (form.dateOfTransaction > today()) {
    problems.dateOfTransaction ??= <FieldText code="date-future" />;
  }
  return problems;
}

function Missing({ of }: { of: FieldName }) {
  const { t } = useTranslation('exchanges');
  return t(`new.missing.${of}`);
}
