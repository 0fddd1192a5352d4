/**
 * Registering an exchange (specification §2, /new-transaction). `?repeat=7` begins with what exchange
 * 7 says, `?side=received` with hours that the reader received, `?notice=12&with=34` with what was
 * agreed on with person 34 about notice 12 (specification §20).
 */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { RecordedExchange } from '#contract/hours/recording.ts';
import { useAgreedHelp } from '#web/features/board/notices/use-agreed-help.ts';
import { useExchangeActions } from '#web/features/hours/parts/actions.ts';
import type { RecordedSide } from '#web/features/hours/parts/exchange-form.ts';
import { NewExchangeForm } from '#web/features/hours/recording/new-exchange-form.tsx';
import { Recorded } from '#web/features/hours/recording/recorded.tsx';
import { useOwnBalance } from '#web/features/people/accounts/queries.ts';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { ViewNav } from '#web/ui/page/section-nav.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

const SIDES = ['given', 'received'] as const satisfies RecordedSide[];

/** /new-transaction */
export default function NewExchange() {
  const { t } = useTranslation('recording');
  const { balance } = useOwnBalance();
  const { keepReceived } = useExchangeActions('own');
  const [recorded, setRecorded] = useState<{ exchange: RecordedExchange; side: RecordedSide }>();
  const form = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const [params, setParams] = useSearchParams();
  const repeat = params.get('repeat');
  const side = params.get('side') === 'received' ? 'received' : 'given';
  const agreed = useAgreedHelp(params.get('notice'), params.get('with'));
  const show = (next: RecordedSide) =>
    setParams(next === 'received' ? { side: next } : {}, { replace: true });
  const startAgain = (exchange?: RecordedExchange) => {
    setRecorded(exchange && { exchange, side });
    if (exchange && side === 'received') keepReceived(exchange);
    setTurn(turn + 1);
    if (repeat || params.has('notice')) show(side);
  };
  const startAnother = () => {
    flushSync(() => setRecorded(undefined));
    scrollTo({ top: 0, behavior: 'instant' });
    form.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  };
  const repeatId = repeat && /^[1-9]\d*$/.test(repeat) ? Number(repeat) : undefined;
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      {recorded && <Recorded key={recorded.exchange.id} {...recorded} onAnother={startAnother} />}
      {/* Empty again, and out of sight until another one is wanted. */}
      <div hidden={recorded !== undefined}>
        <Stack>
          <ViewNav
            label={t('sides')}
            views={SIDES.map((value) => ({ value, label: t(`${value}.side`) }))}
            current={side}
            onChange={show}
          />
          <p>{t(`${side}.lead`)}</p>
          <div ref={form}>
            <Card>
              {agreed.isComing ? (
                <TextSkeleton lines={8} />
              ) : (
                <NewExchangeForm
                  key={repeatId ?? `${side}-${turn}`}
                  side={side}
                  repeatId={repeatId}
                  agreed={agreed.help}
                  notice={agreed.help && Number(params.get('notice'))}
                  balance={balance?.total}
                  onRecorded={startAgain}
                  onKept={startAgain}
                />
              )}
            </Card>
          </div>
        </Stack>
      </div>
    </Stack>
  );
}
