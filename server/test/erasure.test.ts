/** Being erased (specification §34): who may ask, taking it back, what goes and what stays. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ERASURE_WAIT_DAYS } from '#contract/limits.ts';
import { turnOn } from './support/authenticator.ts';
import { deliverMails, eraseDue, seal } from './support/background.ts';
import { sealFaultsOf } from './support/books-check.ts';
import type { Caller } from './support/caller.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { italian } from './support/italian.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { emailOf, PASSWORD, type Who } from './support/world.ts';

const WEEK = ERASURE_WAIT_DAYS * 24 * 60;
const catcher = await startMailCatcher();
const backupDir = await mkdtemp(join(tmpdir(), 'erasure-'));
afterAll(() => catcher.close());
afterAll(() => rm(backupDir, { recursive: true }));
const portal = portalForEachStory({ smtpUrl: catcher.url, backupDir });
const idOf = (who: Who) => portal().world.person[who];
const ask = (who: Caller, proof: object = {}) =>
  who.post('/users/erasure', { password: PASSWORD, ...proof });

/** Marco has given Anna an hour, in words of his, and has left. @returns him, signed in */
async function marcoHasLeft(): Promise<Caller> {
  const id = await recordForAnna(portal(), { hours: 1, note: 'Rubinetto' });
  await (await portal().signIn('anna')).patch(`/users/transactions/${id}/approve`);
  const giulia = await portal().signIn('giulia');
  const closing = `/admin/banks/users/${idOf('marco')}/closing`;
  expect((await giulia.post(closing, { seen: 1, way: 'keep' })).status).toBe(204);
  return portal().signIn('marco');
}

async function marcoIsErased(): Promise<void> {
  expect((await ask(await marcoHasLeft())).status).toBe(200);
  portal().passMinutes(WEEK);
  await eraseDue(portal().deps);
}

describe('asking', () => {
  it('waits a week; the letter says so, and its link takes it back', async () => {
    const marco = await marcoHasLeft();
    expect((await marco.get('/users/erasure')).json).toEqual({
      ...{ askedAt: null, dueAt: null, obstacle: null, kept: [] },
    });
    const asked = await ask(marco);
    expect(asked.json.dueAt).toMatch(/^2026-11-27T/);
    expect((await ask(marco)).json).toEqual(asked.json);
    await deliverMails(portal().deps);
    const subject = italian('mail-accounts:erasure-asked.subject');
    const { links } = await catcher.next({ to: emailOf('marco'), subject });
    const token = new URL(links.find((link) => link.includes('/act/')) ?? '').pathname.slice(5);
    const visitor = portal().visitor();
    expect((await visitor.get(`/acts/${token}`)).json).toEqual({
      ...{ act: 'keep-account', isOpen: true },
    });
    expect((await visitor.post(`/acts/${token}`, null)).json).toMatchObject({ isOpen: false });
    portal().passMinutes(WEEK);
    await eraseDue(portal().deps);
    const again = await portal().signIn('marco');
    expect((await again.get('/users/erasure')).json.dueAt).toBe(null);
    expect(
      await portal().rows('select action from audit where action like $1 order by id', ['eras%']),
    ).toEqual([{ action: 'erasure-asked' }, { action: 'erasure-taken-back' }]);
  });

  it('is taken back with a button, and nothing is done a minute before the week is over', async () => {
    const marco = await marcoHasLeft();
    await ask(marco);
    portal().passMinutes(WEEK - 1);
    await eraseDue(portal().deps);
    expect(await portal().rows('select from person where erased_at is not null')).toEqual([]);
    const again = await portal().signIn('marco');
    expect((await again.delete('/users/erasure')).json).toMatchObject({ dueAt: null });
    expect((await again.delete('/users/erasure')).status).toBe(200);
    portal().passMinutes(1);
    await eraseDue(portal().deps);
    expect(await portal().rows('select from person where erased_at is not null')).toEqual([]);
  });

  it('is taken back even while the job has come to the person', async () => {
    await ask(await marcoHasLeft());
    portal().passMinutes(WEEK);
    const button = await beginOther(portal().deps);
    await button.run('select from person where id = $1 for update', [idOf('marco')]);
    const job = eraseDue(portal().deps);
    await somebodyWaits(portal().deps);
    await button.run('delete from erasure where person_id = $1', [idOf('marco')]);
    await button.end();
    await job;
    expect(await portal().rows('select from person where erased_at is not null')).toEqual([]);
  });

  it('takes the password, and a code where there is a second factor', async () => {
    const marco = await marcoHasLeft();
    expect((await ask(marco, { password: 'wrong' })).json).toMatchObject({
      errors: [{ path: 'password', code: 'password-wrong' }],
    });
    const { app } = await turnOn(portal(), marco);
    expect((await ask(marco)).json).toMatchObject({ errors: [{ path: 'code', code: 'required' }] });
    expect((await ask(marco, { code: app.nextCode() })).status).toBe(200);
  });

  it.each([
    ['anna', 403, 'already-member', 'member'],
    ['giulia', 403, 'last-admin', 'last-admin'],
    ['portale', 403, 'forbidden', 'portal-admin'],
  ] as const)('is refused to %s: %i %s', async (who, status, code, obstacle) => {
    const caller = await portal().signIn(who);
    expect((await caller.get('/users/erasure')).json.obstacle).toBe(obstacle);
    expect(refusalOf(await ask(caller))).toEqual([status, code]);
    expect(await portal().rows('select from erasure')).toEqual([]);
  });

  it('is refused while a request waits, and falls away when they become a member again', async () => {
    const marco = await marcoHasLeft();
    await ask(marco);
    await marco.patch(`/users/banks/${portal().world.bank.bergamo}/join`);
    expect(refusalOf(await ask(marco))).toEqual([409, 'already-requested']);
    await (await portal().signIn('giulia')).patch(`/admin/banks/users/${idOf('marco')}/accept`);
    portal().passMinutes(WEEK);
    await eraseDue(portal().deps);
    expect((await (await portal().signIn('marco')).get('/users/erasure')).json).toEqual({
      ...{ askedAt: null, dueAt: null, obstacle: 'member', kept: [] },
    });
  });
});

