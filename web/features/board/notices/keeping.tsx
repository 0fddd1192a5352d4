/** What the author of a notice, or the desk, does with it: end it, or put it back; the rest behind one word. */

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Closing, Notice, NoticeOutcome } from '#contract/board/notices.ts';
import type { InputOf } from '#contract/endpoints.ts';
import type { ExchangeBasis } from '#contract/hours/exchange-states.ts';
import { call } from '#web/api/call.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { noticePath } from '#web/errand-paths.ts';
import { sentenceDay } from '#web/i18n/format.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { forgetDecided, useDecided } from '#web/ui/decision/decided.ts';
import { DecidedLine } from '#web/ui/decision/decided-line.tsx';
import { useKeeping } from '#web/ui/decision/use-decision.ts';
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx';
import { newKey } from '#web/ui/form/draft.ts';
import { RadioField } from '#web/ui/form/radio-field.tsx';
import { Acts } from '#web/ui/page/acts.tsx';
import { Card, Stack } from '#web/ui/page/card.tsx';
import { More } from '#web/ui/page/more.tsx';
import { Prompt } from '#web/ui/page/prompt.tsx';
import { Soft } from '#web/ui/page/words.tsx';
import { useKeepOpen } from '../parts/use-keep-open.ts';

interface KeepingProps {
  notice: Notice;
  /** How the author's word has come; nothing for the author. */
  basis: ExchangeBasis | undefined;
}

const keyOfEnd = (id: number) => `end of ${id}`;

/** Nothing for everybody else, and once it is over; its author can take the end back for some seconds. */
export function Keeping({ notice, basis }: KeepingProps) {
  const { t } = useTranslation('notices');
  const [isEnding, setEnding] = useState(false);
  const { id, state, title } = notice;
  const input = { params: { id } };
  const options = { word: basis };
  const waits = useNoticeWaits(notice, basis);
  const rest = { failed: () => t('failed'), changes: 'notices' as const, awaitsQueries: true };
  const renew = useAction({
    ...rest,
    send: () => call('renewNotice', input, options),
    waits: (error, _, wasCut) =>
      waits(error, { call: 'renewNotice', input, words: t('keep.renewWaits', { title }) }, wasCut),
    said: (_, { asksAgainOn }) =>
      t('keep.renewed', { day: sentenceDay(asksAgainOn, currentLanguage()) }),
  });
  const pause = useAction({
    ...rest,
    send: () => call('pauseNotice', input, options),
    waits: (error, _, wasCut) =>
      waits(error, { call: 'pauseNotice', input, words: t('keep.pauseWaits', { title }) }, wasCut),
    said: () => t('keep.paused'),
    ends: isAboutHelpers,
  });
  const key = keyOfEnd(id);
  const decided = useDecided().get(key);
  useEffect(() => () => forgetDecided([key]), [key]);
  if (decided) {
    return (
      <Card>
        <DecidedLine decided={decided} />
      </Card>
    );
  }
  if (notice.closedByHours && notice.isMine)
    return <KeepOpen id={id} isForSeveral={notice.places > 1} />;
  if (!notice.canChange) return null;
  const isOffBoard = state === 'hidden' || state === 'waiting';
  const isPaused = state === 'paused';
  const back = (
    <Button
      kind={isPaused ? 'primary' : 'secondary'}
      busy={renew.isBusy}
      onClick={() => renew.run(undefined)}
    >
      {t(isPaused ? 'keep.back' : 'keep.renew')}
    </Button>
  );
  const end = (
    <Button kind="secondary" onClick={() => setEnding(true)}>
      {t(`keep.end.${notice.kind}`)}
    </Button>
  );
  const heading = notice.isMine ? t('keep.title') : t('forMember.keep', { who: notice.who });
  return (
    <Card title={heading}>
      <Stack gap="small">
        {state === 'open' && (
          <Soft>
            {t('keep.until', { day: sentenceDay(notice.asksAgainOn, currentLanguage()) })}
          </Soft>
        )}
        <Acts gap="tight">
          {isPaused && back}
          {!isPaused && end}
          <More side="start">
            {!isPaused && !isOffBoard && back}
            <ButtonLink kind="secondary" to={`${noticePath(id)}/edit`}>
              {t('keep.change')}
            </ButtonLink>
            {state === 'open' && (
              <Button
                kind="secondary"
                whileClosed
                busy={pause.isBusy}
                onClick={() => pause.run(undefined)}
              >
                {t('keep.pause')}
              </Button>
            )}
            {isPaused && end}
          </More>
        </Acts>
      </Stack>
      <Dialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title={t(`keep.question.${notice.kind}`)}
      >
        <Ending notice={notice} basis={basis} onDone={() => setEnding(false)} />
      </Dialog>
    </Card>
  );
}

