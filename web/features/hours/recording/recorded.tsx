/**
 * The exchange is recorded: a drawing, what comes next, and what may be done now. Takes the focus, for
 * the form has gone.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/hours/exchanges.ts';
import type { RecordedExchange } from '#contract/hours/recording.ts';
import { call } from '#web/api/call.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useDecided } from '#web/ui/decision/decided.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import { HourBeads } from '#web/ui/hours/hour-beads.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { keyOf, useExchangeActions } from '../parts/actions.ts';
import { CancelOwnDialog } from '../parts/cancel-own-dialog.tsx';
import { ClosedRequest } from '../parts/closed-request.tsx';
import type { RecordedSide } from '../parts/exchange-form.ts';
import Neighbours from '../parts/neighbours.tsx';
import css from './recorded.module.css';

interface RecordedProps {
  exchange: RecordedExchange;
  side: RecordedSide;
  /** The reader wants to record another one. */
  onAnother: () => void;
}

/** For the exchange recorded last. */
export function Recorded({ exchange, side, onAnother }: RecordedProps) {
  const { t } = useTranslation(['recording', 'exchanges']);
  const card = useRef<HTMLElement>(null);
  const [toCancel, setToCancel] = useState<Exchange>();
  const { cancel } = useExchangeActions('own');
  const decided = useDecided().get(keyOf(exchange));
  const { closedNotice: closed } = exchange;
  // A request is of who received; a person of trust does not keep it open for them.
  const isAuthor = useSignedIn().delegateId === undefined && side === 'received';
  useLayoutEffect(() => {
    card.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const values = {
    name: side === 'given' ? exchange.userToDisplayName : exchange.userFromDisplayName,
    hours: hoursText(exchange.quantityOfHours),
  };
  return (
    <section ref={card} tabIndex={-1} className={css.card}>
      <div className={css.drawing}>
        <Neighbours />
      </div>
      <div className={css.words} role="status">
        <h2>{t('done')}</h2>
        <p>
          {t(`${side}.done`, values)} <HourBeads hours={exchange.quantityOfHours} />
        </p>
      </div>
      {exchange.appointment?.linked === false && <p>{t('unlinked')}</p>}
      {closed && (
        <ClosedRequest
          title={closed.title}
          keep={isAuthor ? () => call('keepNoticeOpen', { params: { id: closed.id } }) : undefined}
        />
      )}
      {decided && <DecidedLine decided={decided} />}
      <div className={css.acts}>
        <ButtonLink to={paths.home}>{t('toHome')}</ButtonLink>
        <Button kind="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
      {!decided && (
        <div className={css.undo}>
          <Button kind="quiet" onClick={() => setToCancel(exchange)}>
            {t('exchanges:undo.cancel.act')}
          </Button>
        </div>
      )}
      <CancelOwnDialog exchange={toCancel} onClose={() => setToCancel(undefined)} onUndo={cancel} />
    </section>
  );
}
