/** Gifts of hours: two-sided like everything in the books, and within what the bank allows. */
import { describe, expect, it } from 'vitest';
import { balanceOf, expectBooksToBalance } from './support/exchanges.ts';
import { fundOf, secondAdministrator, setRule } from './support/fund.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

async function give(hours: number, toPerson: number | null, key?: string) {
  const marco = await portal().signIn('marco');
  const headers = key ? { 'idempotency-key': key } : undefined;
  return marco.post('/users/gifts', { toPerson, hours, note: 'Per ringraziare' }, headers);
}

describe('a member gives', () => {
  it('to the fund: the hours move at once, and no service is counted', async () => {
    const { json, status } = await give(1.5, null);
    expect([status, json.kind, json.status]).toEqual([201, 'gift', 'confirmed']);
    expect([json.userToDisplayName, json.userFromDisplayName, json.activity]).toEqual([
      'Marco Bianchi',
      'Fondo ore',
      'Dono di ore',
    ]);
    expect(await balanceOf(portal(), 'marco')).toEqual({ total: -1.5, gave: 0, received: 0 });
    expect(await fundOf(portal())).toMatchObject({
      balance: 1.5,
      cameIn: [{ kind: 'gift', hours: 1.5 }],
      wentOut: [],
    });
    await expectBooksToBalance(portal());
  });

  it('to another member of the bank, any minute', async () => {
    const { anna } = portal().world.person;
    expect((await give(0.25, anna)).json).toMatchObject({ status: 'confirmed', kind: 'gift' });
    expect((await balanceOf(portal(), 'anna')).total).toBe(0.25);
    expect((await fundOf(portal())).balance).toBe(0);
    await expectBooksToBalance(portal());
  });

  it('once, however often the same is sent', async () => {
    const { anna } = portal().world.person;
    const answers = await Promise.all(['a', 'a', 'a'].map((key) => give(1, anna, key)));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect((await balanceOf(portal(), 'anna')).total).toBe(1);
  });

  it('and the receiver or the desk can send it back', async () => {
    const { json } = await give(2, portal().world.person.anna);
    const marco = await portal().signIn('marco');
    const own = await marco.patch(`/users/transactions/${json.id}/reject-confirmed`, {});
    expect(own.json.code).toBe('debtor-cannot-reverse');
    const anna = await portal().signIn('anna');
    const back = await anna.patch(`/users/transactions/${json.id}/reject-confirmed`, {});
    expect(back.status).toBe(200);
    expect((await balanceOf(portal(), 'marco')).total).toBe(0);
  });
});

describe('a gift is refused', () => {
  const codeOf = async (answer: ReturnType<typeof give>) => (await answer).json.errors;

  it('to yourself, to somebody of another bank, or to nobody there is', async () => {
    const { person } = portal().world;
    const at = (code: string) => [{ path: 'toPerson', code }];
    expect(await codeOf(give(1, person.marco))).toEqual(at('same-person'));
    expect(await codeOf(give(1, person.sara))).toEqual(at('not-a-member'));
    expect(await codeOf(give(1, 999_999))).toEqual(at('not-a-member'));
  });

  it('beyond the largest, beyond those of a year, or from below the band', async () => {
    const { anna } = portal().world.person;
    await setRule(portal(), 'band-low-first-year', -30);
    const at = (code: string) => [{ path: 'hours', code }];
    expect(await codeOf(give(10.5, anna))).toEqual(at('gift-too-large'));
    expect((await give(10, anna)).status).toBe(201);
    expect((await give(9.5, anna)).status).toBe(201);
    expect(await codeOf(give(1, anna))).toEqual(at('gifts-used-up'));
    expect(await codeOf(give(11, null))).toEqual(at('gift-below-band'));
    expect((await give(10.5, null)).status).toBe(201);
  });

  it('in pieces at the same moment that pass the year together', async () => {
    const { anna } = portal().world.person;
    await setRule(portal(), 'band-low-first-year', -100);
    const marco = await portal().signIn('marco');
    const gift = { toPerson: anna, hours: 6, note: 'A pezzi' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => marco.post('/users/gifts', gift)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      201,
      201,
      ...Array(5).fill(400),
    ]);
    expect((await balanceOf(portal(), 'anna')).total).toBe(18);
  });

  it.each([0, -1, 0.01, 6e-323, 101])('of %s hours', async (hours) => {
    const { anna } = portal().world.person;
    expect(await codeOf(give(hours, anna))).toEqual([
      { path: 'hours', code: 'gift-hours-invalid' },
    ]);
  });
});

describe('the desk gives from the fund', () => {
  const body = (toPerson: number, hours = 5) => ({ toPerson, hours, note: 'Benvenuta' });

  it('down to the limit of the fund; then it waits, until the fund can give it', async () => {
    const giulia = await portal().signIn('giulia');
    const { anna } = portal().world.person;
    await setRule(portal(), 'fund-low', -6);
    expect((await giulia.post('/admin/fund/gifts', body(anna))).json.status).toBe('confirmed');
    const { json: waits } = await giulia.post('/admin/fund/gifts', body(anna, 2));
    expect(waits.status).toBe('pending');
    expect(await fundOf(portal())).toMatchObject({
      balance: -5,
      low: -6,
      waiting: { exchanges: 1, hours: 2 },
    });
    const approve = () =>
      giulia.patch(`/users/transactions/${waits.id}/approve`, { reason: 'Subito' });
    expect((await approve()).json.code).toBe('fund-low');
    const many = await giulia.patch('/admin/transactions/approve', { ids: [waits.id] });
    expect(many.json).toEqual([{ id: waits.id, refusal: 'fund-low' }]);
    await give(1, null);
    expect((await approve()).status).toBe(200);
    expect((await fundOf(portal())).balance).toBe(-6);
    await expectBooksToBalance(portal());
  });

  it('never past the limit, with many at the same moment', async () => {
    const giulia = await portal().signIn('giulia');
    const { anna } = portal().world.person;
    await setRule(portal(), 'fund-low', -10);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => giulia.post('/admin/fund/gifts', body(anna, 3))),
    );
    const said = answers.map(({ json }) => json.status);
    expect(said.filter((status) => status === 'confirmed')).toHaveLength(3);
    expect((await fundOf(portal())).balance).toBe(-9);
  });

  it('to yourself only with another administrator', async () => {
    const giulia = await portal().signIn('giulia');
    const marco = await secondAdministrator(portal());
    const { json } = await giulia.post('/admin/fund/gifts', body(portal().world.person.giulia));
    expect(json.status).toBe('pending');
    const own = await giulia.patch(`/users/transactions/${json.id}/approve`);
    expect(own.json.code).toBe('creditor-cannot-confirm');
    expect((await marco.patch(`/users/transactions/${json.id}/approve`)).status).toBe(200);
  });

  it('to no member of another bank', async () => {
    const giulia = await portal().signIn('giulia');
    const { json } = await giulia.post('/admin/fund/gifts', body(portal().world.person.sara));
    expect(json.errors).toEqual([{ path: 'toPerson', code: 'not-a-member' }]);
  });
});