/** What the author does with it waits for a connection; a desk looks again. */
function useNoticeWaits({ who }: Notice, basis: ExchangeBasis | undefined) {
  return (error: unknown, asked: AboutNotice, wasCut: boolean): boolean =>
    basis === undefined && waitsAfter(error, { key: newKey(), name: who, ...asked }, wasCut);
}

/** What may wait, in words. */
type AboutNotice = { words: string; place?: string; key?: string } & {
  [Name in 'renewNotice' | 'pauseNotice' | 'closeNotice']: { call: Name; input: InputOf<Name> };
}['renewNotice' | 'pauseNotice' | 'closeNotice'];

function KeepOpen({ id, isForSeveral }: { id: number; isForSeveral: boolean }) {
  const { t } = useTranslation('notices');
  const keep = useKeepOpen(t('failed'));
  return (
    <Card>
      <Prompt sentence={t(isForSeveral ? 'places.full' : 'keep.closedByHours')}>
        <Button kind="secondary" busy={keep.isBusy} onClick={() => keep.run(id)}>
          {t('keep.open')}
        </Button>
      </Prompt>
    </Card>
  );
}

/** With somebody whose answer was accepted, in another way, or not at all. */
function Ending({ notice, basis, onDone }: KeepingProps & { onDone: () => void }) {
  const { t } = useTranslation('notices');
  const [chosen, setChosen] = useState('');
  const people = notice.answers.flatMap(({ start }) => (start ? [start] : []));
  const { id } = notice;
  const isOwn = basis === undefined;
  const takeBack = useAction({
    send: () => call('takeBackNotice', { params: { id } }),
    changes: 'notices',
    awaitsQueries: true,
  });
  const keep = useKeeping(useDecisionErrors());
  const waits = useNoticeWaits(notice, basis);
  const place = keyOfEnd(id);
  const end = useAction({
    send: async ({ body, key }: { body: Closing; key: string }) => {
      await call('closeNotice', { params: { id }, body }, { word: basis, idempotencyKey: key });
      if (!isOwn) return;
      keep({ key: place, words: t('keep.ended'), takeBack: () => takeBack.send(undefined) });
    },
    waits: (error, { body, key }, wasCut) => {
      const words = t('keep.endWaits', { title: notice.title });
      const input = { params: { id }, body };
      return waits(error, { call: 'closeNotice', input, words, place, key }, wasCut);
    },
    said: isOwn ? undefined : () => t('keep.ended'),
    ends: isAboutHelpers,
    failed: () => t('failed'),
    changes: 'notices',
    awaitsQueries: true,
  });
  const options = [
    ...people.map(({ partnerId, partnerName }) => ({
      value: `with:${partnerId}`,
      label: t('outcomes.with', { who: partnerName }),
    })),
    { value: 'met-elsewhere', label: t(`outcomes.met-elsewhere.${notice.kind}`) },
    { value: 'not-met', label: t(`outcomes.not-met.${notice.kind}`) },
    { value: 'withdrawn', label: t('outcomes.withdrawn') },
  ];
  const send = async () => {
    const body = { ...closingOf(chosen), undoable: isOwn };
    if (await end.run({ body, key: newKey() })) onDone();
  };
  return (
    <Stack gap="small">
      <RadioField
        name="outcome"
        label={t('keep.how')}
        options={options}
        value={chosen}
        onChange={setChosen}
        stacked
      />
      <DialogButtons>
        <Button kind="secondary" onClick={onDone}>
          {t('keep.leave')}
        </Button>
        <Button whileClosed busy={end.isBusy} disabled={chosen === ''} onClick={send}>
          {t('keep.confirm')}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

/** Nobody is asked for help with what is off the board. */
function isAboutHelpers({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'listNoticeHelpers';
}

const OUTCOMES: readonly NoticeOutcome[] = ['met-elsewhere', 'not-met', 'withdrawn'];

function closingOf(chosen: string): Closing {
  if (chosen.startsWith('with:')) return { outcome: 'met', with: Number(chosen.slice(5)) };
  return { outcome: OUTCOMES.find((one) => one === chosen) ?? 'withdrawn' };
}
