/** At the desk: every version of the bank's privacy notice, with how many agreed to it. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { KeptNotice } from '#contract/people/consents.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './consents.module.css';
import { privacyNoticesQuery } from './queries.ts';

export function VersionsCard() {
  const { t } = useTranslation('privacy');
  const notices = useQuery(privacyNoticesQuery);
  return (
    <Card title={t('versions.title')}>
      <Loaded query={notices} skeleton={<TextSkeleton lines={4} />}>
        {(data) => (
          <Lines>
            {data.map((notice) => (
              <Version key={notice.number} notice={notice} />
            ))}
          </Lines>
        )}
      </Loaded>
    </Card>
  );
}

function Version({ notice }: { notice: KeptNotice }) {
  const { t } = useTranslation('privacy');
  const { number, text, savedAt, savedBy, asks, agreed } = notice;
  const facts = [
    savedBy && t('versions.by', { name: savedBy }),
    number > 1 && !asks && t('versions.slip'),
    t('versions.agreed', { count: agreed }),
  ];
  return (
    <Line
      title={t('versions.one', { number, day: onDay(savedAt, currentLanguage()) })}
      more={facts.filter(Boolean).join(' · ')}
    >
      <details className={css.before}>
        <summary>
          {t('versions.read')}
          <span className="visually-hidden"> {number}</span>
        </summary>
        <p className={css.text}>{text}</p>
      </details>
    </Line>
  );
}
