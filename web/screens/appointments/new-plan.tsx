/** Proposing a day (specification §22): to somebody whose answer was accepted (`?notice=&answer=`), or to anybody. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { Notice } from '#contract/board/notices.ts';
import { minutesFromHours } from '#contract/hours/hours.ts';
import { APPOINTMENT_PLACE_MAX } from '#contract/limits.ts';
import { PlanForm } from '#web/features/board/arrangements/plan-form.tsx';
import { noticeQuery } from '#web/features/board/notices/queries.ts';
import { today } from '#web/i18n/format.ts';
import { paths } from '#web/paths.ts';
import { idIn } from '#web/ui/address-id.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DaysDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';
import { PlanWith } from './plan-with.tsx';

/** What is proposed where the notice does not say. */
const USUAL_MINUTES = 60;

/** /appointments/new */
export default function NewPlan() {
  const [params] = useSearchParams();
  return params.has('notice') ? <PlanAnswered /> : <PlanWith />;
}

function PlanAnswered() {
  const { t } = useTranslation('appointments');
  const [params] = useSearchParams();
  const query = useQuery({
    ...noticeQuery(idIn(params.get('notice')) ?? 0),
    refetchOnWindowFocus: false,
  });
  const answerId = idIn(params.get('answer')) ?? 0;
  const agreed = query.data && agreedIn(query.data, answerId);
  return (
    <Narrow>
      <PageTitle>{t('form.title')}</PageTitle>
      <Loaded
        query={query}
        skeleton={
          <Card>
            <TextSkeleton lines={6} />
          </Card>
        }
      />
      {query.data && !agreed && (
        <EmptyState
          drawing={<DaysDrawing />}
          title={t('form.nothing')}
          action={<ButtonLink to={paths.board}>{t('toBoard')}</ButtonLink>}
        />
      )}
      {query.data && agreed && (
        <TheForm notice={query.data} answerId={answerId} start={agreed} key={answerId} />
      )}
    </Narrow>
  );
}

type Start = NonNullable<NonNullable<Notice['myAnswer']>['start']>;

/** What was agreed on in that answer: the reader's own, or one to their notice. */
function agreedIn({ myAnswer, answers }: Notice, answerId: number): Start | undefined {
  if (myAnswer?.id === answerId) return myAnswer.start ?? undefined;
  return answers.find(({ id }) => id === answerId)?.start ?? undefined;
}

interface TheFormProps {
  notice: Notice;
  answerId: number;
  start: Start;
}

function TheForm({ notice, answerId, start }: TheFormProps) {
  const { t } = useTranslation('appointments');
  const navigate = useNavigate();
  const { neededBy, placeText } = notice;
  const { activity, hours, note, iGive, partnerName: who } = start;
  const begin = {
    day: neededBy !== null && neededBy >= today() ? neededBy : '',
    time: '',
    minutes: String(hours === null ? USUAL_MINUTES : minutesFromHours(hours)),
    place: placeText.slice(0, APPOINTMENT_PLACE_MAX),
  };
  return (
    <Card title={note}>
      <Stack>
        <p>{t(iGive ? 'gives' : 'receives', { who })}</p>
        <PlanForm
          planning={{
            begins: { with: { answer: answerId }, activity: activity.id, title: note },
            who,
          }}
          begin={begin}
          draft={`plan:${answerId}`}
          onSaved={() => navigate(paths.appointments, { replace: true })}
        />
      </Stack>
    </Card>
  );
}
