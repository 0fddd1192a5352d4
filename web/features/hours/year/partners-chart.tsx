/** With whom hours were exchanged in a year: two bars for each person, and a table. */
import { useTranslation } from 'react-i18next';
import type { OwnYear } from '#contract/hours/own-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Hours } from '#web/ui/hours/hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import { FiguresTable } from './figures-table.tsx';
import css from './year.module.css';

type Partners = OwnYear['partners'];

const SIDES = ['given', 'received'] as const;

/** Given plain, received striped; the longest bar is the most hours of all. */
export function PartnersChart({ partners }: { partners: Partners }) {
  const { t } = useTranslation('own-exchanges');
  const most = Math.max(...partners.flatMap(({ given, received }) => [given, received]));
  return (
    <>
      <Soft>{t('year.partnersLead', { count: partners.length })}</Soft>
      <ul className={css.partners} aria-hidden="true">
        {partners.map((partner) => (
          <li key={partner.id}>
            <Avatar pictureOf={partner.id} name={partner.name} size="small" />
            <strong>{partner.name}</strong>
            {SIDES.filter((side) => partner[side] > 0).map((side) => (
              <span key={side} className={css.share}>
                <span
                  className={css.bar}
                  data-of={side}
                  style={{ inlineSize: `${(50 * partner[side]) / most}%` }}
                />
                {t(`year.${side}Hours`, { hours: hoursText(partner[side]) })}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <FiguresTable
        caption={t('year.partners')}
        heads={[t('year.person'), t('year.given'), t('year.received')]}
        rows={partners.map(({ name, given, received }) => [
          name,
          <Hours key="given" text={hoursText(given)} />,
          <Hours key="received" text={hoursText(received)} />,
        ])}
      />
    </>
  );
}
