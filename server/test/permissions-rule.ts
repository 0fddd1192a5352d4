/**
 * How the table of permissions is written.
 *
 * `level` says who gets past the door: `public` everybody, `token` any session, `session` a
 * verified person, `member` an active membership, `admin` an administrator, `portal` a portal
 * administrator. Anyone who does not is refused with 401 (no session) or 403. For the others the
 * table says what they get, success when it says nothing.
 */
import type { Access } from '#contract/endpoint.ts';
import type { FixtureKind } from './support/fixtures.ts';

/** How an object stands to who calls. */
export const RELATIONS = ['own', 'bank', 'friend', 'stranger'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Success, or the status of the refusal. */
export type Outcome = 'ok' | 400 | 403 | 404 | 409;
type Outcomes = Outcome | Record<Relation, Outcome>;

export interface Rule {
  level: Access;
  /** What the call is about, when it is about something. */
  of?: FixtureKind;
  /** What everybody gets whom the door lets in. */
  everybody?: Outcome;
  /** Verified, and in no bank: never was, was excluded, or looks after the portal. */
  bankless?: Outcomes;
  /** Looks after the portal, where that matters. */
  operator?: Outcome;
  /** Waits for a bank to accept them. */
  pending?: Outcomes;
  member?: Outcomes;
  admin?: Outcomes;
}

/** The four relations in their order: the caller's own, of their bank, of a friend bank, of a stranger. */
export function each(own: Outcome, bank: Outcome, friend: Outcome, stranger: Outcome) {
  return { own, bank, friend, stranger };
}

export const MINE_ONLY = each('ok', 404, 404, 404);
export const OUR_BANK = each('ok', 'ok', 404, 404);

/** On the board for friends too: everybody there reads it, its author and their desk keep it. */
export const AMONG_FRIENDS = each('ok', 'ok', 'ok', 404);
export const KEEPING = { member: each('ok', 403, 403, 404), admin: each('ok', 'ok', 403, 404) };
export const ASKING = { member: each(400, 403, 403, 404), admin: each(400, 400, 403, 404) };
export const OF_OTHERS = { member: each(403, 'ok', 'ok', 404), admin: each(403, 'ok', 'ok', 404) };

/** Members of the own bank, but for the caller. */
const OTHERS_OF_BANK = each(404, 'ok', 404, 404);
export const FOUND = { member: OTHERS_OF_BANK, admin: OTHERS_OF_BANK };

export const open: Rule = { level: 'public' };
export const session: Rule = { level: 'session' };
export const member: Rule = { level: 'member' };
export const admin: Rule = { level: 'admin' };
export const portal: Rule = { level: 'portal' };
