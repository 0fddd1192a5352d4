/** The third step: rows that nobody can read without guessing, for a person to decide. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { Import } from '#contract/paper/imports.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Stack } from '#web/ui/page/card.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';
import { Doubt } from './doubt.tsx';
import { rowsQuery } from './queries.ts';
import { useCheck } from './use-check.ts';

/** As high as one of them on a phone, so that the buttons below do not leap. */
const LINES_OF_A_DOUBT = 24;

interface DoubtfulStepProps {
  found: Import;
  /** On to the figures. */
  onDone: () => void;
  /** Something is decided: this step stays. */
  onStay: () => void;
}

export function DoubtfulStep({ found, onDone, onStay }: DoubtfulStepProps) {
  const { t } = useTranslation('imports');
  const [shown, setShown] = useState(PAGE_SIZE);
  const rows = useQuery(rowsQuery(found.id, { plan: 'ask' }, shown));
  const check = useCheck(found.id);
  const [isDecided, setDecided] = useState(found.state === 'mapped');
  const goOn = useSingleFlight(async () => {
    if (!isDecided || (await check.run(undefined))) onDone();
  });
  const asked = (problem: RowProblem) =>
    (rows.data?.items ?? []).filter(({ problems }) => problems.includes(problem)).length;
  const isNothingLeft = rows.data?.total === 0;
  const goesOn = useRef(false);
  // Opened again after everything was decided: nothing is asked here any more.
  useEffect(() => {
    if (!isNothingLeft || goesOn.current) return;
    goesOn.current = true;
    void goOn.run();
  });
  const heed = () => {
    setDecided(true);
    onStay();
  };
  return (
    <Stack>
      <div>
        <p>
          {isNothingLeft
            ? t('figures.decided')
            : t('doubtful.lead', { count: rows.data?.total ?? found.plans.ask })}
        </p>
        <Soft>{t('doubtful.left')}</Soft>
      </div>
      {asked('name-alone') > 1 && <AllNames found={found} onDone={onDone} />}
      {asked('person-or-body') > 1 && <AllKinds found={found} onDone={onDone} />}
      <Loaded query={rows} skeleton={<TextSkeleton lines={LINES_OF_A_DOUBT} />} />
      {rows.data?.items.map((row) => (
        <Doubt key={row.line} found={found} row={row} onDecide={heed} />
      ))}
      <Acts gap="wide">
        <Button busy={goOn.isBusy} onClick={goOn.run}>
          {t('doubtful.go')}
        </Button>
        {rows.data && rows.data.total > rows.data.items.length && (
          <Button kind="secondary" onClick={() => setShown(shown + PAGE_SIZE)}>
            {t('doubtful.more')}
          </Button>
        )}
      </Acts>
    </Stack>
  );
}

/** One tap where the names alone agree and somebody knows that they are all the same people. */
function AllNames({ found, onDone }: Pick<DoubtfulStepProps, 'found' | 'onDone'>) {
  const { t } = useTranslation('imports');
  const params = { id: found.id };
  const check = useCheck(found.id);
  const all = useAction({
    send: () => call('decideImportNames', { params }),
    done: (_, { lines }) => t('doubtful.allDone', { count: lines }),
    failed: () => t('doubtful.failed'),
    changes: ['readImport', 'listImportRows'],
  });
  const decide = useSingleFlight(async () => {
    if ((await all.run(undefined)) && (await check.run(undefined))) onDone();
  });
  return (
    <Acts gap="wide">
      <Button kind="secondary" busy={decide.isBusy} onClick={decide.run}>
        {t('doubtful.all')}
      </Button>
    </Acts>
  );
}

/** One tap for all rows of which nobody can tell what they are. */
function AllKinds({ found, onDone }: Pick<DoubtfulStepProps, 'found' | 'onDone'>) {
  const { t } = useTranslation('imports');
  const check = useCheck(found.id);
  const all = useAction({
    send: (are: 'people' | 'bodies') =>
      call('decideImportBodies', { params: { id: found.id }, body: { are } }),
    done: (_, { lines }) => t('doubtful.allDone', { count: lines }),
    failed: () => t('doubtful.failed'),
    changes: ['readImport', 'listImportRows'],
  });
  const decide = useSingleFlight(async (are: 'people' | 'bodies') => {
    if ((await all.run(are)) && (await check.run(undefined))) onDone();
  });
  return (
    <Acts gap="wide">
      <Button kind="secondary" busy={decide.isBusy} onClick={() => void decide.run('bodies')}>
        {t('doubtful.allBodies')}
      </Button>
      <Button kind="secondary" busy={decide.isBusy} onClick={() => void decide.run('people')}>
        {t('doubtful.allPeople')}
      </Button>
    </Acts>
  );
}
