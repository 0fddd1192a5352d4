/** The place in the list, "1–10 di 214", and the buttons to its other pages. */
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import css from './pager.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  total: number | undefined;
  onPage: (page: number) => void;
}

/** The pager; on one page it only says how many rows there are. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const { t } = useTranslation('ui');
  if (total === undefined) return <div className={css.pager} />;
  const last = Math.max(1, Math.ceil(total / pageSize));
  const figure = (value: number) => formatNumber(value, currentLanguage());
  const range = t('table.range', {
    from: figure(Math.min(total, (page - 1) * pageSize + 1)),
    to: figure(Math.min(total, page * pageSize)),
    total: figure(total),
  });
  if (last === 1) {
    return (
      <div className={css.pager}>
        <span className={css.range} aria-live="polite">
          {range}
        </span>
      </div>
    );
  }
  return (
    <nav className={css.pager} aria-label={t('table.pages')}>
      <PageButton name={t('table.first')} sign="«" isOff={page <= 1} onClick={() => onPage(1)} />
      <PageButton
        name={t('table.previous')}
        sign="‹"
        isOff={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className={css.range} aria-live="polite">
        {range}
      </span>
      <PageButton
        name={t('table.next')}
        sign="›"
        isOff={page >= last}
        onClick={() => onPage(page + 1)}
      />
      <PageButton
        name={t('table.last')}
        sign="»"
        isOff={page >= last}
        onClick={() => onPage(last)}
      />
    </nav>
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
