/** The portal's administrators keep the list of activities: adding, renaming, ordering (specification §39). */
import { describe, expect, it } from 'vitest';
import { ACTIVITIES_MAX, ACTIVITY_GROUPS_MAX } from '#contract/limits.ts';
import { recordForAnna } from './support/exchanges.ts';
import { activityId, keptActivities, offeredNames } from './support/kept-activities.ts';
import { portalForEachStory } from './support/portal.ts';

const portal = portalForEachStory();

const massage = { it: 'Massaggi', en: 'Massage', de: 'Massagen', words: 'schiena collo' };

/** The id of the first group, "Cura e compagnia". */
async function firstGroup(): Promise<number> {
  const { json } = await (await portal().signIn('portale')).get('/portal/activities');
  return json[0]?.id ?? 0;
}

describe('adding', () => {
  it('puts an activity at the end of its group, where everybody can choose it at once', async () => {
    const portale = await portal().signIn('portale');
    const added = await portale.post('/portal/activities', {
      ...{ ...massage, it: '  Massaggi   e  cura ' },
      group: await firstGroup(),
    });
    expect(added.status).toBe(201);
    const names = await offeredNames(portal().visitor());
    expect(names.slice(6, 9)).toEqual([
      'Cura degli animali domestici',
      'Massaggi e cura',
      'Piccole riparazioni domestiche',
    ]);
    expect(names.at(-1)).toBe('Altro');
    const german = await portal().visitor().get('/users/activities?lang=de');
    expect(german.json).toContainEqual({ id: added.json.id, type: 'Massagen' });
    const { json } = await (await portal().signIn('anna')).get('/users/skills');
    expect(json.groups[0]?.activities.at(-1)).toEqual({
      id: added.json.id,
      type: 'Massaggi e cura',
    });
    expect((await keptActivities(portale)).get('Massaggi e cura')).toEqual({
      id: added.json.id,
      names: { it: 'Massaggi e cura', en: 'Massage', de: 'Massagen' },
      ...{ words: 'schiena collo', isOther: false, retiredAt: null, successor: null },
      ...{ exchanges: 0, skills: 0, notices: 0, appointments: 0 },
    });
  });

  it('keeps "something else" last also behind a group that was added', async () => {
    const portale = await portal().signIn('portale');
    const group = { it: 'Benessere', en: 'Well-being', de: 'Wohlbefinden' };
    const { status, json } = await portale.post('/portal/activity-groups', group);
    expect(status).toBe(201);
    await portale.post('/portal/activities', { ...massage, group: json.id });
    expect((await offeredNames(portal().visitor())).slice(-2)).toEqual(['Massaggi', 'Altro']);
    const reversed = await portal().visitor().get('/users/activities?lang=it&sort=-id&limit=1');
    expect(reversed.json[0]?.type).toBe('Massaggi');
    expect((await portale.get('/portal/activities')).json.at(-1)).toMatchObject({ names: group });
  });

  it('needs one name: other languages read the English one, then the Italian one, then any', async () => {
    const portale = await portal().signIn('portale');
    const group = await firstGroup();
    const read = async (id: number) => {
      const inLanguage = async (lang: 'it' | 'en' | 'de') =>
        (await portal().visitor().get(`/users/activities?lang=${lang}`)).json.find(
          (one) => one.id === id,
        )?.type;
      return [await inLanguage('it'), await inLanguage('en'), await inLanguage('de')];
    };
    const add = async (names: object) =>
      (await portale.post('/portal/activities', { words: '', group, ...names })).json.id;
    expect(await read(await add({ it: 'Massaggi' }))).toEqual(['Massaggi', 'Massaggi', 'Massaggi']);
    const german = await add({ it: '', de: 'Jodeln' });
    expect(await read(german)).toEqual(['Jodeln', 'Jodeln', 'Jodeln']);
    await portale.put(`/portal/activities/${german}`, { en: 'Yodelling', de: 'Jodeln', words: '' });
    expect(await read(german)).toEqual(['Yodelling', 'Yodelling', 'Jodeln']);
    expect((await keptActivities(portale)).get('')?.names).toEqual({
      en: 'Yodelling',
      de: 'Jodeln',
    });
    const { json } = await portale.get('/portal/history');
    expect(json[0]).toMatchObject({ activity: { name: 'Yodelling', before: 'Jodeln' } });
  });

  it('refuses a name that there is in any language, and one that another is known by', async () => {
    const portale = await portal().signIn('portale');
    const group = await firstGroup();
    const errorsOf = async (names: object) =>
      (await portale.post('/portal/activities', { words: '', group, ...names })).json.errors;
    expect(await errorsOf({ it: 'Orti', de: 'KINDERBETREUUNG', en: 'Gardening' })).toEqual([
      { path: 'de', code: 'taken' },
      { path: 'en', code: 'taken' },
    ]);
    // Archives would not tell them apart: without an Italian name this one is known by its German one.
    expect(await errorsOf({ de: 'Giardinaggio' })).toEqual([{ path: 'de', code: 'taken' }]);
  });

  it('is found on the board by its words', async () => {
    const portale = await portal().signIn('portale');
    const { id } = (
      await portale.post('/portal/activities', { ...massage, group: await firstGroup() })
    ).json;
    const anna = await portal().signIn('anna');
    const form = { activity: id, title: 'Una mano in casa', reach: 'bank', contact: 'portal' };
    await anna.post('/users/notices', { kind: 'request', ...form });
    const marco = await portal().signIn('marco');
    const found = async (q: string) => (await marco.get(`/users/notices?q=${q}`)).json.length;
    expect([await found('COLLO'), await found('massagg'), await found('ginocchio')]).toEqual([
      1, 1, 0,
    ]);
  });

  it.each([
    ['whatever its capitals and blanks', 'spesa  E Commissióni'],
    ['as the name of a retired one', 'Giardinaggio'],
  ])('refuses a name that there is, %s', async (_, it) => {
    const portale = await portal().signIn('portale');
    const garden = await activityId(portale, 'Giardinaggio');
    await portale.patch(`/portal/activities/${garden}/retire`);
    const twice = await portale.post('/portal/activities', {
      ...{ ...massage, it },
      group: await firstGroup(),
    });
    expect(twice.status).toBe(400);
    expect(twice.json.errors).toEqual([{ path: 'it', code: 'taken' }]);
    const words = await portale.put(`/portal/activities/${garden}`, {
      ...{ ...massage, it: 'Imbiancatura' },
    });
    expect(words.json.errors).toEqual([{ path: 'it', code: 'taken' }]);
  });

  it('refuses a group there is not, and names that are missing or too long', async () => {
    const portale = await portal().signIn('portale');
    const post = async (changes: object) => {
      const form = { ...massage, group: await firstGroup(), ...changes };
      return (await portale.post('/portal/activities', form)).json.errors;
    };
    expect(await post({ group: 999_999 })).toEqual([{ path: 'group', code: 'invalid' }]);
    expect(await post({ it: '', en: ' ', de: '' })).toEqual([{ path: 'it', code: 'required' }]);
    expect(await post({ en: 'x'.repeat(81) })).toEqual([{ path: 'en', code: 'too-long' }]);
    expect(await post({ it: '123' })).toEqual([{ path: 'it', code: 'invalid' }]);
    expect(await post({ words: 'x'.repeat(301) })).toEqual([{ path: 'words', code: 'too-long' }]);
    expect((await keptActivities(portale)).size).toBe(44);
  });

  it('ends where nobody could choose any more, of two at the same moment too', async () => {
    const portale = await portal().signIn('portale');
    const group = await firstGroup();
    await portal().deps.database.pool.query(
      `insert into activity (group_id, position, names)
       select $1, 100 + n, jsonb_build_object('it', 'Numero ' || n)
       from generate_series(50, $2::int) n`,
      [group, 50 + ACTIVITIES_MAX - 44 - 2],
    );
    const add = (it: string) => portale.post('/portal/activities', { ...massage, it, group });
    const answers = await Promise.all([add('Una'), add('Due')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await add('Tre')).json.code).toBe('activities-full');
    await portal().deps.database.pool.query(
      `insert into activity_group (position, names)
       select 10 + n, jsonb_build_object('it', 'Gruppo ' || n) from generate_series(7, $1::int) n`,
      [ACTIVITY_GROUPS_MAX],
    );
    const groups = await portale.post('/portal/activity-groups', {
      it: 'Uno',
      en: 'One',
      de: 'Eins',
    });
    expect(groups.json.code).toBe('activities-full');
  });
});

