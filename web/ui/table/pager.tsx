/** The place in the list, "1–10 di 214" or "di più di 1000", the buttons to its other pages, and how long a page is. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_LIMIT_MAX, PAGE_SIZE } from '#contract/limits.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { PAGE_SIZES } from './page-size.ts';
import css from './pager.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number | undefined;
  /** The last row that was counted says that there are more. */
  isLonger?: boolean | undefined;
  onPage: (page: number) => void;
  /** Without it the size of a page is fixed. */
  onPageSize?: (size: number) => void;
}

const figure = (value: number) => formatNumber(value, currentLanguage());

/** The pager; on one page it only says how many rows there are. */
export function Pager({ page, pageSize, total, isLonger, onPage, onPageSize }: PagerProps) {
  const { t } = useTranslation('ui');
  if (total === undefined) return <div className={css.pager} />;
  // One row more was counted.
  const counted = isLonger ? Math.max(total - 1, page * pageSize) : total;
  const last = Math.max(1, Math.ceil(counted / pageSize));
  const range = (
    <span className={css.range} aria-live="polite">
      {t(isLonger ? 'table.rangeOfMore' : 'table.range', {
        from: figure(Math.min(counted, (page - 1) * pageSize + 1)),
        to: figure(Math.min(counted, page * pageSize)),
        total: figure(counted),
      })}
    </span>
  );
  const go = (name: string, sign: string, to: number) => (
    <PageButton {...{ name, sign }} isOff={to === page} onClick={() => onPage(to)} />
  );
  return (
    <div className={css.pager}>
      {last === 1 ? (
        range
      ) : (
        <nav className={css.pages} aria-label={t('table.pages')}>
          {go(t('table.first'), '«', 1)}
          {go(t('table.previous'), '‹', Math.max(1, page - 1))}
          {range}
          {go(t('table.next'), '›', isLonger ? page + 1 : Math.min(last, page + 1))}
          {/* Nobody has counted where it ends. */}
          {!isLonger && go(t('table.last'), '»', last)}
        </nav>
      )}
      {onPageSize && total > PAGE_SIZE && (
        <PageSizeSelect {...{ pageSize, total }} onChange={onPageSize} />
      )}
    </div>
  );
}

interface PageSizeSelectProps {
  pageSize: number;
  total: number;
  onChange: (size: number) => void;
}

/** "10 righe", "25", "50", and all of them; of more than one call gives, as many as it gives. */
function PageSizeSelect({ pageSize, total, onChange }: PageSizeSelectProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <div className={css.size}>
      <label htmlFor={id}>{t('table.pageSize')}</label>
      <select
        id={id}
        value={pageSize}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size === PAGE_LIMIT_MAX && total <= size ? t('table.allRows') : figure(size)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PageButtonProps {
  name: string;
  sign: string;
  isOff: boolean;
  onClick: () => void;
}

/** Stays focusable at the end of the list, so that the keyboard focus is not lost. */
function PageButton({ name, sign, isOff, onClick }: PageButtonProps) {
  return (
    <button
      type="button"
      className={css.page}
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
