/** The address at which the reader's calendar follows their appointments: made, shown once, ended. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceMoment } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { copyText } from '#web/ui/notice/copying.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Breaking, Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

export function CalendarCard() {
  const { t } = useTranslation('planning');
  const state = useQuery(read('readCalendarLink'));
  const [made, setMade] = useState<string>();
  const rest = {
    failed: () => t('calendar.failed'),
    changes: ['readCalendarLink'] as const,
    awaitsQueries: true,
  };
  const make = useAction({
    ...rest,
    send: async () => setMade((await call('makeCalendarLink', {})).url),
  });
  const end = useAction({
    ...rest,
    send: async () => {
      await call('endCalendarLink', {});
      setMade(undefined);
    },
    said: () => t('calendar.ended'),
  });
  const isBusy = make.isBusy || end.isBusy;
  const { data } = state;
  return (
    <Card title={t('calendar.title')}>
      <Stack gap="small">
        <p>{t('calendar.lead')}</p>
        <Loaded query={state} skeleton={<TextSkeleton lines={2} />}>
          {(data) => (
            <p role="status">
              {data.since === null
                ? t('calendar.off')
                : t('calendar.on', { at: sentenceMoment(data.since, currentLanguage()) })}
            </p>
          )}
        </Loaded>
        {made !== undefined && data?.since !== null && <Made url={made} />}
        {data && (
          <Acts>
            <Button
              kind="secondary"
              whileClosed
              busy={make.isBusy}
              onClick={() => !isBusy && void make.run(undefined)}
            >
              {t(data.since === null ? 'calendar.make' : 'calendar.makeAnother')}
            </Button>
            {data.since !== null && (
              <Button
                kind="quiet"
                whileClosed
                busy={end.isBusy}
                onClick={() => !isBusy && void end.run(undefined)}
              >
                {t('calendar.end')}
              </Button>
            )}
          </Acts>
        )}
        {data && data.since !== null && <Soft>{t('calendar.anotherHint')}</Soft>}
      </Stack>
    </Card>
  );
}

/** The address, once: a calendar program takes it with one tap, or it is copied. */
function Made({ url }: { url: string }) {
  const { t } = useTranslation('planning');
  const copy = () =>
    copyText(url, { copied: t('calendar.copied'), failed: t('calendar.copyFailed') });
  return (
    <Notice tone="info">
      <Stack gap="small">
        <p>{t('calendar.once')}</p>
        <Breaking>
          <code>{url}</code>
        </Breaking>
        <Acts>
          <a className={buttonLook('primary')} href={url.replace(/^https?:/, 'webcal:')}>
            {t('calendar.follow')}
          </a>
          <Button kind="secondary" onClick={() => void copy()}>
            {t('calendar.copy')}
          </Button>
        </Acts>
        <p>{t('calendar.how')}</p>
      </Stack>
    </Notice>
  );
}
