/** The desk names who accompanies a newcomer, and ends it (specification §43). */
import {
  COMPANION_DAYS,
  type CompanyAtDesk,
  NEWCOMERS_MAX,
  WILLING_MAX,
} from '#contract/people/companions.ts';
import { personName } from '#contract/person-name.ts';
import type { Call, ReadCall } from '#server/call.ts';
import { lockActiveMembers } from '#server/modules/hours/exchanges/sql.ts';
import { assertMayHaveOffice } from '#server/modules/people/ages/asking.ts';
import { memberIn } from '#server/modules/people/members/reading.ts';
import { audit } from '#server/modules/running/audit/write.ts';
import { enqueueEvent } from '#server/modules/sending/outbox/enqueue.ts';
import { Refusal, refuseFields } from '#server/platform/http/refusal.ts';
import { noteEnd } from './company.ts';
import { daysOf, namedSince, newcomersSince } from './spans.ts';
import {
  endAtDesk,
  endOverOf,
  findNewcomer,
  insertCompany,
  listCompany,
  listWilling,
  lockWelcomes,
} from './sql.ts';

/** Who accompanies a member and whom they accompany; of a newcomer without anybody, who would. */
export const readCompanyOf = (call: Call<'readCompanyOf'>) => companyOf(call, call.params.id);

async function companyOf(call: ReadCall, personId: number): Promise<CompanyAtDesk> {
  const { db, actor } = call;
  const { bankId } = actor;
  const since = namedSince(call);
  await memberIn(db, bankId, personId);
  const rows = await db.rows(listCompany, { personId, bankId, namedSince: since });
  const isNewcomer = await isNewcomerIn(call, personId);
  const atDesk = (side: 'newcomer_id' | 'companion_id', other: typeof side) =>
    rows
      .filter((row) => row[side] === personId)
      .map((row) => ({ userId: row[other], name: personName(row), ...daysOf(row.made_at, call) }));
  const [companion = null] = atDesk('newcomer_id', 'companion_id');
  const values = { bankId, personId, namedSince: since, most: WILLING_MAX };
  const willing = isNewcomer && !companion ? await db.rows(listWilling, values) : [];
  return {
    isNewcomer,
    companion,
    newcomers: atDesk('companion_id', 'newcomer_id'),
    willing: willing.map((row) => ({
      userId: row.id,
      name: personName(row),
      newcomers: row.newcomers,
    })),
  };
}

async function isNewcomerIn(call: ReadCall, personId: number): Promise<boolean> {
  const { db, actor } = call;
  const values = { personId, bankId: actor.bankId, cameSince: newcomersSince(call) };
  return (await db.first(findNewcomer, values))?.is_newcomer ?? false;
}

/**
 * Names who accompanies a newcomer of the administrator's bank. Both stay members until it is done, and two
 * desks that name the same member wait for each other. Naming the one who does already changes nothing.
 * @throws Refusal `not-found` where the person is no member, `two-different-people`, `not-a-newcomer`,
 *   `office-for-adults`, `not-willing`, `too-many-newcomers`, `changed-meanwhile` where somebody else accompanies them already,
 *   or what is wrong with the field
 */
export async function nameCompanion(call: Call<'nameCompanion'>): Promise<CompanyAtDesk> {
  const { db, now, actor, params, body, config } = call;
  const { personId: by, bankId } = actor;
  const { id: newcomerId } = params;
  const { companionId } = body;
  await memberIn(db, bankId, newcomerId);
  await assertPair(call, newcomerId, companionId);
  const before = await companyOf(call, newcomerId);
  if (before.companion?.userId === companionId) return before;
  if (before.companion) throw new Refusal('changed-meanwhile');
  const busy = await db.rows(listCompany, {
    ...{ personId: companionId, bankId },
    namedSince: namedSince(call),
  });
  const newcomers = busy.filter((row) => row.companion_id === companionId);
  if (newcomers.length >= NEWCOMERS_MAX) throw new Refusal('too-many-newcomers');
  const over = { personId: newcomerId, days: COMPANION_DAYS, timeZone: config.timeZone, now };
  await db.count(endOverOf, over);
  const named = await db.first(insertCompany, { bankId, newcomerId, companionId, by, now });
  if (!named) throw new Refusal('changed-meanwhile');
  const about = { actorId: by, personId: newcomerId, bankId, detail: { companionId } };
  await audit(db, now, 'companion-named', about);
  const event = { companyId: named.id, newcomerId, companionId };
  await enqueueEvent(db, 'companion-named', event, now);
  return companyOf(call, newcomerId);
}

/** @throws Refusal as `nameCompanion`, for what the two are */
async function assertPair(
  call: Call<'nameCompanion'>,
  newcomerId: number,
  companionId: number,
): Promise<void> {
  const { db, today, actor } = call;
  const { bankId } = actor;
  if (companionId === newcomerId) throw new Refusal('two-different-people');
  const personIds = [newcomerId, companionId];
  const active = await db.rows(lockActiveMembers, { personIds, bankIds: [bankId, bankId] });
  if (!active.some((row) => row.person_id === newcomerId)) throw new Refusal('not-found');
  if (!active.some((row) => row.person_id === companionId)) {
    refuseFields([{ path: 'companionId', code: 'not-a-member' }]);
  }
  if (!(await isNewcomerIn(call, newcomerId))) throw new Refusal('not-a-newcomer');
  await assertMayHaveOffice(db, { personId: companionId, today });
  const companion = await db.first(lockWelcomes, { id: companionId });
  if (!companion?.welcomes) throw new Refusal('not-willing');
}

/** Nobody accompanies a newcomer any more, also where nobody did. */
export async function endCompanyAtDesk(call: Call<'endCompanyAtDesk'>): Promise<void> {
  const { db, now, actor, params } = call;
  const { bankId } = actor;
  await memberIn(db, bankId, params.id);
  const values = { personId: params.id, bankId, namedSince: namedSince(call), now };
  const row = await db.first(endAtDesk, values);
  if (row) await noteEnd(call, row);
}
