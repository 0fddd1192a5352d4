/** Why somebody is called, above the page of the call: what the desk came from. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rest } from '#contract/board/attention.ts';
import { personName } from '#contract/person-name.ts';
import { read } from '#web/api/read.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { RestActs } from './resting.tsx';
import { useReasonWords } from './words.ts';

/** Nothing where the page of whom to call does not name them. */
export function CallReasonCard({ id }: { id: number }) {
  const { t } = useTranslation('attention');
  const words = useReasonWords();
  const [noted, setNoted] = useState<Rest>();
  const { data } = useQuery(read('readAttention'));
  const line = data?.lines.find(({ userId }) => userId === id);
  if (!line) return null;
  return (
    <Card>
      <p>
        <Marked text={words(line)} />
      </p>
      <Soft isSmall>{t('presence', { name: line.name })}</Soft>
      {noted ? (
        <p role="status">
          {t(`rests.${noted.kind}`, { day: sentenceDay(noted.until, currentLanguage()) })}
        </p>
      ) : (
        <Acts>
          <RestActs
            called={{ id, name: line.name, reason: line.reason }}
            who={personName(line)}
            onNoted={setNoted}
          />
        </Acts>
      )}
    </Card>
  );
}
