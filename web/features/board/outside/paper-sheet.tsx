/** The paper of a month as it is printed: A4, in large type, requests before offers (specification §45). */
import { useTranslation } from 'react-i18next';
import type { MonthPaper, PaperNotice } from '#contract/board/outside.ts';
import { monthOfYear, sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { Sheet } from '#web/ui/paper/paper.tsx';
import css from './paper-sheet.module.css';

export function PaperSheet({ paper }: { paper: MonthPaper }) {
  const { t } = useTranslation('outside');
  const { bankName, month, requests, offers, edition } = paper;
  return (
    <Sheet>
      <header className={css.head}>
        <p className={css.month}>{monthOfYear(month, currentLanguage())}</p>
        <h1>{bankName}</h1>
        <Desk paper={paper} />
      </header>
      <Said paper={paper} />
      <section className={css.part}>
        <h2>{t('paper.requests')}</h2>
        <Notices notices={requests} none={t('paper.noRequests')} />
      </section>
      <section className={css.part}>
        <h2>{t('paper.offers')}</h2>
        {offers.length === 0 && <p>{t('paper.noOffers')}</p>}
        {offers.map(({ group, notices }) => (
          <section key={group}>
            <h3>{group}</h3>
            <Notices notices={notices} none="" />
          </section>
        ))}
      </section>
      <footer className={css.foot}>
        <p>{t(`paper.foot.${edition}`)}</p>
        <Desk paper={paper} />
      </footer>
    </Sheet>
  );
}

/** What the bank said to its members, and its meetings to come. */
function Said({ paper: { news, meetings } }: { paper: MonthPaper }) {
  const { t } = useTranslation('outside');
  if (news.length + meetings.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>{t('paper.news')}</h2>
      {meetings.map(({ id, title, text, day, from, to, place }) => (
        <section key={id} className={css.said}>
          <h3>{title}</h3>
          <p>
            <strong>
              {t('paper.when', { day: weekDay(day, currentLanguage()), from, to })}
              {place !== '' && ` · ${place}`}
            </strong>
          </p>
          <p>{text}</p>
        </section>
      ))}
      {news.map(({ id, title, text }) => (
        <section key={id} className={css.said}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </section>
  );
}

/** How the desk is reached. */
function Desk({ paper: { phone, openingHours, address } }: { paper: MonthPaper }) {
  const { t } = useTranslation('outside');
  const ways = [phone === '' ? '' : t('paper.phone', { phone }), openingHours, address].map(
    // Lines of hours become one.
    (way) => way.trim().replaceAll(/\s*\n\s*/g, ', '),
  );
  return <p className={css.desk}>{ways.filter((way) => way !== '').join(' · ')}</p>;
}

function Notices({ notices, none }: { notices: readonly PaperNotice[]; none: string }) {
  const { t } = useTranslation('outside');
  if (notices.length === 0) return <p>{none}</p>;
  return (
    <ul className={css.notices}>
      {notices.map(({ id, title, activity, neededBy, who, phone, places, placesTaken: taken }) => {
        const day = neededBy && t('paper.until', { day: sentenceDay(neededBy, currentLanguage()) });
        const several = places > 1 && t('paper.taken', { taken, places });
        const facts = [activity, several, day, who, phone, t('paper.number', { n: id })];
        return (
          <li key={id}>
            <strong>{title}</strong>
            <span>{facts.filter(Boolean).join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
