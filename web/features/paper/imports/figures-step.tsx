/** The fourth step: what will happen, in words, before anything does. */
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '#contract/hours/hours.ts';
import type { Import } from '#contract/paper/imports.ts';
import { call } from '#web/api/call.ts';
import { hasRoom } from '#web/api/session.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { euroText } from '#web/i18n/euro.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import css from './imports.module.css';
import { IMPORT_READS, rowsQuery } from './queries.ts';
import { ReadRows } from './read-rows.tsx';
import { ReportButton } from './report-button.tsx';
import { RowsToMend } from './rows-to-mend.tsx';
import { useCheck } from './use-check.ts';

interface FiguresStepProps {
  found: Import;
  onBack: () => void;
  onDoubtful: () => void;
  /** A row is about to be mended: this step stays. */
  onMend: () => void;
}

export function FiguresStep({ found, onBack, onDoubtful, onMend }: FiguresStepProps) {
  const { t } = useTranslation('imports');
  const result = useRef<HTMLDivElement>(null);
  const wasStale = useRef(false);
  // The button that was pressed goes with its row; who uses the keyboard goes on at the result.
  useEffect(() => {
    const isDone = wasStale.current && found.state === 'checked';
    wasStale.current = found.state !== 'checked';
    if (isDone && !document.activeElement?.matches('input')) result.current?.focus();
  }, [found.state]);
  if (found.state === 'checking') {
    return (
      <Card title={t('figures.checking')}>
        <Progress label={t('figures.checking')} done={found.doneLines} total={found.lines}>
          {t('figures.progress', { done: found.doneLines, total: found.lines })}
        </Progress>
      </Card>
    );
  }
  return (
    <Stack>
      <Card title={t('figures.title')}>
        <Stack>
          <div ref={result} tabIndex={-1} className={css.result}>
            <Sentences found={found} onDoubtful={onDoubtful} />
          </div>
          <Remarks found={found} onMend={onMend} />
          <Fold title={t('rows.title', { count: Object.values(found.plans).reduce(add, 0) })} open>
            <ReadRows found={found} onMend={onMend} />
          </Fold>
          <Going found={found} onBack={onBack} />
        </Stack>
      </Card>
    </Stack>
  );
}

const add = (sum: number, one: number) => sum + one;
const signed = (minutes: number) => formatMinutes(minutes, currentLanguage(), 'always');
const plain = (minutes: number) => formatMinutes(minutes, currentLanguage());

