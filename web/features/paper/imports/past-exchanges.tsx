/** The exchanges of a member from before the portal, folded: to read, they move nothing. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '#contract/hours/hours.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './imports.module.css';
import { pastQuery } from './queries.ts';

/** Nothing where there are none. @param personId somebody of the bank, at the desk; else the reader */
export function PastExchanges({ personId }: { personId?: number }) {
  const { t } = useTranslation('past-exchanges');
  const [shown, setShown] = useState(PAGE_SIZE);
  const { data, isPlaceholderData } = useQuery(pastQuery(personId, shown));
  if (!data || data.total === 0) return null;
  return (
    <details className={css.past}>
      <summary>{t('title', { count: data.total })}</summary>
      <Soft>{t('lead')}</Soft>
      <List>
        {data.items.map(({ id, day, giver, receiver, minutes, note }) => (
          <li key={id} className={css.line}>
            <span>
              {sentenceDay(day, currentLanguage())} · {t('line', { giver, receiver })} ·{' '}
              <strong>{formatMinutes(minutes, currentLanguage(), 'always')}</strong>
            </span>
            {note !== '' && <Soft as="span">{note}</Soft>}
          </li>
        ))}
      </List>
      {data.total > data.items.length && (
        <Button
          kind="secondary"
          small
          whileClosed
          busy={isPlaceholderData}
          onClick={() => setShown(shown + PAGE_SIZE)}
        >
          {t('more')}
        </Button>
      )}
    </details>
  );
}
