/** The balance at the end of each of twelve months: a line to see, and a table to read. */
import { useTranslation } from 'react-i18next';
import type { OwnYear } from '#contract/hours/own-year.ts';
import { monthOfYear } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { FiguresTable } from './figures-table.tsx';
import css from './year.module.css';

type Months = OwnYear['months'];

const WIDTH = 640;
const HEIGHT = 240;
const EDGE = 24;
/** A line without ups and downs still has room above and below. */
const LEAST_SPAN = 2;

/** Drawing and table say the same; the drawing is skipped by ears. */
export function BalanceChart({ months }: { months: Months }) {
  const { t } = useTranslation('own-exchanges');
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const name = (month: string) => monthOfYear(month, currentLanguage());
  return (
    <>
      <Soft>
        {t('year.balanceLead', {
          from: hoursText(first.balance),
          month: name(first.month),
          to: hoursText(last.balance),
        })}
      </Soft>
      <Line months={months} />
      <p className={css.ends} aria-hidden="true">
        <span>{name(first.month)}</span>
        <span>{name(last.month)}</span>
      </p>
      <FiguresTable
        isOpenAtDesk
        caption={t('year.balance')}
        heads={[t('year.month'), t('year.given'), t('year.received'), t('year.balanceHead')]}
        rows={months
          .toReversed()
          .map(({ month, given, received, balance }) => [
            name(month),
            <Hours key="given" text={hoursText(given)} />,
            <Hours key="received" text={hoursText(received)} />,
            <Hours key="balance" text={hoursText(balance)} />,
          ])}
      />
    </>
  );
}

function Line({ months }: { months: Months }) {
  const balances = months.map(({ balance }) => balance);
  const top = Math.max(0, ...balances);
  const bottom = Math.min(0, ...balances);
  const span = Math.max(LEAST_SPAN, top - bottom);
  const step = (WIDTH - 2 * EDGE) / (months.length - 1);
  const points = months.map(({ month, balance }, index) => ({
    month,
    x: EDGE + index * step,
    y: heightOf(balance),
  }));
  function heightOf(balance: number): number {
    return EDGE + ((top - balance) / span) * (HEIGHT - 2 * EDGE);
  }
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const last = points.at(-1);
  return (
    <svg className={css.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={css.zero} d={`M0 ${heightOf(0)}H${WIDTH}`} />
      <path className={css.line} d={`M${path}`} />
      {points.map(({ month, x, y }) => (
        <circle key={month} className={css.point} cx={x} cy={y} r="5" />
      ))}
      {last && <circle className={css.last} cx={last.x} cy={last.y} r="9" />}
    </svg>
  );
}
