/** The routes of the desk's work for its members. */
import type { deskEndpoints } from '#contract/endpoints/paper/desk.ts';
import type { ActionsOf } from '#server/call.ts';
import { readCallNote, writeCallNote } from './call-notes.ts';
import { inviteMember, updateContact } from './contact.ts';
import { readInvitations, setInvitations } from './invitations.ts';
import { readMemberNote, writeMemberNote } from './member-notes.ts';
import { readmitMember, registerMember } from './registering.ts';
import { countStatements, makeStatements, readRuns, readStatement } from './statements.ts';

export const deskRoutes = {
  registerMember,
  readmitMember,
  updateContact,
  inviteMember,
  readInvitations,
  setInvitations,
  readCallNote,
  writeCallNote,
  readMemberNote,
  writeMemberNote,
  readStatement,
  makeStatements,
  countStatements,
  listStatementRuns: readRuns,
} satisfies ActionsOf<typeof deskEndpoints>;
