/** Texts as elements: kept in a form's state they follow the reader's language. */
import type { ParseKeysWithoutVariables } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RoomName } from './rooms.ts';

/** A key with its room: `accounts:wrong.nameRequired`. Only texts without variables. */
export type TextKey = {
  [Room in RoomName]: `${Room}:${ParseKeysWithoutVariables<Room>}`;
}[RoomName];

/** One text of any room that the page has loaded. */
export function Text({ of }: { of: TextKey }) {
  const { t } = useTranslation<RoomName[]>();
  return t(of);
}
