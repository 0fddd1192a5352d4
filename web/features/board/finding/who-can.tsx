/** Where one searched the board: the members who can, and, where it has no notice, asking for it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { askForPath } from './finding-paths.ts';
import { PersonRows } from './person-rows.tsx';
import { peopleQuery } from './queries.ts';

/** As many as are seen at once. */
const FIRST = 4;

interface WhoCanProps {
  words: string;
  /** The board has notices for it; then nothing is said where nobody can. */
  hasFound: boolean;
}

export function WhoCan({ words, hasFound }: WhoCanProps) {
  const { t } = useTranslation('finding');
  const people = useQuery(peopleQuery({ q: words, limit: FIRST }));
  const ask = <ButtonLink to={askForPath(words)}>{t('ask')}</ButtonLink>;
  // Nothing is said beside what was found.
  if (hasFound && people.data?.total === 0) return null;
  return (
    <Loaded
      query={people}
      skeleton={hasFound ? null : <CardsSkeleton />}
      empty={
        <EmptyState drawing={<PeopleDrawing />} title={t('noNotice', { words })} action={ask} />
      }
    >
      {({ items, total }) => (
        <Stack gap="small">
          {!hasFound && <p>{t('noNotice', { words })}</p>}
          <h2>{t('can', { count: total })}</h2>
          <PersonRows people={items} about={words} />
          <Acts>
            {!hasFound && ask}
            {total > items.length && (
              <ButtonLink kind="secondary" to={`${paths.people}?q=${encodeURIComponent(words)}`}>
                {t('seeAll', { count: total })}
              </ButtonLink>
            )}
          </Acts>
        </Stack>
      )}
    </Loaded>
  );
}
