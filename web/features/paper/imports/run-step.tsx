/** The last step: it runs, also when nobody looks; then how it went, and the way back for seven days. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Import } from '#contract/paper/imports.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { clockTime, today } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { weekDay } from '#web/i18n/week-day.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice/notice.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { List } from '#web/ui/page/lines.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { BroughtBodies } from './brought-bodies.tsx';
import css from './imports.module.css';
import { IMPORT_READS } from './queries.ts';
import { ReportButton } from './report-button.tsx';

export function RunStep({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { state, doneLines, plans } = found;
  if (state === 'running' || state === 'undoing') {
    const total = plans.new + plans.same + plans.join;
    return (
      <Card title={t(`run.${state}`)}>
        <Stack>
          {state === 'running' && (
            <Progress label={t('run.running')} done={doneLines} total={total}>
              {t('run.progress', { done: doneLines, total })}
            </Progress>
          )}
          <p>{t('run.leave')}</p>
        </Stack>
      </Card>
    );
  }
  return (
    <Card title={t(state === 'undone' ? 'run.undone' : 'run.done')}>
      <Stack>
        <Outcome found={found} />
        <Acts gap="wide">
          <ButtonLink to={paths.bankMembers}>{t('run.members')}</ButtonLink>
          <ButtonLink kind="secondary" to={paths.bankImport}>
            {t('run.another')}
          </ButtonLink>
          <ReportButton id={found.id} />
          {found.outcomes.left > 0 && <ReportButton id={found.id} onlyLeft />}
        </Acts>
        {found.undoableUntil && <Undo found={found} until={found.undoableUntil} />}
      </Stack>
    </Card>
  );
}

function Outcome({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const { outcomes, kind, state } = found;
  if (state === 'undone') return <p>{t('run.undoneText')}</p>;
  const parts =
    kind === 'history'
      ? (['noted', 'same', 'left'] as const)
      : (['created', 'joined', 'booked', 'fee', 'same', 'left'] as const);
  return (
    <>
      <List>
        {parts
          .filter((part) => outcomes[part] > 0)
          .map((part) => (
            <li key={part} className={css.figure}>
              {t(`run.${part}`, { count: outcomes[part] })}
            </li>
          ))}
      </List>
      {outcomes.created > 0 && <Notice tone="info">{t('run.letters')}</Notice>}
      {found.bodies > 0 && <BroughtBodies found={found} />}
    </>
  );
}

function Undo({ found, until }: { found: Import; until: string }) {
  const { t } = useTranslation('imports');
  const [isAsked, setAsked] = useState(false);
  const undo = useAction({
    send: () => call('undoImport', { params: { id: found.id } }),
    failed: () => t('run.undoFailed'),
    changes: IMPORT_READS,
  });
  return (
    <div>
      <Soft>
        {t('run.undoable', {
          day: weekDay(today(new Date(until)), currentLanguage()),
          time: clockTime(new Date(until), currentLanguage()),
        })}
      </Soft>
      <Button kind="danger" small onClick={() => setAsked(true)}>
        {t('run.undo')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => undo.run(undefined)}
        title={t('run.undoTitle')}
        confirmLabel={t('run.undo')}
        cancelLabel={t('run.keep')}
      >
        <p>{t('run.undoText')}</p>
      </ConfirmDialog>
    </div>
  );
}
