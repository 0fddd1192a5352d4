/** Hours that a member had confirmed and others have reversed, among what waits for them (specification §2). */
import { describe, expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { actingFor, nameDelegate } from './support/delegates.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { NOW, TODAY, type Who } from './support/world.ts';

const HOUR = 60;

const portal = portalForEachStory();
const as = (who: Who) => portal().signIn(who);
const idOf = (who: Who) => portal().world.person[who];
const todoOf = async (who: Caller) => (await who.get('/users/todo')).json;
const kindsOf = async (who: Who) => {
  const { items } = await todoOf(await as(who));
  return items.map(({ kind, id }) => `${kind} ${id}`).filter((item) => item !== 'consent 1');
};

describe('hours that the reader had confirmed and others have reversed', () => {
  const confirmed = async () => {
    const id = await recordForAnna(portal());
    const anna = await as('anna');
    await anna.patch(`/users/transactions/${id}/approve`, {});
    return { id, anna };
  };

  it('are told of for seven days, by whom, and count for nothing', async () => {
    const { id, anna } = await confirmed();
    expect(await kindsOf('anna')).toEqual([]);
    await (await as('marco')).patch(`/users/transactions/${id}/reject-confirmed`, {});
    const told = await todoOf(anna);
    expect(told.items[0]).toEqual({
      ...{ kind: 'corrected', id, since: NOW.toISOString(), who: 'Marco', hours: 1 },
      ...{ day: TODAY, byDesk: false },
    });
    expect(told.count).toBe(0);
    expect(await kindsOf('marco')).toEqual([]);
    portal().passMinutes(7 * 24 * HOUR);
    expect(await kindsOf('anna')).toEqual([]);
  });

  it('by the desk too; not what the desk had confirmed or was cancelled, nor to a person of trust', async () => {
    const { id, anna } = await confirmed();
    const giulia = await as('giulia');
    await giulia.send('DELETE', `/admin/transactions/${id}`, {});
    const cancelled = await recordForAnna(portal());
    await anna.patch(`/users/transactions/${cancelled}/reject`, {});
    const byDesk = await recordForAnna(portal());
    await giulia.patch(`/users/transactions/${byDesk}/approve`, { basis: 'phone' });
    await giulia.send('DELETE', `/admin/transactions/${byDesk}`, {});
    const { items } = await todoOf(anna);
    expect(items.filter(({ kind }) => kind === 'corrected')).toMatchObject([{ id, byDesk: true }]);
    await nameDelegate(portal(), idOf('anna'), idOf('giulia'));
    const trusted = await todoOf(await actingFor(portal(), 'giulia', idOf('anna')));
    expect(trusted.items).toEqual([]);
  });
});
