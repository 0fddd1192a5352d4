/** The rooms of the bank: what each adds, since when it is open, and one button. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BankRoom, ROOMS } from '#contract/banks/rooms.ts';
import { read } from '#web/api/read.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useRoomChange } from './use-room-change.ts';

/** @param onChanged what the session says of rooms is out of date */
export function RoomsList({ onChanged }: { onChanged: () => Promise<void> }) {
  const { t } = useTranslation('rooms');
  const rooms = useQuery(read('listRooms'));
  const { run, isBusy } = useRoomChange(onChanged);
  const [closing, ask] = useState<BankRoom>();
  const room = closing ? t(`names.${closing.name}`) : '';
  return (
    <Card>
      <Loaded query={rooms} skeleton={<TextSkeleton lines={8} />} warns>
        {(data) => (
          <Lines>
            {data.map((one) => (
              <RoomLine
                key={one.name}
                room={one}
                isBusy={isBusy}
                onOpen={() => void run({ name: one.name, isOpen: true })}
                onClose={() => ask(one)}
              />
            ))}
          </Lines>
        )}
      </Loaded>
      <ConfirmDialog
        isOpen={closing !== undefined}
        onClose={() => ask(undefined)}
        onConfirm={() => closing && run({ name: closing.name, isOpen: false })}
        title={t('ask.title', { room })}
        confirmLabel={t('ask.confirm')}
        tone="plain"
      >
        {t('ask.text')}
      </ConfirmDialog>
    </Card>
  );
}

interface RoomLineProps {
  room: BankRoom;
  isBusy: boolean;
  onOpen: () => void;
  onClose: () => void;
}

function RoomLine({ room, isBusy, onOpen, onClose }: RoomLineProps) {
  const { t } = useTranslation('rooms');
  const { name, isOpen, inUse } = room;
  const title = t(`names.${name}`);
  const button = (act: 'open' | 'close', onClick: () => void) => (
    <Button small kind={act === 'open' ? 'primary' : 'secondary'} busy={isBusy} onClick={onClick}>
      {t(act)}
      <span className="visually-hidden"> {title}</span>
    </Button>
  );
  return (
    <Line
      title={
        <>
          <strong>{title}</strong> <RoomState room={room} />
        </>
      }
      more={<RoomWords room={room} />}
    >
      {!isOpen && button('open', onOpen)}
      {isOpen && inUse.length === 0 && button('close', onClose)}
    </Line>
  );
}

function RoomState({ room: { isOpen, since, by } }: { room: BankRoom }) {
  const { t } = useTranslation('rooms');
  if (!isOpen) return <Badge>{t('isClosed')}</Badge>;
  if (since === null || by === null) return t('isOpen');
  const day = sentenceDay(since, currentLanguage());
  return `${t('isOpen')} ${t('since', { day, by })}`;
}

/** What it adds, who hears of it, and what keeps it from being closed. */
function RoomWords({ room: { name, isOpen, inUse } }: { room: BankRoom }) {
  const { t } = useTranslation('rooms');
  const isTold = !isOpen && ROOMS[name].tellsMembers;
  const what = inUse.map((use) => t(`uses.${use}`)).join(', ');
  const inside =
    what &&
    (isOpen
      ? t('inUse', { what })
      : t(name === 'bodies' ? 'offers.bodiesCame' : 'offers.cameBack'));
  const sentences = [t(`adds.${name}`), isTold && t('told'), inside];
  return sentences.filter(Boolean).join(' ');
}
