/**
 * What the register of members keeps of who left and was erased (specification §34, §46): their name, for the
 * years of their bank, on days of before; after that nothing.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from './support/background.ts';
import { eraseAtOnce } from './support/erasure.ts';
import { setRule } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { openRegister } from './support/rooms.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');
const idOf = (who: Who) => portal().world.person[who];
const entryOf = (who: Who) => `/admin/banks/users/${idOf(who)}/register` as const;
const CODE = 'FRRNNA58E41A794X';

const ended = (at: string) =>
  portal().rows(`update membership set state = 'ended', ended_at = $2 where person_id = $1`, [
    ...[idOf('anna'), at],
  ]);

/** Anna left, with something in the register, and is erased three days later. */
async function annaIsErased(): Promise<void> {
  const desk = await giulia();
  await desk.put(entryOf('anna'), { taxCode: CODE, residence: 'Via Segreta 1' });
  portal().passMinutes(3 * 24 * 60);
  await ended('2026-11-22T10:00:00Z');
  await eraseAtOnce(portal(), idOf('anna'));
}

/** Every value of every table, as a dump has it. */
async function dump(): Promise<string> {
  const tables = await portal().rows(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const rows = tables.map(({ name }) =>
    portal().rows(`select to_jsonb(t)::text as row from "${name}" t`),
  );
  return (await Promise.all(rows))
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

describe('a bank with a register', () => {
  beforeEach(() => openRegister(portal(), 'bergamo'));

  it('shows the name on days of before, and nothing else of them anywhere', async () => {
    await annaIsErased();
    const { json } = await (await giulia()).get(`/admin/register?on=${TODAY}`);
    expect(json.lines[2]).toMatchObject({
      ...{ name: 'Anna', surname: 'Ferrari', isErased: true, number: 3, since: TODAY },
      ...{ until: '2026-11-22', birthDate: null, taxCode: '', residence: '' },
    });
    const now = (await (await giulia()).get('/admin/register')).json.lines;
    expect(now.map(({ surname }) => surname)).toEqual(['Rossi', 'Bianchi']);
    const held = await dump();
    expect(held.match(/Ferrari/g)).toHaveLength(1);
    expect(held).not.toMatch(new RegExp(`${CODE}|Segreta|anna@`));
    const again = await giulia();
    expect((await again.get(entryOf('anna'))).status).toBe(404);
    expect((await again.put(entryOf('anna'), { residence: 'x' })).status).toBe(404);
    const { text } = await again.get('/admin/banks/users/former?limit=50');
    expect(text).not.toContain('Ferrari');
  });

  it('forgets it after its years, with everything that it wrote of who left', async () => {
    await setRule(portal(), 'register-years', 2);
    await (await giulia()).put(entryOf('marco'), { taxCode: 'BNCMRC58E01A794X' });
    await annaIsErased();
    await portal().rows(
      `update membership set state = 'ended', ended_at = '2026-11-22T10:00Z' where person_id = $1`,
      [idOf('marco')],
    );
    portal().passMinutes((2 * 365 - 2) * 24 * 60);
    await cleanUp(portal().deps);
    expect(await portal().rows('select name from register_name')).toEqual([{ name: 'Anna' }]);
    expect(await portal().rows('select from register_entry')).toHaveLength(1);
    portal().passMinutes(5 * 24 * 60);
    await cleanUp(portal().deps);
    expect(await portal().rows('select from register_entry')).toEqual([]);
    expect(await dump()).not.toMatch(new RegExp(`Ferrari|${CODE}|BNCMRC58E01A794X`));
    const { json } = await (await giulia()).get(`/admin/register?on=${TODAY}`);
    expect(json.lines[2]).toMatchObject({ name: '', surname: '', number: 3, isErased: true });
  });

  it('says so to the person before they confirm, until which day', async () => {
    const anna = await portal().signIn('anna');
    await ended('2026-11-20T10:00:00Z');
    expect((await anna.get('/users/erasure')).json.kept).toEqual([
      { bankName: 'Banca del Tempo di Bergamo', until: '2036-11-20T10:00:00.000Z' },
    ]);
    await setRule(portal(), 'register-years', 1);
    await ended('2025-11-25T10:00:00Z');
    // It is done in a week, and by then the years are over.
    expect((await anna.get('/users/erasure')).json.kept).toEqual([]);
  });

  it('keeps why somebody left, as the desk wrote it, until then', async () => {
    await ended('2026-11-20T10:00:00Z');
    const desk = await giulia();
    const { json } = await desk.put(entryOf('anna'), { endedWhy: 'Si è trasferita' });
    expect(json.memberships[0]?.versions[0]?.endedWhy).toBe('Si è trasferita');
    portal().passMinutes(24 * 60);
    const day = await (await giulia()).get(`/admin/register?on=2026-11-19`);
    expect(day.status).toBe(200);
  });
});

it('a bank without a register keeps no name', async () => {
  portal().passMinutes(3 * 24 * 60);
  await ended('2026-11-22T10:00:00Z');
  await eraseAtOnce(portal(), idOf('anna'));
  expect(await portal().rows('select from register_name')).toEqual([]);
  expect(await dump()).not.toContain('Ferrari');
});

it('what was noted of a request that came to nothing goes in the night', async () => {
  await openRegister(portal(), 'bergamo');
  const desk = await giulia();
  const interview = { metOn: TODAY, metBy: 'Giulia' };
  await desk.put(`/admin/banks/users/${idOf('elena')}/interview`, interview);
  await cleanUp(portal().deps);
  expect(await portal().rows('select from register_entry')).toHaveLength(1);
  await desk.patch(`/admin/banks/users/${idOf('elena')}/deny`, undefined);
  await cleanUp(portal().deps);
  expect(await portal().rows('select from register_entry')).toEqual([]);
});
