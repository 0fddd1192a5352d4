/** What of a bank the portal looks after (specification §31): who administers it, stuck imports, old reports. */
import { describe, expect, it } from 'vitest';
import { upload } from './support/imports.ts';
import { insertNotice } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { insertThread, insertThreadReport } from './support/threads.ts';
import { emailOf, PASSWORD } from './support/world.ts';

const portal = portalForEachStory();
const DAY = 24 * 60;
const CALM = { administratorsAwaySince: null, stuckImports: 0, openReports: 0 };

const ask = (statement: string, values: unknown[] = []) =>
  portal().deps.database.pool.query(statement, values);

async function liveBanks(query = '') {
  const portale = await portal().signIn('portale');
  return (await portale.get(`/portal/banks${query}`)).json;
}

async function needsOf(name: string) {
  const [bank] = await liveBanks(`?q=${name}`);
  return bank?.needs;
}

/** Every bank had an administrator here today. */
async function everybodyWasHere(): Promise<void> {
  for (const who of ['giulia', 'paolo', 'lukas'] as const) await portal().signIn(who);
}

describe('a bank whose administrators stay away', () => {
  it('is seen after sixty days, until one of them is here again', async () => {
    await portal().signIn('giulia');
    portal().passMinutes(60 * DAY);
    expect(await needsOf('Bergamo')).toEqual(CALM);
    portal().passMinutes(DAY);
    expect(await needsOf('Bergamo')).toEqual({ ...CALM, administratorsAwaySince: '20/11/2026' });
    await portal().signIn('marco');
    expect((await needsOf('Bergamo'))?.administratorsAwaySince).toBe('20/11/2026');
    await portal().signIn('giulia');
    expect(await needsOf('Bergamo')).toEqual(CALM);
  });

  it('is not, while one of them goes on with the session of long ago', async () => {
    const form = { username: emailOf('giulia'), password: PASSWORD, rememberMe: 'true' };
    let { text: token } = await portal().visitor().form('/login', form);
    for (let month = 0; month < 3; month += 1) {
      portal().passMinutes(29 * DAY);
      ({ text: token } = await portal().withToken(token).get('/trefresh'));
    }
    expect(await needsOf('Bergamo')).toEqual(CALM);
  });

  it('is seen at once when nobody administers it', async () => {
    await everybodyWasHere();
    await ask(`update membership set role = 'USER' where bank_id = $1`, [
      portal().world.bank.lecco,
    ]);
    expect(await needsOf('Lecco')).toEqual({ ...CALM, administratorsAwaySince: '20/11/2026' });
  });

  it('where none has been here since it was founded counts from then', async () => {
    await ask(`update bank set created_at = '2026-08-01T10:00:00Z' where id = $1`, [
      portal().world.bank.bozen,
    ]);
    expect(await needsOf('Bozen')).toEqual({ ...CALM, administratorsAwaySince: '01/08/2026' });
  });
});

it('an import whose work was given up is seen; one that goes on is not', async () => {
  await everybodyWasHere();
  const giulia = await portal().signIn('giulia');
  const { json } = await upload(portal(), giulia, 'Cognome;Nome\nAgazzi;Adele\n');
  const mapping = await giulia.put(`/admin/imports/${json.id}/mapping`, json.mapping);
  const checked = await giulia.post(`/admin/imports/${json.id}/check`, undefined);
  expect([mapping.status, checked.status]).toEqual([200, 202]);
  await ask('update graphile_worker._private_jobs set max_attempts = 2');
  await ask('update graphile_worker._private_jobs set attempts = 1');
  expect(await needsOf('Bergamo')).toEqual(CALM);
  await ask('update graphile_worker._private_jobs set attempts = 2');
  expect(await needsOf('Bergamo')).toEqual({ ...CALM, stuckImports: 1 });
  await ask('delete from graphile_worker._private_jobs');
  expect(await needsOf('Bergamo')).toEqual({ ...CALM, stuckImports: 1 });
  const portale = await portal().signIn('portale');
  const path = `/portal/banks/${portal().world.bank.bergamo}` as const;
  expect((await portale.post(`${path}/suspend`, { reason: 'x' })).status).toBe(204);
  expect(await needsOf('Bergamo')).toEqual(CALM);
  expect((await portale.post(`${path}/reopen`, { reason: 'x' })).status).toBe(204);
  expect(await needsOf('Bergamo')).toEqual(CALM);
});

it('a report is seen once the desk has had three days, until it is decided', async () => {
  await everybodyWasHere();
  const { bank, person } = portal().world;
  const notice = await insertNotice(portal(), { id: person.anna, bankId: bank.bergamo });
  const marco = await portal().signIn('marco');
  const reported = await marco.post(`/users/notices/${notice.id}/report`, {
    reason: 'other',
    text: 'Chiede soldi',
  });
  expect(reported.status).toBe(204);
  portal().passMinutes(3 * DAY);
  expect(await needsOf('Bergamo')).toEqual(CALM);
  portal().passMinutes(1);
  expect(await needsOf('Bergamo')).toEqual({ ...CALM, openReports: 1 });
  expect(await needsOf('Lecco')).toEqual(CALM);
  await ask('update notice_report set settled_at = $1, settled_by = $2', [
    portal().deps.clock.now(),
    person.giulia,
  ]);
  expect(await needsOf('Bergamo')).toEqual(CALM);
});

it('a report about a conversation is seen likewise, at the bank that it went to', async () => {
  await everybodyWasHere();
  const { bank, person } = portal().world;
  const [marco, anna] = [person.marco, person.anna].map((id) => ({ id, bankId: bank.bergamo }));
  if (!marco || !anna) throw new Error('they are in the world');
  const thread = await insertThread(portal(), marco, anna);
  const id = await insertThreadReport(portal(), thread, anna);
  portal().passMinutes(3 * DAY + 1);
  expect(await needsOf('Bergamo')).toEqual({ ...CALM, openReports: 1 });
  expect(await needsOf('Lecco')).toEqual(CALM);
  const giulia = await portal().signIn('giulia');
  expect((await giulia.post(`/admin/thread-reports/${id}/settle`, undefined)).status).toBe(204);
  expect(await needsOf('Bergamo')).toEqual(CALM);
});

it('banks with most needs come first where that is asked, then by name', async () => {
  await everybodyWasHere();
  const namesOf = async (sort: string) =>
    (await liveBanks(`?sort=${sort}`)).map(({ name }: { name: string }) => name);
  const [bergamo, lecco, bozen] = await namesOf('name');
  expect(await namesOf('-needs')).toEqual([bergamo, lecco, bozen]);
  await ask(`update membership set role = 'USER' where bank_id = $1`, [portal().world.bank.bozen]);
  expect(await namesOf('-needs')).toEqual([bozen, bergamo, lecco]);
  expect(await namesOf('needs')).toEqual([bergamo, lecco, bozen]);
});
