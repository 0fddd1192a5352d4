/** Addresses of the desk with a member in them; apart from the others, for the first pages do without. */
import { paths } from './paths.ts';

/** Which side of a new exchange a member is on, and how the word of who received has come, if it has. */
interface Prefilled {
  side: 'from' | 'to';
  word: 'none' | 'phone';
}

/** The desk's form for a new exchange with a member already chosen, who gave unless it says otherwise. */
export function newBankExchangePath(id: number, prefilled?: Prefilled): string {
  const more = prefilled ? `&side=${prefilled.side}&word=${prefilled.word}` : '';
  return `${paths.bankNewExchange}?person=${id}${more}`;
}

/** The page of a phone call, with the member who is called. */
export function phoneCallPath(id: number): string {
  return `${paths.bankPhoneCall}?person=${id}`;
}
