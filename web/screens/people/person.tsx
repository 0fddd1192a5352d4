/** One member of the reader's bank (specification §20): what they can do, and how to reach them. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { codeOf } from '#web/api/refusal.tsx';
import { PersonPage } from '#web/features/board/finding/person-page.tsx';
import { personQuery } from '#web/features/board/finding/queries.ts';
import { paths } from '#web/paths.ts';
import { idIn } from '#web/ui/address-id.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { Narrow } from '../frame/narrow.tsx';

/** /people/:id */
export default function PersonScreen() {
  const { t } = useTranslation('finding');
  const { id } = useParams();
  const query = useQuery(personQuery(idIn(id) ?? 0));
  const { data: person } = query;
  const isGone = query.isError && ['not-found', 'invalid-input'].includes(codeOf(query.error));
  return (
    <Narrow>
      <PageTitle>{isGone ? t('title') : (person?.name ?? t('title'))}</PageTitle>
      {query.isPending && (
        <Card>
          <TextSkeleton lines={6} />
        </Card>
      )}
      {query.isError && !isGone && !person && <LoadTrouble query={query} />}
      {isGone && (
        <EmptyState
          drawing={<PeopleDrawing />}
          title={t('gone')}
          action={<ButtonLink to={paths.people}>{t('all')}</ButtonLink>}
        />
      )}
      {person && !isGone && <PersonPage person={person} />}
    </Narrow>
  );
}