describe('who was erased', () => {
  it('cannot sign in, is noted beside the backups, and their address is free', async () => {
    const marco = await marcoHasLeft();
    await ask(marco);
    portal().passMinutes(WEEK);
    await eraseDue(portal().deps);
    expect((await marco.get('/users/sessions')).status).toBe(401);
    await expect(portal().signIn('marco')).rejects.toThrow(/credentials-unrecognised/);
    expect(await portal().rows('select from person where email = $1', [emailOf('marco')])).toEqual(
      [],
    );
    const list = await readFile(join(backupDir, 'erased-people.txt'), 'utf8');
    expect(list).toMatch(new RegExp(`^${idOf('marco')} \\S+Z \\S+Z$`, 'm'));
    expect(list).not.toContain('Marco');
    expect(
      await portal().rows(`select actor_id, person_id from audit where action = 'person-erased'`),
    ).toEqual([{ actor_id: null, person_id: idOf('marco') }]);
  });

  it('is a number to others, in their language', async () => {
    await marcoIsErased();
    const id = idOf('marco');
    const anna = await portal().signIn('anna');
    for (const [lang, name] of [
      ['it', `Persona ${id}`],
      ['en', `Person ${id}`],
      ['de', `Person ${id}`],
    ] as const) {
      const { json } = await anna.get('/users/transactions', { 'accept-language': lang });
      expect(json).toMatchObject([
        { userFromFullName: name, userFromDisplayName: name, note: 'Rubinetto' },
      ]);
    }
  });

  it('leaves the books whole, and their seals', async () => {
    await marcoHasLeft();
    await seal(portal().deps);
    portal().passMinutes(24 * 60);
    await seal(portal().deps);
    const rows = await portal().rows('select * from transfer order by id');
    await ask(await portal().signIn('marco'));
    portal().passMinutes(WEEK);
    await eraseDue(portal().deps);
    expect(await portal().rows('select * from transfer order by id')).toEqual(rows);
    await expectBooksToBalance(portal());
    expect(await sealFaultsOf(portal())).toEqual([]);
  });

  it('cannot become a member any more', async () => {
    await marcoIsErased();
    const again = portal().rows(
      `update membership set state = 'active', ended_at = null where person_id = $1`,
      [idOf('marco')],
    );
    await expect(again).rejects.toMatchObject({ constraint: 'membership_of_person_not_erased' });
  });
});
