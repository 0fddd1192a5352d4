/** Cheques at the desk: booked once, at once or pending, late, of who has left (specification §16). */
import { describe, expect, it } from 'vitest';
import { bookletOf, chequeForm, chequeOf } from './support/cheques.ts';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const portal = portalForStories();

describe('a cheque at the desk', () => {
  it('is the word of who received: booked in their bank, it is confirmed at once, on paper', async () => {
    const giulia = await portal().signIn('giulia');
    const before = await balanceOf(portal(), 'marco');
    const code = await chequeOf(portal(), 'anna');
    const { status, json } = await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
    expect([status, json.status, json.quantityOfHours, json.creator]).toEqual([
      201,
      'confirmed',
      1.5,
      'Rossi Giulia',
    ]);
    expect(json.note).toMatch(/^Assegno n\. \d+$/);
    expect((await balanceOf(portal(), 'marco')).total).toBe(before.total + 1.5);
    const { rows } = await portal().deps.database.pool.query(
      'select basis from exchange where id = $1',
      [json.id],
    );
    expect(rows).toEqual([{ basis: 'paper' }]);
    const read = (await giulia.get(`/admin/cheques/${code.toLowerCase()}`)).json;
    expect(read).toMatchObject({
      state: 'booked',
      since: TODAY,
      daysLate: 0,
      owner: { displayName: 'Anna Ferrari' },
      exchange: { id: json.id, giver: 'Marco Bianchi', quantityOfHours: 1.5, day: TODAY },
    });
    await expectBooksToBalance(portal());
  });

  it('waits for another administrator when the administrator gave the hours, for they may not confirm them (L4)', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const code = await chequeOf(portal(), 'anna');
    const form = chequeForm(portal(), { userFrom: person.giulia });
    const waiting = await giulia.post(`/admin/cheques/${code}/book`, form);
    expect([waiting.status, waiting.json.status]).toEqual([201, 'pending']);
    const again = await giulia.post(`/admin/cheques/${code}/book`, form);
    expect([again.status, again.json.id, again.json.status]).toEqual([
      201,
      waiting.json.id,
      'pending',
    ]);
    const alone = await giulia.patch(`/users/transactions/${waiting.json.id}/approve`);
    expect(alone.json.code).toBe('creditor-cannot-confirm');
    expect((await giulia.get(`/admin/cheques/${code}`)).json.state).toBe('handed-in');

    await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'ADMIN' });
    const marco = await portal().signIn('marco');
    const confirmed = await marco.post(`/admin/cheques/${code}/book`, form);
    expect([confirmed.json.id, confirmed.json.status]).toEqual([waiting.json.id, 'confirmed']);
    await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'USER' });
    expect((await giulia.get(`/admin/cheques/${code}`)).json.state).toBe('booked');
  });

  it('of a friend bank waits for that bank’s desk; of a stranger’s it is refused', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const code = await chequeOf(portal(), 'sara', 'paolo');
    const { json } = await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
    expect([json.status, json.bankToName]).toEqual(['pending', 'Banca del Tempo di Lecco']);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get('/admin/transactions/pending')).json).toMatchObject([
      { id: json.id, canConfirm: true },
    ]);
    await paolo.patch(`/users/transactions/${json.id}/approve`);
    expect((await paolo.get(`/admin/cheques/${code}`)).json.state).toBe('booked');

    const theirs = await chequeOf(portal(), 'greta', 'lukas');
    const read = await giulia.get(`/admin/cheques/${theirs}`);
    expect([read.status, read.json.code]).toEqual([403, 'not-of-this-bank']);
    const booked = await giulia.post(`/admin/cheques/${theirs}/book`, chequeForm(portal()));
    expect([booked.status, booked.json.code]).toEqual([403, 'not-of-this-bank']);
    // Both sides of a friend bank: not this desk's business.
    const sara = chequeForm(portal(), {
      userFrom: person.paolo,
      bankFrom: portal().world.bank.lecco,
    });
    const other = await chequeOf(portal(), 'sara', 'paolo');
    expect((await giulia.post(`/admin/cheques/${other}/book`, sara)).json.code).toBe(
      'not-of-this-bank',
    );
  });

  it('may have been given to a member of a friend bank; then this desk confirms it', async () => {
    const { person, bank } = portal().world;
    const giulia = await portal().signIn('giulia');
    const code = await chequeOf(portal(), 'anna');
    const form = chequeForm(portal(), { userFrom: person.sara, bankFrom: bank.lecco });
    expect((await giulia.post(`/admin/cheques/${code}/book`, form)).json).toMatchObject({
      status: 'confirmed',
      bankFromName: 'Banca del Tempo di Lecco',
    });
    const stranger = chequeForm(portal(), { userFrom: person.greta, bankFrom: bank.bozen });
    const other = await chequeOf(portal(), 'anna');
    const refused = await giulia.post(`/admin/cheques/${other}/book`, stranger);
    expect(refused.json.errors).toEqual([{ path: 'bankTo', code: 'bank-not-linked' }]);
  });

  it('is refused for people who did not exchange, and for no code at all', async () => {
    const { person } = portal().world;
    const giulia = await portal().signIn('giulia');
    const code = await chequeOf(portal(), 'anna');
    const tries = [
      [{ userFrom: person.anna }, { path: 'userFrom', code: 'same-person' }],
      [{ userFrom: person.elena }, { path: 'userFrom', code: 'not-a-member' }],
      [{ activity: 999_999 }, { path: 'activity', code: 'activity-unknown' }],
      [{ quantityOfHours: 0.25 }, { path: 'quantityOfHours', code: 'hours-invalid' }],
    ] as const;
    for (const [changes, problem] of tries) {
      const { json } = await giulia.post(
        `/admin/cheques/${code}/book`,
        chequeForm(portal(), changes),
      );
      expect(json.errors).toContainEqual(problem);
    }
    expect((await giulia.get(`/admin/cheques/${code}`)).json.state).toBe('blank');
    expect((await giulia.get('/admin/cheques/000000000')).json.code).toBe('cheque-unknown');
    expect((await giulia.get('/admin/cheques/000000001')).json.errors).toEqual([
      { path: 'code', code: 'invalid' },
    ]);
  });
});

