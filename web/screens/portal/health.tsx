/** How the portal is, at the desk of its administrators (specification §31). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { HealthLines, worstOf } from '#web/features/portal/health/health-lines.tsx';
import { MaintenanceCard } from '#web/features/portal/status/maintenance-card.tsx';
import { clockTime, onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** While somebody looks. */
const LOOK_AGAIN_MS = 60_000;

const portalHealthQuery = read('readPortalHealth', {}, { refetchInterval: LOOK_AGAIN_MS });

/** As many as the parts and their sentences take. */
const SKELETON_LINES = 24;

/** /portal/health: looked at again each minute, and when asked. */
export default function PortalHealth() {
  const { t } = useTranslation('health');
  const health = useQuery(portalHealthQuery);
  const { data, dataUpdatedAt, error, isFetching, refetch } = health;
  const language = currentLanguage();
  return (
    <Narrow>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      {error && <LoadTrouble query={health} tone={data ? 'warning' : 'error'} />}
      {data ? (
        <>
          <p role="status">
            <b>{t(`verdict.${worstOf(data.parts)}`)}</b>
          </p>
          <Card title={t('list')}>
            <HealthLines parts={data.parts} />
          </Card>
          <MaintenanceCard />
          <Stack gap="small">
            <p>
              {t('about', {
                version: data.version,
                since: onDay(data.runningSince, language),
                time: clockTime(new Date(dataUpdatedAt), language),
              })}
            </p>
            <p>
              <Button kind="secondary" busy={isFetching} onClick={() => void refetch()}>
                {t('again')}
              </Button>
            </p>
          </Stack>
        </>
      ) : (
        !error && <TextSkeleton lines={SKELETON_LINES} />
      )}
    </Narrow>
  );
}
