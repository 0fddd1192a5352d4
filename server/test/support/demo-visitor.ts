/** What somebody of the demo does all the time at a whole portal: reads, and records an hour. */
import type { Reply, WholePortal } from './whole-portal.ts';
import { PASSWORD } from './world.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Marco Bianchi, signed in. */
export async function demoVisitor(portal: Pick<WholePortal, 'call'>) {
  const login = new URLSearchParams({ username: 'marco.bianchi@example.org', password: PASSWORD });
  const { text: token } = await portal.call('POST', '/api/login', {
    body: login.toString(),
    headers: FORM,
  });
  const get = async (path: string) => JSON.parse((await call('GET', path)).text);
  const me = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const [activity] = await get('/api/users/activities');
  const [anna] = await get(`/api/banks/${me.userBankId}/users?q=ferrari`);
  const exchange = JSON.stringify({
    ...{ bankTo: me.userBankId, userTo: anna.id, activity: activity.id },
    ...{ dateOfTransaction: '2026-01-02', quantityOfHours: 1, note: 'Una prova' },
  });
  return {
    read: () => call('GET', '/api/users/transactions?limit=5'),
    record: () => call('POST', '/api/users/transactions', exchange),
    ready: () => call('GET', '/api/health/ready'),
    open: () => portal.call('GET', '/', { headers: { accept: 'text/html' } }),
  };

  function call(method: string, path: string, body?: string): Promise<Reply> {
    const sent = body === undefined ? {} : { body, headers: JSON_TYPE };
    return portal.call(method, path, { token, ...sent });
  }
}
