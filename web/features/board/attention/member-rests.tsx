/** Until when the desk does not call a member, on their page. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rest } from '#contract/board/attention.ts';
import { read } from '#web/api/read.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { PartRow } from '#web/ui/page/rows.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { RestDialog, useCallAgain } from './resting.tsx';

/** A line that says it; behind it who noted it, and the buttons. @param props.name the first name */
export function MemberRestsPart({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('attention');
  const rests = useQuery(read('listRests', { params: { id } }));
  const [isOpen, setOpen] = useState(false);
  const again = useCallAgain();
  const [first] = rests.data ?? [];
  const away = rests.data?.find(({ kind }) => kind === 'away') ?? first;
  return (
    <PartRow title={t('member.title')} now={rests.data && <Now rest={away} />}>
      <Loaded query={rests} skeleton={<TextSkeleton lines={2} />} warns>
        {(data) => (
          <>
            <ul>
              {data.map((rest) => (
                <li key={rest.reason}>
                  {t(rest.kind === 'away' ? 'member.forAll' : `member.${rest.kind}`, {
                    ...{ name, by: rest.by, day: dayOf(rest) },
                  })}
                </li>
              ))}
            </ul>
            <Soft isSmall>{t('member.lead', { name })}</Soft>
            <Acts>
              <Button kind="secondary" small onClick={() => setOpen(true)}>
                {t('away')}
              </Button>
              {data.length > 0 && (
                <Button
                  kind="secondary"
                  small
                  busy={again.isBusy}
                  onClick={() => void again.run(id)}
                >
                  {t('member.end')}
                </Button>
              )}
            </Acts>
          </>
        )}
      </Loaded>
      <RestDialog
        called={{ id, name, reason: null }}
        kind={isOpen ? 'away' : undefined}
        onClose={() => setOpen(false)}
      />
    </PartRow>
  );
}

const dayOf = ({ until }: Rest) => sentenceDay(until, currentLanguage());

function Now({ rest }: { rest: Rest | undefined }) {
  const { t } = useTranslation('attention');
  if (!rest) return t('member.free');
  return t(rest.kind === 'away' ? 'member.away' : 'member.rests', { day: dayOf(rest) });
}
