/** The bank in figures for a period, at the desk. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { FieldText } from '#web/api/refusal.tsx';
import { useSignedIn } from '#web/api/use-session.ts';
import { bankOfUserQuery } from '#web/features/banks/banks/queries.ts';
import { MonthsOfBank } from '#web/features/hours/desk/statistics/months-of-bank.tsx';
import css from '#web/features/hours/desk/statistics/statistics.module.css';
import { Statistics } from '#web/features/hours/desk/statistics/statistics.tsx';
import { PrintStatistics } from '#web/features/hours/desk/statistics/statistics-print.tsx';
import { isoDay, parseDay, today } from '#web/i18n/format.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { DayFilter, SelectFilter } from '#web/ui/table/filters.tsx';

const PERIODS = ['twelve', 'year', 'last', 'always', 'other'] as const;
type Period = (typeof PERIODS)[number];

/** /bank-statistics */
export default function BankStatistics() {
  const { t } = useTranslation('bank-exchanges', { keyPrefix: 'statistics' });
  const { userId, userBankId } = useSignedIn();
  const { data: bank } = useQuery(bankOfUserQuery(userId, userBankId));
  const spans = useMemo(spansUntil, []);
  const [state, set] = useUrlState(spans.twelve);
  const span = { from: dayOr(state.from, spans.twelve.from), to: dayOr(state.to, '') };
  const isReversed = span.from !== '' && span.to !== '' && span.to < span.from;
  const known = PERIODS.find(
    (one) => one !== 'other' && spans[one].from === span.from && spans[one].to === span.to,
  );
  const limits = { min: EARLIEST_EXCHANGE_DATE, max: today() };
  return (
    <Stack gap="small">
      <PageTitle aside={!isReversed && <PrintStatistics span={span} bank={bank?.name} />}>
        {t('title')}
      </PageTitle>
      <div className={`${css.period} print-hidden`}>
        <SelectFilter<Period>
          label={t('period')}
          value={known ?? 'other'}
          options={PERIODS.filter((one) => one !== 'other' || !known).map((value) => ({
            value,
            label: t(`periods.${value}`),
          }))}
          onChange={(one) => one !== 'other' && set(spans[one])}
        />
        <DayFilter
          {...limits}
          label={t('from')}
          value={span.from}
          onChange={(from) => set({ from }, { replace: true })}
        />
        <DayFilter
          {...limits}
          label={t('to')}
          value={span.to}
          error={isReversed && <FieldText code="order-reversed" />}
          onChange={(to) => set({ to }, { replace: true })}
        />
      </div>
      {isReversed ? (
        <Notice tone="warning">
          <FieldText code="order-reversed" />
        </Notice>
      ) : (
        <Statistics span={span} />
      )}
      <MonthsOfBank />
    </Stack>
  );
}

/** The periods by name; twelve months are the eleven before this one and what there is of it. */
function spansUntil() {
  const day = today();
  const year = Number(day.slice(0, 'yyyy'.length));
  const start = parseDay(`${day.slice(0, 'yyyy-MM'.length)}-01`) ?? new Date();
  start.setUTCMonth(start.getUTCMonth() - 11);
  return {
    twelve: { from: isoDay(start), to: '' },
    year: { from: `${year}-01-01`, to: '' },
    last: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
    always: { from: '', to: '' },
  };
}

/** An empty day is a choice too; an invalid one is not. */
function dayOr(text: string, usual: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDay(text) !== undefined;
  return text === '' || isDay ? text : usual;
}
