/** The hours fund of the bank (specification §19, /bank-fund). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { FundCards } from '#web/features/hours/fund/fund-cards.tsx';
import { FundMoves } from '#web/features/hours/fund/fund-moves.tsx';
import { ExchangePanel } from '#web/features/hours/parts/exchange-panel.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { Tall, TextSkeleton } from '#web/ui/skeleton.tsx';

/** /bank-fund */
export default function BankFund() {
  const { t } = useTranslation('fund');
  const fund = useQuery(read('readFund'));
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <Loaded query={fund} skeleton={<Waiting />} warns>
        {(data) => <FundCards fund={data} />}
      </Loaded>
      {/* Asked for at once, and shown where it stays. */}
      <div hidden={fund.isPending}>
        <Stack>
          <h2>{t('moves')}</h2>
          <FundMoves />
        </Stack>
      </div>
      <ExchangePanel perspective="bank" />
    </Stack>
  );
}

/** Nothing below it leaps when the fund has come: it is as high as the window. */
function Waiting() {
  return (
    <Tall>
      <Card>
        <TextSkeleton lines={6} />
      </Card>
    </Tall>
  );
}
