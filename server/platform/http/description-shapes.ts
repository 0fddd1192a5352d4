/**
 * The shapes of the API's description by their names: `exchangeSchema` of the contract is `Exchange`, told once
 * and referred to wherever it stands, so that generated clients share its type.
 */
import { z } from 'zod';
import * as accessTokens from '#contract/access-tokens.ts';
import * as accounts from '#contract/accounts.ts';
import * as activities from '#contract/activities.ts';
import * as arrangements from '#contract/arrangements.ts';
import * as arrangementsDesk from '#contract/arrangements-desk.ts';
import * as bankRules from '#contract/bank-rules.ts';
import * as banks from '#contract/banks.ts';
import * as batches from '#contract/batches.ts';
import * as cheques from '#contract/cheques.ts';
import * as closing from '#contract/closing.ts';
import * as consents from '#contract/consents.ts';
import * as delegates from '#contract/delegates.ts';
import * as desk from '#contract/desk.ts';
import * as erasure from '#contract/erasure.ts';
import * as errors from '#contract/errors.ts';
import * as exchangeDecisions from '#contract/exchange-decisions.ts';
import * as exchanges from '#contract/exchanges.ts';
import * as exchangesOfBank from '#contract/exchanges-of-bank.ts';
import * as fund from '#contract/fund.ts';
import * as health from '#contract/health.ts';
import * as imports from '#contract/imports.ts';
import * as invitations from '#contract/invitations.ts';
import * as jobs from '#contract/jobs.ts';
import * as joining from '#contract/joining.ts';
import * as letters from '#contract/letters.ts';
import * as limitsOfBalance from '#contract/limits-of-balance.ts';
import * as members from '#contract/members.ts';
import * as network from '#contract/network.ts';
import * as notices from '#contract/notices.ts';
import * as noticesDesk from '#contract/notices-desk.ts';
import * as ownYear from '#contract/own-year.ts';
import * as passkeys from '#contract/passkeys.ts';
import * as portal from '#contract/portal.ts';
import * as privacyNotice from '#contract/privacy-notice.ts';
import * as push from '#contract/push.ts';
import * as seals from '#contract/seals.ts';
import * as shares from '#contract/shares.ts';
import * as signIn from '#contract/sign-in.ts';
import * as skills from '#contract/skills.ts';
import * as standings from '#contract/standings.ts';
import * as suspensions from '#contract/suspensions.ts';
import * as threads from '#contract/threads.ts';
import * as webhooks from '#contract/webhooks.ts';

const MODULES = {
  accessTokens,
  accounts,
  activities,
  arrangementsDesk,
  arrangements,
  bankRules,
  banks,
  batches,
  cheques,
  closing,
  consents,
  delegates,
  desk,
  erasure,
  errors,
  exchangeDecisions,
  exchangesOfBank,
  exchanges,
  fund,
  health,
  imports,
  invitations,
  jobs,
  joining,
  letters,
  limitsOfBalance,
  members,
  network,
  noticesDesk,
  notices,
  ownYear,
  passkeys,
  portal,
  privacyNotice,
  push,
  seals,
  shares,
  signIn,
  skills,
  standings,
  suspensions,
  threads,
  webhooks,
};

/** What is called so in two modules keeps its name in the first, and has the name of the other before it here. */
const CALLED_OTHERWISE = new Map<z.ZodType, string>([[notices.closingSchema, 'NoticeClosing']]);

/** Gives each shape that has fields its name; called once, before anything is described. */
export function nameShapes(): void {
  for (const module of Object.values(MODULES)) {
    for (const [name, schema] of Object.entries<unknown>(module)) nameShape(name, schema);
  }
}

function nameShape(exported: string, schema: unknown): void {
  if (!(schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion)) return;
  if (!exported.endsWith('Schema')) return;
  const plain = exported.slice(0, -'Schema'.length);
  const id = CALLED_OTHERWISE.get(schema) ?? plain.slice(0, 1).toUpperCase() + plain.slice(1);
  z.globalRegistry.add(schema, { ...schema.meta(), id });
}
