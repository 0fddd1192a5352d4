/**
 * The shapes of the API's description by their names: `exchangeSchema` of the contract is `Exchange`, told once
 * and referred to wherever it stands, so that generated clients share its type.
 */
import { z } from 'zod';
import * as bankRules from '#contract/banks/bank-rules.ts';
import * as banks from '#contract/banks/banks.ts';
import * as firstSteps from '#contract/banks/first-steps.ts';
import * as months from '#contract/banks/months.ts';
import * as network from '#contract/banks/network.ts';
import * as reports from '#contract/banks/reports.ts';
import * as rooms from '#contract/banks/rooms.ts';
import * as activities from '#contract/board/activities.ts';
import * as answerDays from '#contract/board/answer-days.ts';
import * as arrangements from '#contract/board/arrangements.ts';
import * as arrangementsDesk from '#contract/board/arrangements-desk.ts';
import * as attention from '#contract/board/attention.ts';
import * as bulletins from '#contract/board/bulletins.ts';
import * as course from '#contract/board/course.ts';
import * as finding from '#contract/board/finding.ts';
import * as noticeCounts from '#contract/board/notice-counts.ts';
import * as noticeTitle from '#contract/board/notice-title.ts';
import * as notices from '#contract/board/notices.ts';
import * as noticesDesk from '#contract/board/notices-desk.ts';
import * as outside from '#contract/board/outside.ts';
import * as places from '#contract/board/places.ts';
import * as standings from '#contract/board/standings.ts';
import * as threads from '#contract/board/threads.ts';
import * as errors from '#contract/errors.ts';
import * as batches from '#contract/hours/batches.ts';
import * as exchangeDecisions from '#contract/hours/exchange-decisions.ts';
import * as exchanges from '#contract/hours/exchanges.ts';
import * as exchangesOfBank from '#contract/hours/exchanges-of-bank.ts';
import * as fund from '#contract/hours/fund.ts';
import * as home from '#contract/hours/home.ts';
import * as limitsOfBalance from '#contract/hours/limits-of-balance.ts';
import * as ownYear from '#contract/hours/own-year.ts';
import * as recording from '#contract/hours/recording.ts';
import * as seals from '#contract/hours/seals.ts';
import * as shares from '#contract/hours/shares.ts';
import * as thanks from '#contract/hours/thanks.ts';
import * as todo from '#contract/hours/todo.ts';
import * as cheques from '#contract/paper/cheques.ts';
import * as desk from '#contract/paper/desk.ts';
import * as importBodies from '#contract/paper/import-bodies.ts';
import * as importFigures from '#contract/paper/import-figures.ts';
import * as imports from '#contract/paper/imports.ts';
import * as invitations from '#contract/paper/invitations.ts';
import * as pastExchanges from '#contract/paper/past-exchanges.ts';
import * as accessTokens from '#contract/people/access-tokens.ts';
import * as accounts from '#contract/people/accounts.ts';
import * as bodies from '#contract/people/bodies.ts';
import * as closing from '#contract/people/closing.ts';
import * as companions from '#contract/people/companions.ts';
import * as consents from '#contract/people/consents.ts';
import * as delegates from '#contract/people/delegates.ts';
import * as erasure from '#contract/people/erasure.ts';
import * as fees from '#contract/people/fees.ts';
import * as guardians from '#contract/people/guardians.ts';
import * as insured from '#contract/people/insured.ts';
import * as joining from '#contract/people/joining.ts';
import * as members from '#contract/people/members.ts';
import * as passkeys from '#contract/people/passkeys.ts';
import * as privacyNotice from '#contract/people/privacy-notice.ts';
import * as register from '#contract/people/register.ts';
import * as signIn from '#contract/people/sign-in.ts';
import * as skills from '#contract/people/skills.ts';
import * as health from '#contract/portal/health.ts';
import * as portal from '#contract/portal/portal.ts';
import * as status from '#contract/portal/status.ts';
import * as suspensions from '#contract/portal/suspensions.ts';
import * as jobs from '#contract/running/jobs.ts';
import * as letters from '#contract/sending/letters.ts';
import * as push from '#contract/sending/push.ts';
import * as webhooks from '#contract/sending/webhooks.ts';
import * as values from '#contract/values.ts';

const MODULES = {
  accessTokens,
  accounts,
  activities,
  answerDays,
  arrangements,
  arrangementsDesk,
  attention,
  bankRules,
  banks,
  batches,
  bodies,
  bulletins,
  cheques,
  closing,
  companions,
  consents,
  course,
  delegates,
  desk,
  erasure,
  errors,
  exchangeDecisions,
  exchanges,
  exchangesOfBank,
  fees,
  finding,
  firstSteps,
  fund,
  guardians,
  health,
  home,
  importBodies,
  importFigures,
  imports,
  insured,
  invitations,
  jobs,
  joining,
  letters,
  limitsOfBalance,
  members,
  months,
  network,
  noticeCounts,
  noticeTitle,
  notices,
  noticesDesk,
  outside,
  ownYear,
  passkeys,
  pastExchanges,
  places,
  portal,
  privacyNotice,
  push,
  recording,
  register,
  reports,
  rooms,
  seals,
  shares,
  signIn,
  skills,
  standings,
  status,
  suspensions,
  thanks,
  threads,
  todo,
  values,
  webhooks,
};

/** What is called so in two modules keeps its name in the first, and has the name of the other before it here. */
const CALLED_OTHERWISE = new Map<z.ZodType, string>([[notices.closingSchema, 'NoticeClosing']]);

/** What has fields, and lists of words. */
const SHAPES = [z.ZodObject, z.ZodDiscriminatedUnion, z.ZodIntersection, z.ZodEnum];

/** Gives each shape that has fields, and each list of words, its name; called once, before anything is described. */
export function nameShapes(): void {
  for (const module of Object.values(MODULES)) {
    for (const [name, schema] of Object.entries<unknown>(module)) nameShape(name, schema);
  }
}

function nameShape(exported: string, schema: unknown): void {
  const isShape = SHAPES.some((kind) => schema instanceof kind);
  if (!isShape || !(schema instanceof z.ZodType)) return;
  if (!exported.endsWith('Schema')) return;
  const plain = exported.slice(0, -'Schema'.length);
  const id = CALLED_OTHERWISE.get(schema) ?? plain.slice(0, 1).toUpperCase() + plain.slice(1);
  z.globalRegistry.add(schema, { ...schema.meta(), id });
}
