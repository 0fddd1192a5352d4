/** On the home: the next appointment in one row, which leads to it. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Arrangement } from '#contract/board/arrangements.ts';
import { arrangementPath } from '#web/errand-paths.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { leafDay, weekDay } from '#web/i18n/week-day.ts';
import { paths } from '#web/paths.ts';
import { Rows, RowTitle, Section } from '#web/ui/page/section.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './home-card.module.css';

export function NextArrangement({ next }: { next: Arrangement }) {
  const { t } = useTranslation('home');
  const { id, title, day, time, daysAway, partnerName: who, place } = next;
  const language = currentLanguage();
  const near = daysAway === 0 ? t('agenda.today') : daysAway === 1 ? t('agenda.tomorrow') : '';
  const leaf = leafDay(day, language);
  return (
    <Section
      title={t('agenda.title')}
      aside={<Link to={paths.appointments}>{t('agenda.all')}</Link>}
    >
      <Rows>
        <li className={css.row}>
          <span className={css.leaf} aria-hidden="true">
            <span>{leaf.weekday}</span> {leaf.day}
          </span>
          <div>
            <RowTitle to={arrangementPath(id)}>
              <span className="visually-hidden">{weekDay(day, language)} </span>
              {[near, time].filter(Boolean).join(' ')} {title}
            </RowTitle>
            <Soft isSmall>{[t('agenda.with', { who }), place].filter(Boolean).join(', ')}</Soft>
          </div>
        </li>
      </Rows>
    </Section>
  );
}
