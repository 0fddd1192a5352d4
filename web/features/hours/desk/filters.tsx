/** The filters of the bank's lists of exchanges (specification §2); `useDeskFilters` keeps them. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_EXCHANGE_DATE, SEARCH_MAX } from '#contract/limits.ts';
import { read } from '#web/api/read.ts';
import { FieldText } from '#web/api/refusal.tsx';
import { today } from '#web/i18n/format.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { DayFilter, SelectFilter } from '#web/ui/table/filters.tsx';
import { SearchField } from '#web/ui/table/search-field.tsx';
import css from './desk.module.css';
import { PeopleFilter } from './people-filter.tsx';
import { HISTORY_STATES, PERIODS, type useDeskFilters } from './use-filters.ts';

const OPENINGS = ['without', 'with'] as const;

interface DeskFilterBarProps extends ReturnType<typeof useDeskFilters> {
  /** Decided exchanges: their state can be chosen. */
  withStatus?: boolean;
  /** How many were found, beside the periods. */
  children: ReactNode;
}

/** Words and periods by name; days, people, banks and the state are folded until one of them is in force. */
export function DeskFilterBar(props: DeskFilterBarProps) {
  const { filters, change, foldedCount, children } = props;
  const { t } = useTranslation('bank-exchanges');
  const [isOpen, setOpen] = useState(foldedCount > 0);
  const id = useId();
  return (
    <div className={`${css.filters} print-hidden`}>
      <div className={css.first}>
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.searchHint')}
          value={filters.q}
          maxLength={SEARCH_MAX}
          onSearch={(q) => change({ q })}
        />
        <Periods {...props}>
          <button
            type="button"
            className={css.chip}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {foldedCount > 0 ? `${t('filters.more')} (${foldedCount})` : t('filters.more')}
            <span className={css.arrow} aria-hidden="true" />
          </button>
        </Periods>
        {children}
      </div>
      <fieldset id={id} className={css.fields} data-open={isOpen || undefined}>
        <legend className="visually-hidden">{t('filters.label')}</legend>
        {isOpen && <Folded {...props} />}
      </fieldset>
    </div>
  );
}

/** What is seldom asked for; drawn once it is. */
function Folded(props: DeskFilterBarProps) {
  const { filters, isReversed, change, withStatus } = props;
  const { t } = useTranslation('bank-exchanges');
  const { data: banks = [] } = useQuery(read('matchBanks'));
  const span = { min: EARLIEST_EXCHANGE_DATE, max: today() };
  return (
    <>
      <DayFilter
        {...span}
        label={t('filters.from')}
        value={filters.from}
        onChange={(from) => change({ from })}
      />
      <DayFilter
        {...span}
        label={t('filters.to')}
        value={filters.to}
        error={isReversed && <FieldText code="order-reversed" />}
        onChange={(to) => change({ to })}
      />
      <PeopleFilter {...props} side="personIds" />
      <PeopleFilter {...props} side="userFromIds" />
      <PeopleFilter {...props} side="userToIds" />
      {banks.length > 1 && (
        <SelectFilter
          label={t('filters.bank')}
          value={filters.bank}
          options={[
            { value: '', label: t('filters.anyBank') },
            ...banks.map(({ bankId, name }, index) => ({
              value: String(bankId),
              label: index === 0 ? t('filters.ownBank') : name,
            })),
          ]}
          onChange={(bank) => change({ bank })}
        />
      )}
      {withStatus && (
        <SelectFilter
          label={t('filters.status')}
          value={filters.status}
          options={HISTORY_STATES.map((status) => ({
            value: status,
            label: t(`filters.statuses.${status}`),
          }))}
          onChange={(status) => change({ status })}
        />
      )}
      {withStatus && (
        <SelectFilter
          label={t('filters.openings')}
          value={filters.openings}
          options={OPENINGS.map((value) => ({ value, label: t(`filters.withOpenings.${value}`) }))}
          onChange={(openings) => change({ openings })}
        />
      )}
    </>
  );
}

/** The periods people ask for, one press each; none of them is pressed for other days. */
function Periods({ period, choosePeriod, children }: DeskFilterBarProps) {
  const { t } = useTranslation('bank-exchanges');
  return (
    <Acts as="fieldset" gap="tight">
      <legend className="visually-hidden">{t('filters.period')}</legend>
      {PERIODS.map((one) => (
        <button
          key={one}
          type="button"
          className={css.chip}
          aria-pressed={one === period}
          onClick={() => choosePeriod(one)}
        >
          {t(`filters.periods.${one}`)}
        </button>
      ))}
      {children}
    </Acts>
  );
}

/** Stands for a list that was not asked for: its last day precedes its first. */
export function DaysReversed() {
  return (
    <Notice tone="warning">
      <FieldText code="order-reversed" />
    </Notice>
  );
}
