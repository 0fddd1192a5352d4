/** Hours of bodies (specification §51): who confirms them, and their band. */

import { beforeEach, describe, expect, it } from 'vitest';
import { insertArrangement } from './support/arrangements.ts';
import {
  nameReferent,
  parishWithTwo,
  registerBody,
  secondAdministrator,
} from './support/bodies.ts';
import type { Caller } from './support/caller.ts';
import { termsOf } from './support/delegates.ts';
import { bankForm, expectBooksToBalance } from './support/exchanges.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { openRoom } from './support/rooms.ts';

const portal = portalForEachStory();

let giulia: Caller;
beforeEach(async () => {
  await openRoom(portal(), 'bergamo', 'bodies');
  giulia = await portal().signIn('giulia');
});

describe('hours of a body are never confirmed by who gave them (L4)', () => {
  it('its referent gave: the other one confirms, they do not, nor record it as received', async () => {
    const { bank, person } = portal().world;
    const parish = await parishWithTwo(portal(), giulia);
    const marco = await portal().signIn('marco');
    const anna = await portal().signIn('anna');
    const gave = { ...termsOf(portal()), bankTo: bank.bergamo, userTo: parish };
    const { json } = await marco.post('/users/transactions', gave);
    const approve = `/users/transactions/${json.id}/approve`;
    expect(refusalOf(await marco.actingFor(parish).patch(approve))).toEqual([
      403,
      'proxy-is-creditor',
    ]);
    const received = { ...termsOf(portal()), bankFrom: bank.bergamo, userFrom: person.marco };
    const claimed = await marco.actingFor(parish).post('/users/transactions/received', received);
    expect(refusalOf(claimed)).toEqual([403, 'proxy-is-creditor']);
    expect((await anna.actingFor(parish).patch(approve)).status).toBe(200);
  });

  it('between two bodies of one referent nobody who acts for the giving one confirms', async () => {
    const { bank, person } = portal().world;
    const parish = await parishWithTwo(portal(), giulia);
    const school = await registerBody(giulia, { name: 'Scuola', taxCode: '' });
    await nameReferent(giulia, school.id, person.marco);
    const anna = await portal().signIn('anna');
    const marco = await portal().signIn('marco');
    const gave = { ...termsOf(portal()), bankTo: bank.bergamo, userTo: school.id };
    const { json } = await anna.actingFor(parish).post('/users/transactions', gave);
    const approve = `/users/transactions/${json.id}/approve`;
    const asSchool = marco.actingFor(school.id);
    expect(refusalOf(await asSchool.patch(approve))).toEqual([403, 'proxy-is-creditor']);
    const received = { ...termsOf(portal()), bankFrom: bank.bergamo, userFrom: parish };
    const claimed = await asSchool.post('/users/transactions/received', received);
    expect(refusalOf(claimed)).toEqual([403, 'proxy-is-creditor']);
    expect((await giulia.patch(approve)).status).toBe(200);
  });

  it('an administrator who is its referent decides nothing about it at the desk', async () => {
    const { person } = portal().world;
    const parish = await parishWithTwo(portal(), giulia);
    const marco = await secondAdministrator(portal(), giulia, 'marco');
    const toParish = { userFrom: person.giulia, userTo: parish };
    const waits = await marco.post('/admin/transactions', bankForm(portal(), toParish));
    expect([waits.status, waits.json.status]).toEqual([201, 'pending']);
    const of = `/users/transactions/${waits.json.id}`;
    const told = (await marco.get(`/users/transactions/${waits.json.id}`)).json;
    expect(told.can).toEqual({ confirm: false, cancel: false, reverse: false });
    for (const act of ['approve', 'reject'] as const) {
      expect(refusalOf(await marco.patch(`${of}/${act}`))).toEqual([403, 'own-decision']);
    }
    const anna = await portal().signIn('anna');
    expect((await anna.actingFor(parish).patch(`${of}/approve`)).status).toBe(200);
    expect(refusalOf(await marco.patch(`${of}/reject-confirmed`))).toEqual([403, 'own-decision']);
    await expectBooksToBalance(portal());
  });

  it('nor by an appointment of it, a band for it, or the closing of its account', async () => {
    const { bank, person } = portal().world;
    const parish = await parishWithTwo(portal(), giulia);
    const marco = await secondAdministrator(portal(), giulia, 'marco');
    const of = (id: number) => ({ id, bankId: bank.bergamo });
    const anna = of(person.anna);
    const planned = { state: 'agreed', hour: 8 } as const;
    const { id } = await insertArrangement(portal(), anna, of(parish), planned);
    const atDesk = marco.actingFor(parish).byWord('phone');
    const { json } = await atDesk.post(`/users/arrangements/${id}/done`, { quantityOfHours: 1.5 });
    expect(json.exchange?.status).toBe('pending');
    const member = `/admin/banks/users/${parish}`;
    const refused = [
      await marco.put(`${member}/band`, { low: -100, high: null, note: 'Per la festa' }),
      await marco.post(`${member}/closing`, { way: 'keep', seen: 0, isGone: false }),
    ];
    expect(refused.map(refusalOf)).toEqual([
      [403, 'own-decision'],
      [403, 'own-decision'],
    ]);
    const closed = await giulia.post(`${member}/closing`, { way: 'keep', seen: 0, isGone: false });
    expect(closed.status).toBe(204);
  });

  it('an administrator without any part in it may', async () => {
    const { person } = portal().world;
    const parish = await parishWithTwo(portal(), giulia);
    const toParish = bankForm(portal(), { userFrom: person.anna, userTo: parish });
    const { json } = await giulia.post('/admin/transactions', toParish);
    expect(json.status).toBe('confirmed');
  });
});

describe('its band', () => {
  it('is that of bodies, from the first day on, also where confirmations stop', async () => {
    const { bank, person } = portal().world;
    const parish = await parishWithTwo(portal(), giulia);
    const rule = (name: string, value: number | boolean) =>
      giulia.put(`/admin/rules/${name}`, { value, note: 'Assemblea' });
    expect((await rule('band-hard', true)).status).toBe(200);
    const band = (await giulia.get(`/admin/banks/users/${parish}/band`)).json;
    expect([band.band, band.isException]).toEqual([{ low: -50, high: 200 }, false]);
    const of = (hours: number) => ({
      ...{ ...termsOf(portal()), quantityOfHours: hours },
      ...{ bankFrom: bank.bergamo, userFrom: person.giulia },
    });
    const anna = (await portal().signIn('anna')).actingFor(parish);
    expect((await anna.post('/users/transactions/received', of(50))).json.status).toBe('confirmed');
    const beyond = await anna.post('/users/transactions/received', of(0.5));
    expect(beyond.json.status).toBe('pending');
  });
});
