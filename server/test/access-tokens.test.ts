/** Access tokens: making and revoking one, what ends it, and how much it may call (specification §28). */
import { describe, expect, it } from 'vitest';
import { ACCESS_TOKEN_CALLS_PER_HOUR, ACCESS_TOKENS_MAX } from '#contract/limits.ts';
import type { Scope } from '#contract/people/access-tokens.ts';
import { turnOn } from './support/authenticator.ts';
import type { Caller } from './support/caller.ts';
import { portalForEachStory } from './support/portal.ts';
import { refusalOf } from './support/refusals.ts';
import { PASSWORD, type Who } from './support/world.ts';

const portal = portalForEachStory();
const WISH = { name: 'Riepilogo', scopes: ['read'] as Scope[], days: 30, password: PASSWORD };
/** Somebody's program, with a token of theirs. */
async function programOf(who: Caller, wish: Partial<typeof WISH> = {}): Promise<Caller> {
  const { status, json } = await who.post('/users/access-tokens', { ...WISH, ...wish });
  expect(status).toBe(201);
  return portal().withToken(json.token);
}

const signInAndMake = async (who: Who) => programOf(await portal().signIn(who));
const read = (program: Caller) => program.get('/users/bank/rules');

describe('making one', () => {
  it('shows the token once; it is listed without it, reads, and its last day of use is noted', async () => {
    const anna = await portal().signIn('anna');
    const made = await anna.post('/users/access-tokens', WISH);
    expect(made.json.token).toMatch(/^tbp_[\w-]{43}$/);
    const { token, ...kept } = made.json;
    expect(kept).toMatchObject({ name: 'Riepilogo', scopes: ['read'], usedOn: null });
    expect((await anna.get('/users/access-tokens')).json).toEqual([kept]);
    expect((await read(portal().withToken(token))).status).toBe(200);
    expect((await anna.get('/users/access-tokens')).json).toEqual([
      { ...kept, usedOn: '2026-11-20' },
    ]);
    const { rows } = await portal().deps.database.pool.query(
      'select * from access_token where position($1::bytea in token_hash) > 0',
      [Buffer.from(token)],
    );
    expect(rows).toEqual([]);
  });

  it('tells its person, and stands in the history', async () => {
    const anna = await portal().signIn('anna');
    await programOf(anna);
    const { pool } = portal().deps.database;
    const told = await pool.query(
      `select payload ->> 'what' as what from outbox where kind = 'sign-in-guard-changed'`,
    );
    expect(told.rows).toEqual([{ what: 'token-made' }]);
    const noted = await pool.query(`select person_id from audit where action = 'token-made'`);
    expect(noted.rows).toEqual([{ person_id: portal().world.person.anna }]);
  });

  it('takes the password, a code where there is a second factor, and sense', async () => {
    const anna = await portal().signIn('anna');
    const make = (wish: object) => anna.post('/users/access-tokens', { ...WISH, ...wish });
    const wrong = await make({ password: 'wrong' });
    expect(wrong.json).toMatchObject({ errors: [{ path: 'password', code: 'password-wrong' }] });
    for (const wish of [{ days: 366 }, { days: 0 }, { scopes: [] }, { scopes: ['read', 'read'] }]) {
      expect(refusalOf(await make(wish))).toEqual([400, 'invalid-input']);
    }
    const { app } = await turnOn(portal(), anna);
    expect((await make({})).json).toMatchObject({ errors: [{ path: 'code', code: 'required' }] });
    expect((await make({ code: '000000' })).json).toMatchObject({
      errors: [{ path: 'code', code: 'code-wrong' }],
    });
    expect((await make({ code: app.nextCode() })).status).toBe(201);
  });
});

it('stops at ten, also when the last calls come at once', async () => {
  const anna = await portal().signIn('anna');
  for (let made = 0; made < ACCESS_TOKENS_MAX - 1; made += 1) await programOf(anna);
  // Few: many passwords that are tried at the same moment count as guessing.
  const calls = [1, 2, 3].map(() => anna.post('/users/access-tokens', WISH));
  const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 409, 409]);
  expect((await anna.get('/users/access-tokens')).json).toHaveLength(ACCESS_TOKENS_MAX);
});

describe('it ends', () => {
  it('when its person revokes it, and nobody else can', async () => {
    const anna = await portal().signIn('anna');
    const program = await programOf(anna);
    const id = (await anna.get('/users/access-tokens')).json[0]?.id ?? 0;
    const marco = await portal().signIn('marco');
    expect((await marco.get('/users/access-tokens')).json).toEqual([]);
    expect((await marco.delete(`/users/access-tokens/${id}`)).status).toBe(404);
    expect((await read(program)).status).toBe(200);
    expect((await anna.delete(`/users/access-tokens/${id}`)).status).toBe(204);
    expect(refusalOf(await read(program))).toEqual([401, 'unauthenticated']);
  });

  it('on its day', async () => {
    const program = await signInAndMake('anna');
    portal().passMinutes(30 * 24 * 60 - 1);
    expect((await read(program)).status).toBe(200);
    portal().passMinutes(1);
    expect((await read(program)).status).toBe(401);
  });

  it('with the password, and when a second factor is turned on', async () => {
    const anna = await portal().signIn('anna');
    const first = await programOf(anna);
    const newPassword = 'Tempo-2020!!';
    const changed = await anna.post('/user/change-password', { password: PASSWORD, newPassword });
    expect(changed.status).toBe(204);
    expect((await read(first)).status).toBe(401);
    const marco = await portal().signIn('marco');
    const second = await programOf(marco);
    await turnOn(portal(), marco);
    expect((await read(second)).status).toBe(401);
  });

  it('with the membership, and another membership does not bring it back', async () => {
    const giulia = await portal().signIn('giulia');
    const { anna: id } = portal().world.person;
    const { bergamo } = portal().world.bank;
    const anna = await portal().signIn('anna');
    const program = await programOf(anna);
    expect((await giulia.delete(`/admin/banks/users/${id}`)).status).toBeLessThan(300);
    expect((await read(program)).status).toBe(401);
    expect((await anna.get('/users/access-tokens')).json).toEqual([]);
    expect((await anna.patch(`/users/banks/${bergamo}/join`)).status).toBeLessThan(300);
    expect((await giulia.patch(`/admin/banks/users/${id}/accept`)).status).toBeLessThan(300);
    expect((await anna.get('/users/bank/rules')).status).toBe(200);
    expect((await read(program)).status).toBe(401);
  });
});

it('calls a thousand times an hour, and waits then; its person does not', async () => {
  const anna = await portal().signIn('anna');
  const program = await programOf(anna);
  expect((await read(program)).status).toBe(200);
  const { pool } = portal().deps.database;
  await pool.query(`update rate_counter set hits = $1 where key like 'tokens:%'`, [
    ACCESS_TOKEN_CALLS_PER_HOUR - 1,
  ]);
  expect((await read(program)).status).toBe(200);
  expect(refusalOf(await read(program))).toEqual([429, 'too-many-requests']);
  expect((await anna.get('/users/bank/rules')).status).toBe(200);
  portal().passMinutes(61);
  expect((await read(program)).status).toBe(200);
});
