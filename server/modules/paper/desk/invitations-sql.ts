/** SQL of inviting members to a login: one by one, and many in waves. */
import { type RawBuilder, sql } from 'kysely';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** Notes that somebody was invited; another invitation notes its day. */
export const noteInvitation = statement(
  'desk.noteInvitation',
  (p: Params<{ bankId: number; personId: number; now: Date }>) =>
    query
      .insertInto('invitation')
      .values({ bank_id: p.bankId, person_id: p.personId, invited_at: p.now })
      .onConflict((conflict) =>
        conflict.columns(['bank_id', 'person_id']).doUpdateSet({ invited_at: p.now }),
      ),
);

/**
 * The members of a bank by how far their invitation is. People with a login who were never
 * invited are not looked at: they are nearly all, and every opening of the members page asks this.
 */
export const countInvitations = statement(
  'desk.countInvitations',
  (p: Params<{ bankId: number }>) => sql<{
    waiting: number;
    without_address: number;
    invited: number;
    arrived: number;
  }>`
    select count(*) filter (where email is not null and invited_at is null
                              and minor_until is null) as waiting,
           count(*) filter (where email is null) as without_address,
           count(*) filter (where email is not null and invited_at is not null) as invited,
           (select count(*) from invitation
            join person on person.id = invitation.person_id and person.access = 'self'
            join membership on membership.person_id = person.id and membership.state = 'active'
              and membership.bank_id = invitation.bank_id
            where invitation.bank_id = ${p.bankId}) as arrived
    from membership
    join person on person.id = membership.person_id and person.access = 'desk'
      and person.kind = 'human'
    left join invitation
      on invitation.bank_id = membership.bank_id and invitation.person_id = membership.person_id
    where membership.bank_id = ${p.bankId} and membership.state = 'active'`,
);

export const findWave = statement('desk.findWave', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('invitation_wave')
    .select(['per_day', 'state', 'next_at'])
    .where('bank_id', '=', p.bankId),
);

/**
 * Sets how many letters leave a day, and none before `earliest`; those of one day never leave twice, so a
 * later moment stays.
 */
export const setWave = statement(
  'desk.setWave',
  (
    p: Params<{ bankId: number; perDay: number; state: string; by: number; earliest: Date }>,
  ) => sql<{
    next_at: Date;
  }>`
    insert into invitation_wave (bank_id, per_day, state, next_at, set_by)
    values (${p.bankId}, ${p.perDay}, ${p.state}, ${p.earliest}, ${p.by})
    on conflict (bank_id) do update
    set per_day = excluded.per_day, state = excluded.state, set_by = excluded.set_by,
        next_at = greatest(invitation_wave.next_at, excluded.next_at)
    returning next_at`,
);

/** The wave of a bank while letters are to leave, locked until the transaction ends. */
export const lockWave = statement('desk.lockWave', (p: Params<{ bankId: number }>) =>
  query
    .selectFrom('invitation_wave')
    .select(['per_day', 'next_at', 'set_by'])
    .where('bank_id', '=', p.bankId)
    .where('state', '=', 'sending')
    .forUpdate(),
);

/**
 * Stops a wave that is to go on; no row when its letters have left. The minute in which it could be
 * stopped holds up nothing else: a moment until `soon` is no day to be waited for.
 */
export const stopWave = statement(
  'desk.stopWave',
  (p: Params<{ bankId: number; now: Date; soon: Date }>) => sql<{ bank_id: number }>`
    update invitation_wave
    set state = 'done', next_at = case when next_at <= ${p.soon} then ${p.now} else next_at end
    where bank_id = ${p.bankId} and state in ('sending', 'paused')
    returning bank_id`,
);

/** Nobody is left whom the wave of a bank goes to. */
export const forgetChosen = statement('desk.forgetChosen', (p: Params<{ bankId: number }>) =>
  query.deleteFrom('invitation_chosen').where('bank_id', '=', p.bankId),
);

