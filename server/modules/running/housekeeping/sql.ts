/** SQL of the nightly cleaning, table by table. */
import { sql } from 'kysely';
import { isOverInRegister } from '#server/modules/people/register/sql.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

export const deleteSessions = statement(
  'housekeeping.sessions',
  (p: Params<{ expiredBefore: Date }>) =>
    query.deleteFrom('session').where('expires_at', '<', p.expiredBefore),
);

/** Those that have expired, and those whose membership is over. */
export const deleteAccessTokens = statement(
  'housekeeping.accessTokens',
  (p: Params<{ expiredBefore: Date }>) =>
    query
      .deleteFrom('access_token')
      .where((eb) =>
        eb.or([
          eb('expires_at', '<', p.expiredBefore),
          eb(
            'membership_id',
            'in',
            query.selectFrom('membership').select('id').where('state', '<>', 'active'),
          ),
        ]),
      ),
);

export const deleteMailTokens = statement(
  'housekeeping.mailTokens',
  (p: Params<{ expiredBefore: Date }>) =>
    query.deleteFrom('mail_token').where('expires_at', '<', p.expiredBefore),
);

/** Files that nobody ran, with their lines. */
export const deleteImports = statement('housekeeping.imports', (p: Params<{ madeBefore: Date }>) =>
  query
    .deleteFrom('import')
    .where('state', 'in', ['read', 'mapped', 'checking', 'checked'])
    .where('made_at', '<', p.madeBefore),
);

export const deleteWebhookDeliveries = statement(
  'housekeeping.webhookDeliveries',
  (p: Params<{ madeBefore: Date }>) =>
    query.deleteFrom('webhook_delivery').where('created_at', '<', p.madeBefore),
);

/** A single refusal of an address, which no second one followed. */
export const deleteRefusals = statement(
  'housekeeping.refusals',
  (p: Params<{ refusedBefore: Date }>) =>
    query
      .deleteFrom('mail_trouble')
      .where('since', 'is', null)
      .where('refused_at', '<', p.refusedBefore),
);

export const deleteActTokens = statement(
  'housekeeping.actTokens',
  (p: Params<{ expiredBefore: Date }>) =>
    query.deleteFrom('act_token').where('expires_at', '<', p.expiredBefore),
);

export const deleteIdempotencyKeys = statement(
  'housekeeping.idempotencyKeys',
  (p: Params<{ madeBefore: Date }>) =>
    query.deleteFrom('idempotency_key').where('created_at', '<', p.madeBefore),
);

/**
 * People who never verified their address. Whom a bank knows, as a member, by a request or by a file,
 * stays: their address may be unproven for long.
 */
export const deleteUnverified = statement(
  'housekeeping.unverified',
  (p: Params<{ registeredBefore: Date }>) => sql<object>`
    delete from person
    where email is not null and email_verified_at is null and proven_email is null
      and kind = 'human' and created_at < ${p.registeredBefore}
      and not exists (select from membership where person_id = person.id)
      and not exists (select from account where person_id = person.id)
      and not exists (select from import_row where person_id = person.id)`,
);

export const deleteRateCounters = statement(
  'housekeeping.rateCounters',
  (p: Params<{ startedBefore: Date }>) =>
    query.deleteFrom('rate_counter').where('window_start', '<', p.startedBefore),
);

export const deleteSignInFailures = statement(
  'housekeeping.signInFailures',
  (p: Params<{ lastBefore: Date }>) =>
    query.deleteFrom('sign_in_failure').where('last_at', '<', p.lastBefore),
);

export const deleteNetworks = statement(
  'housekeeping.networks',
  (p: Params<{ lastBefore: Date }>) =>
    query.deleteFrom('sign_in_network').where('last_at', '<', p.lastBefore),
);

export const deleteBotChecks = statement(
  'housekeeping.botChecks',
  (p: Params<{ expiredBefore: Date }>) =>
    query.deleteFrom('bot_check_used').where('expires_at', '<', p.expiredBefore),
);

export const deleteKeptMails = statement(
  'housekeeping.keptMails',
  (p: Params<{ keptBefore: Date }>) =>
    query.deleteFrom('kept_mail').where('created_at', '<', p.keptBefore),
);

/** Browsers in which nobody has opened the portal for long. */
export const deleteDevices = statement('housekeeping.devices', (p: Params<{ seenBefore: Date }>) =>
  query.deleteFrom('push_device').where('seen_at', '<', p.seenBefore),
);

export const deleteCallNotes = statement(
  'housekeeping.callNotes',
  (p: Params<{ calledBefore: Date }>) =>
    query.deleteFrom('call_note').where('called_at', '<', p.calledBefore),
);

/** What registers have of memberships whose years are over, or that never began, and names that they kept. */
export const deleteRegisterEntries = statement(
  'housekeeping.registerEntries',
  (p: Params<{ now: Date }>) => sql`
    with forgotten as (
      delete from register_name using membership
      where membership.id = register_name.membership_id and ${isOverInRegister(p.now)}
    )
    delete from register_entry using membership
    where membership.id = register_entry.membership_id and ${isOverInRegister(p.now)}`,
);

