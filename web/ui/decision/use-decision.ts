/**
 * Decides on one thing: sends it at once, tells how it went and which thing it was, keeps it to be
 * taken back, and lets the other buttons rest. The same for exchanges, people and banks.
 */
import { useTranslation } from 'react-i18next';
import { say } from '../notice/toasts.ts';
import { forgetDecided, keepDecided, makeFinal } from './decided.ts';
import { pauseDecisions } from './pause.ts';

interface Decision {
  /** Of the thing decided on, unique on the page. */
  key: string;
  /** What came of it, naming the thing: "Confirmed: 1 h 30 with Anna Ferrari". */
  words: string;
  /** Said when it went well, and when it did not. */
  done: string;
  failed: string;
  send: () => Promise<unknown>;
  /** Withdraws what was sent, as long as nobody has been told. */
  takeBack: () => Promise<unknown>;
}

/** What a caller knows of the errors its calls throw. */
interface DecisionErrors {
  reasonOf: (error: unknown) => string;
  /** Somebody was faster: nothing went wrong, and nothing is to be done. */
  isDecidedElsewhere: (error: unknown) => boolean;
  /** There is nothing left to take back. */
  isOver: (error: unknown) => boolean;
}

/** @param elsewhere said when somebody was faster */
export function useDecision(errors: DecisionErrors, elsewhere: string) {
  const keep = useKeeping(errors);
  /** Resolves once the reader has been told; true when it is decided now. */
  return async (decision: Decision): Promise<boolean> => {
    pauseDecisions();
    try {
      await decision.send();
      keep(decision);
      say('success', decision.done, decision.words);
      return true;
    } catch (error) {
      if (errors.isDecidedElsewhere(error)) say('info', elsewhere);
      else say('error', decision.failed, errors.reasonOf(error));
      return false;
    } finally {
      pauseDecisions();
    }
  };
}

/** Keeps what has just been decided, so that it can be taken back from its place on the page. */
export function useKeeping(errors: Omit<DecisionErrors, 'isDecidedElsewhere'>) {
  const { t } = useTranslation('ui');
  return ({ key, words, takeBack }: Pick<Decision, 'key' | 'words' | 'takeBack'>): void => {
    const tellingTakeBack = async () => {
      try {
        await takeBack();
        forgetDecided([key]);
        say('info', t('decision.takenBack'), words);
      } catch (error) {
        if (errors.isOver(error)) makeFinal(key);
        say('error', t('decision.notTakenBack'), errors.reasonOf(error));
      } finally {
        pauseDecisions();
      }
    };
    keepDecided(key, { words, takeBack: tellingTakeBack });
  };
}
