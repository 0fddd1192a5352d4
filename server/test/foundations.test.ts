/** People without e-mail, the bank's fund, numbers on cards and kinds of exchange (laws L1, L7, L8). */
import { describe, expect, it } from 'vitest';
import { deliverMails } from './support/background.ts';
import { balanceOf, expectBooksToBalance, recordForAnna } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { emailOf, NOW, PASSWORD, TODAY } from './support/world.ts';

const portal = portalForEachStory();
/** Anna becomes somebody for whom the desk acts. @param email an address typed for her, or none */
function withoutLogin(email: string | null) {
  return portal().rows(
    `update person set access = 'desk', email = $2, password_hash = null, proven_email = null,
       email_verified_at = null, phone = null, birth_date = null where id = $1`,
    [portal().world.person.anna, email],
  );
}

interface Movement {
  kind: 'gift' | 'share' | 'opening' | 'settlement';
  to: number;
  from: number;
  minutes: number;
}

/** A movement of hours that is no service, confirmed as the portal confirms. @returns its id */
async function move({ kind, to, from, minutes }: Movement): Promise<number> {
  const { bank, person } = portal().world;
  const [row] = await portal().rows(
    `with made as (
       insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, kind,
         performed_on, minutes, note, created_at, created_by)
       values ($1, $2, $3, $2, $4, $5, $6, 'Prova', $7, $8) returning id
     ) select id from made`,
    [to, bank.bergamo, from, kind, TODAY, minutes, NOW, person.giulia],
  );
  await portal().rows(
    `with decided as (
       update exchange set state = 'confirmed', decided_at = $2, decided_by = $3 where id = $1
       returning *
     ) insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id,
         from_bank_id, minutes, posted_at, posted_by)
       select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes,
         $2, $3 from decided`,
    [row.id, NOW, person.giulia],
  );
  return row.id;
}

async function fundOf(bank: number): Promise<{ id: number; balance: number }> {
  const [row] = await portal().rows(
    `select person_id as id, balance_minutes as balance from account
     join bank on bank.fund_person_id = person_id and bank.id = bank_id where bank.id = $1`,
    [bank],
  );
  return row;
}

