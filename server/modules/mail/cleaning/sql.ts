/** SQL of the nightly cleaning: what has served its time, table by table. */
import { query, statement } from '#server/modules/tables.ts';

export const deleteSessions = statement('cleaning.sessions', (p: { expiredBefore: Date }) =>
  query.deleteFrom('session').where('expires_at', '<', p.expiredBefore),
);

export const deleteMailTokens = statement('cleaning.mailTokens', (p: { expiredBefore: Date }) =>
  query.deleteFrom('mail_token').where('expires_at', '<', p.expiredBefore),
);

export const deleteIdempotencyKeys = statement(
  'cleaning.idempotencyKeys',
  (p: { madeBefore: Date }) =>
    query.deleteFrom('idempotency_key').where('created_at', '<', p.madeBefore),
);

export const deleteRateCounters = statement('cleaning.rateCounters', (p: { startedBefore: Date }) =>
  query.deleteFrom('rate_counter').where('window_start', '<', p.startedBefore),
);

export const deleteSignInFailures = statement(
  'cleaning.signInFailures',
  (p: { lastBefore: Date }) =>
    query.deleteFrom('sign_in_failure').where('last_at', '<', p.lastBefore),
);

export const deleteNetworks = statement('cleaning.networks', (p: { lastBefore: Date }) =>
  query.deleteFrom('sign_in_network').where('last_at', '<', p.lastBefore),
);

export const deleteBotChecks = statement('cleaning.botChecks', (p: { expiredBefore: Date }) =>
  query.deleteFrom('bot_check_used').where('expires_at', '<', p.expiredBefore),
);

export const deleteKeptMails = statement('cleaning.keptMails', (p: { keptBefore: Date }) =>
  query.deleteFrom('kept_mail').where('created_at', '<', p.keptBefore),
);

/** The old and new values of people's data; the trail goes on naming the fields. */
export const forgetChanges = statement('cleaning.changes', (p: { changedBefore: Date }) =>
  query
    .deleteFrom('audit_change')
    .where('changed_at', '<', p.changedBefore)
    .where('person_id', 'is not', null),
);
