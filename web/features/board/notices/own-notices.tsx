/** The reader's own notices: on the board, set aside, and over. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { OwnCards } from './notice-cards.tsx';
import { newNoticePath } from './notice-paths.ts';
import { ownNoticesQuery } from './queries.ts';

export function OwnNotices() {
  const { t } = useTranslation('notices');
  const own = useQuery(ownNoticesQuery);
  const { data } = own;
  const past = data?.filter(({ state }) => state === 'closed') ?? [];
  const present = data?.filter(({ state }) => state !== 'closed') ?? [];
  return (
    <Stack>
      <Loaded query={own} skeleton={<CardsSkeleton />} />
      {data?.length === 0 && (
        <EmptyState
          drawing={<ListDrawing />}
          title={t('empty.own')}
          action={<ButtonLink to={newNoticePath('request')}>{t('post.request')}</ButtonLink>}
        />
      )}
      {present.length > 0 && <OwnCards notices={present} />}
      {past.length > 0 && (
        <>
          <h2>{t('past')}</h2>
          <OwnCards notices={past} />
        </>
      )}
    </Stack>
  );
}
