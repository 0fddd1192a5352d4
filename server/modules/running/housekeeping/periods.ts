/** For how many days what is kept for a time stays; docs/privacy.md has the same table, which a story compares. */

import {
  MAIL_TROUBLE_DAYS,
  SETTLED_REPORT_KEPT_DAYS,
  THREAD_KEPT_DAYS,
  WEBHOOK_KEPT_DAYS,
  WITHDRAWN_KEPT_DAYS,
} from '#contract/limits.ts';
import { IMPORT_KEPT_DAYS } from '#contract/paper/imports.ts';
import { GUARDIAN_DAYS } from '#contract/people/ages.ts';

export const KEPT_DAYS = {
  /** Since they registered. */
  unverified: 30,
  /** An expired link says so for a month; after that it is simply unknown. */
  links: 30,
  /** Of an address, where no second one came. */
  refusals: MAIL_TROUBLE_DAYS,
  /** A browser may keep an exchange for a month and send it again when there is a connection. */
  idempotencyKeys: 31,
  counters: 1,
  /** A season: after that a network is unknown again. */
  networks: 90,
  unconfirmedFactors: 1,
  keptMails: 30,
  failedJobs: 30,
  imports: IMPORT_KEPT_DAYS,
  pushDevices: 180,
  /** As long as the browser itself keeps its mark. */
  knownDevices: 400,
  callNotes: 365,
  rests: 365,
  /** Since a fee was written down, and since somebody was insured no more. */
  fees: 3653,
  insured: 3653,
  /** Since somebody came of age, or left: who answered for them. */
  guardians: GUARDIAN_DAYS,
  noticePictures: 30,
  /** After a year a request that still stands may be told of again. */
  digests: 365,
  /** Since a bulletin was shown: who was told, and who came. */
  bulletinPeople: 730,
  changes: 365,
  withdrawnMessages: WITHDRAWN_KEPT_DAYS,
  threads: THREAD_KEPT_DAYS,
  settledReports: SETTLED_REPORT_KEPT_DAYS,
  webhookDeliveries: WEBHOOK_KEPT_DAYS,
  messageLetters: 2,
};
