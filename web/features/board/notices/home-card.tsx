/** On the home: how many people look for help that the reader can give, and the ways to the board. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { newNoticePath } from './notice-paths.ts';

export function HomeNotices() {
  const { t } = useTranslation('notices');
  const counts = useQuery(read('countNotices'));
  const { data } = counts;
  // No figures are said before they are there.
  const forMe = data?.forMe ?? 0;
  return (
    <Card title={t('title')}>
      <Stack gap="small">
        {counts.isPending && <TextSkeleton lines={1} />}
        {data && (
          <p>
            <Marked text={forMe > 0 ? t('home.forMe', { count: forMe }) : t('home.counts', data)} />
          </p>
        )}
        <Acts gap="tight">
          <ButtonLink kind="secondary" to={forMe > 0 ? `${paths.board}?for=me` : paths.board}>
            {t(forMe > 0 ? 'home.look' : 'home.board')}
          </ButtonLink>
          <ButtonLink kind="secondary" to={newNoticePath('request')}>
            {t('post.request')}
          </ButtonLink>
        </Acts>
      </Stack>
    </Card>
  );
}
