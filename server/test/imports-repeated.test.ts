/** An import that was undone is run again: everybody comes back, with exact balances (specification §18). */
import { describe, expect, it } from 'vitest';
import { expectBooksToBalance } from './support/exchanges.ts';
import { bringIn, linesOf, loadAndCheck, run, undo } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';

/** Letters in the order of the alphabet. */
const nth = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 97 + (n % 26));

const portal = portalForEachStory();

describe('undoing', () => {
  it('and repeating brings everybody back, also where a card belongs to somebody else by now', async () => {
    const giulia = await portal().signIn('giulia');
    // Who founded the bank has the first card; so has somebody in the register on paper.
    const [own] = await portal().rows(
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
    expect(await portal().rows('select * from account where balance_minutes <> 0')).toEqual([]);

    const checked = await loadAndCheck(portal(), giulia, file);
    expect(checked.plans).toMatchObject({ join: 30, skip: 0, ask: 0 });
    const again = await run(portal(), giulia, checked.id);
    expect(again.outcomes).toMatchObject({ joined: 30, left: 0 });
    // Her number gave way the first time, and nobody took it from the one who has it in the register.
    expect(await linesOf(giulia, again.id)).toContainEqual(
      expect.objectContaining({ line: 2, problems: [] }),
    );
    const balances = await portal().rows(
      `select person.surname, account.balance_minutes from account
       join person on person.id = person_id where surname like 'Persona%' order by surname`,
    );
    expect(balances).toEqual(
      rows.map((_, n) => ({
        surname: `Persona${nth(n)}`,
        balance_minutes: n * 60 + 30,
      })),
    );
    const numbers = await portal().rows(
      `select number from membership where state = 'active' and bank_id = $1`,
      [portal().world.bank.bergamo],
    );
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
    await expectBooksToBalance(portal());
  });

  it('who founded the bank makes way for the register, or takes their own number there', async () => {
    const giulia = await portal().signIn('giulia');
    const { bank, person } = portal().world;
    const numbers = async () =>
      Object.fromEntries(
        (
          await portal().rows(
            `select person.surname, number, earlier_numbers as earlier from membership
             join person on person.id = person_id where bank_id = $1 and state = 'active'`,
            [bank.bergamo],
          )
        ).map(({ surname, ...rest }) => [surname, rest]),
      );
    const { number: own } = (await numbers()).Rossi;
    const elda = `${own};Milesi;Elda;elda@example.net;5`;
    const first = await bringIn(
      portal(),
      giulia,
      ['Tessera;Cognome;Nome;Email;Saldo', elda, '88;Bana;Rino;;1'].join('\n'),
    );
    expect(first.outcomes).toMatchObject({ created: 2, left: 0 });
    expect(await linesOf(giulia, first.id)).toContainEqual(
      expect.objectContaining({ line: 2, problems: ['founder-gives-way'] }),
    );
    expect(await numbers()).toMatchObject({
      Milesi: { number: own },
      Rossi: { number: 89, earlier: [own] },
    });
    const trail = await giulia.get(`/admin/banks/users/${person.giulia}/audit`);
    expect(trail.json[0]?.changes).toEqual([{ field: 'number', before: String(own), after: '89' }]);

    // Only the number that the portal counted gives way, and only the founder's.
    const marcos = (await numbers()).Bianchi.number;
    const second = await bringIn(
      portal(),
      giulia,
      `Tessera;Cognome;Nome;Saldo\n89;Vitali;Ivo;1\n${marcos};Oberti;Ida;1`,
    );
    expect(await linesOf(giulia, second.id)).toMatchObject([
      { line: 2, problems: ['number-taken'] },
      { line: 3, problems: ['number-taken'] },
    ]);
    expect(await numbers()).toMatchObject({ Rossi: { number: 89 }, Bianchi: { number: marcos } });
    await expectBooksToBalance(portal());
  });

  it('who founded the bank has the number that the register gives them', async () => {
    const giulia = await portal().signIn('giulia');
    const { person } = portal().world;
    const { email, number: own } = (await giulia.get(`/users/${person.giulia}`)).json;
    const file = [
      'Tessera;Cognome;Nome;Email',
      `${own};Milesi;Elda;elda@example.net`,
      `77;Rossi;Giulia;${email}`,
      '77;Vitali;Ivo;ivo@example.net',
    ].join('\n');
    const brought = await bringIn(portal(), giulia, file);
    expect(await linesOf(giulia, brought.id)).toMatchObject([
      { line: 2, problems: ['founder-gives-way'] },
      { line: 3, plan: 'same', problems: ['founder-renumbered'] },
      { line: 4, problems: ['number-taken'] },
    ]);
    expect((await giulia.get(`/users/${person.giulia}`)).json.number).toBe(77);
  });

  it('somebody who comes back gets another card where theirs has a new holder', async () => {
    const giulia = await portal().signIn('giulia');
    const first = await bringIn(
      portal(),
      giulia,
      'Tessera;Cognome;Nome;Email;Saldo\n501;Agazzi;Adele;adele@example.net;1',
    );
    await undo(portal(), giulia, first.id);
    await portal().rows('update membership set number = 501 where person_id = $1', [
      portal().world.person.marco,
    ]);
    const file = 'Cognome;Nome;Email;Saldo\nAgazzi;Adele;adele@example.net;1';
    const again = await bringIn(portal(), giulia, file);
    expect(again.outcomes).toMatchObject({ joined: 1, left: 0 });
    const [adele] = await portal().rows(
      `select number from membership join person on person.id = person_id
       where surname = 'Agazzi' and state = 'active'`,
    );
    expect(adele.number).toBeGreaterThan(501);
  });
});
