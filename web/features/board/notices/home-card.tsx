/** On the home: requests that the reader can help with, each one tap from its answer, and the way to ask. */

import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NoticeCard } from '#contract/board/notices.ts';
import { noticePath } from '#web/errand-paths.ts';
import { untilDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Closed } from '#web/ui/closed.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Rows, RowTitle, Section } from '#web/ui/page/section.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './home-card.module.css';
import { answerPath, newNoticePath } from './notice-paths.ts';

interface HomeRequestsProps {
  requests: readonly NoticeCard[];
  /** The page asks what they need in another place. */
  withoutAsking: boolean;
}

/** Nothing where the board is closed. */
export function HomeRequests({ requests, withoutAsking }: HomeRequestsProps) {
  const { t } = useTranslation('home');
  const closing = use(Closed);
  if (closing && requests.length === 0) return null;
  return (
    <Section
      title={t('requests.title')}
      aside={<Link to={paths.board}>{t('requests.board')}</Link>}
      className={css.section}
      isEmpty={requests.length === 0}
    >
      {requests.length === 0 ? (
        <Soft>{t('requests.none')}</Soft>
      ) : (
        <Rows>
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </Rows>
      )}
      {!withoutAsking && (
        <ButtonLink wide kind="secondary" to={newNoticePath('request')}>
          {t('requests.seek')}
        </ButtonLink>
      )}
    </Section>
  );
}

function Request({ request }: { request: NoticeCard }) {
  const { id, title, who, hours, neededBy, places, placesTaken: taken } = request;
  const { t } = useTranslation('home');
  const titleId = useId();
  const facts = [
    who,
    places > 1 && t('requests.taken', { taken, places }),
    hours === null ? '' : t('requests.about', { hours: hoursText(hours) }),
    neededBy === null ? '' : t('requests.until', { day: untilDay(neededBy, currentLanguage()) }),
  ];
  return (
    <li className={css.row}>
      <Avatar name={who} size="small" />
      <div>
        <RowTitle id={titleId} to={noticePath(id)}>
          {title}
        </RowTitle>
        <Soft isSmall>{facts.filter(Boolean).join(' · ')}</Soft>
      </div>
      <ButtonLink small kind="secondary" to={answerPath(id)} aria-describedby={titleId}>
        {t('requests.can')}
      </ButtonLink>
    </li>
  );
}
