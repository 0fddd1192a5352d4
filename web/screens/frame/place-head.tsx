/**
 * Above every page of a signed-in person: the views of the place that it is one of, or the way back to the
 * page that it stands below. A place begins with its own title.
 */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { useActingAs } from '#web/api/acting.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { homeOf } from '#web/features/people/accounts/home-routes.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { SectionNav } from '#web/ui/page/section-nav.tsx';
import type { Counts } from './counts.ts';
import css from './place-head.module.css';
import { viewsAt, wayBackFrom } from './places.tsx';

interface PlaceHeadProps {
  counts: Counts;
  acting: ReturnType<typeof useActingAs>;
}

/** Nothing on the first page of a place without views. */
export function PlaceHead({ counts, acting }: PlaceHeadProps) {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  const session = useSignedIn();
  const searchOf = useLastSearches();
  const views = session.status === 'normal' && viewsAt(pathname, t, counts, acting);
  if (views) {
    return (
      <div className={css.views}>
        <SectionNav {...views} isRow />
      </div>
    );
  }
  const back = wayBackFrom(pathname, t, homeOf(session));
  if (!back) return null;
  return (
    <div className={css.back}>
      <BackLink to={back.to + searchOf(back.to)}>{back.label}</BackLink>
    </div>
  );
}

/** What each page was last asked for, so that the way back leads to the view and the search one came from. */
function useLastSearches(): (page: string) => string {
  const { pathname, search } = useLocation();
  const [searches] = useState(() => new Map<string, string>());
  useEffect(() => void searches.set(pathname, search), [searches, pathname, search]);
  return (page) => searches.get(page) ?? '';
}
