/**
 * The balance after each line of a member's own list adds up in the order shown, on every page,
 * with late confirmations, reversals and days as filters; a list that cannot add up carries none.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnExchange } from '#contract/hours/exchanges.ts';
import { balanceOf, bankForm } from './support/exchanges.ts';
import { portalForStories } from './support/portal.ts';
import { type ReadSheet, readSheet } from './support/spreadsheet.ts';

const portal = portalForStories();
const HOME_LIST = '/users/transactions';

async function listOf(query: string): Promise<OwnExchange[]> {
  const marco = await portal().signIn('marco');
  const { status, json } = await marco.get(`${HOME_LIST}${query}`);
  expect(status).toBe(200);
  return json;
}

/** Marco's own list as a file, in Italian. */
async function sheetOf(query: string): Promise<ReadSheet> {
  const marco = await portal().signIn('marco');
  const response = await fetch(`${portal().url}/api/users/generate-excel${query}`, {
    headers: { authorization: `Bearer ${marco.token}`, 'accept-language': 'it' },
  });
  return readSheet(new Uint8Array(await response.arrayBuffer()));
}

/** From the oldest to the newest, each balance is the one before it plus the line's own hours. */
function expectToAddUp(list: OwnExchange[], isNewestFirst = true): void {
  const oldestFirst = isNewestFirst ? list.toReversed() : list;
  for (const [index, line] of oldestFirst.entries()) {
    const before = oldestFirst[index - 1];
    if (before) expect(line.balanceAfter).toBe((before.balanceAfter ?? 0) + line.quantityOfHours);
  }
}

/** Giulia registers an exchange within Bergamo, which is confirmed at once, or Marco one that waits. */
async function register({ day, halves, gave, waits }: Step): Promise<number> {
  const { person } = portal().world;
  const sides = gave
    ? { userFrom: person.marco, userTo: person.anna }
    : { userFrom: person.anna, userTo: person.marco };
  const form = bankForm(portal(), {
    ...sides,
    dateOfTransaction: `2026-10-${String(day).padStart(2, '0')}`,
    quantityOfHours: halves / 2,
  });
  const caller = await portal().signIn(waits ? (gave ? 'marco' : 'anna') : 'giulia');
  const answer = await caller.post(waits ? HOME_LIST : '/admin/transactions', form);
  expect(answer.status).toBe(201);
  return answer.json.id;
}

interface Step {
  day: number;
  halves: number;
  gave: boolean;
  waits: boolean;
  /** What happens to it after everything has been registered. */
  end: 'confirm' | 'reverse' | 'nothing';
}

const step: fc.Arbitrary<Step> = fc.record({
  day: fc.integer({ min: 1, max: 9 }),
  halves: fc.integer({ min: 1, max: 9 }),
  gave: fc.boolean(),
  waits: fc.boolean(),
  end: fc.constantFrom('confirm', 'reverse', 'nothing'),
});

describe('the balance after each of my exchanges', () => {
  it('adds up line by line to the balance of today, whatever the course of events', async () => {
    const giulia = await portal().signIn('giulia');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        const made: { id: number; end: Step['end']; waits: boolean }[] = [];
        for (const one of steps) made.push({ id: await register(one), ...one });
        for (const { id, end, waits } of made.toReversed()) {
          if (waits && end !== 'nothing') await giulia.patch(`${HOME_LIST}/${id}/approve`);
          if (end === 'reverse') await giulia.patch(`${HOME_LIST}/${id}/reject-confirmed`);
        }
        const whole = await listOf('');
        expectToAddUp(whole);
        const { total } = await balanceOf(portal(), 'marco');
        if (whole.length > 0) {
          expect(whole[0]?.balanceAfter).toBe(total);
          expect(whole.at(-1)?.balanceAfter).toBe(whole.at(-1)?.quantityOfHours);
        }
        expect(await listOf('?limit=3&offset=2')).toEqual(whole.slice(2, 5));
        expectToAddUp(await listOf('?sort=dateOfTransaction'), false);
        expect(await listOf('?sort=dateOfTransaction')).toEqual(whole.toReversed());
        const days = (line: OwnExchange) => Number(line.dateOfTransaction.slice(0, 2));
        expect(await listOf('?from=2026-10-03&to=2026-10-06&offset=1')).toEqual(
          whole.filter((line) => days(line) >= 3 && days(line) <= 6).slice(1),
        );
      }),
      { numRuns: 6 },
    );
  });

  it('is the same in the file', async () => {
    const sheet = await sheetOf('');
    const list = await listOf('');
    expect(sheet.rows.map((row) => row['Saldo dopo']?.value)).toEqual(
      list.map(({ balanceAfter }) => balanceAfter),
    );
  });

  it.each([
    '?sort=quantityOfHours',
    '?sort=-id',
    '?sort=note',
    '?q=festa',
    '?status=reversed',
    '?status=pending',
  ])('is left out, on the wire and in the file, where lines cannot add up: %s', async (query) => {
    await register({ day: 1, halves: 2, gave: true, waits: false, end: 'nothing' });
    const list = await listOf(query);
    expect(list.map(({ balanceAfter }) => balanceAfter)).toEqual(list.map(() => null));
    const sheet = await sheetOf(query);
    expect(sheet.headers).not.toContain('Saldo dopo');
  });

  it.each(['creditor', 'debtor'] as const)(
    'is left out where only one side is shown: %s',
    async (side) => {
      const marco = await portal().signIn('marco');
      const { json } = await marco.get(`${HOME_LIST}/${side}`);
      expect(json.every(({ balanceAfter }) => balanceAfter === null)).toBe(true);
    },
  );
});

describe('the list of a member at the desk of their bank', () => {
  it('is the member’s own, with the same balances; a member cannot ask for it', async () => {
    await register({ day: 4, halves: 3, gave: true, waits: false, end: 'nothing' });
    const [giulia, marco] = [await portal().signIn('giulia'), await portal().signIn('marco')];
    const path = `/admin/banks/users/${portal().world.person.marco}/transactions`;
    const own = await listOf('');
    expect(own.length).toBeGreaterThan(0);
    expect((await giulia.get(path)).json).toEqual(own);
    const given = own.filter(({ quantityOfHours: hours }) => hours > 0);
    expect((await giulia.get(`${path}?side=creditor`)).json).toEqual(
      given.map((line) => ({ ...line, balanceAfter: null })),
    );
    expect((await giulia.get(`${path}?status=pending`)).status).toBe(200);
    expect((await marco.get(path)).status).toBe(403);
  });
});
