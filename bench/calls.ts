/** The calls that people make most, as the first screens make them. */
import { createClock } from '#server/platform/clock.ts';
import type { MeasuredCall } from './recording.ts';

const DAY_MS = 86_400_000;

/** Somebody who is signed in. */
export interface Caller {
  id: number;
  token: string;
}

/** The lists that people open, in one bank. */
export function listsOf(
  bank: number,
  { id, token: member }: Caller,
  { token: admin }: Caller,
): MeasuredCall[] {
  const today = createClock('Europe/Rome').today();
  const monthAgo = new Date(Date.parse(today) - 30 * DAY_MS).toISOString().slice(0, 10);
  const get = (
    name: string,
    path: string,
    token: string,
    readsWhole: string[] = [],
  ): MeasuredCall => ({ name, method: 'GET', path, token, readsWhole });
  return [
    get('my exchanges', '/users/transactions?limit=10', member),
    get('my pending exchanges', '/users/transactions/pending?limit=10', member),
    get('my pending summary', '/users/transactions/pending/summary', member),
    get('my balance', `/users/${id}`, member),
    get('debtor search', `/banks/${bank}/users?q=ros&limit=10`, member),
    get('pick list of 200', `/banks/${bank}/users?limit=200`, admin),
    get('pick list, a page far in', `/banks/${bank}/users?limit=20&offset=5000`, admin),
    get('desk search, a name', '/admin/search?q=rossi%20ma&lang=it', admin),
    // A number or an address may hold the digits or letters anywhere: everybody is looked at.
    get('desk search, a phone', '/admin/search?q=333%2055&lang=it', admin, ['person']),
    get('members, a name', `/admin/banks/${bank}/users?q=rossi%20ma&limit=10`, admin, ['person']),
    get('members, a phone', `/admin/banks/${bank}/users?q=333%2055&limit=10`, admin, ['person']),
    get('who can help', '/admin/helpers?activity=7&limit=10', admin),
    get(
      'bank exchanges, 30 days',
      `/admin/transactions?limit=10&countTo=1000&from=${monthAgo}`,
      admin,
    ),
    get('bank exchanges, all time', '/admin/transactions?limit=10&countTo=1000', admin),
    get('bank exchanges, page 500', '/admin/transactions?limit=10&offset=4990&countTo=1000', admin),
    get(
      'bank search, 30 days',
      `/admin/transactions?limit=10&countTo=1000&from=${monthAgo}&q=bici`,
      admin,
    ),
    get(
      'bank exchanges by name',
      '/admin/transactions?limit=10&countTo=1000&sort=userFromFullName',
      admin,
      ['person'],
    ),
    get('bank pending', '/admin/transactions/pending?limit=10', admin),
    get('members', `/admin/banks/${bank}/users?limit=10&countTo=1000`, admin, ['person']),
    get('friend banks', '/admin/banks/associated', admin),
    get('bank home', '/admin/banks/figures', admin),
  ];
}