function Sentences({ found, onDoubtful }: Pick<FiguresStepProps, 'found' | 'onDoubtful'>) {
  const { t } = useTranslation('imports');
  const { plans, openings, openedBefore, past, kind, bodies } = found;
  const fees = feeSentences(t, found);
  if (kind === 'history') {
    return (
      <>
        <p className={css.figure}>
          {plans.new > 0 && t('figures.past', { count: plans.new, hours: plain(past.minutes) })}{' '}
          {plans.same > 0 &&
            t(plans.new > 0 ? 'figures.pastKnown' : 'figures.pastAll', { count: plans.same })}
        </p>
        <Mismatches found={found} />
      </>
    );
  }
  return (
    <>
      <p className={css.figure}>
        {[
          kind === 'people' &&
            t(`figures.${plans.new > 0 ? 'people' : 'nobody'}`, { count: plans.new }),
          plans.join > 0 && t('figures.back', { count: plans.join }),
          bodies > 0 && t('figures.bodies', { count: bodies }),
          plans.same > 0 && t('figures.same', { count: plans.same }),
          openedBefore > 0 && t('figures.openedBefore', { count: openedBefore }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {plans.ask > 0 && (
        <p>
          {t('figures.ask', { count: plans.ask })}{' '}
          <Button kind="quiet" small onClick={onDoubtful}>
            {t('figures.look')}
          </Button>
        </p>
      )}
      {openings.count > 0 && (
        <p className={css.figure}>
          {t('figures.sums', {
            plus: signed(openings.plusMinutes),
            minus: plain(openings.minusMinutes),
          })}
          {openings.differenceMinutes !== 0 &&
            t('figures.difference', { hours: plain(Math.abs(openings.differenceMinutes)) })}
          {openings.differenceMinutes === 0 && t('figures.even')}
        </p>
      )}
      {fees !== '' && (
        <p className={css.figure}>
          {t('fields.fee')}: {fees}
        </p>
      )}
    </>
  );
}

/** "12 quote ricevute, 180,00 €. 2 esonerate.": empty where the file has none. */
function feeSentences(t: TFunction<'imports'>, { fees }: Import): string {
  const { received, receivedCents, waived, before } = fees;
  return [
    received > 0 && t('figures.fees', { count: received, euro: euroText(receivedCents) }),
    waived > 0 && t('figures.feesWaived', { count: waived }),
    before > 0 && t('figures.feesBefore', { count: before }),
  ]
    .filter(Boolean)
    .join(' ');
}

function Mismatches({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { mismatches } = found.past;
  if (mismatches.length === 0) return null;
  return (
    <details className={css.more}>
      <summary>{t('figures.mismatches', { count: mismatches.length })}</summary>
      <List>
        {mismatches.map(({ id, name, pastMinutes, openingMinutes }) => (
          <li key={id}>
            {t('figures.mismatch', {
              name,
              past: signed(pastMinutes),
              opening: signed(openingMinutes),
            })}
          </li>
        ))}
      </List>
    </details>
  );
}

/** The rows that stay out, and those that come in with something missing. */
function Remarks({ found, onMend }: Pick<FiguresStepProps, 'found' | 'onMend'>) {
  const { t } = useTranslation('imports');
  const { data } = useQuery(rowsQuery(found.id, { remarks: 'only' }, 1));
  const marked = data?.total ?? 0;
  return (
    <>
      {found.plans.skip > 0 && (
        <Notice tone="warning" title={t('figures.left', { count: found.plans.skip })}>
          <RowsToMend found={found} filter={{ plan: 'skip' }} onMend={onMend} />
          <p>{t('figures.leftRest')}</p>
          <ReportButton id={found.id} onlyLeft />
        </Notice>
      )}
      {marked > 0 && (
        <details className={css.more}>
          <summary>{t('figures.marked', { count: marked })}</summary>
          <RowsToMend found={found} filter={{ remarks: 'only' }} onMend={onMend} />
        </details>
      )}
    </>
  );
}

/** The tick, and the button that lets it happen. */
function Going({ found, onBack }: Pick<FiguresStepProps, 'found' | 'onBack'>) {
  const { t } = useTranslation(['imports', 'rooms']);
  const session = useSignedIn();
  const { id, openings, plans, state, isOutdated, fundMinutes } = found;
  const [isTicked, setTicked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const check = useCheck(id);
  const run = useAction({
    send: () => call('runImport', { params: { id }, body: { differenceTicked: isTicked } }),
    failed: () => t('figures.failed'),
    changes: IMPORT_READS,
    // Until the import is seen running, a further click would be refused.
    awaitsQueries: true,
  });
  const needsTick = openings.differenceMinutes !== 0;
  const opensFund = needsTick && !hasRoom(session, 'fund');
  // A double click runs it once.
  const running = useSingleFlight(() => run.run(undefined));
  const checking = useSingleFlight(() => check.run(undefined));
  const isStale = state === 'mapped' || isOutdated;
  const hasBegun = useRef(false);
  // A row was mended, or a member was changed elsewhere: the check runs again by itself, once.
  useEffect(() => {
    if (!isStale || hasBegun.current) return;
    hasBegun.current = true;
    void checking.run();
  });
  const go = () => {
    if (needsTick && !isTicked) setMissing(true);
    else void running.run();
  };
  const back = (
    <Button kind="secondary" onClick={onBack}>
      {t('figures.back2')}
    </Button>
  );
  if (isStale) {
    return (
      <Stack>
        <Notice tone="info">{t(isOutdated ? 'figures.outdated' : 'figures.decided')}</Notice>
        <Acts gap="wide">
          <Button busy={checking.isBusy} onClick={checking.run}>
            {t('figures.checkAgain')}
          </Button>
          {back}
        </Acts>
      </Stack>
    );
  }
  return (
    <Stack>
      {needsTick && (
        <CheckboxField
          name="difference"
          value={isTicked}
          label={t(fundMinutes === 0 ? 'figures.tick' : 'figures.tickFrom', {
            from: plain(fundMinutes),
            hours: plain(fundMinutes - openings.differenceMinutes),
          })}
          hint={t('figures.tickHint')}
          error={isMissing && !isTicked && t('figures.tickMissing')}
          onChange={setTicked}
        />
      )}
      {opensFund && <Soft>{t('rooms:willOpen')}</Soft>}
      <Soft>{t('figures.promise')}</Soft>
      <Acts gap="wide">
        <Button
          busy={running.isBusy}
          disabled={plans.new + plans.same + plans.join === 0}
          onClick={go}
        >
          {t('figures.run')}
        </Button>
        {back}
      </Acts>
    </Stack>
  );
}
