/** What can be wrong with the fields of accounts, in their own words (specification §5). */
import type { OwnWords } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';

/** A person's data. */
export const personWords: OwnWords = {
  name: { required: <Text of="accounts:wrong.nameRequired" /> },
  surname: { required: <Text of="accounts:wrong.surnameRequired" /> },
  phone: { required: <Text of="accounts:wrong.phoneRequired" /> },
  dateOfBirthday: {
    required: <Text of="accounts:wrong.dateRequired" />,
    'date-future': <Text of="accounts:wrong.dateFuture" />,
  },
  sex: { required: <Text of="accounts:wrong.sexRequired" /> },
  prefLocale: { required: <Text of="accounts:wrong.localeRequired" /> },
};

/** A person's data with their address. */
export const profileWords: OwnWords = {
  ...personWords,
  email: {
    required: <Text of="accounts:wrong.profileEmailRequired" />,
    'email-invalid': <Text of="accounts:wrong.emailInvalid" />,
    taken: <Text of="accounts:wrong.emailTaken" />,
  },
};

/** A new password. */
export const newPasswordWords = {
  required: <Text of="accounts:wrong.passwordRequired" />,
  'password-weak': <Text of="accounts:wrong.passwordWeak" />,
};
