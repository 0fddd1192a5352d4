/** Says what was registered and what comes next; takes the focus, for the form is empty again. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Exchange } from '#contract/hours/exchanges.ts';
import type { RecordedExchange } from '#contract/hours/recording.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { useExchangeActions } from '../../parts/actions.ts';
import { CancelDialog, ReverseDialog } from '../../parts/dialogs.tsx';
import { useReversing } from '../../parts/reversing.ts';
import css from './desk-record.module.css';
import type { Registered } from './desk-record-form.tsx';

interface RegisteredNoticeProps {
  what: Registered;
  /** It was undone: nothing is left to say. */
  onUndone: () => void;
  /** Begins another one with the same values, or an empty one. */
  onAnother: (how: 'same' | 'empty') => void;
}

/** For what was registered last. */
export function RegisteredNotice({ what, ...acts }: RegisteredNoticeProps) {
  const { t } = useTranslation('bank-record');
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    notice.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={css.done}>
      {what === 'accepted' ? (
        <Notice tone="success" title={t('taken')} isLive>
          {t('takenText')}
        </Notice>
      ) : (
        <One exchange={what} {...acts} />
      )}
    </div>
  );
}

type OneProps = Omit<RegisteredNoticeProps, 'what'> & { exchange: RecordedExchange };

function One({ exchange, onUndone, onAnother }: OneProps) {
  const { t } = useTranslation(['bank-record', 'recording', 'recorded']);
  const [isAsking, setAsking] = useState(false);
  const { cancel } = useExchangeActions('bank');
  const reverse = useReversing('bank');
  const {
    id,
    userFromDisplayName: creditor,
    userToDisplayName: debtor,
    quantityOfHours,
    appointment,
    closedNotice,
  } = exchange;
  const isDone = exchange.status === 'confirmed';
  const list = isDone ? paths.bankExchanges : paths.bankPendingExchanges;
  const undo = async (one: Exchange, reason: string) => {
    const isUndone = await (isDone ? reverse : cancel)(one, reason);
    if (isUndone) onUndone();
    return isUndone;
  };
  const question = {
    perspective: 'bank',
    exchange: isAsking ? exchange : undefined,
    onClose: () => setAsking(false),
    onUndo: undo,
  } as const;
  return (
    <>
      <Notice
        tone="success"
        title={t('done')}
        isLive
        action={
          <Acts gap="wide">
            <Button small kind="secondary" onClick={() => onAnother('same')}>
              {t('again.same')}
            </Button>
            <Button small kind="secondary" onClick={() => onAnother('empty')}>
              {t('again.empty')}
            </Button>
            <Button small kind="quiet" onClick={() => setAsking(true)}>
              {t('again.undo')}
            </Button>
            <Link to={`${list}?exchange=${id}`}>{t('doneLook', { id })}</Link>
          </Acts>
        }
      >
        {isDone
          ? t('doneAtOnce', { creditor, debtor, hours: hoursText(quantityOfHours) })
          : t('doneWaits', { debtor })}
        {appointment?.linked === false && ` ${t('recording:unlinked')}`}
        {closedNotice && ` ${t('recorded:closed', { title: closedNotice.title })}`}
      </Notice>
      {isDone ? <ReverseDialog {...question} /> : <CancelDialog {...question} />}
    </>
  );
}
