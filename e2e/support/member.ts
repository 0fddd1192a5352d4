/** A member of the demo data who acts beside the browser, through the portal's own calls. */
import type { Exchange, NewExchange } from '#contract/exchanges.ts';
import type { TestPortal } from './portal.ts';

export interface MemberBeside {
  id: number;
  /** "Surname Name". */
  fullName: string;
  bankId: number;
  /** The balance in hours. */
  balance(): Promise<number>;
  /** Records hours given to another member of the same or a friend bank; they wait for the other. */
  gives(to: MemberBeside, what?: Partial<NewExchange>): Promise<Exchange>;
  confirms(exchange: { id: number }): Promise<void>;
  cancels(exchange: { id: number }, reason?: string): Promise<void>;
  /** All that waits with this member on either side. */
  pending(): Promise<Exchange[]>;
}

/** Signs the member in, apart from any browser. */
export async function beside(
  portal: TestPortal,
  email: string,
  password = 'Tempo-2019!',
): Promise<MemberBeside> {
  const signedIn = await fetch(`${portal.url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  if (!signedIn.ok) throw new Error(`${email} cannot sign in: ${signedIn.status}`);
  const token = await signedIn.text();
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${portal.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };

  return {
    id: claims.userId,
    fullName: claims.fullName,
    bankId: claims.userBankId,
    balance: async () => (await ask('GET', `/users/${claims.userId}`)).total,
    gives: (to, what = {}) =>
      ask('POST', '/users/transactions', {
        bankTo: to.bankId,
        userTo: to.id,
        activity: 1,
        dateOfTransaction: '2026-01-15',
        quantityOfHours: 1,
        note: 'Una mano',
        ...what,
      }),
    confirms: ({ id }) => ask('PATCH', `/users/transactions/${id}/approve`),
    cancels: ({ id }, reason) => ask('PATCH', `/users/transactions/${id}/reject`, { reason }),
    pending: () => ask('GET', '/users/transactions/pending'),
  };
}

const MARCO = 'marco.bianchi@example.org';
const ANNA = 'anna.ferrari@example.org';

/** The two of most stories, of the same bank. */
export async function marcoAndAnna(portal: TestPortal) {
  const [marco, anna] = await Promise.all([beside(portal, MARCO), beside(portal, ANNA)]);
  return { marco, anna };
}
