/**
 * Sends what a form of exchanges holds, once however often it is sent: at the member's place and at
 * the bank's desk. What may have arrived although no answer came is told as such (specification §8).
 */
import { isRefusal } from '#web/api/api-error.ts';
import type { OwnWords } from '#web/api/checks.tsx';
import { refusalOf } from '#web/api/refusal.tsx';
import { dropDraft } from '#web/ui/form/draft.ts';
import type { Refusal } from '#web/ui/form/form.tsx';
import { dropIntention } from './intention.ts';

type FieldErrors = NonNullable<Refusal['errors']>;

interface Sending<Form, Done> {
  /** Forgotten, with its intention, once all is done. */
  draft: string;
  /** Carries the intention's key. @throws ApiError */
  send: (form: Form) => Promise<Done>;
  onDone: (done: Done) => void;
  /** The title of a refusal, and that trying again makes no second one. */
  words: { failed: string; noSecond: string };
  /** What is said at a field, where the portal's own words would be too short. */
  ownWords: OwnWords;
  /** Where the portal's fields stand in the form, if elsewhere. */
  placed?: (errors: FieldErrors) => FieldErrors;
}

/** For a form's `onSubmit`: nothing once it is done, else why not. */
export function sendingOnce<Form, Done>(sending: Sending<Form, Done>) {
  const { draft, send, onDone, words, ownWords, placed = (errors) => errors } = sending;
  return async (form: Form): Promise<Refusal | undefined> => {
    try {
      const done = await send(form);
      dropIntention(draft);
      dropDraft(draft);
      onDone(done);
      return undefined;
    } catch (error) {
      if (isRefusal(error, 'idempotency-key-reused')) dropIntention(draft);
      const { problem, errors } = refusalOf(error, ownWords);
      const mayHaveArrived = isRefusal(error, 'offline', 'unreadable', 'unavailable', 'internal');
      const told = mayHaveArrived ? (
        <>
          {problem} {words.noSecond}
        </>
      ) : (
        problem
      );
      return { title: words.failed, problem: told, errors: errors && placed(errors) };
    }
  };
}
