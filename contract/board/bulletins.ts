/** Bulletins: what a bank says to all its members, the meetings it calls, and who comes (specification §44). */
import { z } from 'zod';
import { EXCHANGE_BASES } from '../hours/exchange-states.ts';
import {
  ATTENDANCE_HEADS_MAX,
  BULLETIN_PLACE_MAX,
  BULLETIN_TEXT_MAX,
  BULLETIN_TITLE_MAX,
} from '../limits.ts';
import {
  basedOn,
  daySchema,
  optionalText,
  pageQuery,
  searchSchema,
  text,
  timeSchema,
} from '../values.ts';

/** What it is: news, a meeting, or the assembly that the statutes ask for, of which everybody is told. */
export const BULLETIN_KINDS = ['notice', 'meeting', 'assembly'] as const;
export type BulletinKind = (typeof BULLETIN_KINDS)[number];

/** How a member was told. Nobody is told twice of the same, and nothing says who opened a letter. */
export const BULLETIN_WAYS = ['letter', 'paper', 'none'] as const;
export type BulletinWay = (typeof BULLETIN_WAYS)[number];

/** Can be taken back, waits for its day, its letters leave, has been told, called off, taken back. */
const BULLETIN_STATES = [
  'undoable',
  'waits',
  'leaves',
  'told',
  'called-off',
  'taken-back',
] as const;
export type BulletinState = (typeof BULLETIN_STATES)[number];

export const ATTENDANCES = ['yes', 'no'] as const;
export type Says = (typeof ATTENDANCES)[number];

const flag = z.boolean({ error: 'invalid' });

/** The day of a meeting, in the portal's time zone. */
const dayFields = {
  day: daySchema,
  from: timeSchema,
  to: timeSchema,
  place: optionalText(BULLETIN_PLACE_MAX).default(''),
  /** One may bring somebody. */
  guests: flag.default(false),
  /** Members are asked whether they come. */
  asks: flag.default(true),
  /** Members of friend banks read of it too. */
  forFriends: flag.default(false),
};

const wordFields = {
  title: text(BULLETIN_TITLE_MAX),
  /** As it is typed: no markup, no pictures; a link is shown whole. */
  text: text(BULLETIN_TEXT_MAX),
};

/** News without a day, or a meeting with one. */
export const newBulletinSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notice'), ...wordFields }),
  z.object({ kind: z.enum(['meeting', 'assembly']), ...wordFields, ...dayFields }),
]);
export type NewBulletin = z.output<typeof newBulletinSchema>;

/** What the counts before sending depend on. */
export const bulletinPreviewFormSchema = z.object({
  kind: z.enum(BULLETIN_KINDS, { error: 'required' }),
  title: optionalText(BULLETIN_TITLE_MAX).default(''),
});

/** How many members of the bank will be told, and how. The four together are all of them. */
export const bulletinPreviewSchema = z.object({
  letters: z.number(),
  /** Whom no letter reaches, so that they get it printed: with a telephone, and without one. */
  paper: z.number(),
  without: z.number(),
  /** Who wants no letters about bulletins; they read it on the portal. */
  unwanted: z.number(),
  /** The day of the digest that its letters would wait for, where the bank has written twice in seven days. */
  waitsUntil: z.string().nullable(),
  /** One of the same title was sent in the last day. */
  isAlike: z.boolean(),
});
export type BulletinPreview = z.infer<typeof bulletinPreviewSchema>;

const correctedFields = z.object({
  ...wordFields,
  day: daySchema.nullish(),
  from: timeSchema.nullish(),
  to: timeSchema.nullish(),
  place: dayFields.place,
});

/**
 * A correction: a notice has no day, and of a meeting one that is left out stays. `tell` sends a new letter;
 * where it is not said, a changed day, time or place does.
 */
export const bulletinCorrectionSchema = correctedFields.extend({
  tell: flag.optional(),
  basedOn: basedOn(correctedFields.keyof()),
});
export type BulletinCorrection = z.output<typeof bulletinCorrectionSchema>;

const readFields = {
  id: z.number(),
  kind: z.enum(BULLETIN_KINDS),
  title: z.string(),
  text: z.string(),
  /** `yyyy-MM-dd` and `HH:mm` in the portal's time zone; null for a notice. */
  day: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  place: z.string(),
  guests: z.boolean(),
  asks: z.boolean(),
  /** It has begun. */
  isOver: z.boolean(),
  isCalledOff: z.boolean(),
  correctedAt: z.string().nullable(),
};

