/** Two people change the same data: the second sees what the first wrote, and nothing is lost. */
import { beforeEach, describe, expect, it } from 'vitest';
import { portalForStories } from './support/portal.ts';
import { emailOf } from './support/world.ts';

const portal = portalForStories();

const ANNA = {
  name: 'Anna',
  surname: 'Ferrari',
  phone: '333 1234567',
  dateOfBirthday: '1958-05-01',
  sex: 'n',
  prefLocale: 'it',
  email: emailOf('anna'),
};

const anna = (changes: object = {}) => ({
  id: portal().world.person.anna,
  ...ANNA,
  ...changes,
});

async function administrators() {
  const giulia = await portal().signIn('giulia');
  const { person } = portal().world;
  await giulia.patch(`/admin/banks/users/${person.marco}/role`, { role: 'ADMIN' });
  return { giulia, marco: await portal().signIn('marco') };
}

const phoneOfAnna = async () => {
  const giulia = await portal().signIn('giulia');
  return (await giulia.get(`/users/${portal().world.person.anna}`)).json.phone;
};

beforeEach(async () => {
  const { giulia } = await administrators();
  await giulia.patch('/users/bank/update', anna());
});

describe('a member edited by two administrators', () => {
  it('the second one learns what changed and by whom, and nothing is written', async () => {
    const { giulia, marco } = await administrators();
    const { person } = portal().world;
    await giulia.patch('/users/bank/update', anna({ phone: '333 999', basedOn: ANNA }));
    // The same field of somebody else, by somebody else, is another matter.
    const own = { ...ANNA, name: 'Marco', surname: 'Bianchi', email: emailOf('marco') };
    expect((await marco.patch('/users/update', { ...own, phone: '333 5' })).status).toBe(200);
    const form = anna({ dateOfBirthday: '1958-05-02', basedOn: ANNA });
    const refused = await marco.patch('/users/bank/update', form);
    expect([refused.status, refused.json.code]).toEqual([409, 'changed-meanwhile']);
    expect(refused.json.changes).toEqual([
      {
        field: 'phone',
        before: '333 1234567',
        after: '333 999',
        by: { id: person.giulia, name: 'Giulia Rossi' },
      },
    ]);
    const { json } = await giulia.get(`/users/${person.anna}`);
    expect(json).toMatchObject({ phone: '333 999', dateOfBirthday: '01/05/1958' });
  });

  it('having seen it they may write theirs', async () => {
    const { giulia, marco } = await administrators();
    await giulia.patch('/users/bank/update', anna({ phone: '333 999', basedOn: ANNA }));
    const seen = { ...ANNA, phone: '333 999' };
    const written = await marco.patch(
      '/users/bank/update',
      anna({ phone: '333 1', basedOn: seen }),
    );
    expect(written.status).toBe(200);
    expect(await phoneOfAnna()).toBe('333 1');
  });

  it('the same value from both is no conflict', async () => {
    const { giulia, marco } = await administrators();
    const form = anna({ phone: '333 999', basedOn: ANNA });
    expect((await giulia.patch('/users/bank/update', form)).status).toBe(200);
    expect((await marco.patch('/users/bank/update', form)).status).toBe(200);
  });

  it('of many at the same moment one writes, the others hear of it', async () => {
    const { giulia } = await administrators();
    const forms = Array.from({ length: 8 }, (_, index) =>
      anna({ phone: `333 ${index}`, basedOn: ANNA }),
    );
    const answers = await Promise.all(
      forms.map((form) => giulia.patch('/users/bank/update', form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('a call without basedOn writes as before', async () => {
    const { giulia, marco } = await administrators();
    await giulia.patch('/users/bank/update', anna({ phone: '333 999' }));
    expect((await marco.patch('/users/bank/update', anna())).status).toBe(200);
    expect(await phoneOfAnna()).toBe('333 1234567');
  });

  it('basedOn with fields that cannot be edited is refused', async () => {
    const { giulia } = await administrators();
    const form = anna({ basedOn: { ...ANNA, role: 'ADMIN' } });
    expect((await giulia.patch('/users/bank/update', form)).status).toBe(400);
  });
});

describe('own data', () => {
  it('in two tabs, or while an administrator mends them', async () => {
    const { giulia } = await administrators();
    const own = await portal().signIn('anna');
    await giulia.patch('/users/bank/update', anna({ phone: '333 999' }));
    const refused = await own.patch('/users/update', {
      ...ANNA,
      name: 'Anna Maria',
      basedOn: ANNA,
    });
    expect([refused.status, refused.json.changes]).toMatchObject([
      409,
      [{ field: 'phone', after: '333 999', by: { name: 'Giulia Rossi' } }],
    ]);
    const seen = { ...ANNA, phone: '333 999' };
    const kept = { ...ANNA, name: 'Anna Maria', phone: '333 999', basedOn: seen };
    expect((await own.patch('/users/update', kept)).json).toMatchObject({
      name: 'Anna Maria',
      phone: '333 999',
    });
  });
});

describe('the bank’s data', () => {
  const data = { address: 'Via Roma 1', president: 'P', secretary: 'S', gdpr: 'Privacy' };

  it('edited by two administrators', async () => {
    const { giulia, marco } = await administrators();
    await giulia.patch('/admin/update-banks', data);
    await giulia.patch('/admin/update-banks', { ...data, phone: '035 1', basedOn: data });
    const late = { ...data, address: 'Via Nuova 2', basedOn: { ...data, phone: '' } };
    const refused = await marco.patch('/admin/update-banks', late);
    expect([refused.status, refused.json.code, refused.json.changes]).toMatchObject([
      409,
      'changed-meanwhile',
      [{ field: 'phone', before: '', after: '035 1', by: { name: 'Giulia Rossi' } }],
    ]);
    const seen = { ...late, phone: '035 1', basedOn: { ...data, phone: '035 1' } };
    expect((await marco.patch('/admin/update-banks', seen)).json).toMatchObject({
      address: 'Via Nuova 2',
      phone: '035 1',
    });
  });
});

describe('the audit trail', () => {
  const trailOfAnna = async () => {
    const giulia = await portal().signIn('giulia');
    return (await giulia.get(`/admin/banks/users/${portal().world.person.anna}/audit`)).json;
  };

  it('names the fields and their values, old and new', async () => {
    const { giulia } = await administrators();
    await giulia.patch('/users/bank/update', anna({ phone: '333 999', sex: 'f' }));
    expect((await trailOfAnna())[0]).toMatchObject({
      action: 'person-updated',
      actor: 'Giulia Rossi',
      changes: [
        { field: 'phone', before: '333 1234567', after: '333 999' },
        { field: 'sex', before: 'n', after: 'f' },
      ],
    });
  });

  it('says nothing of a change that changed nothing', async () => {
    const { giulia } = await administrators();
    const before = await trailOfAnna();
    await giulia.patch('/users/bank/update', anna());
    expect(await trailOfAnna()).toEqual(before);
  });

  it('keeps to itself what was changed outside the bank that reads', async () => {
    const { pool } = portal().deps.database;
    const { giulia } = await administrators();
    await giulia.patch('/users/bank/update', anna({ phone: '333 777' }));
    const [entry] = await trailOfAnna();
    await pool.query(
      `insert into audit (at, actor_id, action, person_id, detail)
       select at, person_id, action, person_id, detail from audit where id = $1`,
      [entry?.id],
    );
    await pool.query(
      `insert into audit_change
       select (select max(id) from audit), field, '333 1', '333 2', person_id, null, changed_at
       from audit_change where audit_id = $1`,
      [entry?.id],
    );
    const [elsewhere] = await trailOfAnna();
    expect(elsewhere?.changes).toEqual([{ field: 'phone', before: null, after: null }]);
  });

  it('is refused to members, and to administrators of another bank', async () => {
    const { person } = portal().world;
    const paolo = await portal().signIn('paolo');
    const sara = await portal().signIn('sara');
    expect((await paolo.get(`/admin/banks/users/${person.anna}/audit`)).status).toBe(404);
    expect((await sara.get(`/admin/banks/users/${person.anna}/audit`)).status).toBe(403);
  });

  it('has values that nobody can rewrite, and that are deleted with the person', async () => {
    const { giulia } = await administrators();
    await giulia.patch('/users/bank/update', anna({ phone: '333 999' }));
    const { pool } = portal().deps.database;
    const rewriting = pool.query(`update audit_change set new_value = 'x'`);
    await expect(rewriting).rejects.toMatchObject({ constraint: 'audit_change_immutable' });
    const { rows } = await pool.query<{ rule: string }>(
      `select confdeltype as rule from pg_constraint
       where conrelid = 'audit_change'::regclass and confrelid = 'person'::regclass`,
    );
    expect(rows).toEqual([{ rule: 'c' }]);
  });
});
