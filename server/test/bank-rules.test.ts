/** The rules of a bank: read by every member, changed by its administrators, with their history. */

import { afterAll, describe, expect, it } from 'vitest';
import { BANK_RULES, RULE_NAMES } from '#contract/banks/bank-rules.ts';
import { OPEN_FROM_BEFORE } from '#contract/banks/room-names.ts';
import { roomOfRule } from '#contract/banks/rooms.ts';
import { deliverMails } from './support/background.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const CHANGE = { value: -25, note: 'Deciso in assemblea' };

async function twoAdministrators() {
  const giulia = await portal().signIn('giulia');
  const { marco } = portal().world.person;
  await giulia.patch(`/admin/banks/users/${marco}/role`, { role: 'ADMIN' });
  return { giulia, marco: await portal().signIn('marco') };
}

async function rule(who: 'anna' | 'sara' | 'giulia', name: string) {
  const { json } = await (await portal().signIn(who)).get('/users/bank/rules');
  return json.find((one) => one.name === name);
}

describe('what holds', () => {
  it('is the standard of each rule until a bank says otherwise, in hours', async () => {
    const { json } = await (await portal().signIn('anna')).get('/users/bank/rules');
    expect(json.map(({ name }) => name)).toEqual(
      RULE_NAMES.filter((name) => {
        const room = roomOfRule(name);
        return room === undefined || OPEN_FROM_BEFORE.includes(room);
      }),
    );
    expect(json.find(({ name }) => name === 'band-low')).toEqual({
      name: 'band-low',
      value: -20,
      standard: -20,
      history: [],
    });
    expect(json.find(({ name }) => name === 'band-hard')?.value).toBe(false);
    expect(json.find(({ name }) => name === 'cheque-days')?.value).toBe(
      BANK_RULES['cheque-days'].standard,
    );
  });

  it('is what was set last, for the members of that bank alone, and the history stays', async () => {
    const giulia = await portal().signIn('giulia');
    const changed = await giulia.put('/admin/rules/band-low', CHANGE);
    expect([changed.status, changed.json.value]).toEqual([200, -25]);
    portal().passMinutes(60);
    await giulia.put('/admin/rules/band-low', { value: -30.5, note: 'Un anno di prova' });
    expect(await rule('anna', 'band-low')).toMatchObject({
      value: -30.5,
      history: [
        { value: -30.5, by: 'Giulia Rossi', note: 'Un anno di prova' },
        { value: -25, by: 'Giulia Rossi', note: 'Deciso in assemblea' },
      ],
    });
    expect(await rule('sara', 'band-low')).toMatchObject({ value: -20, history: [] });
  });

  it('may be set back to what it was', async () => {
    const giulia = await portal().signIn('giulia');
    await giulia.put('/admin/rules/band-hard', { value: true, note: 'Prova' });
    await giulia.put('/admin/rules/band-hard', { value: false, note: 'Non serviva' });
    expect(await rule('anna', 'band-hard')).toMatchObject({ value: false });
  });
});

describe('what is refused', () => {
  it.each([
    ['band-low', 1],
    ['band-low', -20.25],
    ['band-low', true],
    ['band-hard', 1],
    ['cheque-days', 0],
    ['cheque-days', 30.5],
    ['statement-months', 13],
  ])('%s of %s', async (name, value) => {
    const giulia = await portal().signIn('giulia');
    const refused = await giulia.put(`/admin/rules/${name}`, { ...CHANGE, value });
    expect([refused.status, refused.json.errors]).toEqual([
      400,
      [{ path: 'value', code: 'rule-invalid' }],
    ]);
    expect((await rule('giulia', name))?.history).toEqual([]);
  });

  it('a change without a reason, of a rule that does not exist, or by a member', async () => {
    const giulia = await portal().signIn('giulia');
    const bare = await giulia.put('/admin/rules/band-low', { ...CHANGE, note: ' ' });
    expect(bare.json.errors).toEqual([{ path: 'note', code: 'required' }]);
    expect((await giulia.put('/admin/rules/band-wide', CHANGE)).status).toBe(400);
    const anna = await portal().signIn('anna');
    expect((await anna.put('/admin/rules/band-low', CHANGE)).status).toBe(403);
  });

  it('rewriting or removing what was set, by any program', async () => {
    const giulia = await portal().signIn('giulia');
    await giulia.put('/admin/rules/band-low', CHANGE);
    const { pool } = portal().deps.database;
    for (const statement of ["update bank_rule set note = 'x'", 'delete from bank_rule']) {
      await expect(pool.query(statement)).rejects.toMatchObject({
        constraint: 'bank_rule_immutable',
      });
    }
  });
});

describe('two administrators', () => {
  it('the second one learns what the first made of it, and nothing is written', async () => {
    const { giulia, marco } = await twoAdministrators();
    await giulia.put('/admin/rules/band-low', { ...CHANGE, basedOn: { value: '-20' } });
    const late = { value: -40, note: 'Di più', basedOn: { value: '-20' } };
    const refused = await marco.put('/admin/rules/band-low', late);
    expect([refused.status, refused.json.code, refused.json.changes]).toEqual([
      409,
      'changed-meanwhile',
      [
        {
          field: 'value',
          before: '-20',
          after: '-25',
          by: { id: portal().world.person.giulia, name: 'Giulia Rossi' },
        },
      ],
    ]);
    const seen = { ...late, basedOn: { value: '-25' } };
    expect((await marco.put('/admin/rules/band-low', seen)).json.value).toBe(-40);
  });

  it('of many at the same moment one writes, the others hear of it', async () => {
    const { giulia } = await twoAdministrators();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        giulia.put('/admin/rules/band-low', {
          value: -30 - index,
          note: 'Insieme',
          basedOn: { value: '-20' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await rule('giulia', 'band-low'))?.history).toHaveLength(1);
  });
});

describe('the members hear of it', () => {
  it('each in their language, with the old and the new value; not who changed it', async () => {
    const { pool } = portal().deps.database;
    await pool.query(`update person set pref_locale = 'de' where email = $1`, [emailOf('marco')]);
    const giulia = await portal().signIn('giulia');
    await giulia.put('/admin/rules/band-low', CHANGE);
    const before = catcher.mails.length;
    await deliverMails(portal().deps);
    const mails = catcher.mails.slice(before);
    expect(mails.map(({ to }) => to).sort()).toEqual([emailOf('anna'), emailOf('marco')]);
    const toAnna = mails.find(({ to }) => to === emailOf('anna'));
    expect(toAnna?.subject).toBe('Cambia una regola della banca: Saldo minimo');
    expect(toAnna?.text).toMatch(/Prima: −20\sh\s.*Da ora: −25\sh/s);
    expect(toAnna?.text).toContain('Deciso in assemblea');
    const toMarco = mails.find(({ to }) => to === emailOf('marco'));
    expect(toMarco?.subject).toBe('Eine Regel deiner Zeitbank ändert sich: Niedrigster Saldo');
  });

  it('once, when it changes twice before the letters leave; not at all when nothing changed', async () => {
    const giulia = await portal().signIn('giulia');
    await giulia.put('/admin/rules/band-low', CHANGE);
    await giulia.put('/admin/rules/band-low', { value: -30, note: 'Meglio così' });
    await giulia.put('/admin/rules/band-low', { value: -30, note: 'Di nuovo' });
    const before = catcher.mails.length;
    await deliverMails(portal().deps);
    const mails = catcher.mails.slice(before).filter(({ to }) => to === emailOf('anna'));
    expect(mails.map(({ text }) => /Da ora: (\S+)/.exec(text)?.[1])).toEqual(['−30']);
  });
});
