/** The fees of a year (specification §48, /bank-fees): laid down, received with receipts, waived, reminded of. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FeeLine, Fees } from '#contract/people/fees.ts';
import { read } from '#web/api/read.ts';
import { DueForm } from '#web/features/people/fees/due-form.tsx';
import { FeeYearPart } from '#web/features/people/fees/fee-year.tsx';
import { Receipts } from '#web/features/people/fees/receipts.tsx';
import { Reminder } from '#web/features/people/fees/reminder.tsx';
import { ReceivedPart, WaivedPart } from '#web/features/people/fees/settled.tsx';
import { useKeptFees } from '#web/features/people/fees/use-fee-acts.ts';
import { sumOf } from '#web/features/people/fees/words.ts';
import { euroText } from '#web/i18n/euro.ts';
import { today } from '#web/i18n/format.ts';
import { useUrlState } from '#web/ui/address.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Chips } from '#web/ui/form/chips.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { useViewOf, ViewNav } from '#web/ui/page/section-nav.tsx';
import { WaitingCard } from '#web/ui/page/waiting-card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';

const VIEWS = ['due', 'received', 'waived'] as const;
const NO_YEAR = { year: '' };

/** /bank-fees */
export default function BankFees() {
  const { t } = useTranslation('fees');
  const now = Number(today().slice(0, 4));
  const [{ year: named }, set] = useUrlState(NO_YEAR);
  const year = /^2\d{3}$/.test(named) ? Number(named) : now;
  const fees = useQuery(read('readFees', { params: { year } }));
  const choose = (one: number) => set({ year: one === now ? '' : String(one) }, { replace: true });
  return (
    <Stack gap="small">
      <PageTitle>{t('title', { year })}</PageTitle>
      <Chips
        legend={t('year')}
        chips={[now - 1, now, now + 1].map((one) => ({
          ...{ key: String(one), content: String(one), isChosen: one === year },
          choose: () => choose(one),
        }))}
      />
      <Loaded query={fees} skeleton={<WaitingCard />} warns>
        {(data) => <OfYear key={data.year} fees={data} />}
      </Loaded>
    </Stack>
  );
}

function OfYear({ fees }: { fees: Fees }) {
  const { t } = useTranslation('fees');
  const [view, setView] = useViewOf(VIEWS);
  const { sheets, print } = usePaper<readonly FeeLine[]>();
  const { decided, keep } = useKeptFees(fees);
  const of = Object.groupBy(fees.lines, ({ state }) => state);
  const lines = of[view] ?? [];
  return (
    <Stack gap="small">
      <FeeYearPart fees={fees} />
      {fees.dueOn !== null && (
        <>
          <Sums fees={fees} />
          <ViewNav
            label={t('views.label')}
            views={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
            current={view}
            onChange={setView}
          />
          {decided && (
            <Card>
              <DecidedLine decided={decided} />
            </Card>
          )}
          {view === 'due' &&
            (lines.length === 0 ? (
              <EmptyState drawing={null} title={t('due.none')} />
            ) : (
              <Card>
                <DueForm fees={fees} lines={lines} onDone={keep} />
              </Card>
            ))}
          {view === 'received' && <ReceivedPart fees={fees} lines={lines} print={print} />}
          {view === 'waived' && <WaivedPart fees={fees} lines={lines} />}
          {view === 'due' && <Reminder fees={fees} />}
        </>
      )}
      {sheets && <Receipts fees={fees} lines={sheets} />}
    </Stack>
  );
}

/** "12 versate, 180,00 € · 28 da versare, 420,00 € · 3 esonerate"; who has left owes nothing here. */
function Sums({ fees: { lines } }: { fees: Fees }) {
  const { t } = useTranslation('fees');
  const some = (state: FeeLine['state']) =>
    lines.filter((line) => line.state === state && (state !== 'due' || line.until === null));
  const said = (['received', 'due', 'waived'] as const)
    .filter((state) => some(state).length > 0)
    .map((state) =>
      t(`sums.${state}`, { count: some(state).length, euro: euroText(sumOf(some(state))) }),
    );
  return <Soft>{said.join(' · ')}</Soft>;
}
