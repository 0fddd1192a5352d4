/** What the reader does with a standing appointment: agree, say no, resume, end; each can be taken back. */
import { useTranslation } from 'react-i18next';
import type { Standing } from '#contract/board/standings.ts';
import { call } from '#web/api/call.ts';
import { isOffline } from '#web/api/connection.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { waitsAfter } from '#web/api/waiting-store.ts';
import { useDecision } from '#web/ui/decision/use-decision.ts';
import { newKey } from '#web/ui/form/draft.ts';

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

const inputOf = (id: number) => ({ params: { id }, body: { undoable: true } });

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
    send: ({ act, id, key }: { act: StandingAct; id: number; key: string }) =>
      call(CALLS[act], inputOf(id), { idempotencyKey: key }),
  });
  const takeBack = useStandingTakeBack();
  const decide = useDecision(useDecisionErrors(), t('appointments:meanwhile'));
  const run = (act: StandingAct, standing: Decidable) => {
    const { id, partnerFirstName: who } = standing;
    const [key, place, wasCut] = [newKey(), placeOf(standing), isOffline()];
    const words = t(WORDS[act], { who });
    const later = { call: CALLS[act], input: inputOf(id), key, place, words, name: who };
    return decide({
      ...{ key: place, words, failed: t('appointments:failed') },
      send: () => sending.send({ act, id, key }),
      takeBack: () => takeBack.send(id),
      waits: (error) => waitsAfter(error, later, wasCut),
    });
  };
  return { run, isBusy: sending.isBusy };
}
