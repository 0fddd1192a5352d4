/** The commands of the portal (specification §33), as somebody at the machine runs them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { turnOn } from './support/authenticator.ts';
import { deliverMails } from './support/background.ts';
import { runCommand } from './support/commands.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, PASSWORD, type Who } from './support/world.ts';

const portal = portalForEachStory();

const run = (...args: string[]) =>
  runCommand(args, {
    DATABASE_URL: portal().deps.database.url,
    PUBLIC_URL: 'https://tempo.example.org',
  });

/** What the desk of Bergamo reads of somebody's last entry. */
async function lastEntryOf(who: Who) {
  const desk = await portal().signIn('giulia');
  const { json } = await desk.get(`/admin/banks/users/${portal().world.person[who]}/audit`);
  return json[0];
}

describe('help', () => {
  it('names every command, and of one its options', async () => {
    const all = await run('--help');
    expect(all).toMatchObject({ code: 0, complained: '' });
    for (const name of [
      'backup',
      'restore',
      'books check',
      'config',
      'link',
      'second-factor',
      'sessions',
      'admins',
      'bank',
    ]) {
      expect(all.said).toMatch(new RegExp(`^  ${name}`, 'm'));
    }
    expect((await run('sessions', '--help')).said).toContain('--end');
  });

  it.each([
    [['unknown']],
    [['books']],
    [['link']],
    [['link', 'a@example.org', 'b@example.org']],
    [['sessions', 'a@example.org', '--start']],
    [['second-factor']],
    [['second-factor', 'a@example.org', '--remove']],
  ])('is offered in one line for %j', async (args) => {
    const { code, said, complained } = await run(...args);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained).toMatch(/^[^\n]+--help[.]\n$/);
  });
});

describe('link EMAIL', () => {
  it('prints a link that chooses a password once, proves no address, and stands in the history', async () => {
    const { pool } = portal().deps.database;
    const proven = async () => {
      const { rows } = await pool.query('select proven_email from person where id = $1', [
        portal().world.person.anna,
      ]);
      return rows[0].proven_email;
    };
    await pool.query('update person set proven_email = null');
    const { code, said } = await run('link', emailOf('anna'));
    expect(code).toBe(0);
    const url = new URL(said.split('\n')[0] ?? '');
    expect(url.origin).toBe('https://tempo.example.org');
    expect(await lastEntryOf('anna')).toMatchObject({ action: 'password-link-made', actor: null });
    const path = `/users/reset-password?${url.searchParams}`;
    const choose = () => portal().visitor().patch(path, { newPassword: 'Nuova-2026!x' });
    expect((await choose()).status).toBe(204);
    expect((await choose()).json).toMatchObject({ code: 'token-used' });
    expect(await proven()).toBeNull();
  });

  it('is made for nobody without a login', async () => {
    const unknown = await run('link', 'nobody@example.org');
    expect(unknown).toMatchObject({ code: 2, said: '' });
    expect(unknown.complained).toBe('Nobody here has the address nobody@example.org.\n');
    await portal().deps.database.pool.query(
      `update person set access = 'desk', password_hash = null where email = 'anna@example.org'`,
    );
    const atTheDesk = await run('link', emailOf('anna'));
    expect(atTheDesk).toMatchObject({ code: 2, said: '' });
    expect(atTheDesk.complained).toMatch(/^Anna Ferrari has no login: [^\n]+\n$/);
  });
});

describe('admins', () => {
  it('says who looks after the portal, and what the others lack', async () => {
    const { pool } = portal().deps.database;
    await pool.query('update person set proven_email = null where email = $1', [emailOf('marco')]);
    const named = [emailOf('portale'), emailOf('marco'), 'nuova@example.org'];
    const { code, said } = await runCommand(['admins'], {
      DATABASE_URL: portal().deps.database.url,
      PUBLIC_URL: 'https://tempo.example.org',
      PORTAL_ADMIN_EMAILS: named.join(','),
    });
    expect(code).toBe(0);
    const lines = said.trimEnd().split('\n');
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^portale@example[.]org: [A-Z]\w+ [A-Z]\w+$/),
      'marco@example.org: has not proven this address by a link in a mail: https://tempo.example.org/change-password sends them one',
      'nuova@example.org: nobody has this address yet: they register at https://tempo.example.org/register',
    ]);
    expect((await run('admins')).said).toContain('Nobody looks after the portal.');
  });
});

