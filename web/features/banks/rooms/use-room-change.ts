/** Opening and closing a room, wherever it is done. */
import { useTranslation } from 'react-i18next';
import type { RoomName } from '#contract/banks/room-names.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';

interface RoomChange {
  name: RoomName;
  isOpen: boolean;
}

/** @param onChanged what the session says of rooms is out of date */
export function useRoomChange(onChanged: () => Promise<void>) {
  const { t } = useTranslation('rooms');
  const said = ({ name, isOpen }: RoomChange) =>
    t(isOpen ? 'opened' : 'closed', { room: t(`names.${name}`) });
  return useAction({
    send: async ({ name, isOpen }: RoomChange) => {
      const body = { isOpen, basedOn: { isOpen: !isOpen } };
      await call('changeRoom', { params: { name }, body });
      await onChanged();
    },
    done: said,
    // Somebody else has done the same.
    settled: { 'changed-meanwhile': said },
    failed: () => t('failed'),
  });
}
