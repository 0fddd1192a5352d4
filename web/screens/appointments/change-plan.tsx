/** Proposing something else (specification §22); it needs agreement again. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { read } from '#web/api/read.ts';
import { PlanForm } from '#web/features/board/arrangements/plan-form.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DaysDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /appointments/:id/edit */
export default function ChangePlan() {
  const { t } = useTranslation('appointments');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(
    read(
      'readArrangement',
      { params: { id: Number(id) || 0 } },
      { retry: false, refetchOnWindowFocus: false },
    ),
  );
  const { data } = query;
  return (
    <Narrow>
      <PageTitle>{t('form.changeTitle')}</PageTitle>
      <Loaded
        query={query}
        skeleton={
          <Card>
            <TextSkeleton lines={6} />
          </Card>
        }
      />
      {data && !data.can.change && (
        <EmptyState
          drawing={<DaysDrawing />}
          title={t('meanwhile')}
          action={<ButtonLink to={paths.appointments}>{t('all')}</ButtonLink>}
        />
      )}
      {data?.can.change && (
        <Card title={data.title}>
          <Stack>
            <p>{t(data.iGive ? 'gives' : 'receives', { who: data.partnerName })}</p>
            <PlanForm
              planning={{ changes: data }}
              begin={{
                ...{ day: data.day, time: data.time, place: data.place },
                minutes: String(data.minutes),
              }}
              draft={`plan-change:${data.id}:${data.sequence}`}
              onSaved={() => navigate(paths.appointments, { replace: true })}
            />
          </Stack>
        </Card>
      )}
    </Narrow>
  );
}
