/** The routes of the desk's work for its members. */
import type { deskEndpoints } from '#contract/endpoints/desk.ts';
import type { Deps } from '#server/deps.ts';
import { pageValues } from '#server/platform/paging.ts';
import type { Handlers } from '#server/routing.ts';
import { noteCall, readCallNote } from './call-notes.ts';
import { changeContact, inviteMember } from './contact.ts';
import { readInvitations, setInvitations } from './invitations.ts';
import { readmitMember, registerMember } from './registering.ts';
import { countStatements, makeStatements, readRuns, readStatement } from './statements.ts';

export function deskRoutes(deps: Deps): Pick<Handlers, keyof typeof deskEndpoints> {
  return {
    registerMember: ({ actor, body, idempotencyKey }) =>
      registerMember(deps, actor, body, idempotencyKey),
    readmitMember: ({ actor, params, body }) => readmitMember(deps, actor, params.id, body),
    updateContact: ({ actor, params, body }) => changeContact(deps, actor, params.id, body),
    inviteMember: ({ actor, params, body }) => inviteMember(deps, actor, params.id, body.email),
    readInvitations: ({ actor }) => readInvitations(deps, actor),
    setInvitations: ({ actor, body }) => setInvitations(deps, actor, body),
    readCallNote: ({ actor, params }) => readCallNote(deps, actor, params.id),
    writeCallNote: ({ actor, params, body }) => noteCall(deps, actor, params.id, body.note),
    readStatement: ({ actor, params, query, locale }) =>
      readStatement(deps, actor, params.id, query, locale),
    makeStatements: ({ actor, body, locale }) => makeStatements(deps, actor, body, locale),
    countStatements: ({ actor, query }) => countStatements(deps, actor, query),
    listStatementRuns: ({ actor, query }) => readRuns(deps, actor, pageValues(query)),
  };
}
