/** Where one is signed in: each session in words, and ways to end them (specification §24). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DeviceWords, OwnSession } from '#contract/people/sign-in.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';

/** As many as are in sight. */
const FIRST = 3;

/** A card with the sessions that live. */
export function SessionsCard() {
  const { t } = useTranslation('security');
  const sessions = useQuery(read('listSessions'));
  const endOthers = useAction({
    send: () => call('endOtherSessions', {}),
    done: () => t('sessions.othersEnded'),
    failed: () => t('sessions.notEnded'),
    changes: ['listSessions'],
    awaitsQueries: true,
  });
  const hasOthers = sessions.data?.some(({ isThis }) => !isThis);
  return (
    <Card title={t('sessions.title')}>
      <Stack>
        <p>{t('sessions.lead')}</p>
        <Loaded query={sessions} skeleton={<TextSkeleton lines={4} />}>
          {(data) => <Sessions sessions={data} />}
        </Loaded>
        {hasOthers && (
          <div>
            <Button
              kind="secondary"
              busy={endOthers.isBusy}
              onClick={() => void endOthers.run(undefined)}
            >
              {t('sessions.endOthers')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** This one and those of lately; the others unfold. */
function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTranslation('security');
  const lines = (some: readonly OwnSession[]) => (
    <Lines>
      {some.map((session) => (
        <SessionLine key={session.id} session={session} />
      ))}
    </Lines>
  );
  const ordered = sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  const older = ordered.slice(FIRST);
  return (
    <>
      {lines(ordered.slice(0, FIRST))}
      {older.length > 0 && (
        <Fold title={t('sessions.older', { count: older.length })}>{lines(older)}</Fold>
      )}
    </>
  );
}

function SessionLine({ session }: { session: OwnSession }) {
  const { t } = useTranslation('security');
  const device = useDeviceWords(session);
  const end = useAction({
    send: () => call('endSession', { params: { id: session.id } }),
    done: () => t('sessions.ended', { device }),
    failed: () => t('sessions.notEnded'),
    settled: { 'not-found': () => t('sessions.ended', { device }) },
    changes: ['listSessions'],
    awaitsQueries: true,
  });
  // A second tap would end what is over.
  const pressing = useSingleFlight(() => end.run(undefined));
  const moment = sentenceMoment(session.usedAt, currentLanguage());
  return (
    <Line
      title={device}
      more={session.isThis ? t('sessions.this') : t('sessions.used', { moment })}
    >
      {!session.isThis && (
        <Button
          kind="secondary"
          small
          busy={pressing.isBusy}
          aria-label={t('sessions.endOf', { device, moment })}
          onClick={() => void pressing.run()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Line>
  );
}

/** "Firefox su Windows", as far as it is known. */
export function useDeviceWords({ browser, system }: DeviceWords): string {
  const { t } = useTranslation('security');
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}
