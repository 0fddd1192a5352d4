/**
 * Registering an exchange (specification §2, /new-transaction). `?repeat=7` begins with what exchange
 * 7 says.
 */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Exchange } from '#contract/exchanges.ts';
import { useOwnBalance } from '#web/features/accounts/queries.ts';
import { NewExchangeForm } from '#web/features/exchanges/record/new-exchange-form.tsx';
import { Recorded } from '#web/features/exchanges/record/recorded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** /new-transaction */
export default function NewExchange() {
  const { t } = useTranslation('recording');
  const { balance } = useOwnBalance();
  const [recorded, setRecorded] = useState<Exchange>();
  const form = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const [params, setParams] = useSearchParams();
  const repeat = params.get('repeat');
  const startAgain = (exchange?: Exchange) => {
    setRecorded(exchange);
    setTurn(turn + 1);
    if (repeat) setParams({}, { replace: true });
  };
  const startAnother = () => {
    form.current?.scrollIntoView();
    form.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  };
  const repeatId = repeat && /^[1-9]\d*$/.test(repeat) ? Number(repeat) : undefined;
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      {recorded && <Recorded key={recorded.id} exchange={recorded} onAnother={startAnother} />}
      <div ref={form}>
        <Card>
          <NewExchangeForm
            key={repeatId ?? `new-${turn}`}
            repeatId={repeatId}
            balance={balance?.total}
            onRecorded={startAgain}
            onKept={startAgain}
            onRefused={() => setRecorded(undefined)}
          />
        </Card>
      </div>
    </Stack>
  );
}
