/**
 * The fees of a year (specification §48): laid down, received with receipts that are numbered on, waived,
 * annulled, reminded of once; nobody sees another's.
 */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeeResults } from '#contract/people/fees.ts';
import { deliverMails } from './support/background.ts';
import { openFees } from './support/fees.ts';
import { insertPerson } from './support/fixture-rows.ts';
import { secondAdministrator } from './support/fund.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { suspended } from './support/suspensions.ts';
import { emailOf, TODAY, type Who } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });
const giulia = () => portal().signIn('giulia');
const idOf = (who: Who) => portal().world.person[who];
const FEES = '/admin/fees/2026';
const cash = (...ids: number[]) => ({ ids, on: TODAY, how: 'cash' }) as const;
const said = (results: FeeResults) => results.map(({ receipt, refusal }) => receipt ?? refusal);

describe('a year', () => {
  it('is empty until it is laid down, and nothing is received before', async () => {
    await openFees(portal(), 'lecco');
    const desk = await giulia();
    await desk.put('/admin/rooms/association', { isOpen: true });
    const { json } = await desk.get(FEES);
    expect([json.dueOn, json.amounts.ordinary, json.voided]).toEqual([null, null, []]);
    expect(json.lines.map(({ surname, state, cents }) => [surname, state, cents])).toEqual([
      ['Bianchi', 'due', null],
      ['Ferrari', 'due', null],
      ['Rossi', 'due', null],
    ]);
    const early = await desk.post(`${FEES}/receive`, cash(idOf('anna')));
    expect(refusalInFull(early)).toEqual([404, 'not-found']);
  });

  it('has an amount of each group; what was received before stays as it was', async () => {
    await openFees(portal(), 'bergamo');
    const desk = await giulia();
    const seen = { ordinary: '1500' };
    await desk.post(`${FEES}/group`, { ids: [idOf('marco')], group: 'reduced' });
    await desk.post(`${FEES}/receive`, cash(idOf('anna')));
    const year = { dueOn: '2026-04-30', ordinary: { cents: 2000, words: 'Socio' } };
    expect((await desk.put(FEES, { ...year, basedOn: seen })).status).toBe(204);
    const { json } = await desk.get(FEES);
    expect(json.dueOn).toBe('2026-04-30');
    expect(json.lines.map(({ name, group, cents }) => [name, group, cents])).toEqual([
      ['Marco', 'reduced', 2000],
      ['Anna', 'ordinary', 1500],
      ['Giulia', 'ordinary', 2000],
    ]);
    const noted = await portal().rows(`select detail from audit where action = 'fee-year-set'`);
    expect(noted).toEqual([{ detail: { year: 2026, fields: ['dueOn', 'ordinary', 'reduced'] } }]);
  });

  it('of two at once the second reads what the other wrote', async () => {
    await openFees(portal(), 'bergamo');
    const [one, other] = [await giulia(), await secondAdministrator(portal())];
    const basedOn = { ordinary: '1500' };
    const asks = (cents: number) => ({
      ...{ dueOn: '2026-03-31', ordinary: { cents, words: '' }, basedOn },
      reduced: { cents: 800, words: 'Sotto i 26 anni' },
    });
    expect((await one.put(FEES, asks(2000))).status).toBe(204);
    expect((await one.put(FEES, asks(2000))).status).toBe(204);
    expect(refusalInFull(await other.put(FEES, asks(3000)))).toEqual([
      409,
      'changed-meanwhile',
      [{ field: 'ordinary', before: '1500', after: '2000', by: null }],
    ]);
  });

  it('asks for more than nothing and for no more than a thousand euro', async () => {
    await openFees(portal(), 'bergamo');
    const desk = await giulia();
    for (const cents of [0, -1, 100_001, 1.5]) {
      const answer = await desk.put(FEES, { dueOn: TODAY, ordinary: { cents, words: '' } });
      expect(refusalInFull(answer)).toEqual([
        ...[400, 'invalid-input'],
        [{ path: 'ordinary.cents', code: 'invalid' }],
      ]);
    }
    const year = { dueOn: '2026-02-29', ordinary: { cents: 1500, words: '' } };
    expect(refusalInFull(await desk.put(FEES, year)).at(-1)).toEqual([
      { path: 'dueOn', code: 'date-invalid' },
    ]);
  });
});

