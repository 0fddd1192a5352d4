/** A member's last twelve months: how the balance went, and with whom hours were exchanged. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnYear } from '#contract/hours/own-year.ts';
import { read } from '#web/api/read.ts';
import { BalanceChart } from '#web/features/hours/year/balance-chart.tsx';
import { PartnersChart } from '#web/features/hours/year/partners-chart.tsx';
import { ThanksCard } from '#web/features/hours/year/thanks-card.tsx';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListDrawing } from '#web/ui/drawings/empty.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, CardGrid, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';

/** /my-year */
export default function MyYear() {
  const { t } = useTranslation('own-exchanges');
  return (
    <Stack>
      <PageTitle>{t('year.title')}</PageTitle>
      <Year />
    </Stack>
  );
}

function Year() {
  const { t } = useTranslation('own-exchanges');
  const year = useQuery(read('readOwnYear'));
  return (
    <Loaded query={year} skeleton={<TextSkeleton lines={16} />}>
      {({ months, partners }) =>
        months.every(({ given, received, balance }) => given + received === 0 && balance === 0) ? (
          <EmptyState
            drawing={<ListDrawing />}
            title={t('nothing.title')}
            action={<ButtonLink to={paths.newExchange}>{t('nothing.act')}</ButtonLink>}
          >
            {t('year.empty')}
          </EmptyState>
        ) : (
          <>
            <YearInShort months={months} />
            <CardGrid min="26rem">
              <Card title={t('year.balance')}>
                <BalanceChart months={months} />
              </Card>
              {partners.length > 0 && (
                <Card title={t('year.partners')}>
                  <PartnersChart partners={partners} />
                </Card>
              )}
            </CardGrid>
            <ThanksCard />
          </>
        )
      }
    </Loaded>
  );
}

/** What was given and received in twelve months, in one sentence. */
function YearInShort({ months }: { months: OwnYear['months'] }) {
  const { t } = useTranslation('own-exchanges');
  const total = (side: 'given' | 'received') =>
    hoursText(months.reduce((sum, month) => sum + month[side], 0));
  return (
    <p>
      <Marked text={t('year.inShort', { given: total('given'), received: total('received') })} />
    </p>
  );
}
