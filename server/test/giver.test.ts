/**
 * What a bank may ask of who gives (specifications §48 and §49): their fee, and that they are insured. On every
 * road by which hours are recorded as given; never of who receives, and never of what is recorded already.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { RuleName } from '#contract/banks/bank-rules.ts';
import { insertArrangement } from './support/arrangements.ts';
import { chequeForm, chequeOf } from './support/cheques.ts';
import { actingFor, nameDelegate, termsOf } from './support/delegates.ts';
import { bankForm } from './support/exchanges.ts';
import { insertPolicy, openFees } from './support/fees.ts';
import { insertDeskMember } from './support/fixture-rows.ts';
import { secondAdministrator } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const idOf = (who: Who) => portal().world.person[who];
const giulia = () => portal().signIn('giulia');

async function turnOn(rule: RuleName, administrator: Who = 'giulia') {
  const desk = await portal().signIn(administrator);
  const { status } = await desk.put(`/admin/rules/${rule}`, {
    ...{ value: true, note: 'Assemblea' },
  });
  expect(status).toBe(200);
}

/** Every road by which hours are recorded as given by Marco, with what each answers. */
async function roadsOfMarco() {
  const { person, bank } = portal().world;
  const [desk, marco] = [await giulia(), await portal().signIn('marco')];
  await nameDelegate(portal(), person.marco, person.anna);
  const forMarco = await actingFor(portal(), 'anna', person.marco);
  const toGiulia = { ...termsOf(portal()), bankTo: bank.bergamo, userTo: person.giulia };
  const toSara = { ...toGiulia, bankTo: bank.lecco, userTo: person.sara };
  const cheque = await chequeOf(portal(), 'anna');
  const { userFrom: _, ...paper } = chequeForm(portal());
  const { id: agreed } = await insertArrangement(
    portal(),
    { id: person.marco, bankId: bank.bergamo },
    { id: person.anna, bankId: bank.bergamo },
    { state: 'agreed', hour: 8 },
  );
  const { userFrom: _from, userTo: _to, ...terms } = bankForm(portal());
  const many = { ...terms, all: 0, listUserFrom: [person.marco] } as const;
  const evening = {
    ...{ came: 'gave', people: [{ id: person.marco, hours: 1 }], other: person.anna },
    ...{ activity: portal().world.activity, dateOfTransaction: TODAY, note: 'Serata' },
  } as const;
  return {
    'by themselves': () => marco.post('/users/transactions', toGiulia),
    'to a friend bank': () => marco.post('/users/transactions', toSara),
    'by a person of trust': () => forMarco.post('/users/transactions', toGiulia),
    'by a cheque': () => marco.post(`/users/cheques/${cheque}/hand-in`, paper),
    'from an appointment': () =>
      marco.post(`/users/arrangements/${agreed}/done`, { quantityOfHours: 1 }),
    'by the desk': () => desk.post('/admin/transactions', bankForm(portal())),
    'with many': () =>
      desk.post('/admin/multiple-transactions', {
        ...many,
        listUserTo: [person.anna, person.giulia],
      }),
    'on an evening': () => desk.post('/admin/evenings', evening),
    'by a cheque at the desk': () =>
      desk.post(`/admin/cheques/${cheque}/book`, chequeForm(portal())),
  };
}

const RULES = [
  { rule: 'fee-needed-to-give', code: 'fee-missing' },
  { rule: 'insured-needed-to-give', code: 'not-insured' },
] as const;

beforeEach(() => openFees(portal(), 'bergamo'));

