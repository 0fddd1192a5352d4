/** Banks that are friends no longer, while hours remain between the two (specification §27). */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { read } from '#web/api/read.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { positionText } from './position-text.ts';

/** All that was ever exchanged; the same question as that of the figures without a limit. */
const pastQuery = read('readBankStatistics', { query: { from: '', to: '' } });

/** Nothing where no hours remain with anybody. */
export function PastFriends() {
  const { t } = useTranslation('network');
  const { data } = useQuery(pastQuery);
  const past = (data?.flows ?? []).filter(
    ({ isFriend, given, received }) => !isFriend && given !== received,
  );
  if (past.length === 0) return null;
  return (
    <Card title={t('past.title')}>
      <Stack gap="small">
        <Soft>{t('past.lead')}</Soft>
        <Lines>
          {past.map(({ bankId, name, given: hoursGiven, received: hoursReceived }) => (
            <Line
              key={bankId}
              title={name}
              more={<Marked text={positionText(t, { hoursGiven, hoursReceived })} />}
            >
              <ButtonLink
                small
                kind="secondary"
                to={`${paths.bankExchanges}?${new URLSearchParams({ bank: String(bankId), from: '' })}`}
              >
                {t('friends.exchanges')}
                <span className="visually-hidden"> {t('friends.withBank', { bank: name })}</span>
              </ButtonLink>
            </Line>
          ))}
        </Lines>
      </Stack>
    </Card>
  );
}
