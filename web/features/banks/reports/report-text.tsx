/** A year in sentences, the same on screen and on paper (specification §50). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AGE_BANDS, centsOf, REPORT_CHAPTERS, type YearlyReport } from '#contract/banks/reports.ts';
import { formatMinutes, minutesFromHours } from '#contract/hours/hours.ts';
import { REGIONS } from '#contract/locales.ts';
import { formatNumber, tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Soft, WHOLE, Written } from '#web/ui/page/words.tsx';
import css from './report.module.css';

interface Part {
  report: YearlyReport;
}

type Translate = ReturnType<typeof useTranslation<'reports'>>['t'];

const hoursText = (hours: number) => formatMinutes(minutesFromHours(hours), currentLanguage());
const dayText = (day: string) => tableDay(day, currentLanguage());
const Sentence = ({ text }: { text: string }) => (
  <p>
    <Marked text={text} marks={WHOLE} />
  </p>
);

/** What the figures are of, and when they were worked out. */
export function factsOf({ on, calculatedAt, sealCode }: YearlyReport, t: Translate): string {
  const day = dayText(calculatedAt.slice(0, 'yyyy-MM-dd'.length));
  const facts = [
    t('facts.on', { on: dayText(on), day }),
    sealCode !== null && t('facts.seal', { code: sealCode }),
  ];
  return facts.filter(Boolean).join(' ');
}

