/** With whom a newcomer could begin, and a sentence that introduces them to each other. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '#contract/board/attention.ts';
import { personName } from '#contract/person-name.ts';
import { read } from '#web/api/read.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { copyText } from '#web/ui/notice/copying.ts';
import { Acts } from '#web/ui/page/acts.tsx';
import { Lines } from '#web/ui/page/lines.tsx';
import { Soft, Words } from '#web/ui/page/words.tsx';
import { Sheet } from '#web/ui/paper/paper.tsx';
import { usePaper } from '#web/ui/paper/use-paper.ts';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import css from './attention.module.css';

/** The newcomer, by their first name. */
interface Newcomer {
  id: number;
  name: string;
}

export function Pairs({ id, name }: Newcomer) {
  const { t } = useTranslation('attention');
  const pairs = useQuery(read('listPairs', { params: { id } }));
  const activities = useQuery(read('listActivities'));
  const [met, meet] = useState<Pair>();
  if (pairs.isError) return null;
  if (!pairs.data || !activities.data) return <TextSkeleton lines={2} />;
  const activityOf = ({ activityId }: Pair) =>
    activities.data.find((one) => one.id === activityId)?.type ?? '';
  return (
    <div className={css.pairs}>
      <Soft isSmall>{t(pairs.data.length === 0 ? 'pairs.none' : 'pairs.title')}</Soft>
      {pairs.data.length > 0 && (
        <Lines>
          {pairs.data.map((pair) => (
            <li key={pair.userId} className={css.pair}>
              <Words>
                <Marked
                  text={t(`pairs.${pair.why}`, {
                    who: personName(pair),
                    name,
                    activity: activityOf(pair),
                  })}
                />
              </Words>
              <Button kind="quiet" small onClick={() => meet(pair)}>
                {t('pairs.act')}
              </Button>
            </li>
          ))}
        </Lines>
      )}
      <Dialog
        isOpen={met !== undefined}
        onClose={() => meet(undefined)}
        title={met && t('pairs.both', { name, other: met.name })}
      >
        {met && <Introduction name={name} pair={met} activity={activityOf(met)} />}
      </Dialog>
    </div>
  );
}

interface IntroductionProps {
  name: string;
  pair: Pair;
  activity: string;
}

/** To copy into a message, or to hand over on paper; a telephone only where its owner shows it. */
function Introduction({ name, pair: { name: other, why, phone }, activity }: IntroductionProps) {
  const { t } = useTranslation('attention');
  const { sheets, print } = usePaper<string>();
  const text = [
    t(`pairs.words.${why}`, { name, other, activity }),
    phone === null ? t('pairs.throughDesk') : t('pairs.phone', { other, phone }),
  ].join(' ');
  const copy = () =>
    copyText(text, { copied: t('pairs.copied'), failed: t('pairs.notCopied'), detail: text });
  return (
    <>
      <p className={css.words}>{text}</p>
      <Acts>
        <Button kind="secondary" onClick={copy}>
          {t('pairs.copy')}
        </Button>
        <Button kind="secondary" whileClosed onClick={() => print(text)}>
          {t('pairs.print')}
        </Button>
      </Acts>
      {sheets !== undefined && (
        <Sheet>
          <p className={css.large}>{sheets}</p>
        </Sheet>
      )}
    </>
  );
}
