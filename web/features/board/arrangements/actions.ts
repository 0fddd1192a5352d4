/** What the reader does with an appointment: agree, drop, and say that it was done. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '#contract/board/arrangements.ts';
import type { RecordedArrangement } from '#contract/board/course.ts';
import type { InputOf } from '#contract/endpoints.ts';
import { isRefusal, type Recorded } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { isOffline } from '#web/api/connection.ts';
import { codeOf, useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { changeDecided, makeFinal } from '#web/ui/decision/decided.ts';
import { useDecision, useKeeping } from '#web/ui/decision/use-decision.ts';
import { newKey } from '#web/ui/form/draft.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { useKeepOpen } from '../parts/use-keep-open.ts';
import { keyOf } from './still-arrangements.ts';

/** What is decided on: an appointment, or what a list of all matters says of one. */
type Decidable = Pick<
  Arrangement,
  'id' | 'sequence' | 'iGive' | 'hasBegun' | 'standingId' | 'partnerFirstName'
>;

const inputFor = ({ id }: Decidable) => ({ params: { id } });

interface Done {
  arrangement: Decidable;
  hours: number;
  /** Whether it was another time than the hours that stand; asked where there are some. */
  another?: boolean | undefined;
  /** One tap has one key. */
  key: string;
}

interface Sending {
  name: 'agreeArrangement' | 'dropArrangement';
  input: InputOf<'agreeArrangement'>;
  key: string;
}

type DoneArrangement = Arrangement & Partial<Pick<RecordedArrangement, 'closedNotice'>>;

/**
 * Records it; where somebody was faster, reads what they have recorded. Said by who received it moves
 * hours, and can be taken back. @throws ApiError
 */
async function record({ arrangement, key, ...done }: Done): Promise<DoneArrangement> {
  const input = inputFor(arrangement);
  const body = bodyOf({ arrangement, ...done });
  try {
    return await call('recordArrangement', { ...input, body }, { idempotencyKey: key });
  } catch (error) {
    if (codeOf(error) !== 'already-decided') throw error;
    return call('readArrangement', input);
  }
}

const bodyOf = ({ arrangement, hours: quantityOfHours, another }: Omit<Done, 'key'>) => ({
  ...{ quantityOfHours, another },
  undoable: !arrangement.iGive,
});

/**
 * Each tells the reader how it went; `asked` is the question that came back about hours that stand.
 * @param placeOf the row of an appointment in the list where it is decided on
 */
export function useArrangementActions(placeOf: (arrangement: Decidable) => string = keyOf) {
  const [asked, setAsked] = useState<{ recorded: Recorded; done: Done }>();
  const { t } = useTranslation('appointments');
  const { userId } = useSignedIn();
  const rest = {
    failed: () => t('failed'),
    settled: {
      'already-decided': () => t('meanwhile'),
      'seen-outdated': () => t('changedMeanwhile'),
    },
    awaitsQueries: true,
  };
  const sending = useAction({
    send: ({ name, input, key }: Sending) => call(name, input, { idempotencyKey: key }),
  });
  const sendBack = useAction({
    awaitsQueries: true,
    send: (arrangement: Decidable) => call('takeBackArrangement', inputFor(arrangement)),
  });
  const decide = useDecision(useDecisionErrors(), t('meanwhile'));
  const decideOn = (arrangement: Decidable, name: Sending['name'], words: string) => {
    const { sequence, partnerFirstName } = arrangement;
    const [key, place, wasCut] = [newKey(), placeOf(arrangement), isOffline()];
    const input = { ...inputFor(arrangement), body: { sequence, undoable: true } };
    const later = { call: name, input, key, place, words, name: partnerFirstName };
    return decide({
      ...{ key: place, words, failed: t('failed') },
      send: () => sending.send({ name, input, key }),
      takeBack: () => sendBack.send(arrangement),
      waits: (error) => waitsAfter(error, later, wasCut),
    });
  };
  const agree = (arrangement: Decidable) =>
    decideOn(arrangement, 'agreeArrangement', t('agreed', { who: arrangement.partnerFirstName }));
  const drop = (arrangement: Decidable) => {
    const { hasBegun, standingId, partnerFirstName: who } = arrangement;
    const words = hasBegun ? 'notDone' : standingId === null ? 'dropped' : 'skipped';
    return decideOn(arrangement, 'dropArrangement', t(words, { who }));
  };
  const isDeciding = sending.isBusy;
  const takeBack = useAction({
    send: (id: number) => call('takeBackExchange', { params: { id } }),
    awaitsQueries: true,
  });
  const keep = useKeeping(useDecisionErrors());
  const wordsOf = useDoneWords();
  const closedRequest = useClosedRequest();
  const finishing = useAction({
    ...rest,
    settled: { ...rest.settled, 'already-recorded': () => undefined },
    waits: (error, { key, ...done }: Done, wasCut) => {
      const { arrangement, hours } = done;
      const who = arrangement.partnerFirstName;
      const words = t(arrangement.iGive ? 'later.done' : 'later.received', {
        ...{ who, hours: hoursText(hours) },
      });
      const input = { ...inputFor(arrangement), body: bodyOf(done) };
      const later = { call: 'recordArrangement', input, key, words, name: who } as const;
      return waitsAfter(error, { ...later, place: placeOf(arrangement) }, wasCut);
    },
    send: async (done: Done) => {
      setAsked(undefined);
      const arrangement = await record(done).catch((error: unknown) => {
        if (isRefusal(error, 'already-recorded') && error.recorded) {
          setAsked({ recorded: error.recorded, done });
        }
        throw error;
      });
      const { exchange, iGive } = arrangement;
      const key = placeOf(done.arrangement);
      const takeBackIt = async () => exchange && takeBack.send(exchange.id);
      keep({
        ...{ key, takeBack: takeBackIt },
        ...closedRequest(key, wordsOf(arrangement), arrangement),
      });
      // What who gave records moves nothing: they cancel it where it waits.
      const isOwnWord = exchange?.status === 'confirmed' && exchange.byId === userId && !iGive;
      if (!isOwnWord) makeFinal(key);
      return arrangement;
    },
  });
  const finish = {
    isBusy: finishing.isBusy,
    run: (done: Omit<Done, 'key'>) => finishing.run({ ...done, key: newKey() }),
  };
  return { agree, drop, isDeciding, finish, asked };
}

/** How it was recorded. */
function useDoneWords() {
  const { t } = useTranslation('appointments');
  const { userId } = useSignedIn();
  return ({ exchange, partnerFirstName: who }: Arrangement): string => {
    if (!exchange) return t('meanwhile');
    const hours = hoursText(exchange.hours);
    if (exchange.byId !== userId) return t('recordedBy', { by: exchange.by, hours });
    return t(exchange.status === 'confirmed' ? 'confirmed' : 'recorded', { hours, who });
  };
}

/**
 * The request that the hours have closed (specification §22), behind how they were recorded; who posted it
 * may keep it open.
 */
function useClosedRequest() {
  const { t } = useTranslation('recorded');
  const { delegateId } = useSignedIn();
  const keeping = useKeepOpen(t('notKept'));
  return (key: string, said: string, { iGive, closedNotice: closed }: DoneArrangement) => {
    if (!closed) return { words: said };
    const act = async () => {
      if (!(await keeping.run(closed.id))) return;
      changeDecided(key, { words: `${said} ${t('kept', closed)}`, also: undefined });
    };
    const isAuthor = !iGive && delegateId === undefined;
    const also = isAuthor ? { label: t('keepOpen'), act } : undefined;
    return { words: `${said} ${t('closed', closed)}`, also };
  };
}
