/**
 * A slip of the hand on an appointment that repeats (specification §22): for ten seconds what was decided is
 * taken back with the dates that it made or dropped, and nobody hears of it.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { insertStanding } from './support/arrangements.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { lettersTo } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';
import { TODAY } from './support/world.ts';

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url });

const UNDOABLE = { undoable: true };
const path = (id: number) => `/users/standings/${id}` as const;

/** Marco helps Anna every Friday at three. */
async function repeating(state: 'proposed' | 'agreed') {
  const { person, bank } = portal().world;
  const [marco, anna] = [person.marco, person.anna].map((id) => ({ id, bankId: bank.bergamo }));
  if (!marco || !anna) throw new Error('two people');
  const { id } = await insertStanding(portal(), marco, anna, 'proposed');
  const [his, hers] = [await portal().signIn('marco'), await portal().signIn('anna')];
  if (state === 'agreed') {
    await hers.post(`${path(id)}/agree`, null);
    await lettersTo(portal(), catcher, 'marco');
    portal().passMinutes(1);
  }
  return { id, marco: his, anna: hers };
}

/** How it stands for somebody, and the days of its dates that take place. */
async function standsFor(reader: Awaited<ReturnType<typeof repeating>>['marco'], id: number) {
  const standings = (await reader.get('/users/standings')).json;
  const dates = (await reader.get('/users/arrangements?part=open')).json;
  const over = (await reader.get('/users/arrangements?part=over')).json;
  return {
    standing: standings.find((one) => one.id === id),
    dates: dates.map(({ day, state, sequence }) => [day, state, sequence]),
    over: over.length,
  };
}

const lettersOfMarco = () => {
  portal().passMinutes(1);
  return lettersTo(portal(), catcher, 'marco');
};

describe('taken back at once', () => {
  it('a yes: it is a proposal again without a date, which can be agreed to', async () => {
    const { id, marco, anna } = await repeating('proposed');
    const before = await standsFor(marco, id);
    expect((await anna.post(`${path(id)}/agree`, UNDOABLE)).json.state).toBe('agreed');
    expect((await standsFor(marco, id)).dates).toHaveLength(2);
    const back = await anna.post(`${path(id)}/take-back`, null);
    expect([back.status, back.json.state]).toEqual([200, 'proposed']);
    expect(await standsFor(marco, id)).toEqual(before);
    expect(await lettersOfMarco()).toEqual([]);
    await anna.post(`${path(id)}/agree`, null);
    expect((await standsFor(marco, id)).dates).toHaveLength(2);
    expect(await lettersOfMarco()).toHaveLength(1);
  });

  it.each(['end', 'pause'] as const)('%s: it goes on with the dates that it had', async (act) => {
    const { id, marco, anna } = await repeating('agreed');
    const before = await standsFor(marco, id);
    expect(before.dates).toHaveLength(2);
    const body = act === 'pause' ? { until: null, ...UNDOABLE } : UNDOABLE;
    await anna.post(`${path(id)}/${act}`, body);
    expect((await standsFor(marco, id)).dates).toEqual([]);
    expect((await anna.post(`${path(id)}/take-back`, null)).json.state).toBe('agreed');
    expect(await standsFor(marco, id)).toEqual(before);
    expect(await lettersOfMarco()).toEqual([]);
  });

  it('a no, and that it goes on again', async () => {
    const { id, marco, anna } = await repeating('proposed');
    await anna.post(`${path(id)}/drop`, UNDOABLE);
    expect((await anna.post(`${path(id)}/take-back`, null)).json.state).toBe('proposed');
    const other = await repeating('agreed');
    await other.anna.post(`${path(other.id)}/pause`, { until: null });
    await lettersOfMarco();
    const paused = await standsFor(marco, other.id);
    await other.anna.post(`${path(other.id)}/resume`, UNDOABLE);
    expect((await other.anna.post(`${path(other.id)}/take-back`, null)).json.state).toBe('paused');
    expect(await standsFor(marco, other.id)).toEqual(paused);
    expect(await lettersOfMarco()).toEqual([]);
  });
});

describe('refused', () => {
  const refusal = async (by: Awaited<ReturnType<typeof repeating>>['marco'], id: number) => {
    const { status, json } = await by.post(`${path(id)}/take-back`, null);
    return [status, json.code];
  };
  const OVER = [409, 'nothing-to-take-back'];

  it('to the other one, to others, later, twice, and what was not said so', async () => {
    const { id, marco, anna } = await repeating('agreed');
    expect(await refusal(anna, id)).toEqual(OVER);
    await anna.post(`${path(id)}/end`, UNDOABLE);
    expect(await refusal(marco, id)).toEqual(OVER);
    expect(await refusal(await portal().signIn('paolo'), id)).toEqual([404, 'not-found']);
    expect((await anna.post(`${path(id)}/take-back`, null)).status).toBe(200);
    expect(await refusal(anna, id)).toEqual(OVER);
    await anna.post(`${path(id)}/end`, UNDOABLE);
    portal().passMinutes(1);
    expect(await refusal(anna, id)).toEqual(OVER);
    expect(await lettersOfMarco()).toHaveLength(1);
    const firm = await repeating('agreed');
    await firm.anna.post(`${path(firm.id)}/end`, null);
    expect(await refusal(firm.anna, firm.id)).toEqual(OVER);
  });

  it('once the other one has done something: paused it, or skipped a date', async () => {
    const { id, marco, anna } = await repeating('proposed');
    await anna.post(`${path(id)}/agree`, UNDOABLE);
    await marco.post(`${path(id)}/pause`, { until: null });
    expect(await refusal(anna, id)).toEqual(OVER);
    const second = await repeating('proposed');
    await second.anna.post(`${path(second.id)}/agree`, UNDOABLE);
    portal().passSeconds(1);
    const [date] = (await marco.get('/users/arrangements?part=open')).json;
    expect(date?.day).toBe(TODAY);
    await marco.post(`/users/arrangements/${date?.id ?? 0}/drop`, null);
    expect(await refusal(second.anna, second.id)).toEqual(OVER);
    const { standing } = await standsFor(marco, second.id);
    expect(standing?.state).toBe('agreed');
  });
});
