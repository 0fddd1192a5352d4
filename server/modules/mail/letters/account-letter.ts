/** The two kinds of letters about a person's own account: what has happened to it, and with a secret link. */
import { mailTokenText } from '#server/modules/outbox/mail-token.ts';
import type { MailTokenPurpose } from '#server/modules/tables.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { type Audience, thePerson } from '../audiences.ts';
import { type InEachLanguage, type Letter, nameless } from './letter.ts';
import { readLink, readPerson } from './sql.ts';
import { oneLine, showMoment } from './typed.ts';

/** What such a letter knows. */
interface PersonFacts {
  portal: string;
  /** The bank and its address, when the reader is a member of one. */
  bank: string | undefined;
}

type PersonRow = RowOf<typeof readPerson>;

interface PersonLetter<Payload> {
  to: Audience<Payload>;
  isTrue?(row: PersonRow, payload: Payload): boolean;
  /** Whether the reader may never have heard of the portal. */
  toStranger?: boolean;
  /** The page of the button. */
  page: '/login' | '/change-password';
  words: InEachLanguage<PersonFacts>;
}

/** A letter that tells a person what has happened to their account. */
export function personLetter<Payload extends { personId: number }>({
  to,
  isTrue = () => true,
  toStranger = false,
  page,
  words,
}: PersonLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, payload) {
      const row = await database.first(readPerson, { personId: payload.personId });
      if (!row || !isTrue(row, payload)) return undefined;
      return {
        reader: toStranger ? nameless(row) : row,
        words: words[row.locale]({ portal: config.portalName, bank: bankOf(row) }),
        url: `${config.publicUrl}${page}`,
        theme: 'member',
      };
    },
  };
}

/** The bank of a person and how to reach it, when they have one. */
export function bankOf(row: Pick<PersonRow, 'bank_name' | 'bank_email'>): string | undefined {
  return row.bank_name === null ? undefined : `${oneLine(row.bank_name)}, ${row.bank_email}`;
}

/** What a letter with a link knows. */
interface LinkFacts {
  portal: string;
  /** Until when the link works, as people read it. */
  until: string;
  /** The bank and its address, when the reader is a member of one. */
  bank: string | undefined;
}

type LinkRow = RowOf<typeof readLink>;

interface LinkLetter {
  purpose: MailTokenPurpose;
  /** Whether the link would still do something for that person. */
  isTrue(row: LinkRow): boolean;
  /** Whether the reader may never have heard of the portal. */
  toStranger?: boolean;
  /** The address of the button, after the portal's own. */
  page(link: { token: string; personId: number; locale: string }): string;
  words: InEachLanguage<LinkFacts>;
}

/** A letter with a secret link, which is made here and only here, for one person; silent once the link is used, replaced or expired. */
export function linkLetter<Payload extends { personId: number; tokenId: string }>({
  purpose,
  isTrue,
  toStranger = false,
  page,
  words,
}: LinkLetter): Letter<Payload> {
  return {
    to: thePerson,
    async write({ database, clock, secret, config }, { personId, tokenId }) {
      const row = await database.first(readLink, { personId, tokenId, now: clock.now() });
      if (!row || !isTrue(row)) return undefined;
      const { locale } = row;
      const token = mailTokenText(secret, purpose, tokenId);
      const until = showMoment(row.expires_at, locale, config.timeZone);
      return {
        reader: toStranger ? nameless(row) : row,
        words: words[locale]({ portal: config.portalName, until, bank: bankOf(row) }),
        url: config.publicUrl + page({ token, personId, locale }),
        theme: 'member',
      };
    },
  };
}
