/** The order of the reader's own lists in the words of people, for a phone. */
import { useTranslation } from 'react-i18next';
import type { Column } from '#web/ui/table/column.ts';
import { SelectFilter } from '#web/ui/table/filters.tsx';
import { useExchangePage } from '../parts/use-exchange-page.ts';
import css from './mine.module.css';

/** The orders that a phone offers. */
const ORDERED = ['dateOfTransaction', 'quantityOfHours', 'description'] as const;

/** The columns with the words of their orders. */
export function useOrderedColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  const { t } = useTranslation('own-exchanges');
  const orders = new Map<string, Column<never>['orders']>(
    ORDERED.map((key) => [
      key,
      {
        ascending: t(`orders.${key}.ascending`),
        descending: t(`orders.${key}.descending`),
      },
    ]),
  );
  return columns.map((column) => ({ ...column, orders: orders.get(column.key) }));
}

/** On a phone the order is one of the filters; elsewhere it stands at the list. */
export function OrderFilter() {
  const { t } = useTranslation(['ui', 'own-exchanges']);
  const { sort, setSort } = useExchangePage();
  return (
    <div className={css.order}>
      <SelectFilter
        label={t('table.sortBy')}
        value={sort}
        options={ORDERED.flatMap((key) => [
          { value: `-${key}`, label: t(`own-exchanges:orders.${key}.descending`) },
          { value: key, label: t(`own-exchanges:orders.${key}.ascending`) },
        ])}
        onChange={setSort}
      />
    </div>
  );
}
