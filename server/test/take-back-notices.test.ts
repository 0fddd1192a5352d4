/**
 * A slip of the hand on an own notice, or on being asked to help (specification §20): for some seconds the
 * end of a notice is taken back with the answers that it let go, and who cannot help can after all.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { startMailCatcher } from './support/mail-catcher.ts';
import { insertAnswer, insertAsk, insertNotice } from './support/notices.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import type { Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const as = (who: Who) => portal().signIn(who);
const path = (id: number) => `/users/notices/${id}` as const;
const CLOSE = { outcome: 'withdrawn', undoable: true } as const;
const OVER = [409, 'nothing-to-take-back'];

/** Anna looks for help, and Marco has answered. */
async function answered() {
  const { person, bank } = portal().world;
  const notice = await insertNotice(portal(), { id: person.anna, bankId: bank.bergamo });
  await insertAnswer(portal(), notice, { id: person.marco, bankId: bank.bergamo });
  return notice.id;
}

const takeBack = async (who: Who, id: number) => {
  const { status, json } = await (await as(who)).post(`${path(id)}/take-back`, null);
  return status === 200 ? [status, json.state] : [status, json.code];
};
const read = async (id: number) => {
  const { state, answers } = (await (await as('anna')).get(path(id))).json;
  return [state, answers.map((one) => one.state)];
};

describe('an own notice that was closed', () => {
  it('stands as before, with the answer that waited; Marco never hears of it', async () => {
    const id = await answered();
    const anna = await as('anna');
    await anna.post(`${path(id)}/close`, CLOSE);
    expect(await read(id)).toEqual(['closed', []]);
    expect(await takeBack('anna', id)).toEqual([200, 'open']);
    expect(await read(id)).toEqual(['open', ['open']]);
    portal().passMinutes(1);
    expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
    expect((await anna.post(`${path(id)}/close`, CLOSE)).status).toBe(200);
  });

  it('is set aside again, or hidden with its reason: the end opens nothing that was closed', async () => {
    const id = await answered();
    const anna = await as('anna');
    await anna.post(`${path(id)}/pause`, null);
    await anna.post(`${path(id)}/close`, CLOSE);
    expect(await takeBack('anna', id)).toEqual([200, 'paused']);
    await anna.post(`${path(id)}/renew`, null);
    await (await as('giulia')).post(`/admin/notices/${id}/hide`, { reason: 'È un negozio' });
    await anna.post(`${path(id)}/close`, CLOSE);
    expect(await takeBack('anna', id)).toEqual([200, 'hidden']);
    expect((await anna.get(path(id))).json.hiddenReason).toBe('È un negozio');
  });

  it('stays closed for others, later, twice, and where it was not said so', async () => {
    const id = await answered();
    const anna = await as('anna');
    expect(await takeBack('anna', id)).toEqual(OVER);
    await anna.post(`${path(id)}/close`, CLOSE);
    for (const who of ['marco', 'giulia'] as const) {
      expect((await takeBack(who, id))[1]).not.toBe('open');
    }
    expect(await takeBack('anna', id)).toEqual([200, 'open']);
    expect(await takeBack('anna', id)).toEqual(OVER);
    await anna.post(`${path(id)}/close`, CLOSE);
    portal().passMinutes(1);
    expect(await takeBack('anna', id)).toEqual(OVER);
    const firm = await answered();
    await anna.post(`${path(firm)}/close`, { outcome: 'withdrawn' });
    expect(await takeBack('anna', firm)).toEqual(OVER);
  });

  it('is not opened again by the desk that closed it, nor for an author who has left', async () => {
    const id = await answered();
    const giulia = await as('giulia');
    await giulia.post(`${path(id)}/close`, CLOSE);
    expect(await takeBack('giulia', id)).toEqual(OVER);
    const hers = await answered();
    await (await as('anna')).post(`${path(hers)}/close`, CLOSE);
    const { person } = portal().world;
    await giulia.delete(`/admin/banks/users/${person.anna}`);
    expect((await takeBack('anna', hers))[0]).toBe(403);
    const rows = await portal().deps.database.pool.query('select state from notice where id = $1', [
      hers,
    ]);
    expect(rows.rows).toEqual([{ state: 'closed' }]);
  });
});

describe('who was asked and cannot now', () => {
  /** Anna looks for help, and Marco was asked. */
  async function asked() {
    const { person, bank } = portal().world;
    const notice = await insertNotice(portal(), { id: person.anna, bankId: bank.bergamo });
    const marco = { id: person.marco, bankId: bank.bergamo };
    return `/users/asks/${(await insertAsk(portal(), notice, marco)).id}` as const;
  }
  const waits = async () => {
    const { items } = (await (await as('marco')).get('/users/todo')).json;
    return items.filter(({ kind }) => kind === 'asked');
  };

  it('has it off the list, and on it again', async () => {
    const ask = await asked();
    const marco = await as('marco');
    expect(await waits()).toMatchObject([{ kind: 'asked' }]);
    expect((await marco.post(`${ask}/not-now`, null)).status).toBe(204);
    expect(await waits()).toEqual([]);
    expect((await marco.post(`${ask}/take-back`, null)).status).toBe(204);
    expect(await waits()).toMatchObject([{ kind: 'asked' }]);
    portal().passMinutes(1);
    expect(await lettersTo(portal(), catcher, 'anna')).toEqual([]);
  });

  it('says so once, for themselves alone', async () => {
    const ask = await asked();
    const [marco, anna] = [await as('marco'), await as('anna')];
    for (const what of ['not-now', 'take-back'] as const) {
      expect((await anna.post(`${ask}/${what}`, null)).status).toBe(404);
    }
    expect((await marco.post(`${ask}/take-back`, null)).json.code).toBe('nothing-to-take-back');
    await marco.post(`${ask}/not-now`, null);
    expect((await marco.post(`${ask}/not-now`, null)).json.code).toBe('already-decided');
  });
});
