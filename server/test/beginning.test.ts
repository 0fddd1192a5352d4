/** What is otherwise in a bank that begins, and the example of one (specification §41). */
import { afterAll, describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { runCommand } from './support/commands.ts';
import { openDemoDatabase } from './support/demo.ts';
import { digestStory } from './support/digest.ts';
import { founded, services, somebody, stepsOf } from './support/first-steps.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url, quietHours: { from: 21, to: 8 } });
const { post, waitForTuesday, digestOf } = digestStory(portal, catcher);

describe('the digest', () => {
  it('leaves with one notice in a bank that begins, and with three in any other', async () => {
    await founded(portal(), 'lecco');
    await post('anna', { kind: 'offer' });
    await post('paolo', { kind: 'offer', title: 'Torte di mele' });
    waitForTuesday();
    const [letter, ...others] = await digestOf('sara');
    expect(others).toEqual([]);
    expect(letter?.text).toContain('Torte di mele');
    expect(await digestOf('marco')).toEqual([]);
  });

  it('waits for three again once the bank no longer begins', async () => {
    await founded(portal(), 'lecco', 178);
    await post('paolo', { kind: 'offer', title: 'Torte di mele' });
    waitForTuesday();
    expect(await digestOf('sara')).toEqual([]);
  });
});

describe('a request without an answer', () => {
  const named = async (who: 'giulia' | 'paolo') =>
    (await (await portal().signIn(who)).get('/admin/notices')).json.map(
      ({ unmetDays }) => unmetDays,
    );

  it('is named at the desk after three days in a bank that begins, after seven in any other', async () => {
    await founded(portal(), 'lecco');
    await (await portal().signIn('sara')).post('/users/notices', noticeForm(portal()));
    await (await portal().signIn('anna')).post('/users/notices', noticeForm(portal()));
    portal().passMinutes(3 * DAY);
    expect([await named('paolo'), await named('giulia')]).toEqual([[null], [null]]);
    portal().passMinutes(1);
    expect([await named('paolo'), await named('giulia')]).toEqual([[3], [null]]);
    portal().passMinutes(4 * DAY);
    expect([await named('paolo'), await named('giulia')]).toEqual([[7], [7]]);
  });
});

describe('the letter to the desk about somebody who asks to join', () => {
  const asks = async () => {
    const before = catcher.mails.length;
    await (await portal().signIn('davide')).patch(`/users/banks/${portal().world.bank.lecco}/join`);
    await deliverMails(portal().deps);
    return catcher.mails.slice(before).map(({ to }) => to);
  };

  it('leaves at once by day', async () => {
    await founded(portal(), 'lecco');
    expect(await asks()).toEqual([emailOf('paolo')]);
  });

  it('and waits for the morning at night, as ever', async () => {
    await founded(portal(), 'lecco');
    portal().passMinutes(11 * HOUR);
    expect(await asks()).toEqual([]);
  });
});

describe('the home of a member', () => {
  it('says that the bank begins, until it does not', async () => {
    const begins = async () =>
      (await (await portal().signIn('greta')).get('/users/home')).json.isBeginning;
    expect(await begins()).toBe(false);
    await founded(portal(), 'bozen');
    expect(await begins()).toBe(true);
    const two = ['lukas', 'greta'] as const;
    const [lukas, greta] = two.map((who) => somebody(portal(), who, 'bozen'));
    if (lukas && greta) await services(portal(), 20, lukas, greta);
    expect(await begins()).toBe(false);
  });
});

describe('the desk', () => {
  it('counts who else confirms, and knows whether the bank begins', async () => {
    const figures = async () =>
      (await (await portal().signIn('lukas')).get('/admin/banks/figures')).json;
    expect(await figures()).toMatchObject({ administrators: 1, isBeginning: false });
    await founded(portal(), 'bozen');
    await (await portal().signIn('lukas')).patch(
      `/admin/banks/users/${portal().world.person.greta}/role`,
      { role: 'ADMIN' },
    );
    expect(await figures()).toMatchObject({ administrators: 2, isBeginning: true });
  });
});

describe('bank example', () => {
  it('makes a bank one day old with five people, once, and touches no other', async () => {
    const { pool } = portal().deps.database;
    const others = async () =>
      JSON.stringify(
        (
          await pool.query(
            `select to_jsonb(bank) as bank, (select count(*) from membership where bank_id = bank.id) as people
             from bank where email <> 'crema@example.org' order by id`,
          )
        ).rows,
      );
    const before = await others();
    const run = (env = {}) =>
      runCommand(['bank', 'example'], { DATABASE_URL: portal().deps.database.url, ...env });
    const refused = await run();
    expect([refused.code, refused.said]).toEqual([2, '']);
    expect(refused.complained).toMatch(/only with DEMO=on[.]\n$/);
    const { code, said, complained } = await run({ DEMO: 'on' });
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    expect(said.split('\n').slice(0, 2)).toEqual([
      'Banca del Tempo di Crema is one day old. Password of everyone: Tempo-2019!',
      '  carla.vailati@example.org        administrator',
    ]);
    expect(said.match(/@example[.]org +member$/gm)).toHaveLength(4);
    const enter = { username: 'carla.vailati@example.org', password: 'Tempo-2019!' };
    const { text } = await portal().visitor().form('/login', enter);
    const carla = portal().withToken(text);
    expect((await carla.get('/admin/first-steps')).json).toMatchObject({ isPutAway: false });
    const { rows } = await pool.query(
      `select begun_here, created_at > now() - interval '25 hours'
                and created_at < now() - interval '23 hours' as is_of_yesterday,
              (select count(*) from membership where bank_id = bank.id and state = 'active') as members,
              (select count(*) from account where bank_id = bank.id) as accounts,
              (select count(*) from privacy_consent where bank_id = bank.id) as consents
       from bank where email = 'crema@example.org'`,
    );
    expect(rows).toEqual([
      { begun_here: true, is_of_yesterday: true, members: 5, accounts: 6, consents: 5 },
    ]);
    expect(await others()).toBe(before);
    const again = await run({ DEMO: 'on' });
    expect([again.code, again.said]).toEqual([2, '']);
    expect(again.complained).toContain('is there already');
  });
});

it('none of the banks of the demo begins', async () => {
  const demo = await openDemoDatabase();
  await demo.fill();
  expect(await demo.ask('select distinct begun_here from bank')).toEqual([{ begun_here: false }]);
  await demo.close();
});

it('a bank made at the machine begins like one that was approved', async () => {
  const file = 'docs/examples/bank.json';
  const { code } = await runCommand(['bank', 'create', file, emailOf('davide')], {
    DATABASE_URL: portal().deps.database.url,
  });
  expect(code).toBe(0);
  const { pool } = portal().deps.database;
  // The command has the clock of the machine.
  await pool.query('update bank set created_at = $1 where begun_here', [portal().deps.clock.now()]);
  expect(await stepsOf(portal(), 'davide')).toMatchObject({ isBeginning: true });
});
