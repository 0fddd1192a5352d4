/** For somebody without an exchange: three things to begin with, each with its next act. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Home } from '#contract/hours/home.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { profilePath } from '#web/profile-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/contact-links.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { Soft } from '#web/ui/page/words.tsx';
import look from './home-cards.module.css';

type OwnBank = NonNullable<Home['bank']>;

const STEPS = [
  { name: 'need', to: paths.newNotice, kind: 'primary' },
  { name: 'skills', to: profilePath('skills'), kind: 'secondary' },
  { name: 'people', to: paths.people, kind: 'secondary' },
] as const;

/** Each is a link as a whole; the first is what to do next. */
export function FirstSteps({ bank }: { bank: OwnBank }) {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('fresh.first')}>
      <ol className={look.steps}>
        {STEPS.map(({ name, to, kind }) => (
          <li key={name}>
            <h2>
              <Link to={to}>{t(`fresh.${name}.title`)}</Link>
            </h2>
            {name === 'people' ? (
              <WhoIsThere bank={bank} />
            ) : (
              <Soft isSmall>{t(`fresh.${name}.text`)}</Soft>
            )}
            <div>
              <ButtonLink small kind={kind} to={to}>
                {t(`fresh.${name}.act`)}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many they are, and the telephone of the desk where it has one. */
function WhoIsThere({ bank: { members, phone } }: { bank: OwnBank }) {
  const { t } = useTranslation('home');
  return (
    <Soft isSmall>
      {t('fresh.people.count', { count: members })}{' '}
      {phone !== null && (
        <Marked text={t('fresh.people.phone')} marks={{ phone: <PhoneLink phone={phone} /> }} />
      )}
    </Soft>
  );
}

/** What somebody reads first who has just come. */
export function Welcome({ bank: { name, number } }: { bank: OwnBank }) {
  const { t } = useTranslation('home');
  return <Soft>{t('fresh.lead', { bank: name, number })}</Soft>;
}

/** One sentence on what a balance is. */
export function FirstBalance({ balance }: { balance: number }) {
  const { t } = useTranslation('home');
  return (
    <section className={look.first} aria-label={t('balance')}>
      <h2>{t('balance')}: </h2>
      <Soft as="span">
        <Marked text={t('fresh.balance', { balance: hoursText(balance) })} />{' '}
        <Link to={paths.help}>{t('fresh.how')}</Link>
      </Soft>
    </section>
  );
}