describe('sessions EMAIL', () => {
  it('lists where somebody is signed in, and signs them out everywhere', async () => {
    const anna = await portal().signIn('anna');
    await portal().deps.database.pool.query(
      `update session set expires_at = now() + interval '1 day'`,
    );
    const listed = await run('sessions', 'Anna@Example.org');
    expect(listed.said).toMatch(/^unknown browser, unknown system: since 2026-/m);
    const ended = await run('sessions', emailOf('anna'), '--end');
    expect(ended).toMatchObject({ code: 0, said: 'Signed out everywhere; sessions ended: 1.\n' });
    expect((await anna.get('/users/balance-outlook')).status).toBe(401);
    expect(await lastEntryOf('anna')).toMatchObject({ action: 'sessions-ended', actor: null });
    expect((await run('sessions', emailOf('anna'))).said).toBe('Signed in nowhere.\n');
  });
});

describe('second-factor EMAIL', () => {
  const NOTE = 'È venuto con la carta d’identità';
  const enter = async () => {
    const form = { username: emailOf('paolo'), password: PASSWORD };
    return (await portal().visitor().form('/login', form)).status;
  };

  it('takes a lost one away from the only administrator of a bank, whom no desk can help', async () => {
    await turnOn(portal(), await portal().signIn('paolo'));
    expect((await run('second-factor', emailOf('paolo'))).said).toMatch(/^On since 2026-.*Z[.]\n$/);
    expect(await enter()).toBe(401);
    const removed = await run('second-factor', emailOf('paolo'), '--remove', NOTE);
    expect(removed).toMatchObject({ code: 0, complained: '' });
    expect(await enter()).toBe(200);
    const { pool } = portal().deps.database;
    const { rows: trail } = await pool.query(
      `select actor_id, person_id, detail from audit where action = 'second-factor-removed'`,
    );
    const { paolo } = portal().world.person;
    expect(trail).toEqual([{ actor_id: null, person_id: paolo, detail: { note: NOTE } }]);
    const { rows: told } = await pool.query(
      `select payload from outbox where kind = 'sign-in-guard-changed' order by id desc limit 1`,
    );
    expect(told).toEqual([{ payload: { personId: paolo, what: 'removed-at-machine' } }]);
    expect((await run('second-factor', emailOf('paolo'))).said).toBe('Off.\n');
  });

  it('refuses in one line: nobody, no second factor, not a word on how', async () => {
    expect(await run('second-factor', 'nobody@example.org', '--remove', NOTE)).toEqual({
      code: 2,
      said: '',
      complained: 'Nobody here has the address nobody@example.org.\n',
    });
    expect(await run('second-factor', emailOf('anna'), '--remove', NOTE)).toEqual({
      code: 2,
      said: '',
      complained: `${emailOf('anna')} has no second factor.\n`,
    });
    await turnOn(portal(), await portal().signIn('paolo'));
    const silent = await run('second-factor', emailOf('paolo'), '--remove', ' ');
    expect(silent).toMatchObject({ code: 2, said: '' });
    expect(silent.complained).toMatch(/^Say in a sentence [^\n]+\n$/);
    expect(await enter()).toBe(401);
  });
});

