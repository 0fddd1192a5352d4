/**
 * One exchange beside the bank's lists: what it was, what became of it, who did what when, and what an
 * administrator may still do. Letters lead here (law L11): `?exchange=7`.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ExchangeDetail } from '#contract/exchanges.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { ExchangeHistory } from '../exchange-history.tsx';
import css from '../exchanges.module.css';
import { exchangeQuery } from '../queries.ts';
import { useOpenExchange } from '../use-open-exchange.ts';
import { DeskActs } from './desk-acts.tsx';
import { DeskFacts } from './desk-facts.tsx';

/** Open while the address names an exchange. */
export function DeskPanel() {
  const { t } = useTranslation('exchanges');
  const { id, open } = useOpenExchange();
  return (
    <Dialog
      isAside
      isOpen={id !== undefined}
      onClose={() => open(undefined)}
      title={t('one.title', { id: id ?? '' })}
    >
      {id !== undefined && <Loaded id={id} />}
    </Dialog>
  );
}

function Loaded({ id }: { id: number }) {
  const one = useQuery(exchangeQuery(id));
  if (one.data) return <Whole exchange={one.data} />;
  if (!one.isError) return <TextSkeleton lines={8} />;
  return <LoadTrouble query={one} />;
}

function Whole({ exchange }: { exchange: ExchangeDetail }) {
  const { t } = useTranslation('exchanges');
  return (
    <Stack>
      <p className={css.status} data-status={exchange.status}>
        {t(`status.${exchange.status}`)}
      </p>
      <DeskFacts exchange={exchange} />
      <ExchangeHistory history={exchange.history} />
      <DeskActs exchange={exchange} />
    </Stack>
  );
}
