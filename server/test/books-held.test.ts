/** Laws L1, L3, L7 and L8, each held by a constraint of its own: one step past it is refused by its name. */
import { expect, it } from 'vitest';
import { recordForAnna } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';

const portal = portalForStories();

/** An exchange of an hour from Marco to Anna, which the desk confirmed by phone. */
async function confirmed(): Promise<number> {
  const id = await recordForAnna(portal());
  const giulia = await portal().signIn('giulia');
  await giulia.patch(`/users/transactions/${id}/approve`, { basis: 'phone' });
  return id;
}

/** Steps on one exchange, in one transaction. */
async function attempt(id: number, steps: string[]): Promise<void> {
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

const BACK = `update exchange set state = 'pending', decided_at = null, basis = null where id = $1`;
const CONFIRM = `update exchange set state = 'confirmed', decided_at = now() where id = $1`;
const REVERSE = `update exchange set state = 'reversed', reversed_at = now() where id = $1`;
const post = (kind: string, minutes = 'minutes') => {
  const [gains, spends] = kind === 'confirmation' ? ['creditor', 'debtor'] : ['debtor', 'creditor'];
  return `insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
      from_bank_id, minutes, posted_at, posted_by)
    select id, '${kind}', ${gains}_id, ${gains}_bank_id, ${spends}_id, ${spends}_bank_id, ${minutes},
      now(), debtor_id from exchange where id = $1`;
};

it.each([
  ['L3: exchanges are not emptied', ['truncate exchange cascade'], 'exchange_not_emptied'],
  [
    'L1: nobody gives to themselves',
    [
      `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
         performed_on, minutes, note, created_at, created_by)
       select creditor_id, creditor_bank_id, creditor_id, creditor_bank_id, activity_id,
         performed_on, minutes, note, created_at, created_by from exchange where id = $1`,
    ],
    'exchange_two_people',
  ],
  [
    'L7: a reversal returns what was booked, not more',
    [REVERSE, post('reversal', 'minutes + 30')],
    'transfer_matches_exchange',
  ],
  [
    'L7: what is reversed has a reversal, not only a confirmation taken back',
    [BACK, post('take-back'), CONFIRM, REVERSE],
    'exchange_is_booked',
  ],
  [
    'L7: nothing is reversed twice, even with every trigger asleep',
    [
      REVERSE,
      post('reversal'),
      'set local session_replication_role = replica',
      `insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
         from_bank_id, minutes, to_balance_minutes, from_balance_minutes, posted_at, posted_by)
       select exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id, minutes,
         0, 0, posted_at, posted_by from transfer where exchange_id = $1 and kind = 'reversal'`,
    ],
    'transfer_reversed_once',
  ],
  [
    'the basis of a confirmation stays what it was',
    [
      `update exchange set state = 'reversed', reversed_at = now(), basis = 'paper' where id = $1`,
      post('reversal'),
    ],
    'exchange_recorded_once',
  ],
  [
    'L3: nothing leads out of reversed',
    [
      REVERSE,
      post('reversal'),
      `update exchange set state = 'confirmed', reversed_at = null where id = $1`,
      post('confirmation'),
    ],
    'exchange_transition',
  ],
  [
    'L8: a balance is what it is made of, even with every trigger asleep',
    [
      'set local session_replication_role = replica',
      'update account set balance_minutes = balance_minutes + 60',
    ],
    'account_balance_is_given_less_received',
  ],
  [
    'L8: an account begins empty, of gifts too',
    [
      `insert into account (person_id, bank_id, balance_minutes, adjusted_minutes)
       select debtor_id, (select max(id) from bank), 60, 60 from exchange where id = $1`,
    ],
    'account_begins_empty',
  ],
])('%s', async (_, steps, constraint) => {
  const id = await confirmed();
  await expect(attempt(id, steps)).rejects.toMatchObject({ constraint });
});
