/** Admissions by minutes, and the interview before them (specification §46). */
import { futureDay } from '#contract/values.ts';
import type { Call } from '#server/call.ts';
import { rulesOfBank } from '#server/modules/banks/rules/rules-of-bank.ts';
import { keepLeastAge } from '#server/modules/people/ages/sql.ts';
import { takeIn } from '#server/modules/people/joining/requests.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { rowOf, valuesOf } from './present.ts';
import { insertVersions, listVersions, lockMemberships } from './sql.ts';

/**
 * Admits members who were not decided on yet: one resolution of one day for all, or for none. Where the
 * board decides first, who asks to join is admitted and is a member from now on.
 * @throws Refusal `not-found` where one is no member, `already-decided` where one was admitted meanwhile,
 *   `date-future` at `on`, and of a request what `takeIn` throws
 */
export async function recordMinutes(call: Call<'recordMinutes'>): Promise<void> {
  const { db, now, today, actor, body } = call;
  const { bankId, personId: by } = actor;
  const { on, resolution, ids: personIds } = body;
  refuseFields(futureDay('on', on, today));
  // Before the memberships, as when a request is accepted: rule and age stay until it is done.
  await db.first(keepLeastAge, { bankId });
  const boardFirst = (await rulesOfBank(db, bankId))['admission-first'];
  const states = boardFirst ? (['active', 'requested'] as const) : (['active'] as const);
  const of = { bankId, personIds, states: [...states] };
  await db.rows(lockMemberships, of);
  const rows = await db.rows(listVersions, of);
  const held = [...Map.groupBy(rows, (row) => row.person_id).values()].flatMap((all) =>
    all.slice(0, 1),
  );
  if (held.length < personIds.length) throw new Refusal('not-found');
  if (held.some((row) => row.admitted_on !== null)) throw new Refusal('already-decided');
  const written = held.map((row) =>
    rowOf(
      row,
      { ...valuesOf(row), admittedOn: on, resolution },
      { note: '', detail: { on, resolution } },
    ),
  );
  await db.count(insertVersions, {
    ...{ rows: JSON.stringify(written), bankId, action: 'members-admitted', by, now },
  });
  for (const { person_id: personId } of held.filter((row) => row.state === 'requested')) {
    await takeIn(call, { personId, bankId, by, undoableBy: null });
  }
}

/**
 * Writes down the interview with somebody who asks to join; what says the same writes nothing.
 * @throws Refusal `not-found` for who does not ask, `date-future` at `metOn`
 */
export async function noteInterview(call: Call<'noteInterview'>): Promise<void> {
  const { db, now, today, actor, params, body } = call;
  const { bankId, personId: by } = actor;
  refuseFields(futureDay('metOn', body.metOn, today));
  const of = { bankId, personIds: [params.id], states: ['requested' as const] };
  await db.rows(lockMemberships, of);
  const [held] = await db.rows(listVersions, of);
  if (!held) throw new Refusal('not-found');
  const stored = valuesOf(held);
  const fields = (['metOn', 'metBy'] as const).filter((name) => stored[name] !== body[name]);
  if (fields.length === 0) return;
  const row = rowOf(held, { ...stored, ...body }, { note: '', detail: { fields } });
  await db.count(insertVersions, {
    ...{ rows: JSON.stringify([row]), bankId, action: 'register-changed', by, now },
  });
}