describe('a cheque is used once', () => {
  it('by any number of desks at the same moment', async () => {
    const giulia = await portal().signIn('giulia');
    const before = (await balanceOf(portal(), 'anna')).total;
    const code = await chequeOf(portal(), 'anna');
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, nth) =>
        giulia.post(
          `/admin/cheques/${code}/book`,
          chequeForm(portal(), { quantityOfHours: 1 + (nth % 4) / 2 }),
        ),
      ),
    );
    const made = new Set(answers.filter(({ status }) => status === 201).map(({ json }) => json.id));
    expect(made.size).toBe(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBe(24);
    expect(new Set(refused.map(({ status, json }) => `${status} ${json.code}`))).toEqual(
      new Set(['409 cheque-used']),
    );
    const { exchange } = (await giulia.get(`/admin/cheques/${code}`)).json;
    expect((await balanceOf(portal(), 'anna')).total).toBe(
      before - (exchange?.quantityOfHours ?? 0),
    );
    await expectBooksToBalance(portal());
  });

  it('also after its exchange was reversed', async () => {
    const giulia = await portal().signIn('giulia');
    const code = await chequeOf(portal(), 'anna');
    const { json } = await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
    await giulia.patch(`/users/transactions/${json.id}/reject-confirmed`, { reason: 'Un errore' });
    const again = await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
    expect([again.status, again.json.code]).toEqual([409, 'cheque-used']);
    await expectBooksToBalance(portal());
  });

  it('by the database too: no second exchange, no way back to blank, no removal', async () => {
    const { pool } = portal().deps.database;
    const giulia = await portal().signIn('giulia');
    const { codes } = await bookletOf(portal(), 'anna');
    const [code = '', other = ''] = codes;
    const { json } = await giulia.post(`/admin/cheques/${code}/book`, chequeForm(portal()));
    const tries = [
      [`update cheque set state = 'blank' where code = '${code}'`, 'cheque_transition'],
      [`update cheque set exchange_id = null where code = '${code}'`, 'cheque_written_once'],
      [`update cheque set code = '000000000' where code = '${other}'`, 'cheque_written_once'],
      [
        `update cheque set state = 'booked', exchange_id = ${json.id}, handed_in_at = now()
         where code = '${other}'`,
        'cheque_exchange_once',
      ],
      [`update cheque set state = 'booked' where code = '${other}'`, 'cheque_booked_has_exchange'],
      [`delete from cheque where code = '${other}'`, 'cheque_stays'],
    ] as const;
    for (const [statement, constraint] of tries) {
      await expect(pool.query(statement)).rejects.toMatchObject({ constraint });
    }
  });
});

describe('a late cheque', () => {
  it('is booked when the desk has seen that it is late, and marked', async () => {
    const { pool } = portal().deps.database;
    const { person } = portal().world;
    await pool.query(`update membership set decided_at = '2025-01-01' where person_id = $1`, [
      person.anna,
    ]);
    const giulia = await portal().signIn('giulia');
    const code = await chequeOf(portal(), 'anna');
    const form = chequeForm(portal(), { dateOfTransaction: '2026-10-09' });
    const unseen = await giulia.post(`/admin/cheques/${code}/book`, form);
    expect([unseen.status, unseen.json.code]).toEqual([409, 'cheque-late']);
    const seen = await giulia.post(`/admin/cheques/${code}/book`, { ...form, late: true });
    expect([seen.status, seen.json.status]).toEqual([201, 'confirmed']);
    const [book] = (await giulia.get(`/admin/banks/users/${person.anna}/cheque-books`)).json;
    expect(book?.cheques[0]).toMatchObject({ state: 'booked', daysLate: 12 });
  });

  it('is judged by the rule of its bank', async () => {
    const giulia = await portal().signIn('giulia');
    await portal().deps.database.pool.query(
      `update membership set decided_at = '2025-01-01' where person_id = $1`,
      [portal().world.person.anna],
    );
    await giulia.put('/admin/rules/cheque-days', { value: 60, note: 'Assemblea' });
    const code = await chequeOf(portal(), 'anna');
    const read = (await giulia.get(`/admin/cheques/${code}`)).json;
    expect(read.daysAllowed).toBe(60);
    const form = chequeForm(portal(), { dateOfTransaction: '2026-10-09' });
    expect((await giulia.post(`/admin/cheques/${code}/book`, form)).status).toBe(201);
    await giulia.put('/admin/rules/cheque-days', { value: 30, note: 'Di nuovo' });
  });

  it('is in time on the thirtieth day', async () => {
    const giulia = await portal().signIn('giulia');
    const code = await chequeOf(portal(), 'marco');
    await portal().deps.database.pool.query(
      `update membership set decided_at = '2025-01-01' where person_id = $1`,
      [portal().world.person.marco],
    );
    const form = chequeForm(portal(), {
      userFrom: portal().world.person.anna,
      dateOfTransaction: '2026-10-21',
    });
    expect((await giulia.post(`/admin/cheques/${code}/book`, form)).status).toBe(201);
  });
});
