/** Maintenance that the portal's administrators announce, on the page of how the portal is. */
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Maintenance } from '#contract/portal/status.ts';
import { call } from '#web/api/call.ts';
import { read } from '#web/api/read.ts';
import { useAction } from '#web/api/use-action.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { weekDay } from '#web/i18n/week-day.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';

/** What everybody reads on the status page, and the button that announces more. */
export function MaintenanceCard() {
  const { t } = useTranslation('health');
  const status = useQuery(read('readStatus'));
  const [isAnnouncing, setAnnouncing] = useState(false);
  const [leaving, setLeaving] = useState<Maintenance>();
  return (
    <Card title={t('maintenance.title')}>
      <Stack gap="small">
        <p>
          {/* biome-ignore lint/a11y/useAnchorContent: the text of the mark fills it */}
          <Marked text={t('maintenance.lead')} marks={{ page: <a href="/status" /> }} />
        </p>
        <Loaded query={status} skeleton={<TextSkeleton lines={2} />}>
          {({ maintenance }) =>
            maintenance.length === 0 ? (
              <Soft>{t('maintenance.none')}</Soft>
            ) : (
              <Lines>
                {maintenance.map((one) => (
                  <Line key={one.id} title={whenWords(t, one)} more={one.note || undefined}>
                    <Button kind="secondary" small onClick={() => setLeaving(one)}>
                      {t('maintenance.off.button')}
                      <span className="visually-hidden"> {whenWords(t, one)}</span>
                    </Button>
                  </Line>
                ))}
              </Lines>
            )
          }
        </Loaded>
        <p>
          <Button kind="secondary" onClick={() => setAnnouncing(true)}>
            {t('maintenance.announce')}
          </Button>
        </p>
      </Stack>
      <Dialog
        isOpen={isAnnouncing}
        onClose={() => setAnnouncing(false)}
        title={t('maintenance.form.title')}
      >
        {isAnnouncing && <MaintenanceForm onDone={() => setAnnouncing(false)} />}
      </Dialog>
      {leaving && <CallOff announced={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}

function CallOff({ announced, onClose }: { announced: Maintenance; onClose: () => void }) {
  const { t } = useTranslation('health');
  const done = t('maintenance.off.done');
  const callOff = useAction({
    send: () => call('callOffMaintenance', { params: { id: announced.id } }),
    done: () => done,
    failed: () => t('maintenance.off.failed'),
    // Another administrator was faster.
    settled: { 'not-found': () => done },
    changes: ['readStatus'],
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => callOff.run(undefined)}
      title={t('maintenance.off.title')}
      confirmLabel={t('maintenance.off.act')}
      tone="plain"
    >
      {t('maintenance.off.text', { when: whenWords(t, announced) })}
    </ConfirmDialog>
  );
}

/** "giovedì 3 dicembre, dalle 22:00 alle 23:00". */
function whenWords(t: TFunction<'health'>, { day, from, to }: Maintenance): string {
  return t('maintenance.when', { day: weekDay(day, currentLanguage()), from, to });
}
