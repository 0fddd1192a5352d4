/** In the place of a page that is in a closed room (specification §40): what the room is, and for administrators the key. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSignedIn } from '#web/api/use-session.ts';
import { useRoomChange } from '#web/features/banks/rooms/use-room-change.ts';
import { homeOf } from '#web/features/people/accounts/home-routes.ts';
import { refreshSession } from '#web/features/people/accounts/session-upkeep.ts';
import { roomAt } from '#web/room-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { InboxDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** Nothing at an address that is in no room. */
export default function ClosedRoom() {
  const room = roomAt(useLocation().pathname);
  const { t } = useTranslation('rooms');
  const session = useSignedIn();
  const { run, isBusy } = useRoomChange(refreshSession);
  const isAtDesk = session.role === 'ADMIN';
  // It may have been opened while this browser looked elsewhere.
  useEffect(() => void refreshSession(), []);
  if (!room) return null;
  return (
    <EmptyState
      drawing={<InboxDrawing />}
      title={<PageTitle tab={t('closedPage.title')}>{t('closedPage.title')}</PageTitle>}
      action={
        <Acts>
          {isAtDesk && (
            <Button busy={isBusy} onClick={() => void run({ name: room, isOpen: true })}>
              {t('closedPage.act')}
            </Button>
          )}
          <ButtonLink kind="secondary" to={homeOf(session)}>
            {t('closedPage.back')}
          </ButtonLink>
        </Acts>
      }
    >
      <b>{t(`names.${room}`)}.</b> {t(`adds.${room}`)}{' '}
      {t(isAtDesk ? 'closedPage.desk' : 'closedPage.member')}
    </EmptyState>
  );
}