describe('renaming', () => {
  it('names it so everywhere, also where it was recorded before', async () => {
    const { activity } = portal().world;
    const id = await recordForAnna(portal());
    const portale = await portal().signIn('portale');
    const names = { it: 'Due chiacchiere', en: 'A chat', de: 'Plaudern', words: '' };
    expect((await portale.put(`/portal/activities/${activity}`, names)).status).toBe(204);
    expect((await offeredNames(portal().visitor()))[0]).toBe('Due chiacchiere');
    const marco = await portal().signIn('marco');
    expect((await marco.get(`/users/transactions/${id}?lang=de`)).json.activity).toBe('Plaudern');
    expect((await portale.get('/portal/history')).json[0]).toMatchObject({
      action: 'activity-renamed',
      activity: { name: 'Due chiacchiere', before: 'Compagnia e conversazione' },
    });
    // The same again is nothing that was done.
    await portale.put(`/portal/activities/${activity}`, names);
    expect((await portale.get('/portal/history')).json).toHaveLength(1);
  });

  it('renames a group, whose name is no other group’s', async () => {
    const portale = await portal().signIn('portale');
    const path = `/portal/activity-groups/${await firstGroup()}` as const;
    const names = { it: 'Stare insieme', en: 'Being together', de: 'Beisammensein' };
    expect((await portale.put(path, names)).status).toBe(204);
    const anna = await portal().signIn('anna');
    expect((await anna.get('/users/skills')).json.groups[0]?.name).toBe('Stare insieme');
    const taken = await portale.put(path, { ...names, it: 'CASA e riparazioni' });
    expect(taken.json.errors).toEqual([{ path: 'it', code: 'taken' }]);
    expect((await portale.put('/portal/activity-groups/999999', names)).status).toBe(404);
  });
});

