/**
 * A form that changes something at the portal, however its call is chosen. What is typed is kept as a
 * draft until it has been sent; a refusal stands at the fields that it names.
 */
import { dropDraft, dropIdempotencyKey } from '#web/ui/form/draft.ts';
import { type Errors, type FormOptions, type FormState, useForm } from '#web/ui/form/use-form.ts';
import { isRefusal, mayHaveArrived } from './api-error.ts';
import { isOffline } from './connection.ts';
import { type FormRefusal, type OwnWords, refusalOf } from './refusal.tsx';
import { type Action, useAction } from './use-action.ts';

export interface ActionForm<Values extends object, Output>
  extends Pick<FormOptions<Values>, 'begin' | 'draft'>,
    Omit<Action<Values, Output>, 'failed'> {
  /** What is wrong with what is typed, by the fields of the form. */
  check: (values: Values) => Errors;
  /** The form's own words for what can be wrong with its fields. */
  own?: OwnWords;
  /** Moves what is wrong with a body to the fields of the form, where their names differ. */
  byField?: (errors: Errors) => Errors;
  /** Stands above a refusal. */
  refused?: string;
  /** Said where it may have arrived without an answer: that sending it again makes no second one. */
  noSecond?: string;
  /**
   * What this form makes of a refusal, instead of the usual words; undefined where it shows none. `wasCut`
   * says that there was no connection before it was sent: nothing has arrived.
   */
  onRefused?: (
    error: unknown,
    usual: FormRefusal,
    form: FormState<Values>,
    wasCut: boolean,
  ) => FormRefusal | undefined;
  onSent?: (output: Output, form: FormState<Values>) => unknown;
}

/** For `<Form {...useActionForm({ … })}>`; with `useSendForm` where it is one call and its body. */
export function useActionForm<Values extends object, Output>(options: ActionForm<Values, Output>) {
  const { begin, check, draft, own, byField, refused, noSecond, ...more } = options;
  const { onSent, onRefused, ...action } = more;
  const form = useForm<Values>({ begin, check, draft });
  const { send } = useAction(action);
  const refusalFor = (error: unknown): FormRefusal => {
    const { problem, errors } = refusalOf(error, own);
    const text = (
      <>
        {problem} {noSecond}
      </>
    );
    return {
      title: refused,
      problem: noSecond && mayHaveArrived(error) ? text : problem,
      errors: errors && (byField?.(errors) ?? errors),
    };
  };
  const onSubmit = async (values: Values): Promise<FormRefusal | undefined> => {
    let output: Output;
    const wasCut = isOffline();
    try {
      output = await send(values);
    } catch (error) {
      if (draft && isRefusal(error, 'idempotency-key-reused')) dropIdempotencyKey(draft);
      const usual = refusalFor(error);
      return onRefused ? onRefused(error, usual, form, wasCut) : usual;
    }
    if (draft) dropDraft(draft);
    await onSent?.(output, form);
    return undefined;
  };
  return { form, onSubmit };
}
