/** What letters about a link between two banks have in common. */
import type { Audience } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readBankLink } from './sql.ts';
import { oneLine } from './typed.ts';

/** The two banks. */
export interface BankLinkFacts {
  /** Who asks for the link. */
  asking: string;
  /** Who decides on it. */
  asked: string;
}

interface BankLinkLetter<Payload> {
  to: Audience<Payload>;
  /** The state in which the letter is true. */
  state: 'requested' | 'approved' | 'rejected';
  words: InEachLanguage<BankLinkFacts>;
}

/** A letter to the administrators of one of the banks; silent once the link is in another state. */
export function bankLinkLetter<Payload extends { linkId: number }>({
  to,
  state,
  words,
}: BankLinkLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, { linkId }, readerId) {
      const row = await database.first(readBankLink, { linkId, readerId });
      if (row?.state !== state) return undefined;
      const facts = { asking: oneLine(row.asking_name), asked: oneLine(row.asked_name) };
      return {
        reader: row,
        words: words[row.locale](facts),
        url: `${config.publicUrl}/bank-network`,
        room: 'bank',
      };
    },
  };
}
