/** What a notice says, and what its reader may know of who posted it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/board/notices.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Notice as Message } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './notices.module.css';

/** The card with everything that was typed. */
export function NoticeDetails({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const lines = [
    ['who', notice.isMine ? t('you') : notice.who],
    ['bank', notice.bankName],
    ['activity', notice.activity.type],
    ['hours', notice.hours === null ? '' : t('about', { hours: hoursText(notice.hours) })],
    ['by', notice.neededBy === null ? '' : sentenceDay(notice.neededBy, currentLanguage())],
    ['when', notice.whenText],
    ['place', notice.placeText],
  ] as const;
  return (
    <Card>
      <Stack gap="small">
        {notice.state !== 'open' && (
          <Message tone="info">
            {t(`stateSentences.${notice.state}`)}
            {notice.hiddenReason && ` ${t('hiddenBecause', { reason: notice.hiddenReason })}`}
          </Message>
        )}
        {notice.body !== '' && <p className={css.body}>{notice.body}</p>}
        <dl className={css.facts}>
          {lines
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <Fact key={name} label={t(`facts.${name}`)}>
                {value}
              </Fact>
            ))}
        </dl>
        {notice.byDesk && <Soft>{t('byDesk', { who: notice.who })}</Soft>}
        {/* After a yes it stands beside what comes next. */}
        {notice.myAnswer?.state !== 'accepted' && <Contact {...notice.contact} />}
      </Stack>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Phone and e-mail, as far as they are known. */
export function Contact({ phone, email }: { phone: string | null; email: string | null }) {
  const { t } = useTranslation('notices');
  if (phone === null && email === null) return null;
  return (
    <dl className={css.facts}>
      {phone !== null && (
        <Fact label={t('facts.phone')}>
          <PhoneLink phone={phone} />
        </Fact>
      )}
      {email !== null && (
        <Fact label={t('facts.email')}>
          <MailLink email={email} />
        </Fact>
      )}
    </dl>
  );
}