describe('fees', () => {
  beforeEach(() => openFees(portal(), 'bergamo'));

  it('are received many at once, each with the next receipt, or with why not', async () => {
    const desk = await giulia();
    const sara = idOf('sara');
    const { json } = await desk.post(`${FEES}/receive`, cash(idOf('anna'), sara, idOf('marco')));
    expect(said(json)).toEqual([1, 'not-found', 2]);
    const again = await desk.post(`${FEES}/receive`, cash(idOf('anna'), idOf('giulia')));
    expect(said(again.json)).toEqual(['already-decided', 3]);
    const { json: fees } = await desk.get(FEES);
    expect(fees.lines.map(({ state, receipt, on, how }) => [state, receipt, on, how])).toEqual([
      ['received', 2, TODAY, 'cash'],
      ['received', 1, TODAY, 'cash'],
      ['received', 3, TODAY, 'cash'],
    ]);
    await expect(portal().rows('update fee set cents = 1')).rejects.toThrow();
    const noted = await portal().rows(
      `select detail from audit where action = 'fee-received' order by id limit 1`,
    );
    expect(noted).toEqual([{ detail: { year: 2026, receipt: 1 } }]);
  });

  it('have receipts without a gap and none twice, also of 32 desks at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 64 }, () => insertPerson(portal(), 'bergamo', 'active')),
    );
    const desks = [await giulia(), await secondAdministrator(portal())];
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, nth) => {
        const ids = people.slice(nth * 2, nth * 2 + 2).map(({ id }) => id);
        // Every fourth names somebody whom the one before it names too.
        const also = nth % 4 === 3 ? [people[nth * 2 - 1]?.id ?? 0] : [];
        return desks[nth % 2]?.post(`${FEES}/receive`, cash(...ids, ...also));
      }),
    );
    const receipts = answers
      .flatMap((answer) => (answer?.json ?? []).map(({ receipt }) => receipt))
      .filter((receipt) => receipt !== null);
    expect(receipts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, n) => n + 1));
    const counted = await portal().rows('select last_receipt from fee_year');
    expect(counted).toEqual([{ last_receipt: 64 }]);
  });

  it('taken back some seconds later are due again; the receipt keeps its number', async () => {
    const [desk, other] = [await giulia(), await secondAdministrator(portal())];
    await desk.post(`${FEES}/receive`, cash(idOf('anna'), idOf('marco')));
    const ids = [idOf('anna')];
    expect(said((await other.post(`${FEES}/take-back`, { ids })).json)).toEqual([
      'nothing-to-take-back',
    ]);
    expect(said((await desk.post(`${FEES}/take-back`, { ids })).json)).toEqual([null]);
    const { json } = await desk.post(`${FEES}/receive`, cash(...ids));
    expect(said(json)).toEqual([3]);
    const { json: fees } = await desk.get(FEES);
    expect(fees.voided).toMatchObject([{ receipt: 1, surname: 'Ferrari', reason: '' }]);
    await portal().rows(`alter table fee disable trigger fee_immutable`);
    await portal().rows(`update fee set made_at = made_at - interval '1 minute'`);
    expect(said((await desk.post(`${FEES}/take-back`, { ids })).json)).toEqual([
      'nothing-to-take-back',
    ]);
  });

  it('are waived for a reason, and asked for again', async () => {
    const desk = await giulia();
    const ids = [idOf('anna')];
    const without = await desk.post(`${FEES}/waive`, { ids, reason: ' ' });
    expect(refusalInFull(without).at(-1)).toEqual([{ path: 'reason', code: 'required' }]);
    await desk.post(`${FEES}/waive`, { ids, reason: 'Cura la segreteria' });
    const line = async () => (await desk.get(FEES)).json.lines.find(({ name }) => name === 'Anna');
    expect(await line()).toMatchObject({
      ...{ state: 'waived', cents: null, reason: 'Cura la segreteria' },
    });
    const later = await desk.post(`${FEES}/receive`, cash(...ids));
    expect(said(later.json)).toEqual(['already-decided']);
    await (await secondAdministrator(portal())).post(`${FEES}/take-back`, { ids });
    expect(await line()).toMatchObject({ state: 'due', cents: 1500, reason: '' });
  });

  it('with a wrong receipt: it is annulled once, with a reason, and another is made', async () => {
    const desk = await giulia();
    await desk.post(`${FEES}/receive`, cash(idOf('anna')));
    const reason = { reason: 'Era un bonifico' };
    expect((await desk.post(`${FEES}/void/1`, reason)).status).toBe(204);
    expect(refusalInFull(await desk.post(`${FEES}/void/1`, reason))).toEqual([
      ...[409, 'already-decided'],
    ]);
    expect((await desk.post(`${FEES}/void/2`, reason)).status).toBe(404);
    const transfer = { ids: [idOf('anna')], on: TODAY, how: 'transfer' } as const;
    expect(said((await desk.post(`${FEES}/receive`, transfer)).json)).toEqual([2]);
    expect((await desk.get(FEES)).json.voided).toMatchObject([{ receipt: 1, ...reason }]);
  });

  it('of who left and came back are one; after leaving they can still be received', async () => {
    const [desk, marco] = [await giulia(), idOf('marco')];
    expect((await desk.delete(`/admin/banks/users/${marco}`)).status).toBe(204);
    const { json: left } = await desk.get(FEES);
    expect(left.lines[0]).toMatchObject({ name: 'Marco', until: TODAY, state: 'due' });
    expect(said((await desk.post(`${FEES}/receive`, cash(marco))).json)).toEqual([1]);
    await portal().rows(
      `insert into membership (person_id, bank_id, state, number, requested_at, decided_at)
       select person_id, bank_id, 'active', 999, decided_at, decided_at
       from membership where person_id = $1 and state = 'ended'`,
      [marco],
    );
    const { json: back } = await desk.get(FEES);
    const lines = back.lines.filter(({ userId }) => userId === marco);
    expect(lines).toMatchObject([{ number: 999, until: null, state: 'received', receipt: 1 }]);
  });

  it('keep their group in the next year', async () => {
    const desk = await giulia();
    await desk.post(`${FEES}/group`, { ids: [idOf('anna')], group: 'reduced' });
    const reduced = { cents: 900, words: '' };
    const year = { dueOn: '2027-03-31', ordinary: { cents: 2000, words: '' }, reduced };
    await desk.put('/admin/fees/2027', year);
    const { json } = await desk.get('/admin/fees/2027');
    const anna = json.lines.find(({ name }) => name === 'Anna');
    expect(anna).toMatchObject({ group: 'reduced', cents: 900 });
  });

  it('are received on a day that has come, not before the bank was, 200 at most', async () => {
    const desk = await giulia();
    const at = async (otherwise: object) =>
      refusalInFull(await desk.post(`${FEES}/receive`, { ...cash(idOf('anna')), ...otherwise })).at(
        -1,
      );
    expect(await at({ on: '2026-11-21' })).toEqual([{ path: 'on', code: 'date-future' }]);
    expect(await at({ on: '1900-01-01' })).toEqual([{ path: 'on', code: 'date-too-early' }]);
    expect(await at({ how: 'card' })).toEqual([{ path: 'how', code: 'required' }]);
    const many = Array.from({ length: 201 }, (_, nth) => nth + 1);
    expect(await at({ ids: many })).toEqual([{ path: 'ids', code: 'too-long' }]);
    expect(await at({ ids: [1, 1] })).toEqual([{ path: 'ids', code: 'invalid' }]);
  });

  it('of another bank are not there, and a suspended bank writes nothing', async () => {
    await openFees(portal(), 'lecco');
    const paolo = await portal().signIn('paolo');
    const { json } = await paolo.post(`${FEES}/receive`, cash(idOf('anna')));
    expect(said(json)).toEqual(['not-found']);
    await suspended(portal(), 'bergamo');
    const desk = await giulia();
    const wish = await desk.post(`${FEES}/receive`, cash(idOf('anna')));
    expect(refusalInFull(wish)[1]).toBe('bank-suspended');
    expect((await desk.get(FEES)).status).toBe(200);
  });
});

