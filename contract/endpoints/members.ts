/** The members of a bank. */
import { z } from 'zod';
import { ROLES } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import {
  MEMBER_SORTS,
  memberNameSchema,
  memberSchema,
  memberUpdateSchema,
  trailEntrySchema,
} from '../members.ts';
import { pageQuery, searchSchema } from '../values.ts';
import { byId } from './shared.ts';

export const membersEndpoints = {
  listMemberNames: endpoint({
    method: 'GET',
    path: '/banks/{id}/users',
    access: 'member',
    module: 'members',
    summary: 'The active members of my own or a friend bank, by name.',
    params: byId,
    query: z.object({ ...pageQuery(['fullName']), q: searchSchema }),
    status: 200,
    reply: z.array(memberNameSchema),
    paged: true,
    refusals: ['not-found', 'forbidden'],
  }),
  listMembers: endpoint({
    method: 'GET',
    path: '/admin/banks/{id}/users',
    access: 'admin',
    module: 'members',
    summary: 'The members of my bank with all their data and balance.',
    params: byId,
    query: z.object({ ...pageQuery(MEMBER_SORTS), q: searchSchema }),
    status: 200,
    reply: z.array(memberSchema),
    paged: true,
    refusals: ['not-found'],
  }),
  updateMember: endpoint({
    method: 'PATCH',
    path: '/users/bank/update',
    access: 'admin',
    module: 'members',
    summary: 'Change a member’s data; a changed e-mail ends their sessions.',
    body: memberUpdateSchema,
    status: 200,
    reply: memberSchema,
    refusals: ['not-found', 'email-taken', 'email-only-by-owner', 'changed-meanwhile'],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/admin/banks/users/{id}',
    access: 'admin',
    module: 'members',
    summary: 'Exclude a member; history and balance stay in the books, what waits is cancelled.',
    params: byId,
    status: 204,
    refusals: ['not-found', 'admin-not-removable'],
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: '/admin/banks/users/{id}/role',
    access: 'admin',
    module: 'members',
    summary: 'Make a member an administrator, or take it back; never from the last one.',
    params: byId,
    body: z.object({ role: z.enum(ROLES, { error: 'required' }) }),
    status: 204,
    refusals: ['not-found', 'last-admin'],
  }),
  readMemberTrail: endpoint({
    method: 'GET',
    path: '/admin/banks/users/{id}/audit',
    access: 'admin',
    module: 'members',
    summary: 'What was done with a member of my bank, the latest first.',
    params: byId,
    query: z.object(pageQuery(['at'])),
    status: 200,
    reply: z.array(trailEntrySchema),
    paged: true,
    refusals: ['not-found'],
  }),
};
