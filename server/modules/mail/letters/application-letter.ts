/** What letters about a bank applied for have in common. */
import type { Audience } from '../audiences.ts';
import type { InEachLanguage, Letter } from './letter.ts';
import { readApplication } from './sql.ts';
import { nameOf, oneLine } from './typed.ts';

/** The bank and who applies for it. */
export interface ApplicationFacts {
  portal: string;
  bank: string;
  bankAddress: string;
  bankEmail: string;
  president: string;
  applicant: string;
  applicantEmail: string;
}

interface ApplicationLetter<Payload> {
  to: Audience<Payload>;
  /** The state in which the letter is true. */
  state: 'open' | 'approved' | 'denied';
  /** The page of the button. */
  page: '/portal' | '/bank-home' | '/login';
  words: InEachLanguage<ApplicationFacts>;
}

/** A letter about an application; silent once it is in another state. */
export function applicationLetter<Payload extends { applicationId: number }>({
  to,
  state,
  page,
  words,
}: ApplicationLetter<Payload>): Letter<Payload> {
  return {
    to,
    async write({ database, config }, { applicationId }, readerId) {
      const row = await database.first(readApplication, { applicationId, readerId });
      if (row?.state !== state) return undefined;
      const facts = {
        portal: config.portalName,
        bank: oneLine(row.bank_name),
        bankAddress: oneLine(row.bank_address),
        bankEmail: row.bank_email,
        president: oneLine(row.president),
        applicant: nameOf({ name: row.applicant_name, surname: row.applicant_surname }),
        applicantEmail: row.applicant_email,
      };
      return {
        reader: row,
        words: words[row.locale](facts),
        url: `${config.publicUrl}${page}`,
        room: 'bank',
      };
    },
  };
}
