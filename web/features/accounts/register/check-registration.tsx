/** What is wrong with the registration form (specification §5). */
import { registrationSchema } from '#contract/accounts.ts';
import { type OwnWords, problemsFor } from '#web/api/checks.tsx';
import { today } from '#web/i18n/format.ts';
import type { Errors } from '#web/ui/form/use-form.ts';
import { confirmationProblem } from '../new-password-fields.tsx';
import { newPasswordWords, personWords, Words } from '../words.tsx';
import { type RegistrationValues, toWire } from './registration.ts';

const registrationWords: OwnWords = {
  ...personWords,
  email: {
    required: <Words of="wrong.emailRequired" />,
    'email-invalid': <Words of="wrong.emailInvalid" />,
    taken: <Words of="wrong.emailTaken" />,
  },
  emailConf: {
    required: <Words of="wrong.emailConfRequired" />,
    'email-invalid': <Words of="wrong.emailInvalid" />,
    'emails-differ': <Words of="wrong.emailsDiffer" />,
  },
  password: newPasswordWords,
};

/** Field by field, in the order of the form. */
export function checkRegistration(values: RegistrationValues): Errors {
  const found: Errors = {
    ...problemsFor(registrationSchema, toWire(values), registrationWords),
    ...confirmationProblem(values.password, values.passwordConf),
  };
  if (!found.dateOfBirthday && values.dateOfBirthday > today()) {
    found.dateOfBirthday = personWords.dateOfBirthday?.['date-future'];
  }
  return Object.fromEntries(
    Object.keys(values)
      .filter((name) => found[name])
      .map((name) => [name, found[name]]),
  );
}
