/** The reader's latest exchanges on the home page: each opens whole, and what was given can be repeated. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Exchange } from '#contract/hours/exchanges.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { otherId, otherName, SignedHours, signedHours } from '../parts/own-words.tsx';
import { latestOwnQuery } from '../parts/queries.ts';
import look from './home-cards.module.css';

/** Three lines, the latest first; nothing while there is no exchange. */
export default function LatestCard({ readerId }: { readerId: number }) {
  const { t } = useTranslation('exchanges');
  const latest = useQuery(latestOwnQuery);
  const isEmpty = latest.data?.items.length === 0;
  if (isEmpty) return null;
  return (
    <Card
      title={t('home.latest.title')}
      aside={<Link to={paths.myExchanges}>{t('home.latest.all')}</Link>}
    >
      {latest.isError && !latest.data && <LoadTrouble query={latest} />}
      <ul className={look.lines}>
        {latest.data?.items.map((exchange) => (
          <Line key={exchange.id} {...{ exchange, readerId }} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ exchange, readerId }: { exchange: Exchange; readerId: number }) {
  const { t } = useTranslation('exchanges');
  const name = otherName(exchange, readerId);
  const isGiven = exchange.userFromId === readerId;
  return (
    <li className={look.line}>
      <Link className={look.name} to={`${paths.myExchanges}?exchange=${exchange.id}`}>
        <Avatar pictureOf={otherId(exchange, readerId)} name={name} size="small" />
        {name}
      </Link>
      <SignedHours hours={signedHours(exchange, readerId)} inInk />
      <Soft>
        {sentenceDay(exchange.dateOfTransaction, currentLanguage())} · {exchange.activity}
      </Soft>
      {isGiven && exchange.kind === 'service' && !exchange.fundSide && (
        <Link
          className={look.repeat}
          to={`${paths.newExchange}?repeat=${exchange.id}`}
          aria-label={t('home.latest.repeatIt', { activity: exchange.activity, name })}
        >
          {t('home.latest.repeat')}
        </Link>
      )}
    </li>
  );
}
