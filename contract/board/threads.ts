/** Conversations between two people (specification §21). */
import { z } from 'zod';
import { MESSAGE_MAX, REASON_MAX } from '../limits.ts';
import { flagSchema, idSchema, idTextSchema, optionalText, pageQuery, text } from '../values.ts';
import { REPORT_REASONS } from './notices.ts';

export const newMessageSchema = z.object({ text: text(MESSAGE_MAX) });

export const newThreadSchema = newMessageSchema.extend({
  toPerson: idSchema,
  /** What it is about; the two are its author and somebody who answered it. */
  noticeId: idSchema.optional(),
});

export const threadReportSchema = z.object({
  reason: z.enum(REPORT_REASONS, { error: 'required' }),
  text: optionalText(REASON_MAX).default(''),
});

/** The number of the latest message that was seen. */
export const readToSchema = z.object({ readTo: idSchema });

/** A page of a list without any order to choose. */
const ofList = { limit: pageQuery([]).limit, offset: pageQuery([]).offset };

export const threadsQuery = z.object(ofList);
/** Messages before that one; the latest where none is named. */
export const messagesQuery = z.object({ before: idTextSchema.optional() });
export const partnerQuery = z.object({ person: idTextSchema, notice: idTextSchema.optional() });
export const threadReportsQuery = z.object({ ...ofList, settled: flagSchema.optional() });

/** The other one, as far as the reader may know: "Luca R." of a friend bank. */
const threadPersonSchema = z.object({ id: z.number(), who: z.string(), bankName: z.string() });

const aboutSchema = z.object({ id: z.number(), title: z.string() }).nullable();

/** A conversation in the list of its reader. */
export const threadCardSchema = z.object({
  id: z.number(),
  with: threadPersonSchema,
  /** The notice that it is about. */
  notice: aboutSchema,
  /** Its latest message; the text of a withdrawn one is empty. */
  last: z.object({
    text: z.string(),
    isMine: z.boolean(),
    isWithdrawn: z.boolean(),
    at: z.string(),
  }),
  /** How many messages the reader has not read. */
  unread: z.number(),
  /** The reader wants no messages of them. */
  isBlocked: z.boolean(),
});
export type ThreadCard = z.infer<typeof threadCardSchema>;

export const messageSchema = z.object({
  id: z.number(),
  isMine: z.boolean(),
  /** Empty for a withdrawn one. */
  text: z.string(),
  isWithdrawn: z.boolean(),
  /** The reader wrote it within the last day. */
  canWithdraw: z.boolean(),
  at: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

/** A conversation on its own page. */
export const threadSchema = z.object({
  id: z.number(),
  /** The bank is null once they have left theirs. */
  with: threadPersonSchema.extend({ bankId: z.number().nullable() }),
  notice: aboutSchema,
  /** The other one's number, where they chose to give it to the reader. */
  phone: z.string().nullable(),
  isBlocked: z.boolean(),
  /** The other one has left their bank: nobody writes any more. */
  isOver: z.boolean(),
  /** The reader has reported it, and the desk has not yet said that it is settled. */
  isReported: z.boolean(),
  /** The oldest first. */
  messages: z.array(messageSchema),
  hasEarlier: z.boolean(),
});
export type Thread = z.infer<typeof threadSchema>;

/** Somebody to whom the reader may write, and the conversation that there is already. */
export const threadPartnerSchema = z.object({
  with: threadPersonSchema,
  notice: aboutSchema,
  threadId: z.number().nullable(),
});
export type ThreadPartner = z.infer<typeof threadPartnerSchema>;

/** What writing answers: where the message is. */
export const sentSchema = z.object({ threadId: z.number(), messageId: z.number() });
export type Sent = z.infer<typeof sentSchema>;

/** A message as it was when its reader reported it. */
const reportedMessageSchema = z.object({
  /** Who reported wrote it. */
  byReporter: z.boolean(),
  text: z.string(),
  isWithdrawn: z.boolean(),
  at: z.string(),
});
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;

/** What a member told the desk, with the messages they handed over. */
export const deskThreadReportSchema = z.object({
  id: z.number(),
  reporter: z.string(),
  reported: z.string(),
  /** The bank of the person reported. */
  reportedBankName: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  at: z.string(),
  settledAt: z.string().nullable(),
  /** The oldest first. */
  messages: z.array(reportedMessageSchema),
  /** The one message is a sentence of thanks for this exchange (specification §47); null for messages. */
  thanksFor: z.number().nullable(),
});
export type DeskThreadReport = z.infer<typeof deskThreadReportSchema>;
