/** The calls that people make most, as the first screens make them. */
import { DAY_MS } from '#contract/time.ts';
import { createClock } from '#server/platform/clock.ts';
import { ask, BENCH_PASSWORD } from './database.ts';
import type { MeasuredCall } from './recording.ts';
import type { WholePortal } from './whole-portal.ts';

/** Somebody who is signed in. */
export interface Caller {
  id: number;
  token: string;
}

/** Who makes the calls of the big bank: its administrator, and the member with most to decide on. */
export async function callersIn(portal: WholePortal, databaseUrl: string) {
  const [busiest] = await ask<{ id: string }>(
    databaseUrl,
    `select debtor_id as id from exchange where debtor_bank_id = 1 and state = 'pending'
     group by 1 order by count(*) desc, 1 limit 1`,
  );
  return {
    admin: await callerIn(portal, 1),
    member: await callerIn(portal, Number(busiest?.id)),
  };
}

/** Somebody signed in. */
export async function callerIn(portal: WholePortal, id: number): Promise<Caller> {
  return { id, token: await portal.signIn(`p${id}@example.org`, BENCH_PASSWORD) };
}

/** The lists that people open, in one bank. @param deep a page of its exchanges far in */
export function listsOf(
  bank: number,
  { id, token: member }: Caller,
  { token: admin }: Caller,
  deep = 500,
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
    get('what waits for me', '/users/todo', member),
    get('my pending summary', '/users/transactions/pending/summary', member),
    get('my balance', `/users/${id}`, member),
    get('my limits of balance', '/users/balance-outlook', member),
    get('my year', '/users/transactions/year', member),
    get('my partners', '/users/transactions/partners', member),
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
    get(
      `bank exchanges, page ${deep}`,
      `/admin/transactions?limit=10&offset=${10 * deep - 10}&countTo=1000`,
      admin,
    ),
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
    get('a member', `/admin/banks/users/${id}`, admin),
    get('invitations', '/admin/invitations', admin),
    get('answers to the notice', '/admin/consents?limit=10', admin),
    get('no answer yet', '/admin/consents?limit=10&who=waiting', admin),
    get('answers, counted', '/admin/consents/figures', admin),
    get('hours fund', '/admin/fund', admin),
    get('friend banks', '/admin/banks/associated', admin),
    get('bank home', '/admin/banks/figures', admin),
    get('bank statistics', `/admin/statistics?from=${today.slice(0, 4)}-01-01&to=${today}`, admin),
  ];
}
