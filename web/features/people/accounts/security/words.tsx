/** What can be wrong with the fields of signing in, in their own words. */
import type { OwnWords } from '#web/api/refusal.tsx';
import { Text } from '#web/i18n/text.tsx';

export const proofWords: OwnWords = {
  password: {
    required: <Text of="security:wrong.passwordRequired" />,
    'password-wrong': <Text of="security:wrong.password" />,
  },
  code: {
    required: <Text of="security:wrong.codeRequired" />,
    'code-wrong': <Text of="security:wrong.code" />,
  },
};
