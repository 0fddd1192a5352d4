/** Banks: their data, their public face, their figures (specification §3). */
import { z } from 'zod';
import {
  BANK_NAME_MAX,
  LONG_TEXT_MAX,
  OPENING_HOURS_MAX,
  PHONE_MAX,
  SHORT_TEXT_MAX,
} from '../limits.ts';
import {
  basedOn,
  daySchema,
  emailSchema,
  localeSchema,
  nameText,
  optionalText,
  text,
} from '../values.ts';
import { ROOM_NAMES } from './room-names.ts';

/** `www.example.org` as people write it, with the scheme that belongs before it. */
function withScheme(address: string): string {
  const isBare = /^[\w-]+([.][\w-]+)+(?=[/?#:]|$)/.test(address);
  const whole = `https://${address}`;
  return isBare && whole.length <= SHORT_TEXT_MAX ? whole : address;
}

/** An address on the web, or nothing; other schemes than http(s) would be a trap for a reader. */
function webAddress(error: 'url-invalid' | 'facebook-url-invalid', isRight: (url: URL) => boolean) {
  return optionalText(SHORT_TEXT_MAX)
    .overwrite(withScheme)
    .refine(
      (value) => {
        if (value === '') return true;
        const url = URL.canParse(value) ? new URL(value) : undefined;
        return url !== undefined && /^https?:$/.test(url.protocol) && isRight(url);
      },
      { error },
    );
}

const webUrlSchema = webAddress('url-invalid', (url) => url.hostname.includes('.'));
const facebookUrlSchema = webAddress(
  'facebook-url-invalid',
  (url) => url.hostname.includes('.') && url.pathname.length > 1,
);

/** What a bank's administrators may change (specification §2). */
export const bankDataSchema = z.object({
  address: text(SHORT_TEXT_MAX),
  president: text(SHORT_TEXT_MAX),
  secretary: text(SHORT_TEXT_MAX),
  vat: optionalText(SHORT_TEXT_MAX).default(''),
  phone: optionalText(PHONE_MAX).default(''),
  association: optionalText(SHORT_TEXT_MAX).default(''),
  webUrl: webUrlSchema.default(''),
  facebookUrl: facebookUrlSchema.default(''),
  gdpr: text(LONG_TEXT_MAX),
  description: optionalText(LONG_TEXT_MAX).default(''),
  /** When the bank can be found; a change without it leaves it as it is. */
  openingHours: optionalText(OPENING_HOURS_MAX).optional(),
  /** What is written for people who have not chosen a language is in it; a founder's own when not said. */
  locale: localeSchema.optional(),
});
export type BankData = z.infer<typeof bankDataSchema>;

const bankDataFields = bankDataSchema.keyof();
export const BANK_DATA_FIELDS = bankDataFields.options;

/** A change of the bank's data. */
export const bankUpdateSchema = bankDataSchema.extend({
  basedOn: basedOn(bankDataFields),
  /** Whether members are asked about another privacy notice (specification §36); they are when not said. */
  noticeAsks: z.boolean({ error: 'invalid' }).optional(),
});
export type BankUpdate = z.infer<typeof bankUpdateSchema>;

/** The form with which a new bank is applied for (specification §5). */
export const newBankSchema = bankDataSchema.extend({
  name: nameText(BANK_NAME_MAX),
  email: emailSchema,
  date: daySchema,
});
export type NewBank = z.infer<typeof newBankSchema>;

/** A bank's public face. */
export const bankSchema = z.object({
  bankId: z.number(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  email: z.string(),
  president: z.string(),
  secretary: z.string(),
  phone: z.string(),
  association: z.string(),
  vat: z.string(),
  webUrl: z.string(),
  facebookUrl: z.string(),
  gdpr: z.string(),
  openingHours: z.string(),
  locale: localeSchema,
  date: z.string(),
});
export type Bank = z.infer<typeof bankSchema>;

export const bankNameSchema = z.object({ bankId: z.number(), name: z.string() });
export type BankName = z.infer<typeof bankNameSchema>;

/** A bank in figures, and today's tasks. Hours are of confirmed exchanges. */
export const bankFiguresSchema = z.object({
  members: z.number(),
  /** With one alone nobody else confirms. */
  administrators: z.number(),
  /** Its first steps stand on the first page (specification §41). */
  isBeginning: z.boolean(),
  awaiting: z.number(),
  unverified: z.number(),
  /** All that wait with either side in the bank; of these, those the reader may confirm (law L4). */
  pendingExchanges: z.number(),
  exchangesToConfirm: z.number(),
  linksToApprove: z.number(),
  friendBanks: z.number(),
  /** Friends that propose a limit and wait for an answer; those beyond the limit that both agreed on. */
  limitsProposed: z.number(),
  limitsBeyond: z.number(),
  /** Requests that nobody has answered for a week, three days while the bank begins (specification §20). */
  requestsUnmet: z.number(),
  /** Notices that wait to be let onto the board, or were reported. */
  noticesToCheck: z.number(),
  /** What the desk tells members who read no e-mail about the board. */
  answersToTell: z.number(),
  /** Members with a login whose address does not work (specification §31). */
  failingAddresses: z.number(),
  /** What members reported about conversations, but for what is about the reader. */
  reportsToRead: z.number(),
  exchangesThisYear: z.number(),
  hoursThisYear: z.number(),
});
export type BankFigures = z.infer<typeof bankFiguresSchema>;

/** A live bank as the portal's administrators see it. */
export const liveBankSchema = bankSchema
  .pick({ bankId: true, name: true, email: true, date: true })
  .extend({
    members: z.number(),
    /** The day since which the portal has suspended it. */
    suspendedOn: z.string().nullable(),
    /** Confirmed exchanges of the last twelve months with somebody of the bank, and their hours. */
    exchanges: z.number(),
    hours: z.number(),
    /** The day of the latest confirmed exchange. */
    lastExchange: z.string().nullable(),
    /** The rooms that it has open (specification §40). */
    rooms: z.array(z.enum(ROOM_NAMES)),
    administrators: z.array(
      z.object({ id: z.number(), name: z.string(), surname: z.string(), email: z.string() }),
    ),
    /** What somebody of the portal should call about; nulls and zeros where all is well. */
    needs: z.object({
      /** The day on which an administrator was here last, where that is long ago or there is none. */
      administratorsAwaySince: z.string().nullable(),
      /** Imports whose work was given up. */
      stuckImports: z.number().int(),
      /** Reports of notices and conversations that nobody decides. */
      openReports: z.number().int(),
    }),
  });
export type LiveBank = z.infer<typeof liveBankSchema>;

/** Descending by `needs` those with most needs come first. */
export const LIVE_BANK_SORTS = ['name', 'members', 'lastExchange', 'needs'] as const;

/** So long without any administrator of it being here, and a bank wants a call. */
export const ADMINISTRATORS_AWAY_DAYS = 60;
/** So long the desk of a bank has for a report before the portal sees it. */
export const REPORT_OPEN_DAYS = 3;

/** What only the portal's administrators change of a bank. */
export const bankIdentitySchema = newBankSchema.pick({ name: true, email: true, date: true });
export type BankIdentity = z.infer<typeof bankIdentitySchema>;

/** A change of them. */
export const bankIdentityUpdateSchema = bankIdentitySchema.extend({
  basedOn: basedOn(bankIdentitySchema.keyof()),
});
export type BankIdentityUpdate = z.infer<typeof bankIdentityUpdateSchema>;
