/** What nobody can know about a row is asked, and the answers count (specification §18). */
import { describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/endpoints.ts';
import type { ImportRow } from '#contract/paper/imports.ts';
import { checkAgain, linesOf, loadAndCheck, run } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();
const HEADER = 'Tessera;Nominativo;Nascita;Saldo;Note';

async function asked(...lines: string[]) {
  const giulia = await portal().signIn('giulia');
  const checked = await loadAndCheck(portal(), giulia, [HEADER, ...lines].join('\n'));
  const { id } = checked;
  const decide = (line: number, body: BodyOf<'decideImportRow'>) =>
    giulia.put(`/admin/imports/${id}/rows/${line}`, body);
  return { giulia, id, checked, decide, rows: () => linesOf(giulia, id) };
}

const fixesOf = ({ proposals }: ImportRow, at: number) => proposals[at]?.fixes ?? {};

describe('an answer', () => {
  it('mends the cells it is about, and the row comes in as it says', async () => {
    const { giulia, id, checked, decide, rows } = await asked(
      ';Gritti Ezio e Locatelli Pia;;1.250;',
      ';Carrara Ivo;3/7/01;2;',
      ';Vavassori Lino (morto 2023);;1;',
      ';Cassa banca;;37:15;',
    );
    expect(checked.plans).toMatchObject({ ask: 4, new: 0 });
    const [couple, young] = await rows();
    if (!couple || !young) throw new Error('there are rows');
    expect(couple.proposals.map(({ field, name, minutes }) => [field, name, minutes])).toEqual([
      ['fullName', 'Gritti Ezio', null],
      ['fullName', 'Locatelli Pia', null],
      ['balance', null, 75],
      ['balance', null, 75_000],
    ]);
    const both = { ...fixesOf(couple, 1), ...fixesOf(couple, 2) };
    expect((await decide(2, { fixes: both })).status).toBe(204);
    expect((await decide(3, { fixes: fixesOf(young, 0) })).status).toBe(204);
    expect((await decide(4, { plan: 'new' })).status).toBe(204);
    expect((await decide(5, { plan: 'skip' })).status).toBe(204);
    expect((await checkAgain(portal(), giulia, id)).plans).toMatchObject({ new: 3, skip: 1 });
    await run(portal(), giulia, id);
    const people = await portal().rows(
      `select surname, name, birth_date::text, balance_minutes from person
       join account on account.person_id = person.id where access = 'desk' and kind = 'human' order by surname`,
    );
    expect(people).toEqual([
      { surname: 'Carrara', name: 'Ivo', birth_date: '2001-07-03', balance_minutes: 120 },
      { surname: 'Locatelli', name: 'Pia', birth_date: null, balance_minutes: 75 },
      { surname: 'Vavassori', name: 'Lino (morto 2023)', birth_date: null, balance_minutes: 60 },
    ]);
  });

  it('a name and a cell may be answered together, and nobody comes in while a cell is unclear', async () => {
    const { giulia, id, decide, rows } = await asked(';Rota Ada (sarta);3/7/01;1.250;');
    const early = await decide(2, { plan: 'new' });
    expect([early.status, early.json.errors]).toEqual([400, [{ path: 'plan', code: 'invalid' }]]);
    const [row] = await rows();
    if (!row) throw new Error('there is a row');
    const fixes = { birthDate: '', balance: '-2:15' };
    expect((await decide(2, { plan: 'new', fixes })).status).toBe(204);
    const checked = await checkAgain(portal(), giulia, id);
    expect(checked.plans).toMatchObject({ new: 1, ask: 0 });
    expect(checked.openings).toMatchObject({ plusMinutes: 0, minusMinutes: -135 });
  });

  it('is not given: the row stays out', async () => {
    const { giulia, id } = await asked(';Rota Ada e Ugo;;1;', ';Sala Pia;;2;');
    const done = await run(portal(), giulia, id);
    expect(done.outcomes).toMatchObject({ created: 1, left: 1 });
    expect(done.openings).toMatchObject({ count: 1, plusMinutes: 120 });
  });

  it('of a balance for somebody who is there waits too, and counts once', async () => {
    const giulia = await portal().signIn('giulia');
    const file = 'Email;Saldo\nmarco@example.org;1.250';
    const { id, plans } = await loadAndCheck(portal(), giulia, file);
    expect(plans).toMatchObject({ ask: 1, same: 0 });
    const { marco } = portal().world.person;
    const path = `/admin/imports/${id}/rows/2` as const;
    const early = await giulia.put(path, { plan: 'same', personId: marco });
    expect(early.status).toBe(400);
    expect((await giulia.put(path, { fixes: { balance: '1:15' } })).status).toBe(204);
    await checkAgain(portal(), giulia, id);
    const done = await run(portal(), giulia, id);
    expect(done.outcomes).toMatchObject({ booked: 1 });
    // Again: the balance is there, and nothing is asked about it.
    const again = await loadAndCheck(portal(), giulia, file);
    expect([again.plans.ask, again.plans.same, again.openedBefore]).toEqual([0, 1, 1]);
  });

  it('is asked of nobody who is in the bank already: their name and birth stay as they are', async () => {
    const { giulia, id, decide } = await asked('702;Rota Ada (sarta);01/02/1950;1;');
    await decide(2, { plan: 'new' });
    await checkAgain(portal(), giulia, id);
    await run(portal(), giulia, id);
    const again = await loadAndCheck(portal(), giulia, `${HEADER}\n702;Rota Ada (sarta);3/7/01;1;`);
    expect(again.plans).toMatchObject({ same: 1, ask: 0 });
  });
});

describe('every row can be looked at before it runs', () => {
  it('those first that somebody may want to see, each with what was read in it', async () => {
    const { giulia, id } = await asked(
      '701;Agazzi Carlo;01/02/1950;1;',
      '702;Bonomi Ines;01/02/1950;28,75;',
      'x;Carrara Ivo;;2;',
      ';Donati Pia (sarta);;3;',
    );
    const { json } = await giulia.get(`/admin/imports/${id}/rows?odd=first&limit=10`);
    expect(json.map(({ line, reading }) => [line, reading.surname, reading.minutes])).toEqual([
      [5, 'Donati', 180],
      [4, 'Carrara', 120],
      [3, 'Bonomi', 1725],
      [2, 'Agazzi', 60],
    ]);
    const { json: usual } = await giulia.get(`/admin/imports/${id}/rows?limit=10`);
    expect(usual.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  it('what the fund has now, and which balances were brought before, stand beside the sums', async () => {
    const { giulia, id, checked } = await asked('701;Agazzi Carlo;;5;', '702;Bonomi Ines;;-2;');
    expect([checked.fundMinutes, checked.openedBefore]).toEqual([0, 0]);
    await run(portal(), giulia, id);
    const file = `${HEADER}\n701;Agazzi Carlo;;5;\n702;Bonomi Ines;;-2;\n703;Carrara Ivo;;1;`;
    const again = await loadAndCheck(portal(), giulia, file);
    expect(again.plans).toMatchObject({ new: 1, same: 2 });
    expect([again.fundMinutes, again.openedBefore]).toEqual([-180, 2]);
    // Nothing of it is a remark: it comes in as it is.
    const { json } = await giulia.get(`/admin/imports/${again.id}/rows?remarks=only`);
    expect(json).toEqual([]);
  });
});

describe('a note of the old register', () => {
  const noteOf = async (surname: string) => {
    const [person] = await portal().rows('select id from person where surname = $1', [surname]);
    return `/admin/banks/users/${person.id}/note` as const;
  };

  it('comes along, is read and changed at the desk, and by nobody else', async () => {
    const { giulia, id } = await asked('701;Agazzi Carlo;;1;Ha le chiavi della sede');
    await run(portal(), giulia, id);
    const path = await noteOf('Agazzi');
    expect((await giulia.get(path)).json).toMatchObject({
      ...{ note: 'Ha le chiavi della sede', by: 'Giulia Rossi' },
    });
    const change = (note: string, seen: string) => giulia.put(path, { note, seen });
    const changed = await change('Ha restituito le chiavi', 'Ha le chiavi della sede');
    expect(changed.json).toMatchObject({ note: 'Ha restituito le chiavi' });
    // Somebody who has read the note before changes nothing.
    for (const late of ['', 'Ha le chiavi della sede']) {
      const refused = await change('Altro', late);
      expect([refused.status, refused.json.code]).toEqual([409, 'seen-outdated']);
    }
    const marco = await portal().signIn('marco');
    expect((await marco.get(path)).status).toBe(403);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(path)).status).toBe(404);
    expect((await change('', 'Ha restituito le chiavi')).json).toBeNull();
    expect((await giulia.get(path)).json).toBeNull();
  });

  it('never takes the place of what the desk has written', async () => {
    const { giulia, id } = await asked('701;Agazzi Carlo;;;Dal registro');
    await run(portal(), giulia, id);
    const path = await noteOf('Agazzi');
    await giulia.put(path, { note: 'Della segreteria', seen: 'Dal registro' });
    const again = await loadAndCheck(
      portal(),
      giulia,
      `${HEADER}\n701;Agazzi Carlo;;;Dal registro`,
    );
    await run(portal(), giulia, again.id);
    expect((await giulia.get(path)).json).toMatchObject({ note: 'Della segreteria' });
  });
});