describe('a person without e-mail', () => {
  it('is a member like others, and their desk reads what it does not know as nothing', async () => {
    await withoutLogin(null);
    const giulia = await portal().signIn('giulia');
    const { json } = await giulia.get(
      `/admin/banks/${portal().world.bank.bergamo}/users?q=ferrari`,
    );
    expect(json).toMatchObject([
      { surname: 'Ferrari', email: null, phone: null, dateOfBirthday: null, access: 'desk' },
    ]);
    expect(await recordForAnna(portal())).toBeGreaterThan(0);
  });

  it('gets no letter, also where an address was typed for them', async () => {
    await withoutLogin(emailOf('anna'));
    await recordForAnna(portal());
    await deliverMails(portal().deps);
    expect(
      await portal().rows('select from kept_mail where recipient = $1', [emailOf('anna')]),
    ).toEqual([]);
  });

  it('cannot sign in, and ends what was open', async () => {
    const anna = await portal().signIn('anna');
    await withoutLogin(emailOf('anna'));
    expect((await anna.get('/users/transactions')).status).toBe(401);
    const { status } = await portal()
      .visitor()
      .form('/login', {
        username: emailOf('anna'),
        password: PASSWORD,
      });
    expect(status).toBe(401);
  });

  it.each([
    ['a login without an address', `update person set email = null where access = 'self'`],
    ['a password of the desk', `update person set access = 'desk'`],
    ['an empty given name', `update person set name = '' where kind = 'human'`],
    ['a fund with an address', `update person set email = 'x@example.org' where kind = 'fund'`],
  ])('the database refuses %s', async (_, statement) => {
    await expect(portal().rows(statement)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the number on a card', () => {
  it('is the next of the bank, and the same again for somebody who comes back', async () => {
    const { bank, person } = portal().world;
    const numbers = () =>
      portal().rows(
        `select person_id, number from membership where bank_id = $1 and state = 'active'
         order by number`,
        [bank.bergamo],
      );
    const before = await numbers();
    expect(before.map((row) => row.number)).toEqual(before.map((_, index) => index + 1));
    const mine = before.find((row) => row.person_id === person.anna)?.number;
    await portal().rows(
      `update membership set state = 'ended', ended_at = now() where person_id = $1`,
      [person.anna],
    );
    const giulia = await portal().signIn('giulia');
    await giulia.patch(`/admin/banks/users/${person.elena}/accept`);
    await portal().rows(
      `insert into membership (person_id, bank_id, state, requested_at, decided_at)
       values ($1, $2, 'active', now(), now())`,
      [person.anna, bank.bergamo],
    );
    const after = await numbers();
    expect(after.find((row) => row.person_id === person.anna)?.number).toBe(mine);
    expect(new Set(after.map((row) => row.number)).size).toBe(after.length);
  });

  it('is no second time among the active members of a bank', async () => {
    await expect(
      portal().rows(`update membership set number = 1 where state = 'active' and bank_id = $1`, [
        portal().world.bank.bergamo,
      ]),
    ).rejects.toMatchObject({ constraint: 'membership_number_once' });
  });
});

describe('the fund of a bank', () => {
  it('has an account, and appears in no list of members', async () => {
    const { bank } = portal().world;
    const fund = await fundOf(bank.bergamo);
    expect(fund.balance).toBe(0);
    const giulia = await portal().signIn('giulia');
    const members = await giulia.get(`/admin/banks/${bank.bergamo}/users?limit=200`);
    const names = await giulia.get(`/banks/${bank.bergamo}/users?limit=200`);
    for (const { status, json } of [members, names]) {
      expect(status).toBe(200);
      expect([...json].map((row) => row.id)).not.toContain(fund.id);
    }
  });

  it('is called by its name in the reader’s language', async () => {
    const { bank, person } = portal().world;
    const fund = await fundOf(bank.bergamo);
    await move({ kind: 'gift', to: fund.id, from: person.anna, minutes: 60 });
    const anna = await portal().signIn('anna');
    const read = async (language: string) =>
      (await anna.get('/users/transactions', { 'accept-language': language })).json[0];
    expect(await read('it')).toMatchObject({ userFromDisplayName: 'Fondo ore', kind: 'gift' });
    expect(await read('de')).toMatchObject({
      userFromDisplayName: 'Stundenfonds',
      activity: 'Geschenkte Stunden',
    });
  });
});

describe('an exchange that is no service', () => {
  it('moves the balance and not the hours given and received; reversing it moves them back', async () => {
    const { person, bank } = portal().world;
    const fund = await fundOf(bank.bergamo);
    const id = await move({ kind: 'opening', to: person.anna, from: fund.id, minutes: 20 });
    await move({ kind: 'opening', to: fund.id, from: person.marco, minutes: 7000 });
    expect((await fundOf(bank.bergamo)).balance).toBe(6980);
    const anna = await portal().signIn('anna');
    const own = (await anna.get(`/users/${person.anna}`)).json;
    expect(own).toMatchObject({ totalCreditor: 0, totalDebtor: 0 });
    await expectBooksToBalance(portal());
    const giulia = await portal().signIn('giulia');
    expect((await giulia.delete(`/admin/transactions/${id}`)).status).toBe(204);
    expect(await balanceOf(portal(), 'anna')).toMatchObject({ total: 0 });
    await expectBooksToBalance(portal());
  });

  it('does not count in figures, and does in the balance of the year', async () => {
    const { person, bank } = portal().world;
    const fund = await fundOf(bank.bergamo);
    await move({ kind: 'share', to: fund.id, from: person.anna, minutes: 60 });
    const anna = await portal().signIn('anna');
    const { months, partners } = (await anna.get('/users/transactions/year')).json;
    expect(months.at(-1)).toMatchObject({ given: 0, received: 0, balance: -1 });
    expect(partners).toEqual([]);
    const giulia = await portal().signIn('giulia');
    const statistics = (await giulia.get('/admin/statistics')).json;
    expect(JSON.stringify(statistics.months)).toBe('[]');
  });

  it.each([
    ['a service of twenty minutes', 'service', 20],
    ['a service without an activity', 'service', 60],
    ['a gift of nothing', 'gift', 0],
    ['an unknown kind', 'loan', 60],
  ])('the database refuses %s', async (_, kind, minutes) => {
    const { person, bank } = portal().world;
    await expect(
      portal().rows(
        `insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, kind,
           performed_on, minutes, note, created_at, created_by)
         values ($1, $2, $3, $2, $4, $5, $6, 'x', now(), $1)`,
        [person.marco, bank.bergamo, person.anna, kind, TODAY, minutes],
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
