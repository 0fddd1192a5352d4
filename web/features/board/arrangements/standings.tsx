/** What repeats by itself: the standing appointments of the reader, and what may be done about them. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rhythmText } from '#contract/board/rhythm-words.ts';
import type { Standing } from '#contract/board/standings.ts';
import { formatMinutes } from '#contract/hours/hours.ts';
import { read } from '#web/api/read.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { Button } from '#web/ui/button.tsx';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { LoadTrouble } from '#web/ui/notice/load-trouble.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import css from './arrangements.module.css';
import { PauseDialog } from './pause-dialog.tsx';
import { useStandingActions } from './standing-actions.ts';

/** Nothing where nothing repeats. */
export function Standings() {
  const { t } = useTranslation('planning');
  const query = useQuery(read('listStandings'));
  const { data } = query;
  if (query.isError && !data) return <LoadTrouble query={query} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="appointments-standing">
      <Stack gap="small">
        <h2 id="appointments-standing">{t('standing.title')}</h2>
        <List>
          {data.map((standing) => (
            <StandingCard key={standing.id} standing={standing} />
          ))}
        </List>
      </Stack>
    </section>
  );
}

function StandingCard({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['planning', 'appointments']);
  const { id, title, iGive, minutes, place, partnerName: who, belowBand } = standing;
  const language = currentLanguage();
  const plan = [rhythmText(standing, language), formatMinutes(minutes, language), place];
  return (
    <li id={`standing-${id}`} tabIndex={-1} className={css.card}>
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

function StandingActs({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['planning', 'appointments']);
  const { agree, drop, resume, end } = useStandingActions();
  const [asked, setAsked] = useState<'end' | 'drop'>();
  const [isPausing, setPausing] = useState(false);
  const { can } = standing;
  const isBusy = [agree, drop, resume, end].some((action) => action.isBusy);
  const tap = (action: typeof agree) => () => {
    if (!isBusy) void action.run(standing);
  };
  // What keeps it comes first: a double click must not end anything.
  if (asked) {
    const act = asked === 'end' ? end : drop;
    return (
      <>
        <p>{t(asked === 'end' ? 'standing.sure' : 'standing.sureNo')}</p>
        <Acts>
          <Button autoFocus onClick={() => setAsked(undefined)}>
            {t('standing.keep')}
          </Button>
          <Button kind="secondary" whileClosed busy={act.isBusy} onClick={tap(act)}>
            {t(asked === 'end' ? 'standing.yesEnd' : 'standing.yesNo')}
          </Button>
        </Acts>
      </>
    );
  }
  return (
    <Acts>
      {can.agree && (
        <Button busy={agree.isBusy} onClick={tap(agree)}>
          {t('appointments:agree')}
        </Button>
      )}
      {can.drop && (
        <Button kind="secondary" onClick={() => setAsked('drop')}>
          {t(can.agree ? 'appointments:cannot' : 'standing.takeBack')}
        </Button>
      )}
      {can.resume && (
        <Button busy={resume.isBusy} onClick={tap(resume)}>
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
        <Button kind="secondary" onClick={() => setAsked('end')}>
          {t('standing.end')}
        </Button>
      )}
    </Acts>
  );
}
