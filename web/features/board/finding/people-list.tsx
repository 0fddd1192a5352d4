/** Who is in the reader's bank, searched by what they can do. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PeopleDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { ListCards, useCardsPage } from '#web/ui/table/list-cards.tsx';
import { askForPath } from './finding-paths.ts';
import { PersonRows } from './person-rows.tsx';
import { peopleQuery } from './queries.ts';

const SEARCH = { q: '' };

export function PeopleList() {
  const { t } = useTranslation('finding');
  const [{ q }, set] = useUrlState(SEARCH);
  const words = q.trim();
  const page = useCardsPage();
  return (
    <ListCards
      page={page}
      query={useQuery(peopleQuery({ ...page.query, q: words }))}
      searchLabel={t('search')}
      found={(count) => t('found', { count })}
      empty={words === '' ? <NobodyYet /> : <NobodyCan words={words} onAll={() => set(SEARCH)} />}
    >
      {(people) => <PersonRows people={people} about={words} />}
    </ListCards>
  );
}

function NobodyYet() {
  const { t } = useTranslation('finding');
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title={t('nobodyYet')}
      action={<ButtonLink to={paths.reach}>{t('beFound')}</ButtonLink>}
    >
      {t('nobodyYetText')}
    </EmptyState>
  );
}

function NobodyCan({ words, onAll }: { words: string; onAll: () => void }) {
  const { t } = useTranslation('finding');
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title={t('nobodyCan', { words })}
      action={
        <Acts>
          <ButtonLink to={askForPath(words)}>{t('ask')}</ButtonLink>
          <Button kind="secondary" onClick={onAll}>
            {t('all')}
          </Button>
        </Acts>
      }
    />
  );
}
