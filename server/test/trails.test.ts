/** Whatever is done stands in the trail: who did it, when, to whom, and never in what failed (specification §37). */
import { expect, it } from 'vitest';
import type { Caller } from './support/caller.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { bankForm, recordForAnna } from './support/exchanges.ts';
import { upload } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { PICTURE, TABLE } from './support/uploads.ts';

const portal = portalForEachStory();

/** What the trail says after so many entries. */
async function trail(after = 0) {
  const { rows } = await portal().deps.database.pool.query(
    'select action, actor_id, exchange_id, person_id, detail from audit order by id offset $1',
    [after],
  );
  return rows;
}

const doneTo = (rows: Awaited<ReturnType<typeof trail>>) =>
  rows.map(({ action, actor_id }) => [action, actor_id]);

it('recording, confirming, and reversing with its reason', async () => {
  const { person } = portal().world;
  const before = (await trail()).length;
  const id = await recordForAnna(portal());
  const anna = await portal().signIn('anna');
  await anna.patch(`/users/transactions/${id}/approve`);
  const marco = await portal().signIn('marco');
  await marco.patch(`/users/transactions/${id}/reject-confirmed`, { reason: 'Era di Sara' });
  expect(await trail(before)).toMatchObject([
    { action: 'exchange-recorded', actor_id: person.marco, exchange_id: id, detail: {} },
    { action: 'exchange-confirmed', actor_id: person.anna, exchange_id: id, detail: {} },
    {
      action: 'exchange-reversed',
      actor_id: person.marco,
      exchange_id: id,
      detail: { reason: 'Era di Sara' },
    },
  ]);
});

it('a role given and taken, and an exclusion', async () => {
  const { person } = portal().world;
  const giulia = await portal().signIn('giulia');
  const before = (await trail()).length;
  await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'ADMIN' });
  await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'USER' });
  await giulia.delete(`/admin/banks/users/${person.marco}`);
  expect(doneTo(await trail(before))).toEqual([
    ['role-granted', person.giulia],
    ['role-withdrawn', person.giulia],
    ['membership-ended', person.giulia],
  ]);
  const { rows } = await portal().deps.database.pool.query(
    "select payload from outbox where kind = 'member-removed'",
  );
  expect(rows).toEqual([
    { payload: { personId: person.marco, bankId: portal().world.bank.bergamo } },
  ]);
  const gone = await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'ADMIN' });
  expect(gone.status).toBe(404);
});

it('asking to join, and both answers', async () => {
  const { person, bank } = portal().world;
  const [davide, giulia] = [await portal().signIn('davide'), await portal().signIn('giulia')];
  const before = (await trail()).length;
  const join = `/users/banks/${bank.bergamo}/join`;
  await davide.patch(join);
  // Who asks is no member yet, whom the desk could exclude.
  expect((await giulia.delete(`/admin/banks/users/${person.davide}`)).status).toBe(404);
  await giulia.patch(`/admin/banks/users/${person.davide}/deny`);
  await davide.patch(join);
  await giulia.patch(`/admin/banks/users/${person.davide}/accept`);
  expect(doneTo(await trail(before))).toEqual([
    ['membership-requested', person.davide],
    ['membership-denied', person.giulia],
    ['membership-requested', person.davide],
    ['membership-accepted', person.giulia],
  ]);
});

it('L2: who is being excluded at this moment is waited for, and then is no partner', async () => {
  const { deps, world } = portal();
  const marco = await portal().signIn('marco');
  const other = await beginOther(deps);
  await other.run(
    `update membership set state = 'ended', ended_at = now(), ended_by = $2
     where person_id = $1 and state = 'active'`,
    [world.person.anna, world.person.giulia],
  );
  const { userFrom: _, ...form } = bankForm(portal());
  const answer = marco.post('/users/transactions', form);
  await somebodyWaits(deps);
  await other.end();
  expect((await answer).json.errors).toEqual([{ path: 'userTo', code: 'not-a-member' }]);
  expect(doneTo(await trail()).map(([action]) => action)).not.toContain('exchange-recorded');
});

it('an exclusion drops what waits with who leaves, whether they gave or received', async () => {
  const { person } = portal().world;
  const received = await recordForAnna(portal());
  const giulia = await portal().signIn('giulia');
  const { json } = await giulia.post(
    '/admin/transactions',
    bankForm(portal(), { userFrom: person.anna, userTo: person.marco, waits: true }),
  );
  await giulia.delete(`/admin/banks/users/${person.anna}`);
  const { rows } = await portal().deps.database.pool.query(
    'select state from exchange where id = any($1)',
    [[received, json.id]],
  );
  expect(rows).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }]);
});