/** What a member says of themselves. */
const mineSchema = z.object({ says: z.enum(ATTENDANCES), heads: z.number() });

/** As a member reads it: how many come, and never who. */
export const ownBulletinSchema = z.object({
  ...readFields,
  shownAt: z.string(),
  /** The friend bank whose it is; null for their own. */
  bank: z.string().nullable(),
  isRead: z.boolean(),
  mine: mineSchema.nullable(),
  /** How many come in all; null where nobody is asked, or it is a friend bank's. */
  coming: z.number().nullable(),
});
export type OwnBulletin = z.infer<typeof ownBulletinSchema>;

/** The meeting that the link of a letter is about. */
export const invitedSchema = ownBulletinSchema.pick({
  ...{ title: true, day: true, from: true, to: true, place: true, guests: true },
  ...{ isOver: true, isCalledOff: true, mine: true },
});

/** How many were told so far, by each way, and how many come. */
const figures = {
  letters: z.number(),
  paper: z.number(),
  unwanted: z.number(),
  /** Members who are still to be told. */
  left: z.number(),
  yes: z.number(),
  heads: z.number(),
  no: z.number(),
  came: z.number(),
};

export const bulletinSchema = z.object({
  ...readFields,
  forFriends: z.boolean(),
  state: z.enum(BULLETIN_STATES),
  sentAt: z.string(),
  /** Given name first. */
  sentBy: z.string(),
  /** Until then it can be taken back, and nobody sees it. */
  undoableUntil: z.string(),
  lettersAt: z.string(),
  correctedBy: z.string().nullable(),
  ...figures,
});
export type Bulletin = z.infer<typeof bulletinSchema>;

/** One in the list of the desk. */
export const listedBulletinSchema = bulletinSchema.pick({
  ...{
    id: true,
    kind: true,
    title: true,
    day: true,
    from: true,
    to: true,
    state: true,
    isOver: true,
  },
  ...{ sentAt: true, lettersAt: true, asks: true, heads: true, letters: true, left: true },
});
export type ListedBulletin = z.infer<typeof listedBulletinSchema>;

export const sentBulletinSchema = z.object({ id: z.number(), undoableUntil: z.string() });

/** One's own word. */
export const attendanceSchema = z.object({
  says: z.enum(ATTENDANCES, { error: 'required' }),
  heads: z
    .number({ error: 'invalid' })
    .int({ error: 'invalid' })
    .min(1, { error: 'invalid' })
    .max(ATTENDANCE_HEADS_MAX, { error: 'invalid' })
    .default(1),
});
export type AttendanceWord = z.output<typeof attendanceSchema>;

/** The word of a member that came to the desk, or, once it has begun, whether they came. */
export const notedAttendanceSchema = z.union(
  [
    attendanceSchema.extend({ basis: z.enum(EXCHANGE_BASES, { error: 'required' }) }),
    z.object({ came: flag }),
  ],
  { error: 'required' },
);

/** A member of the bank, as the desk looks through them for one bulletin. */
export const bulletinPersonSchema = z.object({
  id: z.number(),
  /** Given name first. */
  name: z.string(),
  phone: z.string().nullable(),
  /** Null for who has not been told, or came later. */
  way: z.enum(BULLETIN_WAYS).nullable(),
  says: z.enum(ATTENDANCES).nullable(),
  heads: z.number().nullable(),
  /** How their word came to the desk; null where they said it themselves. */
  basis: z.enum(EXCHANGE_BASES).nullable(),
  /** Their person of trust said it. */
  byTrusted: z.boolean(),
  came: z.boolean().nullable(),
  /** They said yes, it was called off, and no letter reaches them. */
  tellByVoice: z.boolean(),
});
export type BulletinPerson = z.infer<typeof bulletinPersonSchema>;

/** Everybody, who said a word, or who gets it printed. */
const PEOPLE_PARTS = ['all', 'said', 'paper'] as const;
export const bulletinPeopleQuery = z.object({
  part: z.enum(PEOPLE_PARTS, { error: 'invalid' }).optional(),
  q: searchSchema,
  limit: pageQuery([]).limit,
  offset: pageQuery([]).offset,
});

/** What is printed: a letter for each of these, and the sheet on which who comes signs. */
export const bulletinSheetSchema = z.object({
  bank: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    openingHours: z.string(),
  }),
  letters: z.array(z.object({ id: z.number(), name: z.string(), number: z.number().nullable() })),
  signatures: z.array(z.object({ id: z.number(), name: z.string(), heads: z.number() })),
});
export type BulletinSheet = z.infer<typeof bulletinSheetSchema>;