describe('ordering', () => {
  /** The first three of the list. */
  const firstThree = async () => (await offeredNames(portal().visitor())).slice(0, 3);
  const [company, walks, older] = [
    'Compagnia e conversazione',
    'Passeggiate insieme',
    'Aiuto alle persone anziane',
  ];

  it('moves one by a place, past those that are retired, and not out of its group', async () => {
    const portale = await portal().signIn('portale');
    const move = async (name: string, to: 'earlier' | 'later') =>
      (await portale.patch(`/portal/activities/${await activityId(portale, name)}/move`, { to }))
        .status;
    expect(await move(company, 'later')).toBe(204);
    expect(await firstThree()).toEqual([walks, company, older]);
    await portale.patch(`/portal/activities/${await activityId(portale, company)}/retire`);
    await move(older, 'earlier');
    expect((await firstThree()).slice(0, 2)).toEqual([older, walks]);
    await move(older, 'earlier');
    expect((await firstThree()).slice(0, 2)).toEqual([older, walks]);
    await move('Attività per la banca del tempo', 'later');
    expect((await offeredNames(portal().visitor())).at(-1)).toBe('Altro');
    await move('Altro', 'earlier');
    expect((await offeredNames(portal().visitor())).at(-1)).toBe('Altro');
  });

  it('moves one by several places at once, and as far as there are any', async () => {
    const portale = await portal().signIn('portale');
    const before = (await offeredNames(portal().visitor())).slice(0, 7);
    const id = await activityId(portale, before[0] ?? '');
    const move = async (to: 'earlier' | 'later', by: number) => {
      const { status } = await portale.patch(`/portal/activities/${id}/move`, { to, by });
      return status;
    };
    expect(await move('later', 2)).toBe(204);
    const [first, second, third, ...rest] = before;
    expect((await offeredNames(portal().visitor())).slice(0, 7)).toEqual([
      second,
      third,
      first,
      ...rest,
    ]);
    expect(await move('earlier', 60)).toBe(204);
    expect((await offeredNames(portal().visitor())).slice(0, 7)).toEqual(before);
    expect(await move('later', 0)).toBe(400);
  });

  it('of many moves at once none is lost, and no two share a place', async () => {
    const portale = await portal().signIn('portale');
    const walk = await activityId(portale, walks);
    const path = `/portal/activities/${walk}/move` as const;
    await Promise.all(
      (['later', 'earlier', 'later', 'earlier', 'later', 'earlier'] as const).map((to) =>
        portale.patch(path, { to }),
      ),
    );
    const { rows } = await portal().deps.database.pool.query(
      'select from activity group by position having count(*) > 1',
    );
    expect(rows).toEqual([]);
    expect((await offeredNames(portal().visitor())).slice(0, 7).sort()).toContain(walks);
  });
});

it('is in the portal’s history, in words of the day', async () => {
  const portale = await portal().signIn('portale');
  const { id } = (
    await portale.post('/portal/activities', { ...massage, group: await firstGroup() })
  ).json;
  await portale.patch(`/portal/activities/${id}/move`, { to: 'earlier' });
  await portale.patch(`/portal/activities/${id}/retire`);
  await portale.patch(`/portal/activities/${id}/bring-back`);
  const into = await activityId(portale, 'Passeggiate insieme');
  await portale.patch(`/portal/activities/${id}/merge`, { into });
  const group = { it: 'Benessere', en: 'Well-being', de: 'Wohlbefinden' };
  const made = (await portale.post('/portal/activity-groups', group)).json;
  await portale.put(`/portal/activity-groups/${made.id}`, { ...group, de: 'Wohlsein' });
  const { json } = await portale.get('/portal/history');
  expect(json.map(({ action, activity }) => [action, activity])).toEqual([
    ['activity-group-renamed', { name: 'Benessere', before: 'Benessere' }],
    ['activity-group-added', { name: 'Benessere' }],
    ['activity-merged', { name: 'Massaggi', into: 'Passeggiate insieme' }],
    ['activity-returned', { name: 'Massaggi' }],
    ['activity-retired', { name: 'Massaggi' }],
    ['activity-moved', { name: 'Massaggi' }],
    ['activity-added', { name: 'Massaggi' }],
  ]);
  expect(json[0]?.by).toMatchObject({ name: 'Piera', surname: 'Porta' });
});
