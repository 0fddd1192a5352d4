/** Mending single cells of an import at the desk (specification §18): the row is judged again at once. */
import { describe, expect, it } from 'vitest';
import type { Fixes } from '#contract/paper/imports.ts';
import { checkAgain, linesOf, loadAndCheck, readImport, run } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { readSheet } from './support/spreadsheet.ts';

const portal = portalForEachStory();

const HEADER = 'Tessera;Cognome;Nome;Nascita;Telefono;Email;Saldo';

async function loaded(...lines: string[]) {
  const giulia = await portal().signIn('giulia');
  const { id } = await loadAndCheck(portal(), giulia, [HEADER, ...lines].join('\n'));
  const mend = (line: number, fixes: Fixes) =>
    giulia.put(`/admin/imports/${id}/rows/${line}`, { fixes });
  return { giulia, id, mend, rows: () => linesOf(giulia, id) };
}

describe('a mended cell', () => {
  it('counts instead of that of the file, at once and when the import runs', async () => {
    const { giulia, id, mend, rows } = await loaded(
      '701;Agazzi;;31/02/1950;;non-una-email;tanto',
      '702;Bonomi;Battista;;;;1',
    );
    expect((await rows())[0]).toMatchObject({
      plan: 'skip',
      problems: ['name-missing', 'email-unreadable', 'birth-date-unreadable', 'hours-unreadable'],
    });
    const fixes = { name: 'Adele', birthDate: '28/02/1950', email: '', balance: '1:30' };
    expect((await mend(2, fixes)).status).toBe(204);
    const [mended, other] = await rows();
    expect(mended).toMatchObject({
      ...{ plan: 'new', problems: [], fixes },
      reading: { name: 'Agazzi Adele', birthDate: '1950-02-28', email: null, minutes: 90 },
    });
    expect(mended?.cells).toContain('tanto');
    expect(other).toMatchObject({ plan: 'new', fixes: {} });
    const before = await giulia.post(`/admin/imports/${id}/run`, { differenceTicked: true });
    expect(before.json.code).toBe('import-not-ready');
    expect((await checkAgain(portal(), giulia, id)).plans).toMatchObject({ new: 2, skip: 0 });
    const done = await run(portal(), giulia, id);
    expect(done.outcomes).toMatchObject({ created: 2, left: 0 });
    expect(done.openings.plusMinutes).toBe(150);
  });

  it('finds the member whom it means, and not one whom a row before means already', async () => {
    const { mend, rows } = await loaded(
      ';Bianchi;Marco;;;marco@example.org;',
      ';Bianki;Marko;;;;',
      ';Rota;Rosa;;;;',
      ';Rotta;Rosa;;;;',
    );
    await mend(3, { surname: 'Bianchi', name: 'Marco', birthDate: '01/05/1958' });
    await mend(5, { surname: 'Rota' });
    expect((await rows()).map(({ plan, problems }) => [plan, problems])).toEqual([
      ['same', []],
      ['ask', ['twice-in-file']],
      ['new', []],
      ['ask', ['twice-in-file']],
    ]);
  });

  it('may take no number or address that a row before has', async () => {
    const { mend, rows } = await loaded('707;Rota;Rosa;;;casa@example.net;', ';Sala;Ugo;;;;');
    await mend(3, { number: '707', email: 'casa@example.net' });
    expect((await rows())[1]).toMatchObject({
      ...{ plan: 'new', problems: ['number-taken', 'email-shared'] },
      reading: { number: null, email: null },
    });
  });

  it('forgets what was decided about the row; none left: it is as in the file', async () => {
    const { giulia, id, mend, rows } = await loaded(';Rota;Rosa;;;;', ';Sala;Ugo;;;;');
    await giulia.put(`/admin/imports/${id}/rows/2`, { plan: 'skip' });
    await mend(2, { phone: '035 123456' });
    expect((await rows())[0]).toMatchObject({ plan: 'new', isDecided: false });
    await mend(2, {});
    expect((await rows())[0]).toMatchObject({ fixes: {}, reading: { phone: null } });
    const { json } = await giulia.get(`/admin/imports/${id}/rows?remarks=only`);
    expect(json).toEqual([]);
  });

  it('is in the report of the rows that stay out', async () => {
    const { giulia, id, mend } = await loaded(';;Ugo;;;;2');
    await mend(2, { balance: '3' });
    const answer = await fetch(`${portal().url}/api/admin/imports/${id}/report?only=left`, {
      headers: { authorization: `Bearer ${giulia.token}` },
    });
    const sheet = readSheet(new Uint8Array(await answer.arrayBuffer()));
    expect(sheet.rows[0]).toMatchObject({ Nome: { value: 'Ugo' }, Saldo: { value: '3' } });
  });
});

describe('nothing is mended', () => {
  it('where such a file has no such cell, or the row is not there', async () => {
    const { giulia, id, mend } = await loaded(';Rota;Rosa;;;;');
    const strange = await mend(2, { giver: 'Marco' });
    expect([strange.status, strange.json.errors]).toEqual([
      400,
      [{ path: 'fixes.giver', code: 'invalid' }],
    ]);
    expect((await mend(9, { name: 'Ada' })).status).toBe(404);
    const nothing = await giulia.put(`/admin/imports/${id}/rows/2`, {});
    expect([nothing.status, nothing.json.errors]).toEqual([
      400,
      [{ path: 'plan', code: 'required' }],
    ]);
  });

  it('by another bank, or after the import ran', async () => {
    const { giulia, id, mend } = await loaded(';Rota;Rosa;;;;');
    const paolo = await portal().signIn('paolo');
    const foreign = await paolo.put(`/admin/imports/${id}/rows/2`, { fixes: { name: 'Ada' } });
    expect(foreign.status).toBe(404);
    await run(portal(), giulia, id);
    const late = await mend(2, { name: 'Ada' });
    expect([late.status, late.json.code]).toEqual([409, 'import-not-ready']);
    expect((await readImport(giulia, id)).state).toBe('done');
  });
});
