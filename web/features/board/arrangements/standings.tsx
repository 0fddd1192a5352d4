/** What repeats by itself: the standing appointments of the reader, and what may be done about them. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rhythmText } from '#contract/board/rhythm-words.ts';
import type { Standing } from '#contract/board/standings.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { Button } from '#web/ui/button.tsx';
import { Arrivals } from '#web/ui/decision/arrivals.tsx';
import { Cover, covered } from '#web/ui/decision/cover.tsx';
import { useStillList } from '#web/ui/decision/use-still-list.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './arrangements.module.css';
import { PauseDialog } from './pause-dialog.tsx';
import { standingsQuery } from './queries.ts';
import { keyOfStanding, useStandingActions } from './standing-actions.ts';

/** Nothing where nothing repeats; those that ended keep their places while they are read. */
export function Standings({ isLone }: { isLone: boolean }) {
  const { t } = useTranslation(['planning', 'appointments']);
  const query = useQuery(standingsQuery);
  const { data } = query;
  const page = data && { items: data, total: data.length };
  const still = useStillList(page, { listKey: 'standings', keyOf: keyOfStanding, useGone });
  if (query.isError && !data) return isLone && <LoadTrouble query={query} />;
  if (!still.rows || still.rows.length === 0) return null;
  return (
    <section aria-labelledby="appointments-standing">
      <Stack gap="small">
        <h2 id="appointments-standing">{t('standing.title')}</h2>
        <Arrivals list={still} words={(count) => t('appointments:arrived', { count })} />
        <List>
          {still.rows.map((standing) => (
            <StandingCard key={standing.id} standing={standing} line={still.lineFor(standing)} />
          ))}
        </List>
      </Stack>
    </section>
  );
}

/** One that is there no more is told of in one sentence. */
function useGone(rows: readonly Standing[]): ReadonlyMap<Standing, string> {
  const { t } = useTranslation('appointments');
  return new Map(rows.map((row) => [row, t('meanwhile')]));
}

interface CardProps {
  standing: Standing;
  /** Covers one that was just decided on. */
  line: ReactNode;
}

function StandingCard({ standing, line }: CardProps) {
  const { t } = useTranslation(['planning', 'appointments']);
  const { id, title, iGive, minutes, place, partnerName: who, belowBand } = standing;
  const language = currentLanguage();
  const plan = [rhythmText(standing, language), formatMinutes(minutes, language), place];
  return (
    <li id={`standing-${id}`} tabIndex={-1} {...covered(line, css.card)}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <p className={css.when}>{plan.filter((part) => part !== '').join(' · ')}</p>
        <Soft>{t(`appointments:${iGive ? 'gives' : 'receives'}`, { who })}</Soft>
        <HowItStands standing={standing} />
      </div>
      {belowBand && (
        <Notice tone="info">
          {t('appointments:belowBand', {
            after: hoursText(belowBand.after),
            low: hoursText(belowBand.low),
          })}
        </Notice>
      )}
      <StandingActs standing={standing} />
      <Cover>{line}</Cover>
    </li>
  );
}

/** How it stands, where it is not just going on. */
function HowItStands({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['planning', 'appointments']);
  const { state, isMyProposal, partnerFirstName: who, untilDay, fromDay } = standing;
  const language = currentLanguage();
  if (state === 'paused') {
    const { pausedByPortal, pausedUntil } = standing;
    const day = pausedUntil === null ? '' : weekDay(pausedUntil, language);
    if (pausedByPortal) return <p>{t('standing.unanswered')}</p>;
    return <p>{pausedUntil === null ? t('standing.isPaused') : t('standing.until', { day })}</p>;
  }
  return (
    <>
      {state === 'proposed' && (
        <Soft>{t('standing.from', { day: weekDay(fromDay, language) })}</Soft>
      )}
      {untilDay !== null && <Soft>{t('standing.last', { day: weekDay(untilDay, language) })}</Soft>}
      {state === 'proposed' && isMyProposal && <Soft>{t('appointments:waits', { who })}</Soft>}
      {state === 'agreed' && <Soft>{t('standing.hint')}</Soft>}
    </>
  );
}

/** What ends it looks apart from what keeps it. */
function StandingActs({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['planning', 'appointments']);
  const { run, isBusy } = useStandingActions();
  const [isPausing, setPausing] = useState(false);
  const { can } = standing;
  return (
    <Acts>
      {can.agree && (
        <Button busy={isBusy} onClick={() => run('agree', standing)}>
          {t('appointments:agree')}
        </Button>
      )}
      {can.drop && (
        <Button kind="quiet" whileClosed busy={isBusy} onClick={() => run('drop', standing)}>
          {t(can.agree ? 'appointments:cannot' : 'standing.takeBack')}
        </Button>
      )}
      {can.resume && (
        <Button busy={isBusy} onClick={() => run('resume', standing)}>
          {t('standing.resume')}
        </Button>
      )}
      {can.pause && (
        <Button kind="secondary" onClick={() => setPausing(true)}>
          {t('standing.pause')}
        </Button>
      )}
      <PauseDialog standing={standing} isOpen={isPausing} onClose={() => setPausing(false)} />
      {can.end && (
        <Button kind="quiet" whileClosed busy={isBusy} onClick={() => run('end', standing)}>
          {t('standing.end')}
        </Button>
      )}
    </Acts>
  );
}
