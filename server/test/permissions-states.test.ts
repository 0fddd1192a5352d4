/** L3: every cell of the table of states tried over HTTP, by somebody who may do everything. */
import { beforeAll, describe, expect, it } from 'vitest';
import { EXCHANGE_ACTIONS, EXCHANGE_STATES, TRANSITIONS } from '#contract/hours/exchange-states.ts';
import { type CallerKind, createCallers } from './support/callers.ts';
import { fingerprintOf } from './support/fingerprint.ts';
import { createFixture } from './support/fixtures.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();
const PATHS = { confirm: 'approve', cancel: 'reject', reverse: 'reject-confirmed' } as const;
/** What leads from pending to each state. */
const WAYS = {
  pending: [],
  confirmed: ['confirm'],
  cancelled: ['cancel'],
  reversed: ['confirm', 'reverse'],
} as const;

let admin: CallerKind;
beforeAll(async () => {
  const found = (await createCallers(portal())).find(({ name }) => name === 'admin');
  if (!found) throw new Error('there is an admin');
  admin = found;
});

const giulia = () => portal().withToken(admin.token ?? '');
const decide = (id: number, action: keyof typeof PATHS) =>
  giulia().patch(`/users/transactions/${id}/${PATHS[action]}`);

/** An exchange between two members of Bergamo, brought into a state. */
async function exchangeIn(state: keyof typeof WAYS): Promise<number> {
  const { id } = await createFixture(portal(), 'exchange to confirm', admin, 'bergamo');
  for (const action of WAYS[state]) expect((await decide(id, action)).status).toBe(200);
  return id;
}

describe.each(EXCHANGE_STATES)('L3: an exchange that is %s', (state) => {
  it.each(EXCHANGE_ACTIONS)('%s', async (action) => {
    const id = await exchangeIn(state);
    const before = await fingerprintOf(portal().deps.database);
    const { status, json } = await decide(id, action);
    if (TRANSITIONS[action].from === state) {
      expect([status, json.status]).toEqual([200, TRANSITIONS[action].to]);
      return;
    }
    const isEarly = action === 'reverse' && state === 'pending';
    expect([status, json.code]).toEqual([409, isEarly ? 'not-confirmed' : 'already-decided']);
    expect(await fingerprintOf(portal().deps.database)).toBe(before);
  });

  it('removed from the desk', async () => {
    const id = await exchangeIn(state);
    const { status, json } = await giulia().delete(`/admin/transactions/${id}`);
    const isOpen = state === 'pending' || state === 'confirmed';
    expect([status, json?.code]).toEqual(isOpen ? [204, undefined] : [409, 'already-decided']);
    const after = await giulia().get(`/users/transactions/${id}`);
    const then = { pending: 'cancelled', confirmed: 'reversed' } as const;
    expect(after.json.status).toBe(isOpen ? then[state] : state);
  });
});
