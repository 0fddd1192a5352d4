/** How far the yearly share is, in sentences, and its announcement. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Share } from '#contract/hours/shares.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { WHOLE } from '#web/ui/page/words.tsx';

/** Whether the share of the latest announcement waits to be booked, from its day on. */
export function isDue({ announcement }: Share): boolean {
  return announcement?.holds === true && announcement.booked === null;
}

/** A card that leads on from wherever the share is. */
export function ShareState({ share }: { share: Share }) {
  const { t } = useTranslation('shares');
  if (share.hours === 0) return <IsOff />;
  const { announcement, next } = share;
  return (
    <Card title={t('announcement')}>
      <Stack gap="small">
        {announcement === null && (
          <p>
            <Marked text={t('notYet', { hours: hoursText(share.hours) })} marks={WHOLE} />
          </p>
        )}
        {announcement && <Announced announcement={announcement} />}
        {next.canAnnounce && <Announce share={share} />}
      </Stack>
    </Card>
  );
}

function IsOff() {
  const { t } = useTranslation('shares');
  return (
    <Notice
      action={
        <ButtonLink kind="secondary" to={paths.bankRules}>
          {t('toRules')}
        </ButtonLink>
      }
    >
      {t('off')}
    </Notice>
  );
}

function Announced({ announcement }: { announcement: NonNullable<Share['announcement']> }) {
  const { t } = useTranslation('shares');
  const { year, hours, by, bookableFrom, isOpen, holds, booked } = announcement;
  const day = (moment: string) => sentenceDay(moment, currentLanguage());
  const values = { year, hours: hoursText(hours), by, day: day(announcement.announcedAt) };
  return (
    <>
      <p>
        <Marked text={t('announced', values)} marks={WHOLE} />
      </p>
      {booked && (
        <p>
          <Marked text={t('booked', { year, by: booked.by, day: day(booked.at) })} marks={WHOLE} />
        </p>
      )}
      {!booked && holds && (
        <p>{t(isOpen ? 'open' : 'opens', { day: sentenceDay(bookableFrom, currentLanguage()) })}</p>
      )}
      {!booked && !holds && <Notice>{t('void')}</Notice>}
    </>
  );
}

function Announce({ share: { hours, next } }: { share: Share }) {
  const { t } = useTranslation('shares');
  const [isAsked, setAsked] = useState(false);
  const announce = useAction({
    send: () => call('announceShare', {}),
    done: () => t('announceDone', { year: next.year }),
    failed: () => t('announceFailed'),
  });
  const values = {
    year: next.year,
    hours: hoursText(hours),
    day: sentenceDay(next.bookableFrom, currentLanguage()),
  };
  return (
    <>
      <p>{t('announceText', values)}</p>
      <Acts gap="tight">
        <Button onClick={() => setAsked(true)}>{t('announce', values)}</Button>
      </Acts>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => announce.run(undefined)}
        title={t('announceTitle', values)}
        confirmLabel={t('announceAct')}
        tone="plain"
      >
        {t('announceQuestion', values)}
      </ConfirmDialog>
    </>
  );
}
