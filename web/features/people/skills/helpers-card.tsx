/** In a phone call: somebody looks for help, and the desk reads out who can give it (specification §12). */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HELPERS_MAX } from '#contract/limits.ts';
import type { Helper } from '#contract/people/skills.ts';
import { read } from '#web/api/read.ts';
import { onDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import type { Binding } from '#web/ui/form/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Lines } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './skills.module.css';

interface HelpersCardProps {
  /** Who looks for help, and is not offered their own. */
  callerId: number;
  /** The field of the kind of service, which belongs to exchanges: the screen hands it in. */
  activityField: (binding: Binding<string>) => ReactNode;
  /** A link to the person's page. */
  personLink: (helper: Helper, className: string | undefined) => ReactNode;
}

/** The field takes the focus as it opens. */
export function HelpersCard({ callerId, activityField, personLink }: HelpersCardProps) {
  const { t } = useTranslation('skills');
  const [activity, setActivity] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <Card title={t('help.title')}>
      <div ref={box}>
        {activityField({ name: 'help-with', value: activity, onChange: setActivity })}
      </div>
      {activity !== '' && (
        <Helpers key={activity} activity={Number(activity)} {...{ callerId, personLink }} />
      )}
    </Card>
  );
}

type HelpersProps = Pick<HelpersCardProps, 'callerId' | 'personLink'> & { activity: number };

function Helpers({ activity, callerId, personLink }: HelpersProps) {
  const { t } = useTranslation('skills');
  const helpers = useQuery(read('listHelpers', { query: { activity } }));
  const others = helpers.data?.filter(({ id }) => id !== callerId);
  return (
    <div className={css.found} role="status">
      <Loaded query={helpers} skeleton={<TextSkeleton lines={3} />} />
      {others?.length === 0 && <p>{t('help.none')}</p>}
      {others !== undefined && others.length > 0 && (
        <>
          <Soft>{t('help.lead')}</Soft>
          <Lines as="ol">
            {others.map((helper) => (
              <li key={helper.id}>
                <div className={css.person}>
                  {personLink(helper, css.page)}
                  {helper.phone === null ? t('help.noPhone') : <PhoneLink phone={helper.phone} />}
                </div>
                <Soft as="span">
                  {helper.lastGaveOn === null
                    ? t('help.never')
                    : t('help.lately', {
                        day: onDay(helper.lastGaveOn, currentLanguage()),
                      })}
                </Soft>
              </li>
            ))}
          </Lines>
          {helpers.data?.length === HELPERS_MAX && (
            <Soft>{t('help.many', { count: HELPERS_MAX })}</Soft>
          )}
        </>
      )}
    </div>
  );
}