/** These people too, of whom each may be invited. */
export const choosePeople = statement(
  'desk.choosePeople',
  (p: Params<{ bankId: number; personIds: number[] }>) => sql<Record<never, never>>`
    insert into invitation_chosen (bank_id, person_id)
    select membership.bank_id, membership.person_id
    from membership
    join person on person.id = membership.person_id
    where membership.person_id = any(${p.personIds}::bigint[]) and ${mayBeInvited(p)}
    on conflict do nothing`,
);

/** How many of those chosen may still be invited. */
export const countChosen = statement(
  'desk.countChosen',
  (p: Params<{ bankId: number }>) => sql<{ people: number }>`
    select count(*) as people ${chosen(p)}`,
);

/** The next of those chosen, locked: their address cannot change meanwhile. */
export const listToInvite = statement(
  'desk.listToInvite',
  (p: Params<{ bankId: number; most: number }>) => sql<{ id: number; email: string }>`
    select person.id, person.email
    ${chosen(p)}
    order by membership.id
    limit ${p.most}
    for update of person`,
);

/** Those chosen who may still be invited. */
function chosen(p: Params<{ bankId: number }>): RawBuilder<unknown> {
  return sql`
    from invitation_chosen
    join membership on membership.bank_id = invitation_chosen.bank_id
      and membership.person_id = invitation_chosen.person_id
    join person on person.id = membership.person_id
    where invitation_chosen.bank_id = ${p.bankId} and ${mayBeInvited(p)}`;
}

/**
 * A member of the bank with an address and without a login, who was never invited. Who is below the age
 * of the bank is invited one by one.
 */
function mayBeInvited(p: Params<{ bankId: number }>): RawBuilder<boolean> {
  return sql<boolean>`membership.bank_id = ${p.bankId} and membership.state = 'active'
    and membership.minor_until is null
    and person.access = 'desk' and person.email is not null and not exists (
      select from invitation
      where invitation.bank_id = membership.bank_id
        and invitation.person_id = membership.person_id)`;
}

/** Which of these people are members of a bank. */
export const countMembers = statement(
  'desk.countMembers',
  (p: Params<{ bankId: number; personIds: number[] }>) => sql<{ people: number }>`
    select count(*) as people from membership
    where bank_id = ${p.bankId} and state = 'active'
      and person_id = any(${p.personIds}::bigint[])`,
);

/**
 * Invites people: the links, the letters, the entries in the audit trail and the notes that nobody is
 * invited twice. @param links JSON: `[{ id, personId, email, hash }]`, the hash in hex
 */
export const inviteMany = statement(
  'desk.inviteMany',
  (p: Params<{ links: string; bankId: number; by: number; now: Date; expiresAt: Date }>) => sql<
    Record<never, never>
  >`
    with given as materialized (
      select * from jsonb_to_recordset(${p.links}::jsonb) as row (
        id uuid, "personId" bigint, email text, hash text)
    ), noted as (
      insert into invitation (bank_id, person_id, invited_at)
      select ${p.bankId}::bigint, "personId", ${p.now}::timestamptz from given
    ), linked as (
      insert into mail_token (id, person_id, purpose, email, token_hash, created_at, expires_at)
      select id, "personId", 'invitation', email, decode(hash, 'hex'), ${p.now}::timestamptz,
             ${p.expiresAt}::timestamptz
      from given
    ), told as (
      insert into outbox (kind, payload, created_at)
      select 'invitation', jsonb_build_object('personId', "personId", 'tokenId', id),
             ${p.now}::timestamptz
      from given
    )
    insert into audit (at, actor_id, action, person_id, bank_id)
    select ${p.now}::timestamptz, ${p.by}::bigint, 'member-invited', "personId", ${p.bankId}::bigint
    from given`,
);

/** Says when the next letters may leave, and whether there are any. */
export const moveWave = statement(
  'desk.moveWave',
  (p: Params<{ bankId: number; nextAt: Date; state: 'sending' | 'done' }>) =>
    query
      .updateTable('invitation_wave')
      .set({ next_at: p.nextAt, state: p.state })
      .where('bank_id', '=', p.bankId),
);
