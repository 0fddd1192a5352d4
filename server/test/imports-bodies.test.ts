/**
 * Members of a file that are not people (specification §18, §51): said by a column or asked about, brought with
 * who signed and when.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { nameReferent, PARISH, registerBody } from './support/bodies.ts';
import {
  ADELE,
  BODIES_HEADER,
  BROUGHT,
  bodiesOf,
  FILE,
  problemsOf,
  SAN_ROCCO,
  SCHOOL,
  sheetOf,
} from './support/brought-bodies.ts';
import { expectBooksToBalance } from './support/exchanges.ts';
import { openFees } from './support/fees.ts';
import { bringIn, checkAgain, linesOf, loadAndCheck, run } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull, refusalOf } from './support/refusals.ts';
import { openRoom } from './support/rooms.ts';
import { readSheet } from './support/spreadsheet.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');

describe('in a bank that has opened the room', () => {
  beforeEach(() => openRoom(portal(), 'bergamo', 'bodies'));

  it('each row says what it is before anything happens, and the figures count bodies apart', async () => {
    const desk = await giulia();
    const checked = await loadAndCheck(portal(), desk, FILE);
    expect(checked.plans).toMatchObject({ new: 4, ask: 0, skip: 0 });
    expect(checked.bodies).toBe(3);
    const [, parish] = await linesOf(desk, checked.id);
    expect(parish).toMatchObject({
      ...{ plan: 'new', problems: [] },
      reading: {
        ...{ surname: 'Parrocchia di San Rocco', firstName: '', phone: '035 123456' },
        body: {
          ...{ kind: 'parish', address: 'Piazza San Rocco 1', taxCode: '95012345678' },
          ...{ representedBy: 'don Luigi', signedOn: '2025-02-01' },
        },
      },
    });
    expect(await bodiesOf(desk)).toEqual([]);
  });

  it('they come in with their balances, as the desk would have registered them', async () => {
    const desk = await giulia();
    const done = await bringIn(portal(), desk, FILE);
    expect(done.outcomes).toMatchObject({ created: 4, left: 0 });
    expect(done.bodies).toBe(3);
    expect(await bodiesOf(desk)).toEqual(BROUGHT);
    await expectBooksToBalance(portal());
    const rows = await portal().rows(
      `select person.kind, access, name, email, sex, signed_on::text, requested_at::date::text as since
       from membership join person on person.id = person_id
       where person.surname in ('Agazzi', 'Parrocchia di San Rocco') order by person.id`,
    );
    expect(rows.map(({ kind, signed_on, since }) => [kind, signed_on, since])).toEqual(
      expect.arrayContaining([['body', '2025-02-01', '2025-02-01']]),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'body', access: 'desk', name: '', email: null, sex: 'n' }),
    );
    const brought = await desk.get(`/admin/imports/${done.id}/rows?bodies=only`);
    expect(brought.json.map(({ reading, personId }) => [reading.name, personId !== null])).toEqual([
      ['Parrocchia di San Rocco', true],
      ['Istituto comprensivo di Alzano', true],
      ['Comune di Bergamo', true],
    ]);
    // Nobody calls a parish for being new.
    const rested = await portal().rows(
      `select person.kind from rest join person on person.id = person_id`,
    );
    expect(rested).toEqual([{ kind: 'human' }]);
  });

  it('a referent is named afterwards, and acts for one', async () => {
    const desk = await giulia();
    const { id } = await bringIn(portal(), desk, FILE);
    const { json } = await desk.get(`/admin/imports/${id}/rows?bodies=only&limit=1`);
    const parish = json[0]?.personId ?? 0;
    await nameReferent(desk, parish, portal().world.person.marco);
    const asParish = (await portal().signIn('marco')).actingFor(parish);
    const { status } = await asParish.get('/users/todo');
    expect(status).toBe(200);
  });

  it('brought again nothing changes, whatever else the file says of one', async () => {
    const desk = await giulia();
    await bringIn(portal(), desk, FILE);
    const again = await bringIn(portal(), desk, FILE);
    expect(again.outcomes).toMatchObject({ created: 0, same: 4 });
    const otherwise = sheetOf(
      'PARROCCHIA di San Rocco;;parrocchia;;;;;;',
      'Oratorio;;ente;;;95012345678;;;',
      'Comune di Bergamo;;;;;;;;',
    );
    const checked = await loadAndCheck(portal(), desk, otherwise);
    // The second is the parish too, by its tax code.
    expect(await problemsOf(desk, checked.id)).toEqual([
      ['same'],
      ['ask', 'twice-in-file'],
      ['same'],
    ]);
    await run(portal(), desk, checked.id);
    expect(await bodiesOf(desk)).toEqual(BROUGHT);
  });

  it('a body that the desk registered is there already, and only its balance comes', async () => {
    const desk = await giulia();
    await registerBody(desk);
    const done = await bringIn(portal(), desk, FILE);
    expect(done.outcomes).toMatchObject({ created: 3, booked: 1 });
    const parish = (await bodiesOf(desk)).find(({ name }) => name === PARISH.name);
    expect(parish).toMatchObject({ representedBy: PARISH.representedBy, balance: 4.5 });
  });

  it('without who signed, or when, the row stays out and names the column; the rest comes in', async () => {
    const desk = await giulia();
    const file = sheetOf(
      ADELE,
      'San Rocco;;parrocchia;;;;;01/02/2025;',
      'Scuola;;ente;;;;Ada Rota;;',
      'Comune;;comune;;;;;31/02/2025;',
      'Rossi Idraulica;;ditta;;;;;;',
    );
    const { id, plans } = await loadAndCheck(portal(), desk, file);
    expect(plans).toMatchObject({ new: 1, skip: 4 });
    expect(await problemsOf(desk, id)).toEqual([
      ['new'],
      ['skip', 'signer-missing'],
      ['skip', 'signed-on-missing'],
      ['skip', 'signer-missing', 'signed-on-wrong'],
      ['skip', 'body-business'],
    ]);
    const insisted = await desk.put(`/admin/imports/${id}/rows/3`, { plan: 'new' });
    expect(refusalInFull(insisted)).toEqual([
      ...[400, 'invalid-input', [{ path: 'plan', code: 'invalid' }]],
    ]);
    const fixes = { representedBy: 'don Luigi' };
    expect((await desk.put(`/admin/imports/${id}/rows/3`, { fixes })).status).toBe(204);
    await checkAgain(portal(), desk, id);
    const done = await run(portal(), desk, id);
    expect(done.outcomes).toMatchObject({ created: 2, left: 3 });
    expect(await bodiesOf(desk)).toMatchObject([{ name: 'San Rocco', kind: 'parish' }]);
  });

  it('who is only named is asked about, row by row', async () => {
    const desk = await giulia();
    const file = 'Cognome;Nome;Saldo\nAgazzi;Adele;1\nParrocchia di San Rocco;;2\nTeresa;;3';
    const { id, plans } = await loadAndCheck(portal(), desk, file);
    expect(plans).toMatchObject({ new: 1, ask: 2 });
    const [, parish] = await linesOf(desk, id);
    expect(parish).toMatchObject({
      problems: ['person-or-body'],
      proposals: [
        { field: 'memberKind', fixes: { memberKind: 'person' } },
        { field: 'memberKind', fixes: { memberKind: 'body' } },
      ],
    });
    const early = await desk.put(`/admin/imports/${id}/rows/3`, { plan: 'new' });
    expect(refusalOf(early)).toEqual([400, 'invalid-input']);
    const of = (line: number, fixes: object) =>
      desk.put(`/admin/imports/${id}/rows/${line}`, { fixes });
    await of(3, { memberKind: 'body', representedBy: 'don Luigi', signedOn: '01/02/2025' });
    await of(4, { memberKind: 'person' });
    await checkAgain(portal(), desk, id);
    expect(await problemsOf(desk, id)).toEqual([['new'], ['new'], ['skip', 'name-missing']]);
    await of(4, { memberKind: 'person', surname: 'Rota', name: 'Teresa' });
    await checkAgain(portal(), desk, id);
    await run(portal(), desk, id);
    expect(await bodiesOf(desk)).toMatchObject([{ kind: 'parish', balance: 2 }]);
    // The same sheet again, where nobody has said it: what is there is seen by its name.
    const again = await loadAndCheck(portal(), desk, file);
    expect(await problemsOf(desk, again.id)).toEqual([
      ['ask', 'name-alone'],
      ['same', 'opening-exists'],
      ['ask', 'person-or-body'],
    ]);
  });

  it('or all at once, one way and back', async () => {
    const desk = await giulia();
    const file = 'Cognome;Nome;Saldo\nAgazzi;Adele;1\nParrocchia di San Rocco;;2\nTeresa;;3';
    const { id } = await loadAndCheck(portal(), desk, file);
    const all = await desk.post(`/admin/imports/${id}/bodies`, { are: 'bodies' });
    expect([all.status, all.json]).toEqual([200, { lines: 2 }]);
    expect(refusalOf(await desk.post(`/admin/imports/${id}/run`, {}))).toEqual([
      ...[409, 'import-not-ready'],
    ]);
    await checkAgain(portal(), desk, id);
    const unsigned = ['skip', 'signer-missing', 'signed-on-missing'];
    expect(await problemsOf(desk, id)).toEqual([['new'], unsigned, unsigned]);
    const none = await desk.post(`/admin/imports/${id}/bodies`, { are: 'people' });
    expect(none.json).toEqual({ lines: 0 });
    const strange = await desk.send('POST', `/admin/imports/${id}/bodies`, {
      headers: { 'content-type': 'application/json' },
      body: '{"are":"dogs"}',
    });
    expect(refusalOf(strange)).toEqual([400, 'invalid-input']);
    await run(portal(), desk, id);
    const over = await desk.post(`/admin/imports/${id}/bodies`, { are: 'bodies' });
    expect(refusalOf(over)).toEqual([409, 'import-not-ready']);
  });

  it('the fee of a body comes in its group, and what is only for people stays out', async () => {
    await openFees(portal(), 'bergamo');
    const desk = await giulia();
    const header = `${BODIES_HEADER};Email;Nascita;Quota;Quota pagata il`;
    const file = [
      header,
      `${SAN_ROCCO};san@rocco.it;01/01/1950;sì;10/02/2026`,
      `${SCHOOL};;;ridotta;11/02/2026`,
    ].join('\n');
    const done = await bringIn(portal(), desk, file);
    expect(await problemsOf(desk, done.id)).toEqual([['new', 'for-people-only'], ['new']]);
    const { json } = await desk.get('/admin/fees/2026');
    const fees = json.lines.flatMap(({ surname, group, cents, state }) =>
      /Parrocchia|Istituto/.test(surname) ? [[surname, group, cents, state]] : [],
    );
    expect(fees).toEqual([
      ['Istituto comprensivo di Alzano', 'reduced', 800, 'received'],
      ['Parrocchia di San Rocco', 'body', 1500, 'received'],
    ]);
  });

  it('the report says which are bodies, and the history knows them', async () => {
    const desk = await giulia();
    const { id } = await bringIn(portal(), desk, FILE);
    const answer = await fetch(`${portal().url}/api/admin/imports/${id}/report`, {
      headers: { authorization: `Bearer ${desk.token}`, 'accept-language': 'it' },
    });
    const { rows } = readSheet(new Uint8Array(await answer.arrayBuffer()));
    expect(rows.map((row) => row.Esito?.value)).toEqual([
      'Nuovo socio',
      ...Array(3).fill('Nuovo socio (ente)'),
    ]);
    const past =
      'Data;Donatore;Ricevente;Ore\n14/09/2017;Marco Bianchi;Parrocchia di San Rocco;1:30';
    const checked = await loadAndCheck(portal(), desk, past);
    expect(await problemsOf(desk, checked.id)).toEqual([['new']]);
  });
});

describe('in a bank with the room closed', () => {
  it('rows that say that they are bodies stay out and say why; people come in', async () => {
    const desk = await giulia();
    const done = await bringIn(portal(), desk, FILE);
    const out = ['skip', 'body-room-closed'];
    expect(await problemsOf(desk, done.id)).toEqual([['new'], out, out, out]);
    expect(done.outcomes).toMatchObject({ created: 1, left: 3 });
    expect(await portal().rows('select id from body')).toEqual([]);
  });

  it('nothing else speaks of them: a row with one name is what it always was', async () => {
    const desk = await giulia();
    const file =
      'Cognome;Nome;Tipo;Indirizzo\nTeresa;;ordinario;Via Roma 1\nParrocchia;San Paolo;;';
    const { id, mapping } = await loadAndCheck(portal(), desk, file);
    expect(mapping.columns).toEqual(['surname', 'name', null, null]);
    expect(await problemsOf(desk, id)).toEqual([
      ['skip', 'name-missing'],
      ['ask', 'not-a-person'],
    ]);
  });
});
