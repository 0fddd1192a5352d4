/**
 * How often the weekly letter of the board comes (specification §20): once, however often the job
 * runs or dies; once a month to who does not come by it; not to who wants none.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { digest } from './support/background.ts';
import { digestStory } from './support/digest.ts';
import { insertMembers } from './support/fixture-rows.ts';
import { startMailCatcher } from './support/mail-catcher.ts';
import { actPath, lettersTo, tokenIn } from './support/one-tap.ts';
import { portalForEachStory } from './support/portal.ts';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

const catcher = await startMailCatcher();
afterAll(() => catcher.close());
const portal = portalForEachStory({ smtpUrl: catcher.url, publicUrl: 'https://tempo.example.org' });
const { post, waitForTuesday, digestOf, can } = digestStory(portal, catcher);

describe('once', () => {
  /** 450 more members of Bergamo who can help: three batches. */
  async function manyHelpers() {
    const people = await insertMembers(portal(), 'bergamo', 450);
    await portal().rows(
      `insert into skill (person_id, activity_id, said_by, said_at)
       select person_id, $2, person_id, now() from unnest($1::bigint[]) as person_id`,
      [people, portal().world.activity],
    );
  }

  const events = () =>
    portal().rows(
      `select count(*)::integer as letters, count(distinct payload->>'personId')::integer as people
       from outbox where kind = 'board-digest'`,
    );

  it('a job that is killed half-way and started again sends nothing twice, nor do three at once', async () => {
    await manyHelpers();
    await post('anna');
    waitForTuesday();
    await portal().rows(
      `create function die() returns trigger language plpgsql as $$
       begin
         if (select count(*) from board_digest) > 300 then raise exception 'killed'; end if;
         return null;
       end $$`,
    );
    await portal().rows(
      'create trigger dies after insert on board_digest for each statement execute function die()',
    );
    await digest(portal().deps);
    // The first batch has three people who cannot help.
    expect(await events()).toEqual([{ letters: 197, people: 197 }]);
    await portal().rows('drop trigger dies on board_digest');
    await Promise.all([1, 2, 3].map(() => digest(portal().deps)));
    expect(await events()).toEqual([{ letters: 450, people: 450 }]);
    await digest(portal().deps);
    portal().passMinutes(DAY);
    await digest(portal().deps);
    expect(await events()).toEqual([{ letters: 450, people: 450 }]);
    expect(await portal().rows('select count(*)::integer as items from board_digest_item')).toEqual(
      [{ items: 450 }],
    );
  });
});

describe('somebody who', () => {
  /** A week with one new request, which is over at its end. @returns the letter about it */
  async function weekly() {
    await post('anna');
    const [letter] = await digestOf('marco');
    const anna = await portal().signIn('anna');
    const mine = await anna.get('/users/notices/mine');
    for (const { id } of mine.json)
      await anna.post(`/users/notices/${id}/close`, { outcome: 'met-elsewhere' });
    portal().passMinutes(WEEK);
    return letter;
  }

  it('does not come by three letters gets one a month, which says so, until they come', async () => {
    await can('marco');
    waitForTuesday();
    for (const _ of [1, 2, 3]) expect((await weekly())?.text).not.toContain('una volta al mese');
    for (const _ of [1, 2, 3]) expect(await weekly()).toBeUndefined();
    const monthly = await weekly();
    expect(monthly?.text).toContain('ora ti scriviamo una volta al mese');
    const id = Number(monthly?.text.match(/letter=(\d+)/)?.[1]);
    // Neither somebody else's visit nor a look at the letter counts.
    const giulia = await portal().signIn('giulia');
    expect((await giulia.post(`/users/board-digests/${id}/visit`, null)).status).toBe(404);
    expect(await weekly()).toBeUndefined();
    const marco = await portal().signIn('marco');
    expect((await marco.post(`/users/board-digests/${id}/visit`, null)).status).toBe(204);
    expect((await weekly())?.text).not.toContain('una volta al mese');
    expect((await portal().visitor().post(`/users/board-digests/${id}/visit`, null)).status).toBe(
      401,
    );
  });

  it('stops the letters with one click gets none, and is asked no more either', async () => {
    await can('marco');
    await post('anna');
    waitForTuesday();
    const [letter] = await digestOf('marco');
    if (!letter) throw new Error('no digest');
    expect(letter.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    await portal()
      .visitor()
      .post(actPath(tokenIn(letter)), null);
    portal().passMinutes(WEEK);
    await post('giulia', { title: 'Altro' });
    expect(await digestOf('marco')).toEqual([]);
  });

  it('wants the weekly letter alone is not asked at once', async () => {
    await can('marco');
    await post('marco', { kind: 'offer' });
    const marco = await portal().signIn('marco');
    const chosen = { topic: 'board' as const, cadence: 'weekly' as const };
    expect((await marco.put('/users/letter-preferences', chosen)).status).toBe(200);
    const id = await post('anna', { neededBy: '2026-11-22' });
    const anna = await portal().signIn('anna');
    expect((await anna.get(`/users/notices/${id}/helpers`)).json).toEqual([]);
    expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
    waitForTuesday();
    expect(await digestOf('marco')).toHaveLength(1);
  });

  it('has no e-mail, or has left the bank, gets none', async () => {
    await can('marco');
    await post('anna');
    waitForTuesday();
    await digest(portal().deps);
    await portal().rows(
      `update membership set state = 'ended', ended_at = requested_at where person_id = $1`,
      [portal().world.person.marco],
    );
    expect(await lettersTo(portal(), catcher, 'marco')).toEqual([]);
    await can('giulia');
    await portal().rows(`update person set access = 'desk', password_hash = null where id = $1`, [
      portal().world.person.giulia,
    ]);
    await digest(portal().deps);
    expect(await portal().rows('select person_id from board_digest')).toEqual([
      { person_id: portal().world.person.marco },
    ]);
  });
});