describe.each(RULES)('$rule', ({ rule, code }) => {
  it('refuses on every road by which hours are given, with the telephone of the desk', async () => {
    await turnOn(rule);
    for (const [road, go] of Object.entries(await roadsOfMarco())) {
      const answer = await go();
      const { giver } = Object(answer.json);
      expect([road, answer.status, Object(answer.json).code]).toEqual([road, 409, code]);
      const isDesk = ['by the desk', 'with many', 'on an evening', 'by a cheque at the desk'];
      const names = isDesk.includes(road) ? ['Marco Bianchi'] : [];
      expect([road, giver]).toEqual([road, { phone: expect.any(String), names }]);
    }
    expect(await portal().rows('select from exchange')).toEqual([]);
  });

  it('lets everybody give where it is off, and who has what is asked where it is on', async () => {
    const roads = await roadsOfMarco();
    expect((await roads['by themselves']()).status).toBe(201);
    await turnOn(rule);
    const receive = { ids: [idOf('marco')], on: TODAY, how: 'cash' } as const;
    await (await giulia()).post('/admin/fees/2026/receive', receive);
    await insertPolicy(portal(), 'bergamo');
    expect((await roads['to a friend bank']()).status).toBe(201);
  });

  it('never refuses who receives, and confirms what is recorded', async () => {
    const { person, bank } = portal().world;
    const roads = await roadsOfMarco();
    const { json } = await roads['by themselves']();
    await turnOn(rule);
    const desk = await giulia();
    const confirmed = await desk.patch(`/users/transactions/${Object(json).id}/approve`, {});
    expect(confirmed.status).toBeLessThan(300);
    const received = { ...termsOf(portal()), bankFrom: bank.bergamo, userFrom: person.marco };
    const anna = await portal().signIn('anna');
    expect((await anna.post('/users/transactions/received', received)).status).toBe(201);
    const ofFriends = { ...termsOf(portal()), bankTo: bank.bergamo, userTo: person.anna };
    const sara = await portal().signIn('sara');
    expect((await sara.post('/users/transactions', ofFriends)).status).toBe(201);
  });

  it('binds no desk of a friend bank, which books what its member received', async () => {
    const { person, bank } = portal().world;
    await openFees(portal(), 'lecco');
    await turnOn(rule, 'paolo');
    const cheque = await chequeOf(portal(), 'anna');
    const form = chequeForm(portal(), { userFrom: person.sara, bankFrom: bank.lecco });
    const desk = await giulia();
    expect((await desk.post(`/admin/cheques/${cheque}/book`, form)).status).toBe(201);
  });

  it('is passed by the desk with a reason, which stays in the history; by nobody for themselves', async () => {
    await turnOn(rule);
    const { person } = portal().world;
    const [desk, other] = [await giulia(), await secondAdministrator(portal())];
    const passing = { passing: 'Paga domani, e la polizza arriva' };
    const form = { ...bankForm(portal()), ...passing };
    expect((await desk.post('/admin/transactions', form)).status).toBe(201);
    const noted = await portal().rows(
      `select person_id, detail from audit where action = 'giver-passed'`,
    );
    expect(noted).toEqual([
      { person_id: person.marco, detail: { why: code, reason: passing.passing } },
    ]);
    const own = { ...form, userFrom: person.giulia };
    expect((await desk.post('/admin/transactions', own)).status).toBe(409);
    expect((await other.post('/admin/transactions', own)).status).toBe(201);
  });

  it('is passed with a reason for a lesson and from an appointment too, by the desk alone', async () => {
    await turnOn(rule);
    const { person, bank } = portal().world;
    const desk = await giulia();
    const passing = { passing: 'Paga domani' };
    const { bankTo: _, ...terms } = { ...termsOf(portal()), bankTo: bank.bergamo };
    const lesson = { ...terms, giver: person.marco, receivers: [person.anna] };
    expect((await desk.post('/admin/group-lessons', lesson)).status).toBe(409);
    const taught = await desk.post('/admin/group-lessons', { ...lesson, ...passing });
    expect(taught.status).toBe(201);
    const rosa = await insertDeskMember(portal(), 'bergamo', 'active');
    const { id } = await insertArrangement(
      portal(),
      { id: person.marco, bankId: bank.bergamo },
      rosa,
      { state: 'agreed', hour: 8 },
    );
    const done = { quantityOfHours: 1, ...passing };
    const marco = await portal().signIn('marco');
    expect((await marco.post(`/users/arrangements/${id}/done`, done)).status).toBe(409);
    const atDesk = desk.actingFor(rosa.id).byWord('phone');
    const without = { quantityOfHours: 1 };
    expect((await atDesk.post(`/users/arrangements/${id}/done`, without)).status).toBe(409);
    expect((await atDesk.post(`/users/arrangements/${id}/done`, done)).status).toBe(200);
    const noted = await portal().rows(`select detail from audit where action = 'giver-passed'`);
    expect(noted).toEqual(Array(2).fill({ detail: { why: code, reason: 'Paga domani' } }));
  });

  it('keeps the room open as long as it is on', async () => {
    await turnOn(rule);
    const answer = await (await giulia()).put('/admin/rooms/association', { isOpen: false });
    expect([answer.status, Object(answer.json).uses]).toEqual([409, ['rule']]);
  });
});

describe('what is asked', () => {
  it('is nothing until the day of the fee is over, nor of who pays nothing', async () => {
    await turnOn('fee-needed-to-give');
    const roads = await roadsOfMarco();
    await portal().rows(`update fee_year set due_on = $1`, [TODAY]);
    expect((await roads['by themselves']()).status).toBe(201);
    await portal().rows(`update fee_year set due_on = '2026-03-31'`);
    const waived = { ids: [idOf('marco')], reason: 'Aiuta in segreteria' };
    await (await giulia()).post('/admin/fees/2026/waive', waived);
    expect((await roads['to a friend bank']()).status).toBe(201);
  });

  it('is insurance on the day of the help', async () => {
    await turnOn('insured-needed-to-give');
    await insertPolicy(portal(), 'bergamo', { from_day: '2026-01-01', to_day: '2026-11-18' });
    const desk = await giulia();
    const on = async (dateOfTransaction: string) =>
      (await desk.post('/admin/transactions', bankForm(portal(), { dateOfTransaction }))).status;
    expect([await on('2026-11-18'), await on('2026-11-19')]).toEqual([201, 409]);
  });
});
