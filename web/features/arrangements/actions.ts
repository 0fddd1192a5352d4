/** What the reader does with an appointment: agree, drop, and say that it was done. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrangement } from '#contract/arrangements.ts';
import { isRefusal, type Recorded } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { codeOf, useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useSignedIn } from '#web/api/use-session.ts';
import { currentLanguage } from '#web/i18n/index.ts';
import { useKeeping } from '#web/ui/decision/use-decision.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { keyOf } from './just-received.tsx';

const inputFor = ({ id }: Arrangement) => ({ params: { id }, query: { lang: currentLanguage() } });

interface Done {
  arrangement: Arrangement;
  hours: number;
  /** Whether it was another time than the hours that stand; asked where there are some. */
  another?: boolean | undefined;
}

/**
 * Records it; where somebody was faster, reads what they have recorded. Said by who received it moves
 * hours, and can be taken back. @throws ApiError
 */
async function record({
  arrangement,
  hours: quantityOfHours,
  another,
}: Done): Promise<Arrangement> {
  const input = inputFor(arrangement);
  const body = { quantityOfHours, undoable: !arrangement.iGive, another };
  try {
    return await call('recordArrangement', { ...input, body });
  } catch (error) {
    if (codeOf(error) !== 'already-decided') throw error;
    return call('readArrangement', input);
  }
}

/** Each tells the reader how it went; `asked` is the question that came back about hours that stand. */
export function useArrangementActions() {
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
  const agree = useAction({
    ...rest,
    send: (arrangement: Arrangement) =>
      call('agreeArrangement', {
        ...inputFor(arrangement),
        body: { sequence: arrangement.sequence },
      }),
    done: ({ partnerFirstName: who }) => t('agreed', { who }),
  });
  const drop = useAction({
    ...rest,
    send: (arrangement: Arrangement) => call('dropArrangement', inputFor(arrangement)),
    done: ({ hasBegun, standingId, partnerFirstName: who }) => {
      if (hasBegun) return t('notDone', { who });
      return t(standingId === null ? 'dropped' : 'skipped', { who });
    },
  });
  const takeBack = useAction({
    send: (id: number) => call('takeBackExchange', { params: { id } }),
    awaitsQueries: true,
  });
  const keep = useKeeping(useDecisionErrors());
  const finish = useAction({
    ...rest,
    settled: { ...rest.settled, 'already-recorded': () => undefined },
    send: async (done: Done) => {
      setAsked(undefined);
      const arrangement = await record(done).catch((error: unknown) => {
        if (isRefusal(error, 'already-recorded') && error.recorded) {
          setAsked({ recorded: error.recorded, done });
        }
        throw error;
      });
      const { exchange, iGive } = arrangement;
      if (exchange?.status === 'confirmed' && exchange.byId === userId && !iGive) {
        const words = t('confirmed', { hours: hoursText(exchange.hours) });
        keep({ key: keyOf(arrangement), words, takeBack: () => takeBack.send(exchange.id) });
      }
      return arrangement;
    },
    done: (_, { exchange, partnerFirstName: who }) => {
      if (!exchange) return t('meanwhile');
      const hours = hoursText(exchange.hours);
      if (exchange.byId !== userId) return t('recordedBy', { by: exchange.by, hours });
      return t(exchange.status === 'confirmed' ? 'confirmed' : 'recorded', { hours, who });
    },
  });
  return { agree, drop, finish, asked };
}
