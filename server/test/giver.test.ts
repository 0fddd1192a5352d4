/**
 * What a bank may ask of who gives (specifications §48 and §49): their fee, and that they are insured. On every
 * road by which hours are recorded as given; never of who receives, and never of what is recorded already.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { RuleName } from '#contract/banks/bank-rules.ts';
import { bankForm, receivedForm } from './support/exchanges.ts';
import { insertPolicy, openFees } from './support/fees.ts';
import { secondAdministrator } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalInFull } from './support/refusals.ts';
import { TODAY, type Who } from './support/world.ts';

const portal = portalForEachStory();
const idOf = (who: Who) => portal().world.person[who];
const giulia = () => portal().signIn('giulia');
const query = async (text: string, values: unknown[] = []) =>
  (await portal().deps.database.pool.query(text, values)).rows;

async function turnOn(rule: RuleName) {
  const { status } = await (await giulia()).put(`/admin/rules/${rule}`, {
    ...{ value: true, note: 'Assemblea' },
  });
  expect(status).toBe(200);
}

const codeOf = (answer: { status: number; json: unknown }) => refusalInFull(answer).slice(0, 2);

/** Every road by which hours are recorded as given by Marco, with what each answers. */
async function roadsOfMarco() {
  const { person, bank } = portal().world;
  const [desk, marco] = [await giulia(), await portal().signIn('marco')];
  await nameDelegate(portal(), person.marco, person.anna);
  const forMarco = await actingFor(portal(), 'anna', person.marco);
  const toGiulia = { ...termsOf(portal().world), bankTo: bank.bergamo, userTo: person.giulia };
  const toSara = { ...toGiulia, bankTo: bank.lecco, userTo: person.sara };
  const cheque = await chequeOf(portal(), 'anna');
  const { userFrom: _, ...paper } = chequeForm(portal());
  const { id: agreed } = await insertArrangement(
    portal(),
    { id: person.marco, bankId: bank.bergamo },
    { id: person.giulia, bankId: bank.bergamo },
  );
  const many = { ...bankForm(portal()), all: 0, listUserFrom: [person.marco] } as const;
  const evening = {
    ...{ came: 'gave', people: [{ id: person.marco, hours: 1 }], other: person.anna },
    ...{ activity: portal().world.activity, dateOfTransaction: TODAY, note: 'Serata' },
  } as const;
  return {
    'by themselves': () => marco.post('/users/transactions', toGiulia),
    'to a friend bank': () => marco.post('/users/transactions', toSara),
    'by a person of trust': () => forMarco.post('/users/transactions', toGiulia),
    'by a cheque': () => marco.post(`/users/cheques/${cheque}`, paper),
    'from an appointment': () =>
      marco.post(`/users/arrangements/${agreed}/done`, { quantityOfHours: 1 }),
    'by the desk': () => desk.post('/admin/transactions', bankForm(portal())),
    'with many': () =>
      desk.post('/admin/transactions/multiple', { ...many, listUserTo: [person.anna, person.giulia] }),
    'on an evening': () => desk.post('/admin/transactions/evening', evening),
    'by a cheque at the desk': () =>
      desk.post(`/admin/cheques/${cheque}/book`, chequeForm(portal())),
  };
}
