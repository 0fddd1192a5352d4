/** What letters with a secret link have in common: the link is made here, and only here. */
import { mailTokenText } from '#server/modules/outbox/mail-token.ts';
import type { MailTokenPurpose } from '#server/modules/tables.ts';
import type { RowOf } from '#server/platform/statements.ts';
import { thePerson } from '../audiences.ts';
import { type InEachLanguage, type Letter, nameless } from './letter.ts';
import { readLink } from './sql.ts';
import { showMoment } from './typed.ts';

/** What a letter with a link knows. */
export interface LinkFacts {
  portal: string;
  /** Until when the link works, as people read it. */
  until: string;
}

type Row = RowOf<typeof readLink>;

interface LinkLetter {
  purpose: MailTokenPurpose;
  /** Whether the link would still do something for that person. */
  isTrue(row: Row): boolean;
  /** Whether the reader may never have heard of the portal. */
  toStranger?: boolean;
  /** The address of the button, after the portal's own. */
  page(link: { token: string; personId: number; locale: string }): string;
  words: InEachLanguage<LinkFacts>;
}

/** A letter with a link for one person; silent once the link is used, replaced or expired. */
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
        words: words[locale]({ portal: config.portalName, until }),
        url: config.publicUrl + page({ token, personId, locale }),
        theme: 'member',
      };
    },
  };
}
