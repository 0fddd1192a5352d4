/** Between which balances the bank asks a member to stay, and the exceptions that the desk makes. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberBand } from '#contract/hours/limits-of-balance.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Soft, WHOLE } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { MemberBandDialog } from './member-band-dialog.tsx';

interface MemberBandProps {
  id: number;
  /** Given name first. */
  name: string;
  /** It is the reader's, about which somebody else decides. */
  isOwn: boolean;
}

/** A line with the band; behind it the sentence, a button for an exception, and the earlier ones. */
export function MemberBandPart({ id, name, isOwn }: MemberBandProps) {
  const { t } = useTranslation('limits');
  const band = useQuery(read('readMemberBand', { params: { id } }));
  return (
    <PartRow
      title={t('desk.title')}
      now={
        band.data &&
        t('desk.bounds', {
          low: hoursText(band.data.band.low),
          high: hoursText(band.data.band.high),
        })
      }
    >
      <Loaded query={band} skeleton={<TextSkeleton lines={2} />} warns>
        {(data) => <Band id={id} name={name} isOwn={isOwn} data={data} />}
      </Loaded>
    </PartRow>
  );
}

function Band({ id, name, isOwn, data }: MemberBandProps & { data: MemberBand }) {
  const { t } = useTranslation('limits');
  const [open, setOpen] = useState<'change' | 'end'>();
  const close = () => setOpen(undefined);
  const standard = { low: hoursText(data.standard.low), high: hoursText(data.standard.high) };
  const end = useAction({
    send: () =>
      call('changeMemberBand', {
        params: { id },
        body: { low: null, high: null, note: t('desk.endNote') },
      }),
    done: () => t('desk.ended'),
    failed: () => t('desk.failed'),
  });
  return (
    <Stack gap="small">
      <p>
        <Marked
          text={t('desk.band', {
            name,
            low: hoursText(data.band.low),
            high: hoursText(data.band.high),
          })}
          marks={WHOLE}
        />
      </p>
      {data.isException && <Soft>{t('desk.exception', standard)}</Soft>}
      {isOwn ? (
        <Soft>{t('desk.own')}</Soft>
      ) : (
        <Acts gap="tight">
          <Button kind="secondary" small onClick={() => setOpen('change')}>
            {t('desk.change')}
          </Button>
          {data.isException && (
            <Button kind="secondary" small onClick={() => setOpen('end')}>
              {t('desk.end')}
            </Button>
          )}
        </Acts>
      )}
      {data.history.length > 0 && <History data={data} />}
      <MemberBandDialog id={id} name={name} isOpen={open === 'change'} onClose={close} />
      <ConfirmDialog
        isOpen={open === 'end'}
        onClose={close}
        onConfirm={() => end.run(undefined)}
        title={t('desk.endTitle')}
        confirmLabel={t('desk.end')}
        cancelLabel={t('desk.keep')}
        tone="plain"
      >
        <p>{t('desk.endText', { name, ...standard })}</p>
      </ConfirmDialog>
    </Stack>
  );
}

function History({ data }: { data: MemberBand }) {
  const { t } = useTranslation('limits');
  const boundsOf = ({ low, high, until }: MemberBand['history'][number]): string => {
    if (low === null && high === null) return t('desk.asOthers');
    const values = {
      low: hoursText(low ?? data.standard.low),
      high: hoursText(high ?? data.standard.high),
    };
    if (until === null) return t('desk.bounds', values);
    return t('desk.boundsUntil', { ...values, until: sentenceDay(until, currentLanguage()) });
  };
  return (
    <Fold title={t('desk.history')}>
      <ul>
        {data.history.map((entry) => (
          <li key={entry.at}>
            {t('desk.entry', {
              day: sentenceDay(entry.at, currentLanguage()),
              by: entry.by,
              bounds: boundsOf(entry),
              note: entry.note,
            })}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
