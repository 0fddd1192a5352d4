/** On the first page of the desk: the first whom to call, once they are known. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { read } from '#web/api/read.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import css from './attention.module.css';

/** As many are named. */
const NAMED = 3;

/** Nothing where nobody is to be called; the page does not wait for it. */
export function CallsLine() {
  const { t } = useTranslation('bank-desk');
  const { data } = useQuery(read('readAttention'));
  if (!data || data.lines.length === 0) return null;
  const names = data.lines.slice(0, NAMED).map(({ name }) => name);
  const isAll = data.lines.length <= NAMED;
  const who = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(
    isAll ? names : [...names, t('today.callOthers')],
  );
  return (
    <p className={css.line}>
      <span>{t('today.call', { who })}</span>{' '}
      <Link to={paths.bankAttention}>{t('today.callAct')}</Link>
    </p>
  );
}