export function ReportText({ report }: Part) {
  const { t } = useTranslation('reports');
  const [first, second, ...others] = REPORT_CHAPTERS.map((name) => (
    <Chapter key={name} title={t(`chapters.${name}`)} text={report.words[name]} />
  ));
  return (
    <div className={css.text}>
      {first}
      <People report={report} />
      {second}
      <Hours report={report} />
      <Requests report={report} />
      <Thanks report={report} />
      {others}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Chapter({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <Section title={title}>
      <Written>{text}</Written>
    </Section>
  );
}

function People({ report }: Part) {
  const { t } = useTranslation('reports');
  const { members, bodies, newcomers, newcomersMet, on, ages, sexes } = report;
  const isWhole = [...ages, ...sexes].every(({ people }) => people !== null);
  return (
    <Section title={t('people.title')}>
      <Sentence text={t('people.start', { ...members, on: dayText(on) })} />
      <Sentence text={t('people.active', members)} />
      {bodies.members > 0 && <Sentence text={t('people.bodies', { count: bodies.members })} />}
      {newcomers > 0 && (
        <Sentence text={t('people.newcomers', { count: newcomers, met: newcomersMet })} />
      )}
      {ages.length > 0 && (
        <p>
          {t('people.ages')} {listed(ages.map(({ key, people }) => [bandText(key, t), people]))}
        </p>
      )}
      {sexes.length > 0 && (
        <p>
          {t('people.sexes')}{' '}
          {listed(sexes.map(({ key, people }) => [t(`people.sex.${key}`), people]))}
        </p>
      )}
      {!isWhole && (
        <Soft isSmall className={css.note}>
          {t('people.few')}
        </Soft>
      )}
      {ages.length === 0 && sexes.length === 0 && (
        <Soft isSmall className={css.note}>
          {t('people.tooFew')}
        </Soft>
      )}
    </Section>
  );
}

/** Names with their number; a dash where it is not told. */
const listed = (groups: readonly (readonly [name: string, people: number | null])[]) =>
  `${groups.map(([name, people]) => `${name}:\u00a0${people ?? '—'}`).join('; ')}.`;

/** @param from the age with which a band begins; null where none is known */
function bandText(from: number | null, t: Translate): string {
  if (from === null) return t('people.unknown');
  const next = AGE_BANDS.find((age) => age > from);
  if (from === 0) return t('people.under', { age: AGE_BANDS[0] });
  return next === undefined
    ? t('people.over', { age: from })
    : t('people.between', { from, to: next - 1 });
}

function Hours({ report }: Part) {
  const { t } = useTranslation('reports');
  const { groups, friends, fund, bodies } = report;
  const all = sumsOf(groups);
  const exchanges = all.between.exchanges + all.community.exchanges;
  const hours = all.between.hours + all.community.hours;
  if (exchanges === 0) {
    return (
      <Section title={t('hours.title')}>
        <p>{t('hours.none')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('hours.title')}>
      <Sentence
        text={t('hours.all', {
          ...{ count: exchanges, hours: hoursText(hours) },
          between: hoursText(all.between.hours),
          community: hoursText(all.community.hours),
        })}
      />
      {bodies.exchanges > 0 && (
        <Sentence
          text={t('hours.bodies', { count: bodies.exchanges, hours: hoursText(bodies.hours) })}
        />
      )}
      <Worth hourWorth={report.words.hourWorth} hours={hours} />
      <Groups groups={groups} />
      {friends.banks > 0 && (
        <Sentence
          text={t('hours.friends', {
            count: friends.banks,
            given: hoursText(friends.given),
            received: hoursText(friends.received),
          })}
        />
      )}
      {fund.cameIn + fund.wentOut > 0 && (
        <Sentence
          text={t('hours.fund', {
            cameIn: hoursText(fund.cameIn),
            wentOut: hoursText(fund.wentOut),
          })}
        />
      )}
    </Section>
  );
}

type Groups = YearlyReport['groups'];

function sumsOf(groups: Groups) {
  const sum = (of: 'betweenPeople' | 'forCommunity') => ({
    exchanges: groups.reduce((all, group) => all + group[of].exchanges, 0),
    hours: groups.reduce((all, group) => all + group[of].hours, 0),
  });
  return { between: sum('betweenPeople'), community: sum('forCommunity') };
}

/** Off in nearly all banks: hours are no money. */
function Worth({ hourWorth, hours }: { hourWorth: string; hours: number }) {
  const { t } = useTranslation('reports');
  const cents = centsOf(hourWorth);
  if (cents === null) return null;
  const sum = Math.round(hours * cents);
  return <Sentence text={t('hours.worth', { euro: euroText(cents), sum: euroText(sum) })} />;
}

/** Whole euro without decimals, else with both. */
function euroText(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(REGIONS[currentLanguage()], shape).format(cents / 100);
}

function Groups({ groups }: { groups: Groups }) {
  const { t } = useTranslation('reports');
  const cell = ({ exchanges, hours }: Groups[number]['betweenPeople']) =>
    exchanges === 0
      ? t('hours.nothing')
      : t('hours.cell', { hours: hoursText(hours), count: exchanges });
  return (
    <>
      <table className={css.table}>
        <caption className="visually-hidden">{t('hours.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('hours.group')}</th>
            <th scope="col">{t('hours.between')}</th>
            <th scope="col">{t('hours.community')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ id, name, betweenPeople, forCommunity }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{cell(betweenPeople)}</td>
              <td>{cell(forCommunity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Soft isSmall className={css.note}>
        {t('hours.cellHint')}
      </Soft>
    </>
  );
}

function Requests({ report: { requests } }: Part) {
  const { t } = useTranslation('reports');
  const { posted: count, met, medianDays } = requests;
  return (
    <Section title={t('requests.title')}>
      {count === 0 ? (
        <p>{t('requests.none')}</p>
      ) : (
        <Sentence text={t('requests.posted', { count, met })} />
      )}
      {medianDays !== null && (
        <Sentence text={t('requests.median', { days: daysText(medianDays, t) })} />
      )}
    </Section>
  );
}

function daysText(days: number, t: Translate): string {
  if (days < 1) return t('requests.soon');
  return t('requests.days', { count: days, shown: formatNumber(days, currentLanguage(), 1) });
}

function Thanks({ report: { thanks } }: Part) {
  const { t } = useTranslation('reports');
  if (thanks.length === 0) return null;
  return (
    <Section title={t('thanks.title')}>
      {thanks.map((text) => (
        <blockquote key={text} className={css.quote}>
          <Written>{text}</Written>
        </blockquote>
      ))}
      <Soft isSmall className={css.note}>
        {t('thanks.note')}
      </Soft>
    </Section>
  );
}
