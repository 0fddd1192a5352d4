/** The rooms of the bank at its desk (specification §40, /bank-rooms). */
import { useTranslation } from 'react-i18next';
import { RoomsList } from '#web/features/banks/rooms/rooms-list.tsx';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /bank-rooms */
export default function BankRooms() {
  const { t } = useTranslation('rooms');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <RoomsList onChanged={refreshSession} />
    </Stack>
  );
}
