/** Notifications on this device: how they stand, in words, and one button. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { askPermission, readPushState, turnOff, turnOn } from '#web/api/push-device.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';

/** The browser asks for its permission only when the button is pressed. */
export function PushCard() {
  const { t } = useTranslation('letters');
  const { userId } = useSignedIn();
  const state = useQuery({ queryKey: ['push-state'], queryFn: () => readPushState(userId) });
  const change = useAction({
    send: (wanted: boolean) => (wanted ? turnOn : turnOff)(userId).finally(() => state.refetch()),
    failed: (wanted) => t(wanted ? 'push.notTurnedOn' : 'push.notTurnedOff'),
    changes: [],
  });
  const { data } = state;
  // Around the browser's question too: a second click while it stands asks nothing more.
  const pressing = useSingleFlight(async () => {
    const isWanted = data === 'off';
    if (isWanted && !(await askPermission())) await state.refetch();
    else await change.run(isWanted);
  });
  return (
    <Card title={t('push.title')}>
      <Stack>
        <p>{t('push.lead')}</p>
        <Loaded query={state} skeleton={<TextSkeleton lines={2} />}>
          {(data) => <p role="status">{t(`push.states.${data}`)}</p>}
        </Loaded>
        {(data === 'off' || data === 'on') && (
          <div>
            <Button kind="secondary" busy={pressing.isBusy} onClick={() => void pressing.run()}>
              {t(data === 'off' ? 'push.turnOn' : 'push.turnOff')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
