/** A member of the demo data who acts beside the browser, through the portal's own calls. */

import type { ThreadCard } from '#contract/board/threads.ts';
import type { Exchange, NewExchange } from '#contract/hours/exchanges.ts';
import type { Status, TokenClaims } from '#contract/people/accounts.ts';
import { dayBack } from './day-back.ts';
import { ask, tokenOf } from './newcomer.ts';
import type { TestPortal } from './portal.ts';

export interface MemberBeside {
  id: number;
  /** "Surname Name". */
  fullName: string;
  status: Status;
  bankId: number;
  /** The balance in hours. */
  balance(): Promise<number>;
  /** Records hours given to another member of the same or a friend bank; they wait for the other. */
  gives(to: MemberBeside, what?: Partial<NewExchange>): Promise<Exchange>;
  confirms(exchange: { id: number }): Promise<void>;
  cancels(exchange: { id: number }, reason?: string): Promise<void>;
  /** Begins a conversation, or goes on with it. */
  writes(to: MemberBeside, text: string): Promise<void>;
  /** What somebody has written that this member has not read. */
  hears(from: MemberBeside): Promise<string[]>;
  /** All that waits with this member on either side. */
  pending(): Promise<Exchange[]>;
}

/** Signs the member in, apart from any browser. */
export async function beside(
  portal: TestPortal,
  email: string,
  password?: string,
): Promise<MemberBeside> {
  const token = await tokenOf(portal, email, password);
  const claims: TokenClaims = JSON.parse(atob(token.split('.')[1] ?? ''));
  const say = (method: string, path: string, body?: object) =>
    ask(portal, method, path, { token, body });
  return {
    id: claims.userId,
    fullName: claims.fullName,
    status: claims.status,
    bankId: claims.userBankId ?? 0,
    balance: async () => (await say('GET', `/users/${claims.userId}`)).total,
    gives: (to, what = {}) =>
      say('POST', '/users/transactions', {
        bankTo: to.bankId,
        userTo: to.id,
        activity: 1,
        // Today, so that it stands on the first page of every list.
        dateOfTransaction: dayBack(0),
        quantityOfHours: 1,
        note: 'Una mano',
        ...what,
      }),
    confirms: ({ id }) => say('PATCH', `/users/transactions/${id}/approve`),
    cancels: ({ id }, reason) => say('PATCH', `/users/transactions/${id}/reject`, { reason }),
    writes: (to, text) => say('POST', '/users/threads', { toPerson: to.id, text }),
    async hears({ id }) {
      const cards: ThreadCard[] = await say('GET', '/users/threads');
      return cards
        .filter(({ with: { id: other }, unread }) => other === id && unread > 0)
        .map(({ last }) => last.text);
    },
    pending: () => say('GET', '/users/transactions/pending'),
  };
}

const MARCO = 'marco.bianchi@example.org';
const ANNA = 'anna.ferrari@example.org';

/** The two of most stories, of the same bank. */
export async function marcoAndAnna(portal: TestPortal) {
  const [marco, anna] = await Promise.all([beside(portal, MARCO), beside(portal, ANNA)]);
  return { marco, anna };
}
