/** Who may make a call: the person behind the token, for themselves or for whom they act. */
import type { IncomingHttpHeaders } from 'node:http';
import { type Access, type EndpointRow, needsOpenBank } from '#contract/endpoint.ts';
import { FOR_HEADER, WORD_HEADER } from '#contract/for-header.ts';
import type { SignedIn, SignedInMember } from '#server/modules/people/accounts/signed-in.ts';
import type { DeskActs } from '#server/modules/people/delegates/at-desk.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** What admission asks the modules. */
export interface AdmissionHooks {
  /** The signed-in person behind a token, or undefined when it opens nothing (any more). */
  authenticate(token: string): Promise<SignedIn | undefined>;
  /** The member, or the body alone, for whom a person of trust acts; undefined when they do not (any more). */
  actFor(
    delegate: SignedIn,
    personId: number,
    whom: { bodiesOnly: boolean },
  ): Promise<SignedInMember | undefined>;
  /** The member for whom an administrator acts. @throws Refusal unless they do, as `actAtDesk` */
  actAtDesk(
    admin: SignedIn,
    personId: number | undefined,
    actsFor: DeskActs,
  ): Promise<SignedInMember>;
  /** @throws Refusal with the telephone of the desk that speaks for a member of that bank */
  refuseMinor(bankId: number | null): Promise<never>;
}

/** The id of a person as a header has it. */
const ID = /^[1-9]\d{0,14}$/;

/**
 * Finds the person behind the token. Where the header `X-For` names somebody for whom they act, the
 * call is that person's, without the rights of an administrator (specification §12, §20, §22). An
 * administrator who is the referent of a body acts as that, unless they say how its word has come to the desk.
 * @throws Refusal unless the endpoint's access admits them; `second-factor-required` at a desk that is
 *   closed to an administrator without one; `forbidden` for `X-For` on a call that
 *   nobody may make for somebody else or with an access token, `not-their-delegate`, or what `actAtDesk`
 *   refuses; `desk-speaks-for-minor` for what nobody below the age of their bank does themselves;
 *   `scope-missing`
 *   for an access token that does not open this call, or a call that none opens; `bank-suspended` for
 *   a change in a bank that the portal has suspended (specification §38)
 */
export async function admit(
  headers: IncomingHttpHeaders,
  row: EndpointRow,
  hooks: AdmissionHooks,
): Promise<SignedIn> {
  const token = (headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim();
  const { access, actsFor, forBodies = false, scope } = row;
  const holder = token === '' ? undefined : await hooks.authenticate(token);
  if (!holder) throw new Refusal('unauthenticated');
  const actor = withinScopes(holder, scope);
  assertAdmitted(actor, access);
  if (actor.bankIsSuspended && needsOpenBank(row)) throw new Refusal('bank-suspended');
  const named = headers[FOR_HEADER];
  if (named === undefined) {
    if (row.ofAge && actor.isMinor) await hooks.refuseMinor(actor.bankId);
    return actor;
  }
  if (!(actsFor || forBodies) || actor.scopes) throw new Refusal('forbidden');
  const personId = typeof named === 'string' && ID.test(named) ? Number(named) : undefined;
  const isOfTrust = actsFor === 'trust' || (forBodies && headers[WORD_HEADER] === undefined);
  const bodiesOnly = actsFor !== 'trust';
  const member =
    isOfTrust && personId ? await hooks.actFor(actor, personId, { bodiesOnly }) : undefined;
  if (member) return member;
  const isOfDesk = actsFor === 'desk' || actsFor === 'desk-without-login';
  const mayBeDesk = actor.role === 'ADMIN' || actor.closedDesks.length > 0;
  if (!isOfDesk || (forBodies && !mayBeDesk)) throw new Refusal('not-their-delegate');
  assertAdmitted(actor, 'admin');
  return hooks.actAtDesk(actor, personId, actsFor);
}

/**
 * Who makes a call by an access token: its person. Only with the scope `desk:read` do the rights of an
 * administrator count; with the others they are a member like everybody (specification §28).
 */
function withinScopes(actor: SignedIn, scope: EndpointRow['scope']): SignedIn {
  if (!actor.scopes) return actor;
  if (scope === undefined || !actor.scopes.includes(scope)) throw new Refusal('scope-missing');
  return scope === 'desk:read' ? actor : { ...actor, role: 'USER', closedDesks: [] };
}

function assertAdmitted(actor: SignedIn, access: Access): void {
  if (access !== 'token' && actor.status === 'not-verified') {
    throw new Refusal('email-not-verified');
  }
  const admitted: Record<Access, boolean> = {
    public: true,
    token: true,
    session: true,
    member: actor.status === 'normal',
    admin: actor.status === 'normal' && actor.role === 'ADMIN',
    portal: actor.portalAdmin,
  };
  if (admitted[access]) return;
  const desk = access === 'admin' ? 'bank' : access;
  const isClosed = actor.closedDesks.some((closed) => closed === desk);
  throw new Refusal(isClosed ? 'second-factor-required' : 'forbidden');
}
