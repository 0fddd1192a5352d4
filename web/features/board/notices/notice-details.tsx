/** What a notice says, and what its reader may know of who posted it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '#contract/board/notices.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { Notice as Message } from '#web/ui/notice/notice.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { NameLine } from '#web/ui/page/name-line.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { WriteLinks } from '../parts/write-links.tsx';
import { noticeLine } from './notice-line.ts';
import css from './notices.module.css';

/** The card with everything that was typed. */
export function NoticeDetails({ notice }: { notice: Notice }) {
  const { t } = useTranslation('notices');
  const said = [
    ['when', notice.whenText],
    ['place', notice.placeText],
  ] as const;
  const shown = said.filter(([, value]) => value !== '');
  return (
    <Card>
      <Stack gap="small">
        {notice.state !== 'open' && (
          <Message tone="info">
            {t(`stateSentences.${notice.state}`)}
            {notice.hiddenReason && ` ${t('hiddenBecause', { reason: notice.hiddenReason })}`}
          </Message>
        )}
        {!notice.isMine && (
          <NameLine name={notice.who}>
            <b>{notice.who}</b>
            <Soft>{notice.bankName}</Soft>
          </NameLine>
        )}
        {notice.body !== '' && <p className={css.body}>{notice.body}</p>}
        <Soft>{noticeLine(t, notice, notice.activity.type)}</Soft>
        {shown.length > 0 && (
          <dl className={css.facts}>
            {shown.map(([name, value]) => (
              <Fact key={name} label={t(`facts.${name}`)}>
                {value}
              </Fact>
            ))}
          </dl>
        )}
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

interface ContactProps {
  phone: string | null;
  email: string | null;
  /** After a yes: what a message to the telephone begins with. */
  sentence?: string;
}

/** Phone and e-mail, as far as they are known. */
export function Contact({ phone, email, sentence }: ContactProps) {
  const { t } = useTranslation('notices');
  if (phone === null && email === null) return null;
  return (
    <dl className={css.facts}>
      {phone !== null && (
        <Fact label={t('facts.phone')}>
          <PhoneLink phone={phone} />{' '}
          {sentence !== undefined && <WriteLinks phone={phone} sentence={sentence} />}
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
