/** One activity merged into another: what is to come moves, what was recorded is counted with it (specification §39). */
import { describe, expect, it } from 'vitest';
import { insertArrangement, insertStanding } from './support/arrangements.ts';
import { bankForm, recordForAnna } from './support/exchanges.ts';
import { keptActivities } from './support/kept-activities.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

/** "Compagnia e conversazione" becomes "Passeggiate insieme". */
const ids = () => ({ from: portal().world.activity, into: portal().world.activity + 1 });

async function merge({ from, into } = ids()) {
  const portale = await portal().signIn('portale');
  return { portale, ...(await portale.patch(`/portal/activities/${from}/merge`, { into })) };
}

it('moves skills without doubling, open notices, appointments and rules, and says how many', async () => {
  const { from, into } = ids();
  const { person, bank } = portal().world;
  const [anna, marco, giulia] = [
    await portal().signIn('anna'),
    await portal().signIn('marco'),
    await portal().signIn('giulia'),
  ];
  await anna.put('/users/skills', { activities: [from, into] });
  await marco.put('/users/skills', { activities: [from] });
  const open = (await anna.post('/users/notices', noticeForm(portal()))).json.id;
  const over = (await anna.post('/users/notices', noticeForm(portal(), { sure: true }))).json.id;
  await anna.post(`/users/notices/${over}/close`, { outcome: 'withdrawn' });
  await giulia.put(`/admin/activity-rules/${from}`, { throughDesk: true, shown: true });
  const [giver, receiver] = [
    { id: person.marco, bankId: bank.bergamo },
    { id: person.anna, bankId: bank.bergamo },
  ];
  const plan = await insertArrangement(portal(), giver, receiver, { state: 'agreed', hour: 9 });
  const standing = await insertStanding(portal(), giver, receiver, 'agreed');

  const { status, json, portale } = await merge();
  expect(status).toBe(200);
  expect(json).toEqual({ skills: 2, notices: 1, appointments: 2, rules: 1 });
  expect((await anna.get('/users/skills')).json.activities).toEqual([into]);
  expect((await marco.get('/users/skills')).json.activities).toEqual([into]);
  const notice = (await anna.get(`/users/notices/${open}`)).json;
  expect(notice.activity.type).toBe('Passeggiate insieme');
  const own = (await anna.get('/users/notices/mine')).json;
  expect(own.find(({ id }) => id === over)?.activity.id).toBe(from);
  expect((await giulia.get('/users/activity-rules')).json).toEqual([
    { activity: into, throughDesk: true, shown: true },
  ]);
  expect((await anna.get(`/users/arrangements/${plan.id}`)).json.activity.id).toBe(into);
  expect((await anna.get('/users/standings')).json).toMatchObject([
    { id: standing.id, activity: { id: into } },
  ]);
  const kept = await keptActivities(portale);
  expect(kept.get('Compagnia e conversazione')).toMatchObject({
    ...{ successor: into, skills: 0, notices: 0, appointments: 0 },
    retiredAt: '2026-11-20T10:00:00.000Z',
  });
  expect(kept.get('Passeggiate insieme')).toMatchObject({ skills: 2, notices: 1, appointments: 2 });
});

it('of a bank that decided about both, the other stays, and the desk stays in between', async () => {
  const { from, into } = ids();
  const giulia = await portal().signIn('giulia');
  const paolo = await portal().signIn('paolo');
  await giulia.put(`/admin/activity-rules/${from}`, { throughDesk: true, shown: false });
  await giulia.put(`/admin/activity-rules/${into}`, { throughDesk: false, shown: true });
  await paolo.put(`/admin/activity-rules/${into}`, { throughDesk: false, shown: false });
  await merge();
  expect((await giulia.get('/users/activity-rules')).json).toEqual([
    { activity: into, throughDesk: true, shown: true },
  ]);
  expect((await paolo.get('/users/activity-rules')).json).toEqual([
    { activity: into, throughDesk: false, shown: false },
  ]);
});

