/** What the bank knows of a member: how to reach them, who they are. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts.ts';
import { LANGUAGE_NAMES } from '#web/i18n/languages.ts';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { Card } from '#web/ui/page/card.tsx';
import css from './desk.module.css';

const SEX_SHOWN = { m: 'M', f: 'F', n: 'n' } as const;

interface MemberFactsProps {
  member: User;
  /** Buttons: what may be done with the member. */
  children: ReactNode;
}

/** A list of facts with their names, and the acts below. */
export function MemberFacts({ member, children }: MemberFactsProps) {
  const { t } = useTranslation('members');
  const { email, phone, dateOfBirthday, sex, prefLocale } = member;
  return (
    <Card title={t('member.data')}>
      <dl className={css.facts}>
        <div>
          <dt>{t('columns.email')}</dt>
          <dd>
            <MailLink email={email} />
          </dd>
        </div>
        <div>
          <dt>{t('columns.phone')}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
        </div>
        <div>
          <dt>{t('columns.dateOfBirthday')}</dt>
          <dd>{dateOfBirthday}</dd>
        </div>
        <div>
          <dt>{t('columns.sex')}</dt>
          <dd>{t(`sex.${SEX_SHOWN[sex]}`)}</dd>
        </div>
        <div>
          <dt>{t('columns.prefLocale')}</dt>
          <dd>{LANGUAGE_NAMES[prefLocale]}</dd>
        </div>
      </dl>
      <div className={css.acts}>{children}</div>
    </Card>
  );
}
