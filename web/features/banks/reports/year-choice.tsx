/** Which year: in the address, this one where it names none that can be (specification §50). */
import { useTranslation } from 'react-i18next';
import { today } from '#web/i18n/format.ts';
import { useUrlState } from '#web/ui/address.ts';
import { Chips } from '#web/ui/form/chips.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import css from './report.module.css';

const NO_YEAR = { year: '' };
const thisYear = () => Number(today().slice(0, 4));

export function useReportYear() {
  const [{ year }, set] = useUrlState(NO_YEAR);
  const named = /^\d{4}$/.test(year) && Number(year) <= thisYear() ? Number(year) : thisYear();
  const choose = (next: number) =>
    set({ year: next === thisYear() ? '' : String(next) }, { replace: true });
  return [named, choose] as const;
}

interface YearChoiceProps {
  year: number;
  /** The first that has a page, once it is known. */
  firstYear: number | undefined;
  onChoose: (year: number) => void;
}

/** So many years stand beside each other; more are a list. */
const CHIPS = 3;

/** The years of the bank, the latest first. */
export function YearChoice({ year, firstYear = year, onChoose }: YearChoiceProps) {
  const { t } = useTranslation('reports');
  const latest = thisYear();
  const many = Math.max(latest - firstYear + 1, 1);
  const years = Array.from({ length: many }, (_, nth) => latest - nth);
  if (many <= CHIPS) {
    return (
      <Chips
        legend={t('year')}
        chips={years.map((one) => ({
          ...{ key: String(one), content: String(one), isChosen: one === year },
          choose: () => onChoose(one),
        }))}
      />
    );
  }
  return (
    <div className={css.year}>
      <SelectField
        name="year"
        label={t('year')}
        value={String(year)}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        placeholder={false}
        onChange={(chosen) => onChoose(Number(chosen))}
      />
    </div>
  );
}
