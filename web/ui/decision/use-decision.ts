/**
 * Decides on one thing: sends it at once, and keeps it so that it can be taken back. The line in its place
 * says how it went and which thing it was; a message that covers something would say it twice. The other buttons pause meanwhile; the act that it sends pauses them afterwards. The same for exchanges, people and banks.
 */
import { useTranslation } from 'react-i18next';
import { sayAloud, showToast } from '../notice/toasts.ts';
import { type Decided, forgetDecided, keepDecided, makeFinal } from './decided.ts';
import { pauseDecisions } from './pause.ts';

interface Decision {
  /** Of the thing decided on, unique on the page. */
  key: string;
  /** The outcome, naming the thing: "Confirmed: 1 h 30 with Anna Ferrari". */
  words: string;
  /** How it went, for the line, where the outcome does not say all. */
  done?: string;
  /** The message when it did not go well. */
  failed: string;
  send: () => Promise<unknown>;
  /** Withdraws what was sent, as long as no e-mail has left. */
  takeBack: () => Promise<unknown>;
  /** What else can be done about it, where it stands. */
  also?: Decided['also'];
  /** Keeps it for a connection, where that is why it failed. @returns whether it waits now */
  waits?: (error: unknown) => boolean;
}

/** What the caller knows about the errors of its calls. */
interface DecisionErrors {
  reasonOf: (error: unknown) => string;
  /** Somebody was faster: nothing went wrong, and nothing is to be done. */
  isDecidedElsewhere: (error: unknown) => boolean;
  /** There is nothing left to take back. */
  isOver: (error: unknown) => boolean;
}

/** @param elsewhere the message when somebody was faster */
export function useDecision(errors: DecisionErrors, elsewhere: string) {
  const keep = useKeeping(errors);
  /** Resolves once the page has said how it went; true when it is decided now. */
  return async (decision: Decision): Promise<boolean> => {
    pauseDecisions();
    try {
      await decision.send();
      keep(decision);
      return true;
    } catch (error) {
      if (decision.waits?.(error)) return true;
      if (errors.isDecidedElsewhere(error)) showToast('info', elsewhere);
      else showToast('error', decision.failed, errors.reasonOf(error));
      return false;
    }
  };
}

/** Keeps a decision just made, so that it can be taken back from its place on the page. */
export function useKeeping(errors: Omit<DecisionErrors, 'isDecidedElsewhere'>) {
  const { t } = useTranslation('ui');
  return ({
    key,
    done,
    words,
    takeBack,
    also,
  }: Pick<Decision, 'key' | 'done' | 'words' | 'takeBack' | 'also'>): void => {
    const takeBackAndReport = async () => {
      try {
        await takeBack();
        forgetDecided([key]);
        sayAloud(`${t('decision.takenBack')}. ${words}`);
      } catch (error) {
        if (errors.isOver(error)) makeFinal(key);
        showToast('error', t('decision.notTakenBack'), errors.reasonOf(error));
      }
    };
    keepDecided(key, { done, words, also, takeBack: takeBackAndReport });
  };
}
