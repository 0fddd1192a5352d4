/** Everything about one exchange: facts, history, and the acts that are still open to its reader. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeDetail } from '#contract/exchanges.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useDecided } from '#web/ui/decision/decided.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ExchangeFacts } from './exchange-facts.tsx';
import { ExchangeHistory } from './exchange-history.tsx';
import { ExchangeMatter } from './exchange-matter.tsx';
import css from './exchanges.module.css';
import { ReverseDialog } from './reverse-dialog.tsx';
import { keyOf, useDecisions } from './use-decisions.ts';

interface ExchangeWholeProps {
  exchange: ExchangeDetail;
  balance: number | undefined;
}

/** The content of the panel. */
export function ExchangeWhole({ exchange, balance }: ExchangeWholeProps) {
  const { t } = useTranslation('exchanges');
  const { userId: readerId } = useSignedIn();
  const [question, setQuestion] = useState<'cancel' | 'reverse'>();
  const { confirm, cancel, reverse } = useDecisions();
  const { can } = exchange;
  const decided = useDecided().get(keyOf(exchange));
  const asked = (which: typeof question) => (question === which ? exchange : undefined);
  const close = () => setQuestion(undefined);
  const isGiven = exchange.userFromId === readerId;
  return (
    <Stack>
      <p className={css.status} data-status={exchange.status}>
        {t(`status.${exchange.status}`)}
      </p>
      {decided && <DecidedLine decided={decided} />}
      {exchange.status === 'pending' && !decided && (
        <ExchangeMatter
          exchange={{ ...exchange, canConfirm: can.confirm, canCancel: can.cancel }}
          {...{ balance, readerId }}
          onConfirm={confirm}
          onCancel={() => setQuestion('cancel')}
        />
      )}
      <ExchangeFacts exchange={exchange} readerId={readerId} />
      <ExchangeHistory history={exchange.history} />
      <div className={css.decide}>
        {isGiven && (
          <ButtonLink kind="secondary" to={`${paths.newExchange}?repeat=${exchange.id}`}>
            {t('one.repeat')}
          </ButtonLink>
        )}
        {can.reverse && (
          <Button kind="danger" onClick={() => setQuestion('reverse')}>
            {t('one.reverse')}
          </Button>
        )}
      </div>
      <CancelDialog
        exchange={asked('cancel')}
        readerId={readerId}
        onClose={close}
        onCancel={cancel}
      />
      <ReverseDialog
        exchange={asked('reverse')}
        {...{ balance, readerId }}
        onClose={close}
        onReverse={reverse}
      />
    </Stack>
  );
}
