/** Who accompanies a newcomer: named at the desk, and how it ends (specification §43). */
import { describe, expect, it } from 'vitest';
import { accompany, companyFor, fundIn, service, willing } from './support/companions.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { insertPerson, moveToBank } from './support/fixture-rows.ts';
import { bringIn } from './support/imports.ts';
import { portalForEachStory } from './support/portal.ts';
import { suspended } from './support/suspensions.ts';
import { NOW } from './support/world.ts';

const portal = portalForEachStory();
const atDesk = async (id: number) =>
  (await (await portal().signIn('giulia')).get(`/admin/banks/users/${id}/companion`)).json;
const codeOf = ({ status, json }: { status: number; json: unknown }) => [status, Object(json).code];
const passDays = (days: number) => portal().passMinutes(days * 24 * 60);
const NOBODY = { companion: undefined, newcomers: [] };

/** Marco accompanies Anna. */
async function named(): Promise<number> {
  const { anna, marco } = portal().world.person;
  await willing(portal(), marco);
  expect((await accompany(portal(), anna, marco)).status).toBe(201);
  const [row] = await portal().rows('select max(id) as id from companion');
  return row.id;
}

describe('the desk names a companion', () => {
  it('whom both read with a first name, and the desk with who it was, from when until when', async () => {
    const { anna, marco } = portal().world.person;
    await willing(portal(), marco);
    expect(await atDesk(anna)).toEqual({
      ...{ isNewcomer: true, companion: null, newcomers: [] },
      willing: [{ userId: marco, name: 'Marco Bianchi', newcomers: 0 }],
    });
    const { status, json } = await accompany(portal(), anna, marco);
    const days = { since: '2026-11-20', until: '2027-01-18' };
    expect([status, json]).toEqual([
      201,
      {
        ...{ isNewcomer: true, newcomers: [], willing: [] },
        companion: { userId: marco, name: 'Marco Bianchi', ...days },
      },
    ]);
    expect((await atDesk(marco)).newcomers).toEqual([
      { userId: anna, name: 'Anna Ferrari', ...days },
    ]);
    const own = (await (await portal().signIn('anna')).get('/users/companion')).json;
    const id = own.companion?.id;
    // Marco gives his telephone to whom he says yes to; Anna's is not what all members find.
    expect(own).toEqual({
      companion: {
        id,
        userId: marco,
        name: 'Marco',
        phone: '333 1234567',
        canWrite: true,
        ...days,
      },
      ...{ newcomers: [], welcomes: false },
    });
    expect((await (await portal().signIn('marco')).get('/users/companion')).json).toEqual({
      ...{ companion: null, welcomes: true },
      newcomers: [{ id, userId: anna, name: 'Anna', phone: null, canWrite: true, ...days }],
    });
    expect(await companyFor(portal(), 'giulia')).toEqual(NOBODY);
  });

  it('with the telephone that each has agreed to show, and no other', async () => {
    const { anna, marco } = portal().world.person;
    await named();
    const phones = async () => {
      const own = (await (await portal().signIn('anna')).get('/users/companion')).json;
      const theirs = (await (await portal().signIn('marco')).get('/users/companion')).json;
      return [own.companion?.phone ?? null, theirs.newcomers[0]?.phone ?? null];
    };
    await portal().rows('update person set gives_phone = false where id = $1', [marco]);
    expect(await phones()).toEqual([null, null]);
    await portal().rows(`update person set contact = 'phone' where id = any($1)`, [[anna, marco]]);
    expect(await phones()).toEqual(['333 1234567', null]);
    await portal().rows('update membership set findable = true where person_id = $1', [anna]);
    expect(await phones()).toEqual(['333 1234567', '333 1234567']);
    await portal().rows(
      `update person set contact = 'desk', gives_phone = true where id = any($1)`,
      [[anna, marco]],
    );
    expect(await phones()).toEqual([null, null]);
  });

  it('once: naming the same one again changes nothing, and somebody else is told to look again', async () => {
    const { anna, marco, giulia } = portal().world.person;
    await named();
    await willing(portal(), giulia);
    expect((await accompany(portal(), anna, marco)).status).toBe(201);
    expect(codeOf(await accompany(portal(), anna, giulia))).toEqual([409, 'changed-meanwhile']);
    expect(await portal().rows('select companion_id from companion')).toEqual([
      { companion_id: marco },
    ]);
    expect(await portal().rows(`select from audit where action = 'companion-named'`)).toHaveLength(
      1,
    );
    expect(await portal().rows(`select from outbox where kind = 'companion-named'`)).toHaveLength(
      1,
    );
  });

  it('who may be an administrator, also by their own hand', async () => {
    const { anna, giulia } = portal().world.person;
    await willing(portal(), giulia);
    expect((await accompany(portal(), anna, giulia)).status).toBe(201);
    expect((await companyFor(portal(), 'giulia')).newcomers).toEqual(['Anna']);
  });

  it('who is willing, a member of the bank, and somebody else', async () => {
    const { anna, marco, sara, elena } = portal().world.person;
    expect(codeOf(await accompany(portal(), anna, marco))).toEqual([409, 'not-willing']);
    await willing(portal(), marco, anna, sara, elena);
    expect(codeOf(await accompany(portal(), anna, anna))).toEqual([409, 'two-different-people']);
    for (const stranger of [sara, elena, 999_999]) {
      expect((await accompany(portal(), anna, stranger)).json).toMatchObject({
        errors: [{ path: 'companionId', code: 'not-a-member' }],
      });
    }
    for (const stranger of [sara, elena, 999_999]) {
      expect((await accompany(portal(), stranger, marco)).status).toBe(404);
    }
    const giulia = await portal().signIn('giulia');
    const path = `/admin/banks/users/${anna}/companion` as const;
    for (const companionId of [-1, 0, 1.5]) {
      expect((await giulia.post(path, { companionId })).status).toBe(400);
    }
    expect(await portal().rows('select from companion')).toEqual([]);
  });

  it('who accompanies three at most, however many desks name them at once', async () => {
    const { marco } = portal().world.person;
    await willing(portal(), marco);
    const people = await Promise.all(
      Array.from({ length: 5 }, () => insertPerson(portal(), 'bergamo', 'active')),
    );
    const answers = await Promise.all(people.map(({ id }) => accompany(portal(), id, marco)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(codeOf(refused ?? { status: 0, json: {} })).toEqual([409, 'too-many-newcomers']);
    // One that has ended counts no more, also before the night.
    const first = people[answers.findIndex(({ status }) => status === 201)]?.id ?? 0;
    await service(portal(), 'bergamo', { giver: first, receiver: marco });
    await service(portal(), 'bergamo', { giver: marco, receiver: first });
    const late = people[answers.findIndex(({ status }) => status === 409)]?.id ?? 0;
    expect((await accompany(portal(), late, marco)).status).toBe(201);
  });

  it('who accompanies no fourth, also while another desk is naming the third', async () => {
    const { anna, marco, giulia } = portal().world.person;
    await willing(portal(), marco);
    const people = await Promise.all(
      Array.from({ length: 3 }, () => insertPerson(portal(), 'bergamo', 'active')),
    );
    const third = people.pop()?.id ?? 0;
    for (const { id } of people) await accompany(portal(), id, marco);
    const other = await beginOther(portal().deps);
    await other.run('select from person where id = $1 for no key update', [marco]);
    await other.run(
      `insert into companion (bank_id, newcomer_id, companion_id, made_by, made_at)
       values ($1, $2, $3, $4, $5)`,
      [portal().world.bank.bergamo, third, marco, giulia, NOW],
    );
    const naming = accompany(portal(), anna, marco);
    await somebodyWaits(portal().deps);
    await other.end();
    expect(codeOf(await naming)).toEqual([409, 'too-many-newcomers']);
  });

  it('one, when two desks name two at once', async () => {
    const { anna, marco, giulia } = portal().world.person;
    await willing(portal(), marco, giulia);
    const answers = await Promise.all(
      [marco, giulia].map((companionId) => accompany(portal(), anna, companionId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await portal().rows('select from companion where ended_at is null')).toHaveLength(1);
  });

  it('not while the bank is suspended; ending stays possible', async () => {
    const id = await named();
    const { marco, giulia } = portal().world.person;
    await suspended(portal(), 'bergamo');
    expect(codeOf(await accompany(portal(), giulia, marco))).toEqual([403, 'bank-suspended']);
    const anna = await portal().signIn('anna');
    expect((await anna.delete(`/users/companion/${id}`)).status).toBe(204);
  });
});

describe('a newcomer', () => {
  it('is one for ninety days, the last one too', async () => {
    const { anna } = portal().world.person;
    passDays(90);
    expect((await atDesk(anna)).isNewcomer).toBe(true);
    passDays(1);
    expect((await atDesk(anna)).isNewcomer).toBe(false);
    await willing(portal(), portal().world.person.marco);
    expect(codeOf(await accompany(portal(), anna, portal().world.person.marco))).toEqual([
      409,
      'not-a-newcomer',
    ]);
  });

  it('has fewer than two confirmed services, on either side, and of no other kind', async () => {
    const { anna, marco } = portal().world.person;
    await service(portal(), 'bergamo', { giver: anna, receiver: marco });
    for (const kind of ['gift', 'share', 'opening', 'settlement'] as const) {
      await service(portal(), 'bergamo', { giver: marco, receiver: anna }, { kind });
    }
    const fund = await fundIn(portal(), 'bergamo');
    await service(portal(), 'bergamo', { giver: anna, receiver: fund });
    await service(portal(), 'bergamo', { giver: fund, receiver: anna });
    expect((await atDesk(anna)).isNewcomer).toBe(true);
    await service(portal(), 'bergamo', { giver: marco, receiver: anna });
    expect((await atDesk(anna)).isNewcomer).toBe(false);
  });

  it('came for the first time, and from the day on which an import brought them', async () => {
    const { anna } = portal().world.person;
    const giulia = await portal().signIn('giulia');
    const people = 'Cognome;Nome;Iscritto il\nAgazzi;Adele;01/05/1998';
    await bringIn(portal(), giulia, people);
    const [adele] = await portal().rows(
      `select person_id as id, decided_at from membership join person on person.id = person_id
       where surname = 'Agazzi'`,
    );
    expect(adele.decided_at.toISOString().slice(0, 4)).toBe('1998');
    expect((await atDesk(adele.id)).isNewcomer).toBe(true);
    // What an import knows of its rows goes after a month.
    await portal().rows('delete from import');
    expect((await atDesk(adele.id)).isNewcomer).toBe(true);
    await portal().rows(`update membership set decided_at = '1998-05-01' where person_id = $1`, [
      anna,
    ]);
    await portal().rows(`update person set created_at = '1998-05-01' where id = $1`, [anna]);
    expect((await atDesk(anna)).isNewcomer).toBe(false);
    await portal().rows('update membership set decided_at = $2 where person_id = $1', [anna, NOW]);
    expect((await atDesk(anna)).isNewcomer).toBe(true);
    await moveToBank(portal(), anna, portal().world.bank.lecco);
    await portal().rows(
      `update membership set state = 'ended', ended_at = now() where person_id = $1`,
      [anna],
    );
    await portal().rows(
      `insert into membership (person_id, bank_id, state, requested_at, decided_at)
       values ($1, $2, 'active', now(), now())`,
      [anna, portal().world.bank.bergamo],
    );
    expect((await atDesk(anna)).isNewcomer).toBe(false);
  });
});

it('whether somebody gladly accompanies newcomers they say themselves', async () => {
  const marco = await portal().signIn('marco');
  const own = async () => (await marco.get('/users/companion')).json.welcomes;
  expect(await own()).toBe(false);
  const { status, json } = await marco.put('/users/companion/welcomes', { welcomes: true });
  expect([status, json.welcomes, await own()]).toEqual([200, true, true]);
  await accompany(portal(), portal().world.person.anna, portal().world.person.marco);
  await marco.put('/users/companion/welcomes', { welcomes: false });
  expect((await companyFor(portal(), 'marco')).newcomers).toEqual(['Anna']);
  expect((await (await portal().signIn('davide')).get('/users/companion')).status).toBe(403);
});
