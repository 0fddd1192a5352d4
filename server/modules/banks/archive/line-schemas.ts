/**
 * What a line of an archive may say. It is the bank's own word, and nobody can prove what was long ago;
 * but what no call lets in comes in by no file either: the schemas of the contract hold here too, nothing
 * lies in the future, and nobody confirmed what they claim themselves (law L4).
 */
import { z } from 'zod';
import { bankDataSchema, newBankSchema } from '#contract/banks/banks.ts';
import {
  EXCHANGE_BASES,
  EXCHANGE_KINDS,
  EXCHANGE_STATES,
} from '#contract/hours/exchange-states.ts';
import { EARLIEST_EXCHANGE_DATE, NAME_MAX, PHONE_MAX } from '#contract/limits.ts';
import { FALLBACK_LOCALE } from '#contract/locales.ts';
import { SEXES } from '#contract/people/accounts.ts';
import { LEGAL_FORMS } from '#contract/people/register.ts';
import { emailSchema, FORBIDDEN, UNSEEN } from '#contract/values.ts';

/** The moment at which an archive is read. */
export interface When {
  now: Date;
  /** `yyyy-MM-dd`. */
  today: string;
}

export type LineSchema<Row> = z.ZodType<Row>;

/** The clocks of two portals differ. */
const CLOCKS_APART_MS = 5 * 60_000;
/** Columns that say when something happened; the day of an answer may be to come. */
const TOLD = /^(?!starts_at$).*(^|_)at$/;
/** The history has lists of people within what it tells of an act. */
const DEPTH_MAX = 5;

const reference = z.string().max(40);
const author = reference.nullable();
const minutes = z.int();
/** One that this portal does not speak stays as it is, and is read as one that it speaks. */
const language = z.string().regex(/^[a-z]{2,3}$/);

/** Each line of its file; the values that come out are those that stand there. */
export function lineSchemas({ now, today }: When) {
  const latest = now.getTime() + CLOCKS_APART_MS;
  const moment = z.iso
    .datetime({ offset: true })
    .refine((value) => Date.parse(value) <= latest, { error: 'date-future' });
  const day = z.iso.date().refine((value) => value <= today, { error: 'date-future' });
  return {
    bank: sound(
      z.looseObject({
        name: newBankSchema.shape.name,
        email: emailSchema,
        web_url: bankDataSchema.shape.webUrl,
        facebook_url: bankDataSchema.shape.facebookUrl,
        created_at: moment,
        // Archives of before rooms are of banks that had everything.
        opened_with_all: z.boolean().default(true),
        legal_form: z.enum(LEGAL_FORMS).nullable().default(null),
        // Nor a language of their own.
        locale: language.default(FALLBACK_LOCALE),
      }),
    ),
    person: sound(
      z.looseObject({
        ref: reference,
        name: seenText,
        surname: seenText,
        email: emailSchema.nullable(),
        phone: z.string().max(PHONE_MAX).nullable(),
        birth_date: day.nullable(),
        sex: z.enum(SEXES),
        pref_locale: language,
        access: z.enum(['self', 'desk']),
        kind: z.enum(['human', 'fund', 'body']),
        email_verified_at: moment.nullable(),
        created_at: moment,
        // Archives of before members could choose do not have them.
        may_be_asked: z.boolean().default(true),
        show_done: z.boolean().default(false),
        // Nor those of before they said once how they are reached.
        contact: z.enum(['portal', 'phone', 'desk']).default('portal'),
        gives_phone: z.boolean().default(true),
        gives_email: z.boolean().default(true),
        welcomes: z.boolean().default(false),
      }),
    ),
    exchange: exchangeSchema(moment, day),
    transfer: z.object({
      exchange: reference,
      kind: z.enum(['confirmation', 'take-back', 'reversal']),
      to_balance_minutes: minutes,
      from_balance_minutes: minutes,
      posted_at: moment,
      posted_by: author,
    }),
    account: z.object({
      person: reference,
      balance_minutes: minutes,
      given_minutes: minutes,
      received_minutes: minutes,
      adjusted_minutes: minutes,
    }),
    plain: sound(
      z.record(z.string(), z.unknown()).superRefine((row, context) => {
        const isLate = Object.entries(row).some(
          ([column, value]) => TOLD.test(column) && !isMomentUntil(latest, value),
        );
        if (isLate) context.addIssue({ code: 'custom', message: 'date-future' });
      }),
    ),
  };
}

function exchangeSchema(moment: z.ZodType<string>, day: z.ZodType<string>) {
  return sound(
    z
      .object({
        ref: reference,
        creditor: reference,
        debtor: reference,
        activity: z.string().nullable(),
        kind: z.enum(EXCHANGE_KINDS),
        performed_on: day.refine((value) => value >= EARLIEST_EXCHANGE_DATE),
        minutes: minutes.positive(),
        note: z.string(),
        // Archives of before bodies do not have it.
        hand: z.string().nullable().default(null),
        basis: z.enum(EXCHANGE_BASES).nullable(),
        state: z.enum(EXCHANGE_STATES),
        created_at: moment,
        created_by: author,
        // Archives of before people of trust travelled do not have them.
        created_by_delegate: author.default(null),
        decided_at: moment.nullable(),
        decided_by: author,
        decided_by_delegate: author.default(null),
        decision_reason: z.string().nullable(),
        reversed_at: moment.nullable(),
        reversed_by: author,
        reversal_reason: z.string().nullable(),
      })
      .refine(isDecidedByAnother),
  );
}

type LineSchemas = ReturnType<typeof lineSchemas>;
export type PersonLine = z.infer<LineSchemas['person']>;
export type ExchangeLine = z.infer<LineSchemas['exchange']>;
export type TransferLine = z.infer<LineSchemas['transfer']>;
export type AccountLine = z.infer<LineSchemas['account']>;

/** A name, or empty as one half of what a fund is called; nothing in it deceives the eye. */
const seenText = z
  .string()
  .max(NAME_MAX)
  .refine((value) => !UNSEEN.test(value));

interface Decided {
  state: (typeof EXCHANGE_STATES)[number];
  creditor: string;
  decided_by: string | null;
  decided_by_delegate: string | null;
}

function isDecidedByAnother({ state, creditor, decided_by, decided_by_delegate }: Decided) {
  const wasConfirmed = state === 'confirmed' || state === 'reversed';
  return !wasConfirmed || (decided_by !== creditor && decided_by_delegate !== creditor);
}

function isMomentUntil(latest: number, value: unknown): boolean {
  return typeof value !== 'string' || !(Date.parse(value) > latest);
}

/** A line whose texts, however deep they stand, hold nothing that no form takes. */
function sound<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.refine((line) => isSound(line, DEPTH_MAX));
}

function isSound(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !FORBIDDEN.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, inner]) => !FORBIDDEN.test(key) && isSound(inner, depth - 1),
  );
}
