/** Laws L7 and L8, held by the database itself, whatever program talks to it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBooks } from '#server/modules/hours/ledger/sql.ts';
import { recordForAnna } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForStories();
const sql = (text: string, values: unknown[] = []) =>
  portal().deps.database.pool.query(text, values);

const record = () => recordForAnna(portal());

async function confirmed(): Promise<number> {
  const id = await record();
  const anna = await portal().signIn('anna');
  expect((await anna.patch(`/users/transactions/${id}/approve`)).status).toBe(200);
  return id;
}

describe('L7: the database refuses', () => {
  it.each([
    ['to change a ledger row', 'update transfer set minutes = 30', 'transfer_immutable'],
    ['to remove a ledger row', 'delete from transfer', 'transfer_immutable'],
    ['to empty the ledger', 'truncate transfer', 'transfer_not_emptied'],
    [
      'to move a balance by hand',
      'update account set balance_minutes = 0',
      'account_moves_by_transfer',
    ],
    ['to remove an account', 'delete from account', 'account_moves_by_transfer'],
    ['to rewrite the audit trail', `update audit set action = 'x'`, 'audit_immutable'],
    ['to remove an exchange', 'delete from exchange', 'exchange_stays'],
    [
      'to rewrite what was recorded',
      `update exchange set state = 'reversed', reversed_at = now(), minutes = 30 where state = 'confirmed'`,
      'exchange_recorded_once',
    ],
    [
      'to take a confirmation back without returning its hours',
      `update exchange set state = 'pending', decided_at = null where state = 'confirmed'`,
      'exchange_is_booked',
    ],
    [
      'to cancel what is confirmed',
      `update exchange set state = 'cancelled' where state = 'confirmed'`,
      'exchange_transition',
    ],
  ])('%s', async (_, statement, constraint) => {
    await confirmed();
    await expect(sql(statement)).rejects.toMatchObject({
      constraint: expect.stringContaining(constraint),
    });
  });

  it('a confirmation without its ledger row, at commit', async () => {
    const id = await record();
    await expect(
      sql(`update exchange set state = 'confirmed', decided_at = now() where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'exchange_is_booked' });
  });

  it('a ledger row that says something else than its exchange', async () => {
    const id = await record();
    const { person, bank } = portal().world;
    const forge = (to: number, from: number, minutes: number) =>
      sql(
        `insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
           from_bank_id, minutes, posted_at, posted_by)
         values ($1, 'confirmation', $2, $3, $4, $3, $5, now(), $2)`,
        [id, to, bank.bergamo, from, minutes],
      );
    const forgeries = [
      [person.marco, person.anna, 60 + 30],
      [person.anna, person.marco, 60],
      [person.marco, person.giulia, 60],
    ] as const;
    for (const [to, from, minutes] of forgeries) {
      await expect(forge(to, from, minutes)).rejects.toMatchObject({
        constraint: 'transfer_matches_exchange',
      });
    }
  });
});

/** What somebody with a console might try on one exchange: each step a statement, in one transaction. */
async function attack(id: number, ...steps: string[]): Promise<void> {
  const client = await portal().deps.database.pool.connect();
  try {
    await client.query('begin');
    for (const step of steps) await client.query(step, step.includes('$1') ? [id] : []);
    await client.query('commit');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const stateTo = (state: string) =>
  `update exchange set state = '${state}', decided_at = ${state === 'pending' ? 'null' : 'now()'}
   where id = $1`;
const CONFIRM = stateTo('confirmed');
const BACK = stateTo('pending');
const REVERSE = `update exchange set state = 'reversed', reversed_at = now() where id = $1`;
const post = (kind: string, times = 1) => {
  const [gains, spends] = kind === 'confirmation' ? ['creditor', 'debtor'] : ['debtor', 'creditor'];
  return `insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
      from_bank_id, minutes, posted_at, posted_by)
    select id, '${kind}', ${gains}_id, ${gains}_bank_id, ${spends}_id, ${spends}_bank_id, minutes,
      now(), debtor_id from exchange, generate_series(1, ${times}) where id = $1`;
};

describe('L7: hours are booked once, whatever is confirmed and taken back by hand', () => {
  it.each([
    ['the same confirmation posted again', [post('confirmation')], 'transfer_once'],
    ['confirmed and taken back without a row', [BACK], 'exchange_is_booked'],
    ['a take-back posted twice', [BACK, post('take-back', 2)], 'transfer_once'],
    ['a take-back while it stays confirmed', [post('take-back')], 'transfer_matches_exchange'],
    [
      'a second confirmation after a round without its take-back',
      [BACK, CONFIRM, post('confirmation')],
      'transfer_once',
    ],
    [
      'taken back and confirmed again with the hours missing',
      [BACK, post('take-back'), CONFIRM],
      'exchange_is_booked',
    ],
    ['a reversal that is called a take-back', [REVERSE, post('take-back')], 'transfer_matches'],
    ['a take-back that is called a reversal', [BACK, post('reversal')], 'transfer_matches'],
    ['reversed after it was taken back', [BACK, post('take-back'), REVERSE], 'exchange_transition'],
    [
      'reversed twice, around the states',
      [REVERSE, post('reversal'), post('reversal')],
      'transfer_once',
    ],
    ['open again after its reversal', [REVERSE, post('reversal'), BACK], 'exchange_transition'],
    [
      'checked early, changed later',
      [BACK, post('take-back'), 'set constraints all immediate', CONFIRM],
      'exchange_is_booked',
    ],
  ])('%s', async (_, steps, constraint) => {
    const id = await confirmed();
    const before = await portal().deps.database.first(checkBooks, {});
    await expect(attack(id, ...steps)).rejects.toMatchObject({
      constraint: expect.stringContaining(constraint),
    });
    expect(await portal().deps.database.first(checkBooks, {})).toEqual(before);
  });

  it('two transactions that confirm what was taken back: one books', async () => {
    const id = await record();
    const answers = await Promise.allSettled([
      attack(id, CONFIRM, post('confirmation')),
      attack(id, CONFIRM, post('confirmation')),
      attack(id, CONFIRM, post('confirmation')),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a whole round by the rules stands', async () => {
    const id = await confirmed();
    await attack(id, BACK, post('take-back'), CONFIRM, post('confirmation'));
    await attack(id, REVERSE, post('reversal'));
  });
});

describe('L8: after any course of events', () => {
  it('all balances sum to zero, each is the sum of its rows, each row carries both after it', async () => {
    const callers = {
      marco: await portal().signIn('marco'),
      anna: await portal().signIn('anna'),
      giulia: await portal().signIn('giulia'),
    };
    const who = fc.constantFrom<keyof typeof callers>('marco', 'anna', 'giulia');
    const step = fc.record({
      by: who,
      what: fc.oneof(
        { weight: 3, arbitrary: fc.constant('record') },
        {
          weight: 4,
          arbitrary: fc.constantFrom('approve', 'reject', 'reject-confirmed', 'take-back'),
        },
      ),
      to: who,
      halves: fc.integer({ min: 1, max: 200 }),
      nth: fc.nat({ max: 5 }),
    });
    const { person, bank, activity } = portal().world;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const made: number[] = [];
        await Promise.all(
          steps.map(async ({ by, what, to, halves, nth }) => {
            const caller = callers[by];
            if (what !== 'record') {
              const id = made[nth % Math.max(1, made.length)];
              const body = what === 'take-back' ? undefined : { undoable: true };
              if (id !== undefined) await caller.patch(`/users/transactions/${id}/${what}`, body);
              return;
            }
            const { json } = await caller.post('/users/transactions', {
              bankTo: bank.bergamo,
              userTo: person[to satisfies Who],
              activity,
              dateOfTransaction: TODAY,
              quantityOfHours: halves / 2,
              note: 'Prova',
            });
            if (json.id) made.push(json.id);
          }),
        );
        for (const id of made) await callers.anna.patch(`/users/transactions/${id}/approve`);
        expect(await portal().deps.database.first(checkBooks, {})).toEqual({
          sum_of_balances: 0,
          accounts_off: 0,
        });
      }),
      { numRuns: 8 },
    );
    const { rows } = await sql(`
      with row as (
        select id, to_person_id as person, minutes, to_balance_minutes as after from transfer
        union all
        select id, from_person_id, -minutes, from_balance_minutes from transfer
      )
      select count(*) filter (where after <> running) as wrong, count(*) as total
      from (select after, sum(minutes) over (partition by person order by id) as running from row) as walked`);
    expect(rows[0].wrong).toBe(0);
    expect(rows[0].total).toBeGreaterThan(20);
  });
});
