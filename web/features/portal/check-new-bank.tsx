/** What is wrong with the form of a new bank (specification §5). */
import { useTranslation } from 'react-i18next';
import { newBankSchema } from '#contract/banks.ts';
import { type OwnWords, problemsFor } from '#web/api/checks.tsx';
import type { Errors } from '#web/ui/form/use-form.ts';
import { formName, type NewBankValues, toWire } from './new-bank.ts';

const NEEDED = ['name', 'date', 'president', 'secretary', 'address', 'email', 'gdpr'] as const;
type Wrong = (typeof NEEDED)[number] | 'taken';

function Words({ of }: { of: Wrong }) {
  const { t } = useTranslation('portal');
  return t(`create.wrong.${of}`);
}

const needed: OwnWords = Object.fromEntries(
  NEEDED.map((name) => [name, { required: <Words of={name} /> }]),
);
export const newBankWords: OwnWords = {
  ...needed,
  name: { ...needed.name, taken: <Words of="taken" /> },
};

/** Field by field, by the form's names and in its order. */
export function checkNewBank(values: NewBankValues): Errors {
  const found = Object.entries(problemsFor(newBankSchema, toWire(values), newBankWords));
  const named = new Map(found.map(([name, error]) => [formName(name), error]));
  return Object.fromEntries(
    Object.keys(values)
      .filter((name) => named.has(name))
      .map((name) => [name, named.get(name)]),
  );
}