it('a confirmation by the desk that is taken back leaves no basis behind', async () => {
  const id = await recordForAnna(portal());
  const giulia = await portal().signIn('giulia');
  const word = { basis: 'phone', undoable: true };
  await giulia.patch(`/users/transactions/${id}/approve`, word);
  const basis = async () => {
    const found = 'select state, basis from exchange where id = $1';
    return portal().rows(found, [id]);
  };
  expect(await basis()).toEqual([{ state: 'confirmed', basis: 'phone' }]);
  expect((await giulia.patch(`/users/transactions/${id}/take-back`)).status).toBe(200);
  expect(await basis()).toEqual([{ state: 'pending', basis: null }]);
});

it('asking for a link, both answers and its end; each bank is told of what the other did', async () => {
  const { person, bank } = portal().world;
  const [giulia, lukas] = [await portal().signIn('giulia'), await portal().signIn('lukas')];
  const before = (await trail()).length;
  const ask = async () =>
    (await lukas.post(`/admin/banks/${bank.bergamo}/associate`, undefined)).json.id;
  const first = await ask();
  await giulia.patch(`/admin/banks/${first}/reject`);
  const second = await ask();
  await giulia.patch(`/admin/banks/${second}/approve`);
  await lukas.delete(`/admin/banks/${second}`);
  expect(doneTo(await trail(before))).toEqual([
    ['link-requested', person.lukas],
    ['link-rejected', person.giulia],
    ['link-requested', person.lukas],
    ['link-approved', person.giulia],
    ['link-removed', person.lukas],
  ]);
  const { rows } = await portal().deps.database.pool.query(
    "select kind, payload from outbox where kind like 'link-%' order by id",
  );
  expect(rows).toEqual([
    { kind: 'link-requested', payload: { linkId: first } },
    { kind: 'link-rejected', payload: { linkId: first } },
    { kind: 'link-requested', payload: { linkId: second } },
    { kind: 'link-approved', payload: { linkId: second } },
  ]);
});

it('what is made and ended for a calendar, a picture set and taken away; nothing where there was none', async () => {
  const { person } = portal().world;
  const anna = await portal().signIn('anna');
  const before = (await trail()).length;
  await anna.delete('/users/calendar');
  await anna.patch('/reset-photo');
  await anna.post('/users/calendar', null);
  await anna.delete('/users/calendar');
  await sendPicture(anna);
  await anna.patch('/reset-photo');
  const rows = await trail(before);
  expect(doneTo(rows)).toEqual(
    ['calendar-made', 'calendar-ended', 'picture-set', 'picture-removed'].map((action) => [
      action,
      person.anna,
    ]),
  );
  expect(new Set(rows.map(({ person_id }) => person_id))).toEqual(new Set([person.anna]));
});

it('a logo, and a file of members read and deleted; not one that could not be read', async () => {
  const { person } = portal().world;
  const giulia = await portal().signIn('giulia');
  const before = (await trail()).length;
  expect((await upload(portal(), giulia, '')).status).toBe(400);
  const { json } = await upload(portal(), giulia, TABLE);
  expect((await giulia.delete(`/admin/imports/${json.id}`)).status).toBe(204);
  expect((await giulia.delete(`/admin/imports/${json.id}`)).status).toBe(404);
  await sendPicture(giulia, 'bank');
  await giulia.patch('/reset-photo?of=bank');
  const rows = await trail(before);
  expect(doneTo(rows)).toEqual(
    ['import-read', 'import-deleted', 'picture-set', 'picture-removed'].map((action) => [
      action,
      person.giulia,
    ]),
  );
  expect(rows[0]?.detail).toEqual({ importId: json.id });
  expect(rows[2]?.person_id).toBeNull();
});

async function sendPicture(caller: Caller, of: 'member' | 'bank' = 'member'): Promise<void> {
  const body = new FormData();
  body.append('photo', new Blob([new Uint8Array(PICTURE)]), 'picture.png');
  const { status } = await fetch(`${portal().url}/api/upload-photo?of=${of}`, {
    method: 'PATCH',
    body,
    headers: { authorization: `Bearer ${caller.token}` },
  });
  expect(status).toBe(200);
}
