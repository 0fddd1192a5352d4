/** An activity that is retired is chosen no more, and stays with what was recorded (specification §39). */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EndpointRow } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { PERMISSIONS } from './permissions-table.ts';
import { insertArrangement } from './support/arrangements.ts';
import { type CallerKind, createCallers } from './support/callers.ts';
import { beginOther, somebodyWaits } from './support/database-locks.ts';
import { bankForm, recordForAnna } from './support/exchanges.ts';
import { createFixture, type Owner } from './support/fixtures.ts';
import { activityId, keptActivities, offeredNames } from './support/kept-activities.ts';
import { noticeForm } from './support/notices.ts';
import { portalForEachStory } from './support/portal.ts';
import { sendCall } from './support/send-call.ts';
import { validRequest } from './support/valid-requests.ts';

const portal = portalForEachStory();

const RETIRED = { path: 'activity', code: 'activity-retired' };

/** Retires the activity of the stories. */
async function retire() {
  const portale = await portal().signIn('portale');
  const path = `/portal/activities/${portal().world.activity}` as const;
  expect((await portale.patch(`${path}/retire`)).status).toBe(204);
  return { portale, path };
}

/** The calls whose body names an activity, by what the contract says of them. */
const NAMING = (Object.entries(endpoints) as [EndpointName, EndpointRow][]).flatMap(
  ([name, { body }]) => {
    const shape = body
      ? JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
      : '';
    return /"activit(y|ies)":/.test(shape) ? [name] : [];
  },
);

it('the calls that name an activity are looked at, each of them', () => {
  expect(NAMING).toHaveLength(15);
});

describe.each(NAMING)('%s', (name) => {
  it('takes an activity that is offered, and refuses it once it is retired', async () => {
    const callers = (await createCallers(portal())).filter(({ bank }) => bank === 'bergamo');
    const send = async (caller: CallerKind, owner: Owner) => {
      const fixture = await createFixture(portal(), PERMISSIONS[name].of, caller, owner);
      const parts = validRequest(name, fixture, portal().world);
      return sendCall(portal().url, name, parts, caller.token);
    };
    const tries = callers
      .filter(({ status }) => status === 'member' || status === 'admin')
      .flatMap((caller) => (['own', 'bergamo'] as const).map((owner) => ({ caller, owner })));
    let allowed: (typeof tries)[number] | undefined;
    for (const one of tries) {
      const { status } = await send(one.caller, one.owner);
      if (status === endpoints[name].status) allowed = one;
      if (allowed) break;
    }
    if (!allowed) throw new Error(`nobody may call ${name}`);
    await retire();
    const refused = await send(allowed.caller, allowed.owner);
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text).errors).toContainEqual(
      /"activities"/.test(
        JSON.stringify(
          validRequest(
            name,
            await createFixture(portal(), undefined, allowed.caller, 'own'),
            portal().world,
          ),
        ),
      )
        ? { ...RETIRED, path: 'activities' }
        : RETIRED,
    );
  });
});

describe('what was recorded before', () => {
  it('keeps it and shows it, is confirmed, and is found by its name', async () => {
    const id = await recordForAnna(portal());
    const anna = await portal().signIn('anna');
    await anna.put('/users/skills', { activities: [portal().world.activity] });
    await anna.post('/users/notices', noticeForm(portal()));
    await retire();
    expect((await anna.patch(`/users/transactions/${id}/approve`)).json.activity).toBe(
      'Compagnia e conversazione',
    );
    const giulia = await portal().signIn('giulia');
    const { json } = await giulia.get('/admin/statistics?from=2026-01-01');
    expect(json.activities).toMatchObject([{ type: 'Compagnia e conversazione', exchanges: 1 }]);
    const helpers = await giulia.get(`/admin/helpers?activity=${portal().world.activity}`);
    expect(helpers.json).toHaveLength(1);
    const marco = await portal().signIn('marco');
    expect((await marco.get('/users/notices?q=conversazione')).json).toHaveLength(1);
    expect(
      (await marco.get(`/users/notices?activity=${portal().world.activity}`)).json,
    ).toHaveLength(1);
  });

  it('an appointment that was agreed on is recorded with it; a new one is not made', async () => {
    const { person, bank } = portal().world;
    const [giver, receiver] = [
      { id: person.marco, bankId: bank.bergamo },
      { id: person.anna, bankId: bank.bergamo },
    ];
    const agreed = await insertArrangement(portal(), giver, receiver, { state: 'agreed', hour: 9 });
    const proposed = await insertArrangement(portal(), giver, receiver, {
      state: 'proposed',
      hour: 18,
    });
    await retire();
    const anna = await portal().signIn('anna');
    const other = { sequence: 0, day: '2026-11-25', time: '10:00', minutes: 60, place: '' };
    expect((await anna.put(`/users/arrangements/${proposed.id}`, other)).status).toBe(200);
    portal().passMinutes(180);
    const marco = await portal().signIn('marco');
    const done = await marco.post(`/users/arrangements/${agreed.id}/done`, {
      quantityOfHours: 1,
    });
    expect(done.json).toMatchObject({ state: 'done', exchange: { hours: 1 } });
  });

  it('what somebody can do stays theirs, unseen, until it is offered again', async () => {
    const { activity } = portal().world;
    const anna = await portal().signIn('anna');
    await anna.put('/users/skills', { activities: [activity, activity + 1] });
    const { portale, path } = await retire();
    const now = (await anna.put('/users/skills', { activities: [activity + 2] })).json;
    expect(now.activities).toEqual([activity + 2]);
    expect(now.groups.flatMap(({ activities }) => activities).map(({ id }) => id)).not.toContain(
      activity,
    );
    expect((await portale.patch(`${path}/bring-back`)).status).toBe(204);
    expect((await anna.get('/users/skills')).json.activities).toEqual([activity, activity + 2]);
  });
});

