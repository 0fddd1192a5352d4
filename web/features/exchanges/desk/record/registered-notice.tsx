/** Says what was registered and what comes next; takes the focus, for the form is empty again. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Exchange } from '#contract/exchanges.ts';
import { paths } from '#web/paths.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import css from './desk-record.module.css';
import type { Registered } from './desk-record-form.tsx';

/** For what was registered last. */
export function RegisteredNotice({ what }: { what: Registered }) {
  const { t } = useTranslation('bank-record');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
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
        <One exchange={what} />
      )}
    </div>
  );
}

function One({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation('bank-record');
  const {
    id,
    userFromDisplayName: creditor,
    userToDisplayName: debtor,
    quantityOfHours,
  } = exchange;
  const isDone = exchange.status === 'confirmed';
  const list = isDone ? paths.bankExchanges : paths.bankPendingExchanges;
  return (
    <Notice
      tone="success"
      title={t('done')}
      isLive
      action={<Link to={`${list}?exchange=${id}`}>{t('doneLook', { id })}</Link>}
    >
      {isDone
        ? t('doneAtOnce', { creditor, debtor, hours: hoursText(quantityOfHours) })
        : t('doneWaits', { debtor })}
    </Notice>
  );
}
