/** Telling the desk that something is wrong with a notice, and passing a notice on. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Notice, REPORT_REASONS, type ReportReason } from '#contract/board/notices.ts';
import type { NoticeSheet } from '#contract/board/notices-desk.ts';
import { REASON_MAX } from '#contract/limits.ts';
import { useActing } from '#web/api/acting.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { noticePath } from '#web/errand-paths.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ReasonForm } from '#web/ui/form/reason-form.tsx';
import { shareText } from '#web/ui/notice/copying.ts';
import { More } from '#web/ui/page/more.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { BoardSheet } from './board-sheet.tsx';

/** Below a notice, behind one word. */
export function NoticeFoot({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const [isOpen, setOpen] = useState(false);
  const { sheets, print } = usePaper<NoticeSheet>();
  const acting = useActing();
  const isOpenNotice = notice.state === 'open';
  if (notice.isMine && !isOpenNotice) return null;
  return (
    <>
      <More label={notice.isMine ? t('passOn') : undefined} side="start">
        {isOpenNotice && <Share notice={notice} />}
        {isOpenNotice && (
          <Button kind="quiet" onClick={() => print(sheetOf(notice))}>
            {t('sheet.print')}
          </Button>
        )}
        {!notice.isMine && !acting && (
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {t('report.open')}
          </Button>
        )}
      </More>
      {sheets && <BoardSheet sheet={sheets} />}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('report.title')}>
        <Report id={notice.id} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** Words and a link without anybody's name: for a chat of the neighbourhood. */
function Share({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const share = async () => {
    const { id, bankName: bank, bankPhone, kind, title, neededBy } = notice;
    const link = `${location.origin}${noticePath(id)}`;
    const day = neededBy === null ? '' : sentenceDay(neededBy, currentLanguage());
    const until = day === '' ? '' : t('share.until', { day });
    const call = bankPhone === null ? '' : ` ${t('share.call', { phone: bankPhone })}`;
    const text = t(`share.${kind}`, { bank, title, until, link, call });
    const said = { copied: t('share.copied'), failed: t('share.failed'), detail: text };
    await shareText(text, said);
  };
  return (
    <Button kind="quiet" onClick={share}>
      {t('share.button')}
    </Button>
  );
}

/** On paper, with strips to tear off: without the author's name. */
function sheetOf({ bankName, bankPhone, activity, ...rest }: Notice): NoticeSheet {
  return {
    ...{ bankName, phone: bankPhone ?? '' },
    notices: [{ ...rest, activity: activity.type }],
  };
}

function Report({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('notices');
  const report = useAction({
    send: (body: { reason: ReportReason; text: string }) =>
      call('reportNotice', { params: { id }, body }),
    done: () => t('report.done'),
    failed: () => t('failed'),
  });
  return (
    <ReasonForm
      texts={{
        reason: t('report.lead'),
        text: t('report.text'),
        leave: t('keep.leave'),
        send: t('report.send'),
      }}
      options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
      textMax={REASON_MAX}
      isBusy={report.isBusy}
      whileClosed
      onSend={async (told) => (await report.run(told)) && onDone()}
      onLeave={onDone}
    />
  );
}
