/** The sheet for the wall, and the pictures of notices (specification §20). */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

it('prints the open notices of the bank, requests first, without anybody’s name or contact', async () => {
  const { bank } = portal().world;
  await portal().deps.database.pool.query(`update bank set phone = '035 1' where id = $1`, [
    bank.bergamo,
  ]);
  const anna = await portal().signIn('anna');
  const marco = await portal().signIn('marco');
  await anna.post('/users/notices', noticeForm(portal(), { kind: 'offer', title: 'Torte' }));
  const paused = await anna.post('/users/notices', noticeForm(portal(), { title: 'Pausa' }));
  await anna.post(`/users/notices/${paused.json.id}/pause`, null);
  const later = noticeForm(portal(), { title: 'Più tardi', neededBy: '2026-12-20' });
  const soon = noticeForm(portal(), { title: 'Presto', neededBy: '2026-12-01', sure: true });
  await marco.post('/users/notices', later);
  await marco.post('/users/notices', soon);
  const sara = await portal().signIn('sara');
  await sara.post('/users/notices', noticeForm(portal(), { reach: 'friends' }));
  const giulia = await portal().signIn('giulia');
  const { json, text } = await giulia.get('/admin/notices/sheet');
  expect([json.bankName, json.phone]).toEqual(['Banca del Tempo di Bergamo', '035 1']);
  expect(json.notices.map(({ title }) => title)).toEqual(['Presto', 'Più tardi', 'Torte']);
  expect(text).not.toMatch(/Anna|Ferrari|Marco|Bianchi|333|example\.org/);
  expect((await marco.get('/admin/notices/sheet')).status).toBe(403);
});

async function upload(path: string, token: string | undefined, file: Buffer): Promise<number> {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(file)]), 'photo.png');
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${portal().url}/api${path}`, { method: 'PATCH', headers, body: form }))
    .status;
}

const red = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#b3261e' } })
    .png()
    .toBuffer();

it('shows the picture of a notice to exactly those who see the notice', async () => {
  const anna = await portal().signIn('anna');
  const { json } = await anna.post('/users/notices', noticeForm(portal(), { reach: 'bank' }));
  const path = `/users/notices/${json.id}/picture` as const;
  const marco = await portal().signIn('marco');
  const sara = await portal().signIn('sara');
  const giulia = await portal().signIn('giulia');
  expect((await anna.get(path)).status).toBe(404);
  expect(await upload(path, marco.token, await red())).toBe(403);
  expect(await upload(path, sara.token, await red())).toBe(404);
  expect(await upload(path, anna.token, Buffer.from('no picture'))).toBe(415);
  expect(await upload(path, anna.token, await red())).toBe(204);
  expect((await marco.get(`/users/notices/${json.id}`)).json.hasPicture).toBe(true);
  for (const reader of [anna, marco, giulia]) expect((await reader.get(path)).status).toBe(200);
  expect((await sara.get(path)).status).toBe(404);
  const kept = Buffer.from((await marco.get(path)).text, 'base64');
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 171 });

  await anna.post(`/users/notices/${json.id}/pause`, null);
  expect((await marco.get(path)).status).toBe(404);
  expect((await anna.get(path)).status).toBe(200);
  expect((await marco.delete(path)).status).toBe(404);
  expect((await anna.delete(path)).status).toBe(204);
  expect((await anna.get(path)).status).toBe(404);
});

it('takes no picture for what is closed, and a picture goes with its notice', async () => {
  const anna = await portal().signIn('anna');
  const { json } = await anna.post('/users/notices', noticeForm(portal()));
  const path = `/users/notices/${json.id}/picture`;
  expect(await upload(path, anna.token, await red())).toBe(204);
  await anna.post(`/users/notices/${json.id}/close`, { outcome: 'withdrawn' });
  expect(await upload(path, anna.token, await red())).toBe(409);
  const { pool } = portal().deps.database;
  await pool.query('delete from notice where id = $1', [json.id]);
  expect((await pool.query('select from notice_picture')).rowCount).toBe(0);
});
