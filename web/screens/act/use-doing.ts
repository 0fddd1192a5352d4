/** Doing what the link of a letter is for, once, and taking it back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Act } from '#contract/sending/letters.ts';
import type { Recorded } from '#web/api/api-error.ts';
import { useDecisionErrors } from '#web/api/refusal.tsx';
import { useDoAct, useSendWords, useTakeBackAct } from '#web/features/sending/letters/acts.ts';
import { useKeeping } from '#web/ui/decision/use-decision.ts';
import { hoursText } from '#web/ui/hours/hours-text.ts';
import { useSingleFlight } from '#web/ui/use-single-flight.ts';

export interface Doing {
  /** Done by this page, just now, and not to be taken back. */
  isDone: boolean;
  /** What came back of it, which says more than asking again. */
  answered: Act | undefined;
  isBusy: boolean;
  asked: Recorded | undefined;
  say: (another?: boolean) => void;
  send: (text: string) => Promise<void>;
}

/** Does it once. What can be taken back stays in its place for some seconds, as a row of a list does. */
export function useDoing(act: Act, token: string, onPressed: (act: Act) => void): Doing {
  const { t } = useTranslation('exchanges');
  const wordsOf = useDoneWords();
  const [isDone, setDone] = useState(false);
  const [answered, setAnswered] = useState<Act>();
  const takeBack = useTakeBackAct(token);
  const keep = useKeeping(useDecisionErrors());
  const doing = useDoAct(token, (done) => {
    setAnswered(done);
    const words = wordsOf(done);
    if (words === undefined) return setDone(true);
    const title = done.act === 'confirm-exchange' ? t('confirmed') : undefined;
    keep({ key: token, done: title, words, takeBack: () => takeBack.send(undefined) });
  });
  const sending = useSendWords(token);
  const { isBusy, run: say } = useSingleFlight(async (another?: boolean) => {
    onPressed(act);
    await doing.run(another);
  });
  const send = async (text: string) => {
    await sending.send(text);
    setDone(true);
  };
  return { isDone, answered, isBusy, asked: doing.asked, say, send };
}

/** How it went, of what can be taken back; undefined for everything else. */
function useDoneWords(): (act: Act) => string | undefined {
  const { t } = useTranslation('letters');
  return (act) => {
    switch (act.act) {
      case 'confirm-exchange': {
        const { exchange, total } = act;
        if (exchange.status !== 'confirmed' || total === null) return undefined;
        const name = exchange.userFromDisplayName;
        return t('confirm.done', { name, balance: hoursText(total) });
      }
      case 'agree-arrangement': {
        const { state, partnerName: who } = act.arrangement;
        return state === 'agreed' ? t('appointment.agreed', { who }) : undefined;
      }
      case 'not-done-arrangement': {
        const { state, partnerName: who } = act.arrangement;
        return state === 'dropped' ? t('appointment.wasNotDone', { who }) : undefined;
      }
      case 'agree-standing': {
        const { state, partnerName: who } = act.standing;
        return state === 'agreed' ? t('appointment.agreed', { who }) : undefined;
      }
      case 'ask-not-now':
      case 'close-notice':
        return t(`notice.${act.act}.done`, { title: act.notice.title });
      default:
        return undefined;
    }
  };
}
