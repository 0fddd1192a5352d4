/** Desks that open to administrators with a second factor alone (specification §25). */
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { pathWith } from '#contract/path.ts';
import { turnOn } from './support/authenticator.ts';
import type { Caller } from './support/caller.ts';
import { portalForEachStory, portalForStories } from './support/portal.ts';
import { PASSWORD, type Who } from './support/world.ts';

const portal = portalForEachStory();
const ON = { value: true, note: 'Deciso in assemblea' };

/** What the token says of the person, for the browser's eyes. */
function claimsOf(token: string): { role: string; portalAdmin: boolean; closedDesks?: string[] } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

const claims = async (who: Caller) => claimsOf((await who.get('/trefresh')).text);

/** What the desk answers: its status, and the code of a refusal. */
async function desk(who: Caller): Promise<unknown[]> {
  const { status, json } = await who.put('/admin/rules/band-low', { value: -25, note: 'Prova' });
  return status === 200 ? [200] : [status, json.code];
}

const CLOSED = [403, 'second-factor-required'];

describe('by the rule of a bank', () => {
  it('the desk is closed to an administrator without one, and opens as soon as it is on', async () => {
    const giulia = await portal().signIn('giulia');
    expect(await desk(giulia)).toEqual([200]);
    expect((await giulia.put('/admin/rules/desk-second-factor', ON)).status).toBe(200);
    expect(await desk(giulia)).toEqual(CLOSED);
    const refused = await giulia.put('/admin/rules/desk-second-factor', { ...ON, value: false });
    expect([refused.status, refused.json.code]).toEqual(CLOSED);
    expect(await claims(giulia)).toMatchObject({ role: 'ADMIN', closedDesks: ['bank'] });

    const { app } = await turnOn(portal(), giulia);
    expect(await desk(giulia)).toEqual([200]);
    expect((await claims(giulia)).closedDesks).toBeUndefined();
    const proof = { password: PASSWORD, code: app.nextCode() };
    expect((await giulia.post('/users/second-factor/remove', proof)).status).toBe(204);
    expect(await desk(giulia)).toEqual(CLOSED);
  });

  it('they use the portal as a member: what an administrator reads besides is closed as well', async () => {
    const giulia = await portal().signIn('giulia');
    const { anna, giulia: own } = portal().world.person;
    expect((await giulia.get(`/users/${anna}`)).status).toBe(200);
    await giulia.put('/admin/rules/desk-second-factor', ON);
    expect((await giulia.get(`/users/${anna}`)).status).toBe(404);
    expect((await giulia.get(`/users/${own}`)).status).toBe(200);
    expect((await giulia.get('/users/bank/rules')).status).toBe(200);
  });

  it('is asked neither by another bank, nor of a member, who is refused as ever', async () => {
    await (await portal().signIn('giulia')).put('/admin/rules/desk-second-factor', ON);
    const paolo = await portal().signIn('paolo');
    expect((await claims(paolo)).closedDesks).toBeUndefined();
    expect(await desk(paolo)).toEqual([200]);
    const anna = await portal().signIn('anna');
    expect(await desk(anna)).toEqual([403, 'forbidden']);
    expect((await claims(anna)).closedDesks).toBeUndefined();
  });
});

describe('by the configuration of the portal', () => {
  const strict = portalForStories({ adminSecondFactor: true });

  it.each<[Who, 'admin' | 'portal', object]>([
    ['giulia', 'admin', { role: 'ADMIN', closedDesks: ['bank'] }],
    ['portale', 'portal', { portalAdmin: true, closedDesks: ['portal'] }],
  ])(
    '%s finds each call of the desk closed, and open with a second factor',
    async (name, access, said) => {
      const who = await strict().signIn(name);
      expect(await claims(who)).toMatchObject(said);
      const rows = Object.values(endpoints).filter((row) => row.access === access);
      expect(rows.length).toBeGreaterThan(5);
      const answers = await Promise.all(
        rows.map(async ({ method, path }) => {
          const url = `${strict().url}/api${pathWith(path, () => '1')}`;
          const answer = await fetch(url, { method, headers: { authorization: who.token ?? '' } });
          return [path, answer.status, Object(await answer.json()).code];
        }),
      );
      expect(answers).toEqual(rows.map(({ path }) => [path, ...CLOSED]));

      await turnOn(strict(), who);
      const { status } =
        access === 'admin'
          ? await who.get('/admin/statements')
          : await who.get('/portal/bank-applications');
      expect(status).toBe(200);
    },
  );

  it('a member is asked for nothing, and meets no other refusal', async () => {
    const anna = await strict().signIn('anna');
    expect((await anna.get('/users/bank/rules')).status).toBe(200);
    expect(await desk(anna)).toEqual([403, 'forbidden']);
  });
});
