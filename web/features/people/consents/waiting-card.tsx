/** At the desk: how many have not answered about the privacy notice, and reminding them (specification §36). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';

export function WaitingCard() {
  const { t } = useTranslation('privacy');
  const figures = useQuery(read('readConsentFigures'));
  const remind = useAction({
    send: () => call('remindConsents', {}),
    done: (_, { sent }) => t('desk.reminded', { count: sent }),
    failed: () => t('desk.remindFailed'),
  });
  const { isBusy, run } = useSingleFlight(() => remind.run(undefined));
  const { data } = figures;
  return (
    <Card title={t('desk.waitingTitle')}>
      <Stack gap="small">
        <Loaded query={figures} skeleton={<TextSkeleton lines={2} />} />
        {data?.waiting === 0 && <p>{t('desk.nobodyWaits', { count: data.members })}</p>}
        {data && data.waiting > 0 && (
          <>
            <p>{t('desk.waiting', { count: data.waiting, of: data.members })}</p>
            {data.withoutLogin > 0 && <p>{t('desk.withoutLogin', { count: data.withoutLogin })}</p>}
            <p>{t('desk.remindText')}</p>
            <div>
              <Button kind="secondary" busy={isBusy} disabled={data.toRemind === 0} onClick={run}>
                {t('desk.remind', { count: data.toRemind })}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