it('comes back where it was, and is chosen again', async () => {
  const before = await offeredNames(portal().visitor());
  const { portale, path } = await retire();
  expect(await offeredNames(portal().visitor())).toEqual(before.slice(1));
  expect((await portale.patch(`${path}/retire`)).json.code).toBe('already-decided');
  await portale.patch(`${path}/bring-back`);
  expect((await portale.patch(`${path}/bring-back`)).json.code).toBe('already-decided');
  expect(await offeredNames(portal().visitor())).toEqual(before);
  await recordForAnna(portal());
});

it('"something else" stays, whatever a program asks of the database', async () => {
  const portale = await portal().signIn('portale');
  const other = await activityId(portale, 'Altro');
  const path = `/portal/activities/${other}` as const;
  expect((await portale.patch(`${path}/retire`)).json.code).toBe('forbidden');
  const merged = await portale.patch(`${path}/merge`, { into: portal().world.activity });
  expect(merged.json.code).toBe('forbidden');
  await expect(
    portal().deps.database.pool.query('update activity set retired_at = now() where id = $1', [
      other,
    ]),
  ).rejects.toMatchObject({ constraint: 'activity_other_stays' });
  expect((await keptActivities(portale)).get('Altro')).toMatchObject({ isOther: true });
});

it('of two administrators who retire it, one has done it', async () => {
  const portale = await portal().signIn('portale');
  const path = `/portal/activities/${portal().world.activity}/retire` as const;
  const answers = await Promise.all([1, 2, 3].map(() => portale.patch(path)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect((await portale.get('/portal/history')).json).toHaveLength(1);
});

describe('at the same moment', () => {
  it('what waits for a retiring is refused once that is done', async () => {
    const { deps, world } = portal();
    const marco = await portal().signIn('marco');
    const other = await beginOther(deps);
    await other.run('update activity set retired_at = now() where id = $1', [world.activity]);
    const recorded = marco.post('/users/transactions', {
      ...{ bankTo: world.bank.bergamo, userTo: world.person.anna, activity: world.activity },
      ...{ dateOfTransaction: '2026-11-20', quantityOfHours: 1, note: 'Insieme' },
    });
    await somebodyWaits(deps);
    await other.end();
    expect((await recorded).json.errors).toEqual([RETIRED]);
  });

  it('a retiring waits for what is being recorded', async () => {
    const { deps, world } = portal();
    const portale = await portal().signIn('portale');
    const giulia = await portal().signIn('giulia');
    const other = await beginOther(deps);
    await other.run('select from activity where id = $1 for share', [world.activity]);
    const retired = portale.patch(`/portal/activities/${world.activity}/retire`);
    await somebodyWaits(deps);
    await other.end();
    expect((await retired).status).toBe(204);
    const late = await giulia.post('/admin/transactions', bankForm(portal()));
    expect(late.json.errors).toEqual([RETIRED]);
  });
});

it('is the portal administrators’ alone', async () => {
  const path = `/portal/activities/${portal().world.activity}` as const;
  for (const who of ['giulia', 'marco', 'davide'] as const) {
    const caller = await portal().signIn(who);
    expect((await caller.get('/portal/activities')).status).toBe(403);
    expect((await caller.patch(`${path}/retire`)).status).toBe(403);
    expect((await caller.patch(`${path}/merge`, { into: 2 })).status).toBe(403);
  }
  expect((await portal().visitor().get('/portal/activities')).status).toBe(401);
  expect(await offeredNames(portal().visitor())).toHaveLength(44);
});