describe('what was recorded', () => {
  it('stays as it is sealed, and is counted and repeated with the other', async () => {
    const { into } = ids();
    const giulia = await portal().signIn('giulia');
    const id = await recordForAnna(portal());
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/transactions/${id}/approve`);
    await giulia.post('/admin/transactions', bankForm(portal(), { activity: into }));
    await merge();
    const { json } = await giulia.get('/admin/statistics?from=2026-01-01');
    expect(json.activities).toEqual([
      { id: into, type: 'Passeggiate insieme', exchanges: 2, hours: 3 },
    ]);
    const read = (await anna.get(`/users/transactions/${id}`)).json;
    expect([read.activity, read.activityId]).toEqual(['Compagnia e conversazione', into]);
    const { rows } = await portal().deps.database.pool.query(
      'select activity_id from exchange where id = $1',
      [id],
    );
    expect(Number(rows[0].activity_id)).toBe(ids().from);
    const marco = await portal().signIn('marco');
    await marco.put('/users/skills', { activities: [into] });
    const [helper] = (await giulia.get(`/admin/helpers?activity=${into}`)).json;
    expect(helper).toMatchObject({ name: 'Marco Bianchi', lastGaveOn: '2026-11-20' });
  });

  it('shows who can help with the other: at the board and to the desk', async () => {
    const { into } = ids();
    const id = await recordForAnna(portal());
    const anna = await portal().signIn('anna');
    await anna.patch(`/users/transactions/${id}/approve`);
    await merge();
    const { id: notice } = (
      await anna.post('/users/notices', noticeForm(portal(), { activity: into }))
    ).json;
    const marco = await portal().signIn('marco');
    const forMe = (await marco.get('/users/notices?forMe=true')).json.map((one) => one.id);
    expect(forMe).toEqual([notice]);
    const giulia = await portal().signIn('giulia');
    const helpers = (await giulia.get(`/users/notices/${notice}/helpers`)).json;
    expect(JSON.stringify(helpers)).toContain('did-this');
  });

  it('is proposed at the desk of cheques by the name of the other, and not while that is retired', async () => {
    const { into } = ids();
    const giulia = await portal().signIn('giulia');
    await giulia.post('/admin/transactions', bankForm(portal()));
    const { portale } = await merge();
    const proposed = async () =>
      (await giulia.get('/admin/cheque-givers?q=bianchi')).json[0]?.lastActivity;
    expect(await proposed()).toEqual({ id: into, type: 'Passeggiate insieme' });
    await portale.patch(`/portal/activities/${into}/retire`);
    expect(await proposed()).toBeNull();
  });
});

it('a row of merges ends at the last, and what comes back counts for itself', async () => {
  const { from, into } = ids();
  await merge();
  const last = into + 1;
  const { portale } = await merge({ from: into, into: last });
  const kept = async () => [...(await keptActivities(portale)).values()];
  const successors = async () =>
    (await kept()).flatMap(({ id, successor }) => (successor === null ? [] : [[id, successor]]));
  expect(await successors()).toEqual([
    [from, last],
    [into, last],
  ]);
  expect((await portale.patch(`/portal/activities/${from}/bring-back`)).status).toBe(204);
  expect(await successors()).toEqual([[into, last]]);
});

it('one that was retired before can still be merged, once', async () => {
  const { from, into } = ids();
  const portale = await portal().signIn('portale');
  await portale.patch(`/portal/activities/${from}/retire`);
  expect((await merge()).status).toBe(200);
  expect((await merge()).json.code).toBe('already-decided');
  const other = await portale.patch(`/portal/activities/${from}/merge`, { into: into + 1 });
  expect(other.json.code).toBe('already-decided');
});

it.each([
  ['itself', () => ids().from, 'invalid'],
  ['one there is not', () => 999_999, 'activity-unknown'],
  ['"something else", which says nothing of what somebody can do', () => 44, 'invalid'],
  ['a retired one', () => ids().into, 'activity-retired'],
])('is not merged into %s', async (_, into, code) => {
  const portale = await portal().signIn('portale');
  if (code === 'activity-retired') await portale.patch(`/portal/activities/${into()}/retire`);
  const { status, json } = await merge({ from: ids().from, into: into() });
  expect(status).toBe(400);
  expect(json.errors).toEqual([{ path: 'into', code }]);
});

it('two merges that cross each other end in one', async () => {
  const { from, into } = ids();
  const portale = await portal().signIn('portale');
  const answers = await Promise.all([
    portale.patch(`/portal/activities/${from}/merge`, { into }),
    portale.patch(`/portal/activities/${into}/merge`, { into: from }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const retired = [...(await keptActivities(portale)).values()].filter(
    ({ retiredAt }) => retiredAt,
  );
  expect(retired).toHaveLength(1);
});
