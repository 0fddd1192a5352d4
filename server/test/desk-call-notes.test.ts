/** One sentence about a member's last phone call, for the desk alone. */
import { afterAll, expect, it } from 'vitest';
import { moveToBank } from './support/fixture-rows.ts';
import { openPortal } from './support/portal.ts';

const opened = await openPortal();
afterAll(() => opened.close());
const { portal } = opened;
const { anna } = portal.world.person;
const path = `/admin/banks/users/${anna}/call-note` as const;

it('is the last one, with who took the call, and stays in the bank', async () => {
  const giulia = await portal.signIn('giulia');
  expect([(await giulia.get(path)).status, (await giulia.get(path)).json]).toEqual([200, null]);
  await giulia.put(path, { note: 'Cerca qualcuno per la spesa' });
  const note = { note: 'Ha trovato', by: 'Giulia Rossi', calledAt: '2026-11-20T10:00:00.000Z' };
  expect((await giulia.put(path, { note: ' Ha trovato ' })).json).toEqual(note);
  expect((await giulia.get(path)).json).toEqual(note);
  for (const who of ['paolo', 'lukas'] as const) {
    const stranger = await portal.signIn(who);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.put(path, { note: 'x' })).status).toBe(404);
  }
  expect((await (await portal.signIn('anna')).get(path)).status).toBe(403);
});

it('is one sentence', async () => {
  const giulia = await portal.signIn('giulia');
  expect((await giulia.put(path, { note: ' ' })).json.errors).toEqual([
    { path: 'note', code: 'required' },
  ]);
  expect((await giulia.put(path, { note: 'a'.repeat(201) })).json.errors).toEqual([
    { path: 'note', code: 'too-long' },
  ]);
});

it('stays with the bank that took the call when the member moves to another one', async () => {
  const { person, bank } = portal.world;
  const about = `/admin/banks/users/${person.marco}/call-note` as const;
  await (await portal.signIn('giulia')).put(about, { note: 'Ha trovato' });
  await moveToBank(portal, person.marco, bank.lecco);
  const paolo = await portal.signIn('paolo');
  const read = await paolo.get(about);
  expect([read.status, read.json]).toEqual([200, null]);
});
