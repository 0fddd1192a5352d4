/** A body of a file is made once, taken back with it, and nobody else's (specification §18, §51). */
import { beforeEach, describe, expect, it } from 'vitest';
import { nameReferent, registerBody, secondAdministrator } from './support/bodies.ts';
import {
  BROUGHT,
  bodiesOf,
  FILE,
  problemsOf,
  SAN_ROCCO,
  sheetOf,
} from './support/brought-bodies.ts';
import { bankForm, expectBooksToBalance } from './support/exchanges.ts';
import {
  bringIn,
  finishImports,
  linesOf,
  loadAndCheck,
  readImport,
  run,
  undo,
} from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { closeRoom, openRoom } from './support/rooms.ts';
import { reopened, suspended } from './support/suspensions.ts';

const portal = portalForEachStory();
const giulia = () => portal().signIn('giulia');

describe('in a bank that has opened the room', () => {
  beforeEach(() => openRoom(portal(), 'bergamo', 'bodies'));

  it('two rows of one body are asked about, and a member of its name is somebody else', async () => {
    const desk = await giulia();
    const file = sheetOf(
      SAN_ROCCO,
      SAN_ROCCO.replace('4,5', '1'),
      'Ferrari Anna;;ente;;;;Ada;01/02/2025;',
    );
    const { id } = await loadAndCheck(portal(), desk, file);
    expect(await problemsOf(desk, id)).toEqual([['new'], ['ask', 'twice-in-file'], ['new']]);
    await run(portal(), desk, id);
    expect((await bodiesOf(desk)).map(({ name }) => name)).toEqual([
      ...['Ferrari Anna', 'Parrocchia di San Rocco'],
    ]);
    const members = await portal().rows(
      `select person.kind from membership join person on person.id = person_id
       where membership.folded_name like '%ferrari%' order by person.id`,
    );
    expect(members).toEqual([{ kind: 'human' }, { kind: 'body' }]);
  });

  it('a card that is a person’s is no body’s, and balances find a body by its card', async () => {
    const desk = await giulia();
    const [{ number }] = await portal().rows('select number from membership where person_id = $1', [
      portal().world.person.anna,
    ]);
    const header = 'Tessera;Cognome;Nome;Tipo;Chi ha firmato;Modulo firmato il';
    const file = `${header}\n${number};Ferrari;;ente;Ada;01/02/2025\n812;Scuola;;ente;Ada;01/02/2025`;
    const done = await bringIn(portal(), desk, file);
    expect(await problemsOf(desk, done.id)).toEqual([['new', 'number-taken'], ['new']]);
    const balances = await bringIn(portal(), desk, 'Tessera;Saldo\n812;3');
    expect(balances.outcomes).toMatchObject({ booked: 1 });
    expect((await bodiesOf(desk)).find(({ name }) => name === 'Scuola')?.balance).toBe(3);
  });

  it('the balance of a body is brought by nobody who acts for it', async () => {
    const desk = await giulia();
    const { id: parish } = await registerBody(desk);
    const marco = await secondAdministrator(portal(), desk, 'marco');
    await nameReferent(desk, parish, portal().world.person.marco);
    const { id, plans } = await loadAndCheck(portal(), marco, sheetOf(SAN_ROCCO));
    expect(plans).toMatchObject({ skip: 1 });
    expect(await problemsOf(marco, id)).toEqual([['skip', 'own-balance']]);
    const done = await bringIn(portal(), desk, sheetOf(SAN_ROCCO));
    expect(done.outcomes).toMatchObject({ booked: 1 });
  });

  it('undone they are no members any more, their referents neither; and back with the same file', async () => {
    const desk = await giulia();
    const done = await bringIn(portal(), desk, FILE);
    const { json } = await desk.get(`/admin/imports/${done.id}/rows?bodies=only&limit=1`);
    await nameReferent(desk, json[0]?.personId ?? 0, portal().world.person.marco);
    await undo(portal(), desk, done.id);
    expect(await bodiesOf(desk)).toEqual([]);
    expect(await portal().rows('select id from delegate where ended_at is null')).toEqual([]);
    await expectBooksToBalance(portal());
    const again = await bringIn(portal(), desk, FILE);
    expect(again.outcomes).toMatchObject({ joined: 4, created: 0 });
    expect(await bodiesOf(desk)).toEqual(BROUGHT);
    expect(await portal().rows('select count(*)::integer as n from body')).toEqual([{ n: 3 }]);
  });

  it('not undone once one has given or received', async () => {
    const desk = await giulia();
    const done = await bringIn(portal(), desk, FILE);
    const { json } = await desk.get(`/admin/imports/${done.id}/rows?bodies=only&limit=1`);
    const { person } = portal().world;
    await desk.post(
      '/admin/transactions',
      bankForm(portal(), { userFrom: person.anna, userTo: json[0]?.personId ?? 0 }),
    );
    const refused = await desk.post(`/admin/imports/${done.id}/undo`, undefined);
    expect(refusalOf(refused)).toEqual([409, 'import-moved']);
  });

  it('two administrators with the same file make each body once', async () => {
    const desk = await giulia();
    const marco = await secondAdministrator(portal(), desk, 'marco');
    const one = await loadAndCheck(portal(), desk, FILE);
    const other = await loadAndCheck(portal(), marco, FILE);
    const runs = [
      await desk.post(`/admin/imports/${one.id}/run`, { differenceTicked: true }),
      await marco.post(`/admin/imports/${other.id}/run`, { differenceTicked: true }),
      // A double click.
      await desk.post(`/admin/imports/${one.id}/run`, { differenceTicked: true }),
    ];
    expect(runs.map(({ status }) => status)).toEqual([202, 202, 409]);
    await finishImports(portal().deps);
    const [first, second] = [await readImport(desk, one.id), await readImport(desk, other.id)];
    const bodies = (await bodiesOf(desk)).map(({ name }) => name);
    expect(bodies).toEqual(BROUGHT.map(({ name }) => name));
    expect(first.outcomes.left + second.outcomes.left).toBe(3);
    const lines = [...(await linesOf(desk, one.id)), ...(await linesOf(desk, other.id))];
    const stayed = lines.filter(({ outcome }) => outcome === 'left');
    expect(stayed.map(({ problems }) => problems)).toEqual(Array(3).fill(['changed-since']));
  });

  it('one that the desk registers after the check is not made again', async () => {
    const desk = await giulia();
    const { id } = await loadAndCheck(portal(), desk, sheetOf(SAN_ROCCO));
    await registerBody(desk);
    const refused = await desk.post(`/admin/imports/${id}/run`, { differenceTicked: true });
    expect(refusalOf(refused)).toEqual([409, 'import-changed']);
  });

  it('a room that closes after the check leaves them out, and their rows say so', async () => {
    const desk = await giulia();
    const { id } = await loadAndCheck(portal(), desk, FILE);
    await closeRoom(portal(), 'bergamo', 'bodies');
    const done = await run(portal(), desk, id);
    expect(done.outcomes).toMatchObject({ created: 1, left: 3 });
    expect((await problemsOf(desk, id)).slice(1)).toEqual(
      Array(3).fill(['new', 'body-room-closed']),
    );
    expect(await portal().rows('select id from body')).toEqual([]);
  });

  it('a suspended bank waits, and goes on when it is reopened', async () => {
    const desk = await giulia();
    const { id } = await loadAndCheck(portal(), desk, FILE);
    await desk.post(`/admin/imports/${id}/run`, { differenceTicked: true });
    await suspended(portal(), 'bergamo');
    await finishImports(portal().deps);
    expect(await portal().rows('select id from body')).toEqual([]);
    await reopened(portal(), 'bergamo');
    await finishImports(portal().deps);
    expect(await portal().rows('select count(*)::integer as n from body')).toEqual([{ n: 3 }]);
  });

  it('a body of another bank is none of this one', async () => {
    const bergamo = await giulia();
    await bringIn(portal(), bergamo, FILE);
    await openRoom(portal(), 'lecco', 'bodies');
    const lecco = await portal().signIn('paolo');
    const theirs = await bringIn(portal(), lecco, sheetOf(SAN_ROCCO));
    expect(theirs.outcomes).toMatchObject({ created: 1 });
    expect(await bodiesOf(lecco)).toMatchObject([{ name: 'Parrocchia di San Rocco' }]);
    const { id } = await loadAndCheck(portal(), bergamo, 'Cognome;Nome\nTeresa;');
    const foreign = await lecco.post(`/admin/imports/${id}/bodies`, { are: 'bodies' });
    expect(refusalOf(foreign)).toEqual([404, 'not-found']);
  });
});
