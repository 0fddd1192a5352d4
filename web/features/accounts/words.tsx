/** Texts of accounts as elements, so that what stands in a form follows the reader's language. */
import type { ParseKeysWithoutVariables } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OwnWords } from '#web/api/checks.tsx';

/** One text of the room `accounts`. */
export function Words({ of }: { of: ParseKeysWithoutVariables<'accounts'> }) {
  const { t } = useTranslation('accounts');
  return t(of);
}

/** What can be wrong with what a person says of themselves (specification §5). */
export const personWords: OwnWords = {
  name: { required: <Words of="wrong.nameRequired" /> },
  surname: { required: <Words of="wrong.surnameRequired" /> },
  phone: { required: <Words of="wrong.phoneRequired" /> },
  dateOfBirthday: {
    required: <Words of="wrong.dateRequired" />,
    'date-future': <Words of="wrong.dateFuture" />,
  },
  sex: { required: <Words of="wrong.sexRequired" /> },
  prefLocale: { required: <Words of="wrong.localeRequired" /> },
};

/** What can be wrong with a password being chosen. */
export const newPasswordWords = {
  required: <Words of="wrong.passwordRequired" />,
  'password-weak': <Words of="wrong.passwordWeak" />,
};
