/** Whom the desk does not call for a while, and with whom a newcomer could begin (specification §42). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewRest } from '#contract/board/attention.ts';
import {
  attentionOf,
  haveServed,
  lineOf,
  memberSince,
  reasonOf,
  requested,
  timesServed,
} from './support/attention.ts';
import type { Caller } from './support/caller.ts';
import { somebody } from './support/first-steps.ts';
import { insertPerson, type Made, moveToBank } from './support/fixture-rows.ts';
import { portalForEachStory } from './support/portal.ts';
import { suspended } from './support/suspensions.ts';

const portal = portalForEachStory();
const greta = () => somebody(portal(), 'greta', 'bozen');
const pass = (days: number) => portal().passMinutes(60 * 24 * days);

let lukas: Caller;
let elena: Made;
beforeEach(async () => {
  lukas = await portal().signIn('lukas');
  elena = await memberSince(portal(), 20);
});

const rest = (who: Made, body: NewRest, by = lukas) =>
  by.post(`/admin/attention/${who.id}/rest`, body);
const restsOf = async (who: Made) =>
  (await (await portal().signIn('lukas')).get(`/admin/attention/${who.id}/rest`)).json;

describe('a call that was made', () => {
  it('rests thirty days for a newcomer, and comes back on the day after', async () => {
    const { status, json } = await rest(elena, { kind: 'spoke', reason: 'newcomer' });
    expect(status).toBe(201);
    expect(json).toEqual({
      ...{ kind: 'spoke', reason: 'newcomer', until: '2026-12-20', by: 'Lukas Hofer' },
      madeAt: '2026-11-20T10:00:00.000Z',
    });
    expect(await reasonOf(portal(), elena)).toBeUndefined();
    pass(30);
    expect(await reasonOf(portal(), elena)).toBeUndefined();
    pass(1);
    expect(await lineOf(portal(), elena.id)).toMatchObject({
      ...{ reason: 'newcomer', restOf: { kind: 'spoke', by: 'Lukas Hofer' } },
    });
  });

  it('rests ninety days for every other reason', async () => {
    const { json } = await rest(elena, { kind: 'spoke', reason: 'quiet' });
    expect(json.until).toBe('2027-02-18');
  });

  it('holds for its reason and those below it, not for one above', async () => {
    await rest(elena, { kind: 'spoke', reason: 'newcomer' });
    await requested(portal(), elena, { neededIn: 1 });
    expect(await reasonOf(portal(), elena)).toBe('request');
    await rest(elena, { kind: 'spoke', reason: 'request' });
    expect(await reasonOf(portal(), elena)).toBeUndefined();
    // Below it: who gives alone is not called either.
    const bruno = await memberSince(portal(), 900, 'bozen', 'Bruno');
    const service = { giver: bruno, receiver: greta(), daysAgo: 20 };
    await haveServed(portal(), timesServed(5, service));
    await rest(bruno, { kind: 'spoke', reason: 'newcomer' });
    expect(await reasonOf(portal(), bruno)).toBeUndefined();
    await rest(greta(), { kind: 'spoke', reason: 'quiet' });
    await requested(portal(), greta(), { neededIn: 1 });
    expect(await reasonOf(portal(), greta())).toBe('request');
  });
});

describe('put off, and away', () => {
  it.each([
    ['later', '2026-11-20', 201],
    ['later', '2027-05-19', 201],
    ['later', '2027-05-20', 400],
    ['away', '2027-11-20', 201],
    ['away', '2027-11-21', 400],
    ['away', '2026-11-19', 400],
    ['away', undefined, 400],
    ['later', undefined, 400],
  ] as const)('%s until %s: %i', async (kind, until, status) => {
    const answer = await rest(elena, { kind, until });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.json.errors[0]?.path).toBe('until');
  });

  it('nonsense is refused', async () => {
    for (const body of [
      {},
      { kind: 'gone' },
      { kind: 'spoke', reason: 'rich' },
      { kind: 'away', until: '2026-02-30' },
    ]) {
      const { status } = await lukas.post(`/admin/attention/${elena.id}/rest`, body as NewRest);
      expect(status).toBe(400);
    }
  });

  it('away rests for all reasons until the day is over', async () => {
    await rest(elena, { kind: 'away', reason: 'quiet', until: '2026-12-10' });
    expect(await restsOf(elena)).toMatchObject([
      { kind: 'away', reason: null, until: '2026-12-10', by: 'Lukas Hofer' },
    ]);
    await requested(portal(), elena, { neededIn: 1 });
    expect(await reasonOf(portal(), elena)).toBeUndefined();
    pass(20);
    expect(await reasonOf(portal(), elena)).toBeUndefined();
    pass(1);
    expect(await reasonOf(portal(), elena)).toBe('request');
    expect(await restsOf(elena)).toEqual([]);
  });

  it('away ends with an exchange of a later day, not with one of before that is confirmed now', async () => {
    const sergio = await memberSince(portal(), 900, 'bozen', 'Sergio');
    await haveServed(portal(), [{ giver: sergio, receiver: greta(), daysAgo: 200 }]);
    await rest(sergio, { kind: 'away', until: '2027-06-01' });
    await haveServed(portal(), [{ giver: sergio, receiver: greta(), daysAgo: 190 }]);
    expect(await restsOf(sergio)).toHaveLength(1);
    await haveServed(portal(), [{ giver: greta(), receiver: sergio, daysAgo: -1 }]);
    expect(await restsOf(sergio)).toEqual([]);
  });

  it('is taken back by calling them again; a second time changes nothing', async () => {
    await rest(elena, { kind: 'away', until: '2026-12-10' });
    await rest(elena, { kind: 'later', reason: 'newcomer', until: '2026-12-20' });
    expect((await restsOf(elena)).map(({ until }) => until)).toEqual(['2026-12-20', '2026-12-10']);
    for (let time = 0; time < 2; time += 1) {
      expect((await lukas.delete(`/admin/attention/${elena.id}/rest`)).status).toBe(204);
      expect(await restsOf(elena)).toEqual([]);
    }
    expect(await lineOf(portal(), elena.id)).toMatchObject({ restOf: { kind: 'later' } });
  });
});

describe('two administrators', () => {
  it('of two days the later one holds, also where it was said first, and both read it', async () => {
    await portal().rows(`update membership set role = 'ADMIN' where person_id = $1`, [greta().id]);
    const other = await portal().signIn('greta');
    await rest(elena, { kind: 'later', reason: 'newcomer', until: '2027-01-10' });
    const { json } = await rest(elena, { kind: 'spoke', reason: 'newcomer' }, other);
    expect(json).toMatchObject({ kind: 'later', until: '2027-01-10', by: 'Lukas Hofer' });
    const later = await rest(
      elena,
      { kind: 'later', reason: 'newcomer', until: '2027-02-10' },
      other,
    );
    expect(later.json).toMatchObject({ until: '2027-02-10', by: 'Greta Mair' });
    expect(await restsOf(elena)).toHaveLength(1);
    // Their own they may shorten.
    await rest(elena, { kind: 'later', reason: 'newcomer', until: '2026-12-01' }, other);
    expect(await restsOf(elena)).toMatchObject([{ until: '2026-12-01' }]);
  });

  it('at the same moment leave one', async () => {
    await portal().rows(`update membership set role = 'ADMIN' where person_id = $1`, [greta().id]);
    const other = await portal().signIn('greta');
    const answers = await Promise.all([
      rest(elena, { kind: 'later', until: '2027-01-10' }),
      rest(elena, { kind: 'later', until: '2027-02-10' }, other),
      rest(elena, { kind: 'later', until: '2027-01-05' }, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await restsOf(elena)).toHaveLength(1);
  });
});

describe('who may', () => {
  it('nobody rests people of another bank, who left, or who ask to join', async () => {
    const giulia = await portal().signIn('giulia');
    const asking = await insertPerson(portal(), 'bozen', 'requested');
    const spoke = { kind: 'spoke', reason: 'newcomer' } as const;
    expect((await rest(elena, spoke, giulia)).status).toBe(404);
    expect((await rest(asking, spoke)).status).toBe(404);
    await portal().rows(
      `update membership set state = 'ended', ended_at = now() where person_id = $1`,
      [elena.id],
    );
    for (const answer of [
      await rest(elena, spoke),
      await lukas.get(`/admin/attention/${elena.id}/rest`),
      await lukas.get(`/admin/attention/${elena.id}/pairs`),
      await lukas.delete(`/admin/attention/${elena.id}/rest`),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it('a rest of one bank says nothing in another', async () => {
    await rest(elena, { kind: 'away', until: '2027-03-01' });
    await moveToBank(portal(), elena.id, portal().world.bank.lecco);
    const paolo = await portal().signIn('paolo');
    expect((await paolo.get(`/admin/attention/${elena.id}/rest`)).json).toEqual([]);
  });

  it('the desk of a suspended bank reads, and notes nothing', async () => {
    await suspended(portal(), 'bozen');
    expect((await attentionOf(portal())).lines).toHaveLength(1);
    const answer = await rest(elena, { kind: 'spoke', reason: 'newcomer' });
    expect([answer.status, answer.json.code]).toEqual([403, 'bank-suspended']);
  });
});

describe('with whom a newcomer could begin', () => {
  const pairsOf = async (who: Made) =>
    (await lukas.get(`/admin/attention/${who.id}/pairs`)).json.map(
      ({ userId, why }) => [userId, why] as const,
    );
  const ticks = (who: Made, activity = portal().world.activity) =>
    portal().rows(
      'insert into skill (person_id, activity_id, said_at, said_by) values ($1, $2, now(), $1)',
      [...[who.id, activity]],
    );

  it('names who can do what they look for, who looks for what they can, and who can the same', async () => {
    const other = portal().world.activity + 1;
    const [can, looks, same, none] = [
      await memberSince(portal(), 900),
      await memberSince(portal(), 900),
      await memberSince(portal(), 900),
      await memberSince(portal(), 900),
    ];
    await requested(portal(), elena);
    await ticks(can);
    await ticks(elena, other);
    await ticks(same, other);
    const theirs = await requested(portal(), looks);
    await portal().rows('update notice set activity_id = $2 where id = $1', [theirs.id, other]);
    expect(await pairsOf(elena)).toEqual([
      [can.id, 'can'],
      [looks.id, 'looks'],
      [same.id, 'same'],
    ]);
    expect(await pairsOf(none)).toEqual([]);
  });

  it('has three at most, who was asked least first, and leaves out who rests, says no, or is blocked', async () => {
    const made = async () => {
      const one = await memberSince(portal(), 900);
      await ticks(one);
      return one;
    };
    const [asked, rests, says, blocks] = [await made(), await made(), await made(), await made()];
    const [blocked, away, seventh, eighth] = [
      await made(),
      await made(),
      await made(),
      await made(),
    ];
    const notice = await requested(portal(), elena);
    await portal().rows(
      'insert into notice_ask (notice_id, person_id, created_at) values ($1, $2, $3)',
      [notice.id, asked.id, '2026-11-01'],
    );
    await rest(rests, { kind: 'later', reason: 'quiet', until: '2026-12-01' });
    await rest(away, { kind: 'away', until: '2026-12-01' });
    await portal().rows('update person set may_be_asked = false where id = $1', [says.id]);
    await portal().rows(
      'insert into person_block (person_id, blocked_id, blocked_at) values ($1, $2, now()), ($2, $3, now())',
      [...[blocks.id, elena.id, blocked.id]],
    );
    const found = (await pairsOf(elena)).map(([id]) => id);
    expect(found).toEqual([seventh.id, eighth.id, asked.id]);
  });

  it('shows a telephone only as the board would', async () => {
    const can = await memberSince(portal(), 900);
    await ticks(can);
    await requested(portal(), elena);
    const phones = async () =>
      (await lukas.get(`/admin/attention/${elena.id}/pairs`)).json.map(({ phone }) => phone);
    expect(await phones()).toEqual([null]);
    await portal().rows(`update person set contact = 'phone' where id = $1`, [can.id]);
    expect(await phones()).toEqual(['333 7']);
  });
});

it('the figures count requests that nobody answers, sooner while the bank begins', async () => {
  await requested(portal(), elena, { daysAgo: 5 });
  await requested(portal(), greta(), { daysAgo: 8 });
  await requested(portal(), greta(), { neededIn: 1 });
  const unmet = async () => (await lukas.get('/admin/banks/figures')).json.requestsUnmet;
  expect(await unmet()).toBe(1);
  await portal().rows('update bank set begun_here = true, created_at = $1', ['2026-11-01']);
  expect(await unmet()).toBe(2);
});