describe('one’s own fee', () => {
  it('everybody reads theirs, and nobody another’s', async () => {
    await openFees(portal(), 'bergamo');
    await (await giulia()).post(`${FEES}/receive`, cash(idOf('anna')));
    const bank = {
      bankName: 'Banca del Tempo di Bergamo',
      year: 2026,
      dueOn: '2026-03-31',
      cents: 1500,
    };
    const { json: own } = await (await portal().signIn('anna')).get('/users/fees');
    expect(own).toEqual([{ ...bank, state: 'received', on: TODAY, how: 'cash', receipt: 1 }]);
    const marco = await portal().signIn('marco');
    const { json: other } = await marco.get('/users/fees');
    expect(other).toEqual([{ ...bank, state: 'due', on: null, how: null, receipt: null }]);
    expect((await marco.get(FEES)).status).toBe(403);
  });
});

describe('the letter', () => {
  it('goes once a year to members whose fee is due, without a sum', async () => {
    await openFees(portal(), 'bergamo');
    const desk = await giulia();
    await desk.post(`${FEES}/receive`, cash(idOf('anna')));
    const { json } = await desk.get(FEES);
    expect(json.reminder).toEqual({ sentOn: null, mails: 2, byDesk: 0 });
    expect((await desk.post(`${FEES}/remind`, null)).status).toBe(204);
    expect(refusalInFull(await desk.post(`${FEES}/remind`, null))).toEqual([
      409,
      'already-decided',
    ]);
    // Meanwhile one has paid.
    await desk.post(`${FEES}/receive`, cash(idOf('giulia')));
    await deliverMails(portal().deps);
    const { text } = await catcher.next({
      ...{ to: emailOf('marco'), subject: 'La quota 2026 di Banca del Tempo di Bergamo' },
    });
    expect(text).toContain('si versa entro il 31/03/2026');
    expect(text).not.toMatch(/15,00|€/);
    expect((await desk.get(FEES)).json.reminder.sentOn).toBe(TODAY);
  });
});
