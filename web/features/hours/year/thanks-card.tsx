/** What people wrote to a member in twelve months: whole sentences, and no number of them (specification §47). */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { read } from '#web/api/read.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Line, Lines } from '#web/ui/page/lines.tsx';
import { showRest } from '#web/ui/page/show-rest.ts';
import { Soft, Written } from '#web/ui/page/words.tsx';

/** How many stand there before the reader asks for all. */
const IN_SIGHT = 5;

/** Nothing where nobody has. */
export function ThanksCard() {
  const { t } = useTranslation('thanks');
  const thanks = useQuery(read('listThanks'));
  const [isWhole, setWhole] = useState(false);
  if (thanks.isError && !thanks.data) return <LoadTrouble query={thanks} />;
  const all = thanks.data ?? [];
  if (all.length === 0) return null;
  return (
    <Card title={t('year.title')}>
      <Stack gap="small">
        <Soft>{t('year.lead')}</Soft>
        <Lines>
          {(isWhole ? all : all.slice(0, IN_SIGHT)).map(
            ({ exchangeId, who, text, dateOfTransaction, activity }) => (
              <Line
                key={exchangeId}
                title={<Written as="span">{text}</Written>}
                more={
                  <>
                    {who} ·{' '}
                    <Link to={`${paths.myExchanges}?exchange=${exchangeId}`}>
                      {t('year.exchange', {
                        day: sentenceDay(dateOfTransaction, currentLanguage()),
                        activity,
                      })}
                    </Link>
                  </>
                }
              />
            ),
          )}
        </Lines>
      </Stack>
      {!isWhole && all.length > IN_SIGHT && (
        <Button kind="quiet" onClick={(event) => showRest(event, IN_SIGHT, () => setWhole(true))}>
          {t('year.more')}
        </Button>
      )}
    </Card>
  );
}
