/** What the bank knows of a member: their balance, how to reach them, who they are. */

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '#contract/locales.ts';
import type { User } from '#contract/people/accounts.ts';
import { isBody } from '#contract/person-name.ts';
import { tableDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { MailLink, PhoneLink } from '#web/ui/contact-links.tsx';
import { BalanceHours } from '#web/ui/hours/balance-hours.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Measured } from '#web/ui/page/measured.tsx';
import { Soft, WHOLE } from '#web/ui/page/words.tsx';
import css from './desk.module.css';

const SEX_SHOWN = { m: 'M', f: 'F', n: 'n' } as const;
/** Half a minute: less is the rounding of sums. */
const LEAST_HOURS = 1 / 120;

interface MemberFactsProps {
  member: User;
  /** Buttons: what may be done with the member. */
  children: ReactNode;
}

/** The balance and what it is made of, the facts with their names beside it, the acts below. */
export function MemberFacts({ member, children }: MemberFactsProps) {
  const { t } = useTranslation('members');
  const { email, phone, dateOfBirthday, sex, prefLocale, number } = member;
  const { total, totalCreditor, totalDebtor } = member;
  // Neither given nor received: brought from the register, gifts, shares of the year.
  const besides = total - totalCreditor + Math.abs(totalDebtor);
  const hours = { given: hoursText(totalCreditor), received: hoursText(Math.abs(totalDebtor)) };
  const ofPerson: [string, ReactNode][] = [
    [t('columns.email'), <MailLink key="email" email={email} />],
    [
      t('columns.dateOfBirthday'),
      dateOfBirthday === null ? '–' : tableDay(dateOfBirthday, currentLanguage()),
    ],
    [t('columns.sex'), t(`sex.${SEX_SHOWN[sex]}`)],
    [t('columns.prefLocale'), LANGUAGE_NAMES[prefLocale]],
  ];
  const facts: [string, ReactNode][] = [
    [t('columns.number'), number ?? '–'],
    [t('columns.phone'), <PhoneLink key="phone" phone={phone} />],
    ...(isBody(member) ? [] : ofPerson),
  ];
  return (
    <Card>
      <div className={css.person}>
        <Measured>
          <h2 className={css.factName}>{t('member.balance')}</h2>
          <BalanceHours hours={total} size="display" inInk />
          <Soft>
            <Marked text={t('member.madeOf', hours)} marks={WHOLE} />
          </Soft>
          {Math.abs(besides) >= LEAST_HOURS && (
            <Soft>
              <Marked text={t('member.besides', { hours: hoursText(besides) })} marks={WHOLE} />
            </Soft>
          )}
        </Measured>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className={css.factName}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={css.acts}>{children}</div>
    </Card>
  );
}
