/** Notices on paper for the wall: large type, and strips with the number to tear off (specification §20). */
import { useTranslation } from 'react-i18next';
import type { NoticeSheet, SheetNotice } from '#contract/board/notices-desk.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Sheet } from '#web/ui/paper/paper.tsx';
import css from './board-sheet.module.css';

/** As many as fit across a sheet. */
const STRIPS = Array.from({ length: 8 }, (_, index) => index);

/** Only paper shows it; no notice is cut by the end of a sheet. */
export function BoardSheet({ sheet: { bankName, phone, notices } }: { sheet: NoticeSheet }) {
  return (
    <Sheet>
      {notices.map((notice) => (
        <OnTheWall key={notice.id} notice={notice} bankName={bankName} phone={phone} />
      ))}
    </Sheet>
  );
}

interface OnTheWallProps {
  notice: SheetNotice;
  bankName: string;
  phone: string;
}

function OnTheWall({ notice, bankName, phone }: OnTheWallProps) {
  const { t } = useTranslation('notices');
  const { id: n, kind, title, body, activity, hours, neededBy, whenText, placeText } = notice;
  const { places, placesTaken: taken } = notice;
  const facts = [
    activity,
    places === 1 ? '' : t('places.taken', { taken, places }),
    hours === null ? '' : t('about', { hours: hoursText(hours) }),
    whenText,
    placeText,
    neededBy === null ? '' : t('sheet.until', { day: sentenceDay(neededBy, currentLanguage()) }),
  ];
  const call = phone === '' ? t('sheet.call') : t('sheet.callAt', { phone, n });
  return (
    <section className={css.notice}>
      <p className={css.head}>
        <span>{bankName}</span>
        <span>{t('sheet.number', { n })}</span>
      </p>
      <p className={css.kind}>{t(`kinds.${kind}`)}</p>
      <h2 className={css.title}>{title}</h2>
      {body !== '' && <p className={css.body}>{body}</p>}
      <p className={css.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      <p className={css.call}>
        <Marked text={call} />
      </p>
      <div className={css.strips} aria-hidden="true">
        {STRIPS.map((strip) => (
          <span key={strip}>
            <span>
              <b>{t('sheet.strip', { n })}</b> {phone}
            </span>
          </span>
        ))}
      </div>
    </section>
  );
}
