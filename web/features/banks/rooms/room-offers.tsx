/** Rooms that would help just now, offered once where their first row would be (specification §40). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { hasRoom } from '#web/api/session.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { useRoomChange } from './use-room-change.ts';

/** The rooms that are ever offered. */
const OFFERED = ['paper', 'fund'] as const;
type Offered = (typeof OFFERED)[number];

interface RoomOffersProps {
  /** The one that this page is about; all without it. */
  only?: Offered;
  onChanged: () => Promise<void>;
}

/** Nothing where nothing is closed, and nothing is asked of the portal then. */
export function RoomOffers({ only, onChanged }: RoomOffersProps) {
  const session = useSignedIn();
  const isAnyClosed = OFFERED.some((name) => !hasRoom(session, name));
  const { data = [] } = useQuery(read('listRooms', {}, { enabled: isAnyClosed }));
  const offers = OFFERED.flatMap((name) => {
    if (hasRoom(session, name) || (only ?? name) !== name) return [];
    const room = data.find((one) => one.name === name && one.isOffered);
    if (!room) return [];
    const cameBack = room.inUse.length > 0;
    return [<Offer key={name} name={name} cameBack={cameBack} onChanged={onChanged} />];
  });
  return offers.length > 0 && <Stack gap="medium">{offers}</Stack>;
}

interface OfferProps {
  name: Offered;
  /** Something is inside again, which nobody can say no to. */
  cameBack: boolean;
  onChanged: () => Promise<void>;
}

function Offer({ name, cameBack, onChanged }: OfferProps) {
  const { t } = useTranslation('rooms');
  const { run, isBusy } = useRoomChange(onChanged);
  const no = useAction({
    send: () => call('declineRoom', { params: { name } }),
    failed: () => t('failed'),
    changes: 'rooms',
  });
  return (
    <div>
      <p>
        <Marked text={t(cameBack ? 'offers.cameBack' : `offers.${name}`)} />
      </p>
      <Acts gap="tight">
        <Button small busy={isBusy} onClick={() => void run({ name, isOpen: true })}>
          {t('open')}
        </Button>
        {!cameBack && (
          <Button small kind="quiet" busy={no.isBusy} onClick={() => void no.run(undefined)}>
            {t('offers.no')}
          </Button>
        )}
      </Acts>
    </div>
  );
}
