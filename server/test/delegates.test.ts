/** Whom a member trusts: named at the desk by a signed form, ended by either side (specification §12). */
import { describe, expect, it } from 'vitest';
import { actingFor, nameDelegate } from './support/delegates.ts';
import { insertDeskMember, insertPerson } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForEachStory();

const own = async (who: 'marco' | 'anna' | 'giulia' | 'davide') =>
  (await (await portal().signIn(who)).get('/users/proxies')).json;

const NO_HOURS = { balance: 0, totalCreditor: 0, totalDebtor: 0 };

describe('the desk names a person of trust', () => {
  it('whom both find among their own, with the balance of the person', async () => {
    const { marco, anna } = portal().world.person;
    const named = await nameDelegate(portal(), anna, marco);
    expect(named.status).toBe(201);
    const delegation = {
      ...{ id: named.json.id, personId: anna, personName: 'Anna Ferrari' },
      ...{
        isBody: false,
        delegateId: marco,
        delegateName: 'Marco Bianchi',
        signedOn: '20/11/2026',
      },
    };
    expect(named.json).toEqual(delegation);
    expect(await own('marco')).toEqual({ actsFor: [{ ...delegation, ...NO_HOURS }], trusted: [] });
    expect(await own('anna')).toEqual({ actsFor: [], trusted: [delegation] });
    expect(await own('davide')).toEqual({ actsFor: [], trusted: [] });
    const giulia = await portal().signIn('giulia');
    const atDesk = async (id: number) =>
      (await giulia.get(`/admin/banks/users/${id}/proxies`)).json;
    expect(await atDesk(anna)).toEqual({ trusted: [delegation], actsFor: [] });
    expect(await atDesk(marco)).toEqual({ trusted: [], actsFor: [delegation] });
  });

  it('who is an active member of the same bank with a login, and somebody else', async () => {
    const { anna, sara, elena, marco } = portal().world.person;
    for (const stranger of [sara, elena, 999_999]) {
      expect((await nameDelegate(portal(), anna, stranger)).json.errors).toEqual([
        { path: 'delegateId', code: 'not-a-member' },
      ]);
    }
    expect((await nameDelegate(portal(), anna, anna)).json.errors).toEqual([
      { path: 'delegateId', code: 'same-person' },
    ]);
    const { id } = await insertDeskMember(portal(), 'bergamo', 'active');
    expect((await nameDelegate(portal(), anna, id)).json.code).toBe('person-without-login');
    expect((await nameDelegate(portal(), id, marco)).status).toBe(201);
    expect((await nameDelegate(portal(), sara, marco)).status).toBe(404);
  });

  it('by a form that was signed already, once', async () => {
    const { anna, marco } = portal().world.person;
    const giulia = await portal().signIn('giulia');
    const later = { delegateId: marco, signedOn: '2026-11-21' };
    expect((await giulia.post(`/admin/banks/users/${anna}/proxies`, later)).json.errors).toEqual([
      { path: 'signedOn', code: 'date-future' },
    ]);
    await nameDelegate(portal(), anna, marco);
    const again = await nameDelegate(portal(), anna, marco);
    expect([again.status, again.json.code]).toEqual([409, 'already-delegate']);
  });

  it('for three people and no more, however many desks name them at once', async () => {
    const { marco } = portal().world.person;
    const people = await Promise.all(
      Array.from({ length: 6 }, () => insertPerson(portal(), 'bergamo', 'active')),
    );
    const giulia = await portal().signIn('giulia');
    const form = { delegateId: marco, signedOn: TODAY };
    const answers = await Promise.all(
      people.map(({ id }) => giulia.post(`/admin/banks/users/${id}/proxies`, form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json.code).toBe('delegate-of-three');
    const [first] = (await own('marco')).actsFor;
    await giulia.delete(`/admin/proxies/${first?.id ?? 0}`);
    const late = people[answers.findIndex(({ status }) => status === 409)];
    expect((await nameDelegate(portal(), late?.id ?? 0, marco)).status).toBe(201);
  });
});

describe('it ends', () => {
  it('by either of the two, at the desk of their bank, and by nobody else', async () => {
    const { anna, marco } = portal().world.person;
    const [byMarco, byAnna, byGiulia, paolo] = await Promise.all(
      (['marco', 'anna', 'giulia', 'paolo'] as const).map((who) => portal().signIn(who)),
    );
    if (!byMarco || !byAnna || !byGiulia || !paolo) throw new Error('all of them sign in');
    const ways = [
      (id: number) => byMarco.delete(`/users/proxies/${id}`),
      (id: number) => byAnna.delete(`/users/proxies/${id}`),
      (id: number) => byGiulia.delete(`/admin/proxies/${id}`),
    ];
    for (const end of ways) {
      const { id } = (await nameDelegate(portal(), anna, marco)).json;
      expect((await byGiulia.delete(`/users/proxies/${id}`)).status).toBe(404);
      expect((await paolo.delete(`/admin/proxies/${id}`)).status).toBe(404);
      expect((await byMarco.actingFor(anna).get('/users/transactions')).status).toBe(200);
      expect((await end(id)).status).toBe(204);
      expect((await end(id)).status).toBe(404);
      const refused = await byMarco.actingFor(anna).get('/users/transactions');
      expect([refused.status, refused.json]).toMatchObject([403, { code: 'not-their-delegate' }]);
    }
    const { rows } = await portal().deps.database.pool.query(
      `select action, actor_id, detail ->> 'delegateId' as delegate from audit
       where person_id = $1 and action like 'delegate-%' order by id`,
      [anna],
    );
    expect(rows).toHaveLength(6);
    expect(rows[1]).toEqual({ action: 'delegate-ended', actor_id: marco, delegate: `${marco}` });
  });

  it.each(['anna', 'marco'] as const)('with the membership of %s', async (who) => {
    const { anna, marco } = portal().world.person;
    const marcoForAnna = await actingFor(portal(), 'marco', anna);
    await nameDelegate(portal(), anna, marco);
    const giulia = await portal().signIn('giulia');
    await giulia.delete(`/admin/banks/users/${portal().world.person[who]}`);
    expect((await marcoForAnna.get('/users/transactions')).status).toBe(403);
    const { rows } = await portal().deps.database.pool.query(
      'select ended_at is not null as ended from delegate',
    );
    expect(rows).toEqual([{ ended: true }]);
  });

  it('and a form of yesterday lets somebody be named again', async () => {
    const { anna, marco } = portal().world.person;
    const { id } = (await nameDelegate(portal(), anna, marco)).json;
    await (await portal().signIn('marco')).delete(`/users/proxies/${id}`);
    expect((await nameDelegate(portal(), anna, marco)).json.signedOn).toBe(
      TODAY.split('-').reverse().join('/'),
    );
  });
});
