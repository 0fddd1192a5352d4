/**
 * The life of a form that makes exchanges, for members and at the bank's desk: what is typed is kept as a
 * draft, and however often it is sent (a double click, a lost answer, a reload, a session that ended) it
 * happens once, because the same body keeps its idempotency key. A failed call says so (specification §8).
 */
import { isRefusal } from '#web/api/api-error.ts';
import { isOffline } from '#web/api/connection.ts';
import { type OwnWords, refusalOf } from '#web/api/refusal.tsx';
import { useAction } from '#web/api/use-action.ts';
import { dropDraft, dropIdempotencyKey, idempotencyKeyFor } from '#web/ui/form/draft.ts';
import type { Refusal } from '#web/ui/form/form.tsx';
import { type Check, type Errors, type FormState, useForm } from '#web/ui/form/use-form.ts';

interface SendOnceOptions<Values extends object, Done> {
  begin: Values;
  check: Check<Values>;
  /** Names what is kept in this tab; forgotten once it is done. */
  draft: string;
  /** Sends a body with its key. @throws ApiError */
  send: (values: Values, keyFor: (body: object) => string) => Promise<Done>;
  onDone: (done: Done) => void;
  /**
   * Keeps what cannot be sent without a connection. `wasCut` says that there was none from the beginning,
   * so that surely nothing has arrived.
   */
  onOffline?: (values: Values, keyFor: (body: object) => string, wasCut: boolean) => void;
  /** The title of a refusal, and that trying again makes no second one. */
  texts: { failed: string; noSecond: string };
  /** The form's own words for the problems of its fields. */
  ownWords: OwnWords;
  /** Moves the server's problems to the form's fields, where their names differ. */
  byField?: (errors: Errors) => Errors;
}

interface SendOnce<Values extends object> {
  form: FormState<Values>;
  /** For the form's `onSubmit`. */
  submit: (values: Values) => Promise<Refusal | undefined>;
}

/** The form's state and how to send it. */
export function useSendOnce<Values extends object, Done>(
  options: SendOnceOptions<Values, Done>,
): SendOnce<Values> {
  const { begin, check, draft, send, onDone, onOffline, texts, ownWords, byField } = options;
  const form = useForm({ begin, check, draft });
  const keyFor = (body: object) => idempotencyKeyFor(draft, body);
  const action = useAction({
    send: (values: Values) => send(values, keyFor),
    // Nothing has changed but, perhaps, who can be chosen.
    changesOnRefusal: ['listMemberNames'],
  });
  const submit = async (values: Values): Promise<Refusal | undefined> => {
    const wasCut = isOffline();
    try {
      const done = await action.send(values);
      dropDraft(draft);
      onDone(done);
      return undefined;
    } catch (error) {
      if (onOffline && isOffline() && isRefusal(error, 'offline')) {
        onOffline(values, keyFor, wasCut);
        dropDraft(draft);
        return undefined;
      }
      if (isRefusal(error, 'idempotency-key-reused')) dropIdempotencyKey(draft);
      const { problem, errors } = refusalOf(error, ownWords);
      const mayHaveArrived = isRefusal(error, 'offline', 'unreadable', 'unavailable', 'internal');
      const text = (
        <>
          {problem} {texts.noSecond}
        </>
      );
      return {
        title: texts.failed,
        problem: mayHaveArrived ? text : problem,
        errors: errors && (byField?.(errors) ?? errors),
      };
    }
  };
  return { form, submit };
}
