/** Texts as elements: kept in a form's state they follow the reader's language. */
import type { ParseKeysWithoutVariables } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './namespaces.ts';

/** A key with its namespace: `accounts:wrong.nameRequired`. Only texts without variables. */
export type TextKey = {
  [Name in Namespace]: `${Name}:${ParseKeysWithoutVariables<Name>}`;
}[Namespace];

/** One text of any namespace that the page has loaded. */
export function Text({ of }: { of: TextKey }) {
  const { t } = useTranslation<Namespace[]>();
  return t(of);
}
