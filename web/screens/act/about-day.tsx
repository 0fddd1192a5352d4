/** The page of a letter's link that says yes to a day of an answer: it asks before it books (specification §22). */

import { useTranslation } from 'react-i18next';
import { formatMinutes } from '#contract/hours/hours.ts';
import type { Act, DayAct } from '#contract/sending/letters.ts';
import { noticePath } from '#web/errand-paths.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { Ending } from './ending.tsx';

type Its = Extract<Act, { act: DayAct }>;

interface AboutProps {
  act: Its;
  /** How to reach the other one, for who has just said yes on this page. */
  contact: Its['contact'];
  isBusy: boolean;
  onDo: () => void;
}

export function AboutDay({ act: { answer, isOpen }, contact, isBusy, onDo }: AboutProps) {
  const { t } = useTranslation('letters');
  const { who, title, text, kind, day, belowBand, noticeId } = answer;
  const language = currentLanguage();
  if (!isOpen || !day) return <DayEnding answer={answer} contact={contact} />;
  const when = { day: weekDay(day.day, language), time: day.time };
  return (
    <Card title={title}>
      <Stack>
        <p>{t(`day.lead.${kind}`, { who, title })}</p>
        {text !== '' && <p>{t('day.says', { who, text })}</p>}
        <p>
          <strong>{t('appointment.when', when)}</strong>
        </p>
        <p>
          {t('appointment.length', { length: formatMinutes(day.minutes, language) })}{' '}
          {day.place !== '' && t('appointment.place', { place: day.place })}
        </p>
        {belowBand && (
          <Notice tone="info">
            {t('appointment.belowBand', {
              after: hoursText(belowBand.after),
              low: hoursText(belowBand.low),
            })}
          </Notice>
        )}
        <div>
          <Button busy={isBusy} onClick={onDo}>
            {t('day.yes', when)}
          </Button>
        </div>
        <Soft>{t('day.sure')}</Soft>
        <div>
          <ButtonLink kind="secondary" to={noticePath(noticeId)}>
            {t('day.look')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}

/** What became of it, and how to reach the other one. */
function DayEnding({ answer, contact }: Pick<AboutProps, 'contact'> & Pick<Its, 'answer'>) {
  const { t } = useTranslation('letters');
  const { day, isAgreed, state, who } = answer;
  if (!isAgreed || !day) {
    return (
      <Ending tone="info" page={paths.board}>
        {t(state === 'open' && day?.isOver ? 'day.isOver' : 'day.over')}
      </Ending>
    );
  }
  const when = { day: weekDay(day.day, currentLanguage()), time: day.time };
  return (
    <Ending tone={contact ? 'success' : 'info'} page={paths.appointments}>
      {t('day.agreed', when)}
      {contact && (contact.phone || contact.email) && (
        <>
          {' '}
          {t('day.reached', { who })} {contact.phone && <PhoneLink phone={contact.phone} />}{' '}
          {contact.email && <MailLink email={contact.email} />}
        </>
      )}
    </Ending>
  );
}