describe('bank create FILE EMAIL', () => {
  const form = {
    name: 'Banca del Tempo di Sondrio',
    email: 'sondrio@example.org',
    date: '2026-01-10',
    address: 'Via Trieste 1, Sondrio',
    president: 'Ada Negri',
    secretary: 'Bea Alpi',
    gdpr: 'I dati restano nella banca.',
  };
  async function create(content: string, email: string) {
    const folder = await mkdtemp(join(tmpdir(), 'time-bank-commands-'));
    const file = join(folder, 'bank.json');
    await writeFile(file, content);
    return run('bank', 'create', file, email).finally(() => rm(folder, { recursive: true }));
  }

  it('takes the file of the examples', async () => {
    const file = join(import.meta.dirname, '../../docs/examples/bank.json');
    const made = await run('bank', 'create', file, emailOf('davide'));
    expect(made).toMatchObject({ code: 0, complained: '' });
  });

  it('makes it with its administrator, once, and tells them', async () => {
    const made = await create(JSON.stringify(form), emailOf('davide'));
    expect(made).toMatchObject({ code: 0, complained: '' });
    expect(made.said).toContain('Banca del Tempo di Sondrio');
    const { json } = await (await portal().signIn('davide')).get('/admin/banks');
    expect(json).toContainEqual(expect.objectContaining({ name: form.name }));
    await deliverMails(portal().deps);
    const { rows } = await portal().deps.database.pool.query('select recipient from kept_mail');
    expect(rows).toContainEqual({ recipient: emailOf('davide') });
    const again = await create(JSON.stringify(form), emailOf('portale'));
    expect(again.complained).toBe(`There is a bank of the name ${form.name} already.\n`);
  });

  it('is refused for somebody who has a bank, or nobody, and for what describes none', async () => {
    const refusals = [
      await create(JSON.stringify(form), emailOf('anna')),
      await create(JSON.stringify(form), 'nobody@example.org'),
      await create(JSON.stringify({ ...form, date: 'yesterday' }), emailOf('davide')),
      await create('no JSON', emailOf('davide')),
    ];
    expect(refusals.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    const [hasBank, nobody, wrongForm, noJson] = refusals.map(({ complained }) => complained);
    expect(hasBank).toBe('anna@example.org is in a bank, or waits for one: they leave it first.\n');
    expect(nobody).toMatch(/^Nobody signs in with nobody@example[.]org: /);
    expect(wrongForm).toMatch(/ does not describe a bank[.] date: [^\n]+\n$/);
    expect(noJson).toMatch(/ is no JSON[.]\n$/);
  });
});

describe('bank suspend and bank reopen', () => {
  it('suspend and reopen a bank by its name or number, and say so in the history', async () => {
    const { bergamo } = portal().world.bank;
    const name = 'Banca del Tempo di Bergamo';
    const done = await run('bank', 'suspend', name.toUpperCase(), '--reason', 'Nessuno risponde');
    expect(done).toMatchObject({ code: 0, complained: '' });
    expect(done.said).toBe(`${name} is suspended. Its administrators get a letter.\n`);
    const giulia = await portal().signIn('giulia');
    const refused = await giulia.put('/admin/invitations', { perDay: 50, state: 'paused' });
    expect(refused.json).toMatchObject({ code: 'bank-suspended' });
    const opened = await run('bank', 'reopen', String(bergamo), '--reason', 'Tutto a posto');
    expect(opened.said).toBe(`${name} is open again. Its administrators get a letter.\n`);
    const portale = await portal().signIn('portale');
    expect((await portale.get('/portal/history')).json).toMatchObject([
      { action: 'bank-reopened', bank: name, by: null, reason: 'Tutto a posto' },
      { action: 'bank-suspended', bank: name, by: null, reason: 'Nessuno risponde' },
    ]);
  });

  it('are refused without a reason, for no bank, and for one in that state', async () => {
    const bergamo = 'Banca del Tempo di Bergamo';
    const refusals = [
      await run('bank', 'suspend', bergamo),
      await run('bank', 'suspend', bergamo, '--reason', ' '),
      await run('bank', 'suspend', 'Banca di nessuno', '--reason', 'x'),
      await run('bank', 'reopen', bergamo, '--reason', 'x'),
    ];
    expect(refusals.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    const reason = '--reason says why, in at most 500 letters: the bank reads it.\n';
    expect(refusals.map(({ complained }) => complained)).toEqual([
      reason,
      reason,
      'There is no bank of the name or number Banca di nessuno.\n',
      `${bergamo} is not suspended.\n`,
    ]);
  });
});
