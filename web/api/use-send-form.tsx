/** A form that sends one call of the contract, with the fields of its body. */
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { EndpointName, Endpoints, InputOf, ReplyOf } from '#contract/endpoints.ts';
import { dropDraft } from '#web/ui/form/draft.ts';
import { type FormState, useForm } from '#web/ui/form/use-form.ts';
import { call } from './call.ts';
import { problemsFor } from './checks.tsx';
import { type OwnWords, refusalOf } from './refusal.tsx';
import { type Action, useAction } from './use-action.ts';

/** The schema of the body that a call takes. */
type BodySchema<Name extends EndpointName> =
  Endpoints[Name] extends Record<'body', infer Schema extends z.ZodType<unknown, object>>
    ? Schema
    : never;

type BodyOf<Name extends EndpointName> = z.input<BodySchema<Name>> & object;

interface SendForm<Name extends EndpointName, Body extends BodyOf<Name>>
  extends Pick<Action<Body, ReplyOf<Name>>, 'done' | 'changes' | 'awaitsQueries'> {
  /** Checks the fields in the browser: the schema in the row of the call, and by its type no other. */
  schema: BodySchema<Name>;
  begin: Body;
  /** What is handed over beside the body. */
  input?: Omit<InputOf<Name>, 'body'>;
  /** The form's own words for what can be wrong with its fields. */
  own?: OwnWords;
  /** Keeps what is typed in this tab under this name, until it is sent. */
  draft?: string;
  /** Stands above a refusal. */
  refused?: ReactNode;
  onSent?: (reply: ReplyOf<Name>, form: FormState<Body>) => unknown;
}

/** For `<Form {...useSendForm('answerNotice', …)}>`; a refusal stands at the fields that it names. */
export function useSendForm<Name extends EndpointName, Body extends BodyOf<Name>>(
  name: Name,
  { schema, begin, input, own, draft, refused: title, onSent, ...action }: SendForm<Name, Body>,
) {
  const form = useForm<Body>({
    begin,
    check: (body) => problemsFor(schema, body, own),
    draft,
  });
  const { send } = useAction({
    ...action,
    send: (body: Body) => call(name, { ...input, body } as InputOf<Name>),
  });
  const onSubmit = async (body: Body) => {
    try {
      const reply = await send(body);
      if (draft) dropDraft(draft);
      await onSent?.(reply, form);
      return undefined;
    } catch (error) {
      return { title, ...refusalOf(error, own) };
    }
  };
  return { form, onSubmit };
}
