/** The order of a list on a phone, where cards have no heads to click. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import field from '../form/field.module.css';
import type { Column } from './column.ts';
import css from './data-table.module.css';

interface PhoneSortProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'sortable'>[];
  sort?: string;
  onSort?: (sort: string) => void;
}

/** A select of every order the columns offer; shown on a phone only. */
export function PhoneSort({ columns, sort, onSort }: PhoneSortProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  return (
    <div className={css.phoneSort}>
      <label htmlFor={id}>{t('table.sortBy')}</label>
      <select
        id={id}
        className={`${field.control} ${field.select}`}
        value={sort}
        onChange={(event) => onSort(event.currentTarget.value)}
      >
        {sortable.flatMap(({ key, header }) => [
          <option key={key} value={key}>{`${header}, ${t('table.ascending')}`}</option>,
          <option
            key={`-${key}`}
            value={`-${key}`}
          >{`${header}, ${t('table.descending')}`}</option>,
        ])}
      </select>
    </div>
  );
}
