/** A form that sends one call of the contract, with a body made of what is typed. */
import type { z } from 'zod';
import type { EndpointName, Endpoints, InputOf, ReplyOf } from '#contract/endpoints.ts';
import { idempotencyKeyFor } from '#web/ui/form/draft.ts';
import type { Errors } from '#web/ui/form/use-form.ts';
import { call } from './call.ts';
import { problemsFor } from './checks.tsx';
import { type ActionForm, useActionForm } from './use-action-form.tsx';

/** The schema of the body that a call takes. */
type BodySchema<Name extends EndpointName> =
  Endpoints[Name] extends Record<'body', infer Schema extends z.ZodType<unknown, object>>
    ? Schema
    : never;

type BodyOf<Name extends EndpointName> = z.input<BodySchema<Name>> & object;

/** A body in which something may still be missing; the schema says what. */
type Unfinished<Body> = { [Key in keyof Body]: Body[Key] | undefined };

interface SendForm<Name extends EndpointName, Values extends object>
  extends Omit<ActionForm<Values, ReplyOf<Name>>, 'send' | 'check'> {
  /**
   * Checks the fields in the browser. It is the schema in the row of the call, which its type asserts;
   * reading it from the table of calls would load the schemas of all of them.
   */
  schema: BodySchema<Name>;
  /** The body of the call. Without it the values are the body. */
  toBody?: (values: Values) => Unfinished<BodyOf<Name>>;
  /** The part of the body that is a day and may not lie after today. */
  pastDay?: keyof BodyOf<Name> & string;
  /** What is wrong besides, which the schema does not say. */
  check?: (values: Values) => Errors;
  /** What is handed over beside the body. */
  input?: Omit<InputOf<Name>, 'body'>;
}

/** Asks for `toBody` where the values are not the body of the call. */
type MadeBody<Name extends EndpointName, Values extends object> =
  Values extends BodyOf<Name> ? object : Required<Pick<SendForm<Name, Values>, 'toBody'>>;

/**
 * For `<Form {...useSendForm('answerNotice', …)}>`. What has a draft is sent with the idempotency key of
 * that draft, where the call takes one.
 */
export function useSendForm<Name extends EndpointName, Values extends object>(
  name: Name,
  options: SendForm<Name, Values> & MadeBody<Name, Values>,
) {
  const { schema, toBody, pastDay, check, input, ...form } = options;
  const { own, byField, draft } = form;
  const bodyOf = (values: Values) => toBody?.(values) ?? values;
  return useActionForm<Values, ReplyOf<Name>>({
    ...form,
    check: (values) => {
      const problems = problemsFor(schema, bodyOf(values), own, pastDay);
      return { ...(byField?.(problems) ?? problems), ...check?.(values) };
    },
    send: (values) => {
      const body = schema.parse(bodyOf(values)) as object;
      const key = draft ? { idempotencyKey: idempotencyKeyFor(draft, body) } : {};
      return call(name, { ...input, body } as InputOf<Name>, key);
    },
  });
}
