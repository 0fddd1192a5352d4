/**
 * One exchange beside the list: what it was, what became of it and who did what when, and what its
 * reader may still do. Letters lead here (law L11): `?exchange=7` on either list.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { ExchangeWhole } from './exchange-whole.tsx';
import { exchangeQuery } from './queries.ts';
import { useOpenExchange } from './use-open-exchange.ts';

/** Open while the address names an exchange. */
export function ExchangePanel({ balance }: { balance: number | undefined }) {
  const { t } = useTranslation('exchanges');
  const { id, open } = useOpenExchange();
  return (
    <Dialog
      isAside
      isOpen={id !== undefined}
      onClose={() => open(undefined)}
      title={t('one.title', { id: id ?? '' })}
    >
      {id !== undefined && <Loaded id={id} balance={balance} />}
    </Dialog>
  );
}

function Loaded({ id, balance }: { id: number; balance: number | undefined }) {
  const one = useQuery(exchangeQuery(id));
  if (one.data) return <ExchangeWhole exchange={one.data} balance={balance} />;
  if (!one.isError) return <TextSkeleton lines={8} />;
  return <LoadTrouble query={one} />;
}
