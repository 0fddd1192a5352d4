/** Wanting no more messages of somebody, and telling the desk what is wrong. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_REASONS, type ReportReason } from '#contract/board/notices.ts';
import type { Thread } from '#contract/board/threads.ts';
import { REASON_MAX, REPORTED_MESSAGES } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ReasonForm } from '#web/ui/form/reason-form.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { More } from '#web/ui/page/more.tsx';
import { Soft } from '#web/ui/page/words.tsx';

type About = Pick<Thread, 'id' | 'isBlocked' | 'isReported'> & { who: string };

/** Below a conversation, behind one word. */
export function ThreadFoot({ id, who, isBlocked, isReported }: About) {
  const { t } = useTranslation('threads');
  const [open, setOpen] = useState<'block' | 'report'>();
  const close = () => setOpen(undefined);
  const block = useAction({
    send: () => call('blockPartner', { params: { id } }),
    said: () => t('block.done', { who }),
    failed: () => t('failed'),
    changes: 'threads',
    awaitsQueries: true,
  });
  return (
    <Acts gap="wide">
      <More>
        {!isBlocked && (
          <Button kind="quiet" onClick={() => setOpen('block')}>
            {t('block.button', { who })}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setOpen('report')}>
          {t('report.button')}
        </Button>
      </More>
      {isReported && <Soft>{t('report.waiting')}</Soft>}
      <ConfirmDialog
        isOpen={open === 'block'}
        onClose={close}
        onConfirm={() => block.run(undefined)}
        title={t('block.title', { who })}
        confirmLabel={t('block.confirm')}
      >
        {t('block.lead', { who })}
      </ConfirmDialog>
      <Dialog isOpen={open === 'report'} onClose={close} title={t('report.title')}>
        <Report id={id} who={who} onDone={close} />
      </Dialog>
    </Acts>
  );
}

interface ReportProps {
  id: number;
  who: string;
  onDone: () => void;
}

function Report({ id, who, onDone }: ReportProps) {
  const { t } = useTranslation('threads');
  const report = useAction({
    send: (body: { reason: ReportReason; text: string }) =>
      call('reportThread', { params: { id }, body }),
    said: () => t('report.done'),
    failed: () => t('failed'),
    changes: 'threads',
  });
  return (
    <ReasonForm
      lead={<p>{t('report.lead', { who, count: REPORTED_MESSAGES })}</p>}
      texts={{
        reason: t('report.what'),
        text: t('report.text'),
        leave: t('report.leave'),
        send: t('report.send'),
      }}
      options={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      textMax={REASON_MAX}
      isBusy={report.isBusy}
      onSend={async (told) => (await report.run(told)) && onDone()}
      onLeave={onDone}
    />
  );
}

/** Instead of the form, where the reader has blocked the other one. */
export function Blocked({ id, who }: { id: number; who: string }) {
  const { t } = useTranslation('threads');
  const unblock = useAction({
    send: () => call('unblockPartner', { params: { id } }),
    said: () => t('block.undone', { who }),
    failed: () => t('failed'),
    changes: 'threads',
    awaitsQueries: true,
  });
  return (
    <Stack gap="small">
      <p>{t('block.is', { who })}</p>
      <div>
        <Button kind="secondary" busy={unblock.isBusy} onClick={() => unblock.run(undefined)}>
          {t('block.undo')}
        </Button>
      </div>
    </Stack>
  );
}
