/** Letters that a person may do without, and the links in letters (specification §4). */
import { z } from 'zod';
import { exchangeSchema } from './exchanges.ts';

/** What the letters are about that a person may do without; what moves hours is always told (law L11). */
export const LETTER_TOPICS = ['reminders'] as const;
export type LetterTopic = (typeof LETTER_TOPICS)[number];

const CADENCES = ['weekly', 'never'] as const;
export type Cadence = (typeof CADENCES)[number];

/** How often the letters of each topic can come; the first stands while the person has not chosen. */
export const CADENCES_OF = {
  reminders: ['weekly', 'never'],
} as const satisfies Record<LetterTopic, readonly [Cadence, ...Cadence[]]>;

const topicSchema = z.enum(LETTER_TOPICS, { error: 'invalid' });

export const letterPreferenceSchema = z
  .object({ topic: topicSchema, cadence: z.enum(CADENCES, { error: 'invalid' }) })
  .refine(({ topic, cadence }) => CADENCES_OF[topic].some((known) => known === cadence), {
    path: ['cadence'],
    error: 'invalid',
  });
export type LetterPreference = z.infer<typeof letterPreferenceSchema>;

/** The token of a one-tap link: 32 bytes as base64url. */
export const actTokenSchema = z.string().regex(/^[\w-]{43}$/, { error: 'invalid' });

/** What a one-tap link does, and how it stands with that. */
export const actSchema = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('confirm-exchange'),
    /** Whether pressing the button would confirm it now. */
    isOpen: z.boolean(),
    exchange: exchangeSchema,
    /** The reader's balance now, in hours. */
    total: z.number(),
  }),
  z.object({ act: z.literal('stop-letters'), isOpen: z.boolean(), topic: topicSchema }),
]);
export type Act = z.infer<typeof actSchema>;
