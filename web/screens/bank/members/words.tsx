/** Texts of the members' desk as elements, so that what stands in a form follows the reader's language. */
import type { ParseKeysWithoutVariables } from 'i18next';
import { useTranslation } from 'react-i18next';

/** One text of the room `bank-members`. */
export function Words({ of }: { of: ParseKeysWithoutVariables<'members'> }) {
  const { t } = useTranslation('members');
  return t(of);
}
