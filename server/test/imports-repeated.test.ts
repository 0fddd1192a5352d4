/** An import that was undone is run again: everybody comes back, with exact balances (specification §18). */
import { describe, expect, it } from 'vitest';
import { expectBooksToBalance } from './support/exchanges.ts';
import { bringIn, linesOf, loadAndCheck, run, undo } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';

/** Letters in the order of the alphabet. */
const nth = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 97 + (n % 26));

const portal = portalForEachStory();
const query = async (text: string, values: unknown[] = []) =>
  (await portal().deps.database.pool.query(text, values)).rows;

describe('undoing', () => {
  it('and repeating brings everybody back, also where a card belongs to somebody else by now', async () => {
    const giulia = await portal().signIn('giulia');
    // Who founded the bank has the first card; so has somebody in the register on paper.
    const [own] = await query(
      `select number from membership where person_id = $1 and state = 'active'`,
      [portal().world.person.giulia],
    );
    const rows = Array.from(
      { length: 30 },
      (_, n) => `${own.number + n};Persona${nth(n)};Prova;0${(n % 9) + 1}/04/1951;${n},5`,
    );
    const file = ['Tessera;Cognome;Nome;Nato il;Saldo', ...rows].join('\n');
    const first = await bringIn(portal(), giulia, file);
    expect(first.outcomes).toMatchObject({ created: 30, left: 0 });
    await undo(portal(), giulia, first.id);
    expect(await query('select * from account where balance_minutes <> 0')).toEqual([]);

    const checked = await loadAndCheck(portal(), giulia, file);
    expect(checked.plans).toMatchObject({ join: 30, skip: 0, ask: 0 });
    const again = await run(portal(), giulia, checked.id);
    expect(again.outcomes).toMatchObject({ joined: 30, left: 0 });
    expect(await linesOf(giulia, again.id)).toContainEqual(
      expect.objectContaining({ line: 2, problems: ['number-taken'] }),
    );
    const balances = await query(
      `select person.surname, account.balance_minutes from account
       join person on person.id = person_id where surname like 'Persona%' order by surname`,
    );
    expect(balances).toEqual(
      rows.map((_, n) => ({
        surname: `Persona${nth(n)}`,
        balance_minutes: n * 60 + 30,
      })),
    );
    const numbers = await query(
      `select number from membership where state = 'active' and bank_id = $1`,
      [portal().world.bank.bergamo],
    );
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
    await expectBooksToBalance(portal());
  });

  it('somebody who comes back gets another card where theirs has a new holder', async () => {
    const giulia = await portal().signIn('giulia');
    const first = await bringIn(
      portal(),
      giulia,
      'Tessera;Cognome;Nome;Email;Saldo\n501;Agazzi;Adele;adele@example.net;1',
    );
    await undo(portal(), giulia, first.id);
    await query('update membership set number = 501 where person_id = $1', [
      portal().world.person.marco,
    ]);
    const file = 'Cognome;Nome;Email;Saldo\nAgazzi;Adele;adele@example.net;1';
    const again = await bringIn(portal(), giulia, file);
    expect(again.outcomes).toMatchObject({ joined: 1, left: 0 });
    const [adele] = await query(
      `select number from membership join person on person.id = person_id
       where surname = 'Agazzi' and state = 'active'`,
    );
    expect(adele.number).toBeGreaterThan(501);
  });
});
