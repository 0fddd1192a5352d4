/** The reader's latest exchanges on the home page: each opens whole, and what was given can be repeated. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Rows, RowTitle, Section } from '#web/ui/page/section.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { otherId, otherName, SignedHours, signedHours } from '../parts/own-words.tsx';
import look from './home-cards.module.css';

interface LatestProps {
  exchanges: readonly Exchange[];
  readerId: number;
}

/** The latest first; nothing while there is no exchange. */
export function LatestCard({ exchanges, readerId }: LatestProps) {
  const { t } = useTranslation('home');
  if (exchanges.length === 0) return null;
  return (
    <Section
      title={t('latest.title')}
      aside={<Link to={paths.myExchanges}>{t('latest.all')}</Link>}
    >
      <Rows>
        {exchanges.map((exchange) => (
          <Line key={exchange.id} {...{ exchange, readerId }} />
        ))}
      </Rows>
    </Section>
  );
}

function Line({ exchange, readerId }: { exchange: Exchange; readerId: number }) {
  const { t } = useTranslation('home');
  const name = otherName(exchange, readerId);
  const isGiven = exchange.userFromId === readerId;
  return (
    <li className={look.line}>
      <Avatar pictureOf={otherId(exchange, readerId)} name={name} size="small" />
      <div>
        <RowTitle to={`${paths.myExchanges}?exchange=${exchange.id}`}>{name}</RowTitle>
        <Soft isSmall>
          {sentenceDay(exchange.dateOfTransaction, currentLanguage())} · {exchange.activity}
        </Soft>
      </div>
      <div>
        <SignedHours hours={signedHours(exchange, readerId)} inInk />
        {isGiven && exchange.kind === 'service' && !exchange.fundSide && (
          <Link
            className={look.repeat}
            to={`${paths.newExchange}?repeat=${exchange.id}`}
            aria-label={t('latest.repeatIt', { activity: exchange.activity, name })}
          >
            {t('latest.repeat')}
          </Link>
        )}
      </div>
    </li>
  );
}