/** What was written of fees before that; the years with their amounts stay. */
export const deleteFees = statement('housekeeping.fees', (p: Params<{ madeBefore: Date }>) =>
  query.deleteFrom('fee').where('made_at', '<', p.madeBefore),
);

/** That somebody was covered, where it ended, or its policy, before that day. */
export const deleteInsured = statement(
  'housekeeping.insured',
  (p: Params<{ endedBefore: string }>) => sql`
    delete from insured using policy
    where policy.id = insured.policy_id
      and coalesce(insured.to_day, policy.to_day) < ${p.endedBefore}::date`,
);

/** Who answered for somebody who came of age by that day, or left before that moment. */
export const deleteGuardians = statement(
  'housekeeping.guardians',
  (p: Params<{ ofAge: number; agedBefore: string; endedBefore: Date }>) => sql`
    delete from guardian using membership, person
    where membership.id = guardian.membership_id and person.id = guardian.person_id
      and (person.birth_date is null
        or aged_on(person.birth_date, ${p.ofAge}::integer) <= ${p.agedBefore}::date
        or membership.state <> 'active' and membership.ended_at < ${p.endedBefore}::timestamptz)`,
);

/** Rests that ended, or whose last day was, before that. */
export const deleteRests = statement(
  'housekeeping.rests',
  (p: Params<{ endedBefore: Date; overBefore: string }>) =>
    query
      .deleteFrom('rest')
      .where((eb) => eb.or([eb('ended_at', '<', p.endedBefore), eb('until', '<', p.overBefore)])),
);

/** Who was told of a bulletin long ago, and who came; what it said stays with its bank. */
export const deleteBulletinPeople = statement(
  'housekeeping.bulletinPeople',
  (p: Params<{ shownBefore: Date }>) => sql`
    with old as (
      select id from bulletin
      where shown_at < ${p.shownBefore} and coalesce(ends_at, shown_at) < ${p.shownBefore}
    ), told as (
      delete from bulletin_person using old where bulletin_id = old.id
    )
    delete from attendance using old where bulletin_id = old.id`,
);

/** Browsers in which somebody has not signed in for long: they are new ones again. */
export const deleteKnownDevices = statement(
  'housekeeping.knownDevices',
  (p: Params<{ seenBefore: Date }>) =>
    query.deleteFrom('known_device').where('seen_at', '<', p.seenBefore),
);

/** Sign-ins whose second step never came. */
export const deleteChallenges = statement(
  'housekeeping.challenges',
  (p: Params<{ expiredBefore: Date }>) =>
    query.deleteFrom('sign_in_challenge').where('expires_at', '<', p.expiredBefore),
);

/** What devices were asked to sign and did not. */
export const deletePasskeyChallenges = statement(
  'housekeeping.passkeyChallenges',
  (p: Params<{ expiredBefore: Date }>) =>
    query.deleteFrom('passkey_challenge').where('expires_at', '<', p.expiredBefore),
);

/** Secrets for an authenticator that nobody confirmed. */
export const deleteUnconfirmed = statement(
  'housekeeping.unconfirmed',
  (p: Params<{ begunBefore: Date }>) =>
    query
      .deleteFrom('authenticator')
      .where('confirmed_at', 'is', null)
      .where('begun_at', '<', p.begunBefore),
);

/** Pictures of notices that are over; their authors may have left. */
export const deleteNoticePictures = statement(
  'housekeeping.noticePictures',
  (p: Params<{ closedBefore: Date }>) =>
    query
      .deleteFrom('notice_picture')
      .using('notice')
      .whereRef('notice.id', '=', 'notice_picture.notice_id')
      .where('notice.closed_at', '<', p.closedBefore),
);

export const deleteDigests = statement(
  'housekeeping.digests',
  (p: Params<{ sentBefore: string }>) =>
    query.deleteFrom('board_digest').where('sent_on', '<', p.sentBefore),
);

/** The old and new values of people's data; the audit entry still names the fields. */
export const forgetChanges = statement(
  'housekeeping.changes',
  (p: Params<{ changedBefore: Date }>) =>
    query
      .deleteFrom('audit_change')
      .where('changed_at', '<', p.changedBefore)
      .where('person_id', 'is not', null),
);

/** What is kept of a withdrawn message for a report. */
export const emptyWithdrawn = statement(
  'housekeeping.withdrawn',
  (p: Params<{ withdrawnBefore: Date }>) =>
    query
      .updateTable('message')
      .set({ text: '' })
      .where('withdrawn_at', '<', p.withdrawnBefore)
      .where('text', '<>', ''),
);

/** Conversations in which nobody has written for long, with their messages. */
export const deleteThreads = statement('housekeeping.threads', (p: Params<{ lastBefore: Date }>) =>
  query.deleteFrom('thread').where('last_sent_at', '<', p.lastBefore),
);

export const deleteSettledReports = statement(
  'housekeeping.settledReports',
  (p: Params<{ settledBefore: Date }>) =>
    query.deleteFrom('thread_report').where('settled_at', '<', p.settledBefore),
);

/** Letters that no limit counts any more. */
export const deleteMessageLetters = statement(
  'housekeeping.messageLetters',
  (p: Params<{ sentBefore: Date }>) =>
    query.deleteFrom('message_letter').where('sent_at', '<', p.sentBefore),
);
