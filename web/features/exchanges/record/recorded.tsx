/** Says that the exchange is recorded and what comes next; takes the focus, for the form is empty again. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Exchange } from '#contract/exchanges.ts';
import { paths } from '#web/paths.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import css from './record.module.css';

/** For the exchange recorded last. */
export function Recorded({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation(['recording', 'exchanges']);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={css.done}>
      <Notice
        tone="success"
        title={t('recording:done')}
        isLive
        action={<Link to={paths.pendingExchanges}>{t('exchanges:home.seeWaiting')}</Link>}
      >
        {t('recording:doneText', {
          name: exchange.userToDisplayName,
          hours: hoursText(exchange.quantityOfHours),
        })}
      </Notice>
    </div>
  );
}
