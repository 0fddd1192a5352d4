/** What the reader does with a standing appointment: agree, say no, resume, end; each can be taken back. */
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/board/standings.ts';
import { call } from '#web/api/call.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { useDecision } from '#web/ui/decision/use-decision.ts';

/** What is decided on: a standing appointment, or what a list of all matters says of one. */
type Decidable = Pick<Standing, 'id' | 'partnerFirstName'>;

/** The key of a standing appointment among what is decided on a page. */
export const keyOfStanding = ({ id }: Pick<Standing, 'id'>) => `standing ${id}`;

const CALLS = {
  agree: 'agreeStanding',
  drop: 'dropStanding',
  resume: 'resumeStanding',
  end: 'endStanding',
} as const;
type StandingAct = keyof typeof CALLS;

const WORDS = {
  agree: 'appointments:agreed',
  drop: 'appointments:dropped',
  resume: 'standing.resumed',
  end: 'standing.ended',
} as const;

/** Takes back what was just done with one; done when the lists have it again. */
export function useStandingTakeBack() {
  return useAction({
    send: (id: number) => call('takeBackStanding', { params: { id } }),
    awaitsQueries: true,
  });
}

/** @param placeOf the row of one in the list where it is decided on */
export function useStandingActions(placeOf: (standing: Decidable) => string = keyOfStanding) {
  const { t } = useTranslation(['planning', 'appointments']);
  const sending = useAction({
    send: ({ act, id }: { act: StandingAct; id: number }) =>
      call(CALLS[act], { params: { id }, body: { undoable: true } }),
  });
  const takeBack = useStandingTakeBack();
  const decide = useDecision(useDecisionErrors(), t('appointments:meanwhile'));
  const run = (act: StandingAct, standing: Decidable) =>
    decide({
      key: placeOf(standing),
      words: t(WORDS[act], { who: standing.partnerFirstName }),
      failed: t('appointments:failed'),
      send: () => sending.send({ act, id: standing.id }),
      takeBack: () => takeBack.send(standing.id),
    });
  return { run, isBusy: sending.isBusy };
}
