/** Why one would join, and the door to do so. */
import { useTranslation } from 'react-i18next';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Drawing, fills } from '#web/ui/drawings/line.tsx';
import { Person } from '#web/ui/drawings/person.tsx';
import { Section } from './section.tsx';
import css from './why.module.css';

const reasons = ['help', 'useful', 'neighbours', 'clear'] as const;

/** The section "why join". */
export function Why() {
  const { t } = useTranslation('landing');
  return (
    <Section id="why" title={t('why.title')} lead={t('why.lead')} ground="card">
      <div className={css.columns}>
        <div>
          <ul className={css.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                <Tick />
                {t(`why.${reason}`)}
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.register}>{t('hero.join')}</ButtonLink>
          <p className={css.noBank}>{t('why.noBank')}</p>
        </div>
        <Table />
      </div>
    </Section>
  );
}

function Tick() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 14V3a11 11 0 0 1 11 11z" fill="var(--sun)" />
      <g
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="14" cy="14" r="11" />
        <path d="M9 14.5l3.5 3.5L19.5 10.5" />
      </g>
    </svg>
  );
}

/** People around a table, under a clock that has all its time; decoration. */
function Table() {
  return (
    <Drawing width={520} height={300}>
      <path d="M260 68V30a38 38 0 0 1 38 38z" fill={fills.sun} stroke="none" />
      <circle cx="260" cy="68" r="42" />
      <path d="M260 42v26h18M260 26v5M302 68h-5M260 110v-5M218 68h5" />
      <Person
        x={96}
        y={270}
        hair="bob"
        hairFill={fills.red}
        skin={fills.blueSoft}
        coat={fills.card}
      />
      <Person x={190} y={256} hair="curls" skin={fills.sun} coat={fills.blue} />
      <Person
        x={330}
        y={256}
        hair="bun"
        hairFill={fills.card}
        skin={fills.redSoft}
        coat={fills.red}
      />
      <Person
        x={424}
        y={270}
        hair="cap"
        hairFill={fills.blue}
        skin={fills.redSoft}
        coat={fills.card}
      />
      <path d="M30 232h460v16H30z" fill={fills.card} />
      <path d="M64 248v44M456 248v44M10 292h500" />
      <path d="M246 232v-22h30v22M276 214c12-2 12 14 0 12" fill={fills.sun} />
      <path d="M254 200c-4-5 4-8 0-13M268 200c-4-5 4-8 0-13" />
      <path d="M128 232l6-18h34l6 18zM134 214h40" fill={fills.redSoft} />
      <path d="M352 232c0-16 44-16 44 0z" fill={fills.blueSoft} />
    </Drawing>
  );
}
