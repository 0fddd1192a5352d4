/** Bodies (specification §51): members that are not people, registered by the desk of their bank. */
import { z } from 'zod';
import { NAME_MAX, PHONE_MAX, SHORT_TEXT_MAX, TAX_CODE_MAX } from '../limits.ts';
import { basedOn, daySchema, nameText, optionalText } from '../values.ts';
import { asTaxCode } from './tax-code.ts';

/** What kind of body: it stands beside the name. A business is none: a time bank is no trade. */
export const BODY_KINDS = ['association', 'town', 'parish', 'school', 'care', 'other'] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

const fields = {
  name: nameText(NAME_MAX),
  kind: z.enum(BODY_KINDS, { error: 'required' }),
  address: optionalText(SHORT_TEXT_MAX),
  phone: optionalText(PHONE_MAX),
  taxCode: optionalText(TAX_CODE_MAX).overwrite(asTaxCode),
  /** Who signed the form for it, and on which day. */
  representedBy: nameText(NAME_MAX),
  signedOn: daySchema,
};

/** A body that is registered. */
export const newBodySchema = z.object({
  ...fields,
  /** The desk has seen whom it looks like: it is another. */
  sure: z.boolean({ error: 'invalid' }).optional(),
});
export type NewBody = z.output<typeof newBodySchema>;

const fieldNames = z.object(fields).keyof();
export const BODY_FIELDS = fieldNames.options;

/** A changed body. */
export const bodyUpdateSchema = z.object({ ...fields, basedOn: basedOn(fieldNames) });

/** A body as its desk reads it; days are `yyyy-MM-dd`. */
export const bodySchema = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(BODY_KINDS),
  address: z.string(),
  phone: z.string(),
  taxCode: z.string(),
  representedBy: z.string(),
  signedOn: z.string(),
  /** On its card. */
  number: z.number(),
  /** In hours. */
  balance: z.number(),
  /** Who acts for it, given name first. */
  referents: z.array(z.object({ id: z.number(), delegationId: z.number(), name: z.string() })),
});
export type Body = z.infer<typeof bodySchema>;

export const BODY_SORTS = ['name'] as const;
