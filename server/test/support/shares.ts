/** The yearly share for stories: a bank whose members are of old and awake, announced and due. */
import type { SharePreview } from '#contract/hours/shares.ts';
import type { Caller } from './caller.ts';
import { insertMembers } from './fixture-rows.ts';
import { setRule } from './fund.ts';
import type { TestPortal } from './portal.ts';

export const SHARES = '/admin/fund/shares';

/** Lets somebody be a member for more than a year. */
export async function makeOld({ deps }: TestPortal, personIds: readonly number[]): Promise<void> {
  await deps.database.pool.query(
    `update membership set decided_at = decided_at - interval '2 years', requested_at = requested_at - interval '2 years'
     where person_id = any($1)`,
    [personIds],
  );
}

/** Lets each of these people have given an hour to somebody on a day. */
export async function makeAwake(
  { deps, world }: TestPortal,
  personIds: readonly number[],
  day: string,
): Promise<void> {
  await deps.database.pool.query(
    `with decided as (
       insert into exchange (creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, activity_id,
                             performed_on, minutes, note, state, created_at, created_by, decided_at,
                             decided_by)
       select id, $2, $3, $2, $4, $5, 60, 'Torta', 'confirmed', $6, id, $6, $3
       from unnest($1::bigint[]) id returning *)
     insert into transfer (exchange_id, kind, to_person_id, to_bank_id, from_person_id, from_bank_id,
                           minutes, posted_at, posted_by)
     select id, 'confirmation', creditor_id, creditor_bank_id, debtor_id, debtor_bank_id, minutes, $6, $3
     from decided`,
    [personIds, world.bank.bergamo, world.person.anna, world.activity, day, new Date(day)],
  );
}

/** Members of Bergamo who give the share: of old, and awake. @returns their ids */
export async function insertGivers(portal: TestPortal, count: number): Promise<number[]> {
  const ids = await insertMembers(portal, 'bergamo', count);
  await makeOld(portal, ids);
  await makeAwake(portal, ids, '2026-11-01');
  return ids;
}

/** An hour a year, announced, and thirty days later. @returns the desk of Bergamo */
export async function announced(portal: TestPortal): Promise<Caller> {
  await setRule(portal, 'yearly-share', 1);
  const giulia = await portal.signIn('giulia');
  const { status, text } = await giulia.post(`${SHARES}/announcements`, undefined);
  if (status !== 201) throw new Error(text);
  portal.passMinutes(30 * 24 * 60);
  return portal.signIn('giulia');
}

/** What would be booked for 2026. */
export async function preview(desk: Caller, except: number[] = []): Promise<SharePreview> {
  const { status, text, json } = await desk.post(`${SHARES}/preview`, { year: 2026, except });
  if (status !== 200) throw new Error(text);
  return json;
}
