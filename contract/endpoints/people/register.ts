/** The register of members (specification §46): read, printed, and written by the desk. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  legalFormSchema,
  memberRegisterSchema,
  minutesSchema,
  registerEntrySchema,
  registerQuery,
  registerSchema,
} from '#contract/people/register.ts';
import { byId } from '../parameters.ts';

const READS = { room: 'association', does: 'reads' } as const;
const BEGINS = { room: 'association', does: 'begins' } as const;

export const registerEndpoints = {
  readRegister: endpoint({
    method: 'GET',
    path: '/admin/register',
    access: 'admin',
    module: 'register',
    inRoom: READS,
    summary:
      'Who was a member of my bank on the evening of a day, and what the register has of each.',
    query: registerQuery,
    status: 200,
    reply: registerSchema,
  }),
  printRegister: endpoint({
    method: 'GET',
    path: '/admin/register/sheet',
    access: 'admin',
    module: 'register',
    inRoom: READS,
    summary: 'The same, to be printed. That it was printed stands in the history.',
    query: registerQuery,
    changes: true,
    whileSuspended: true,
    status: 200,
    reply: registerSchema,
  }),
  exportRegister: endpoint({
    method: 'GET',
    path: '/admin/register/file',
    access: 'admin',
    module: 'register',
    inRoom: READS,
    summary: 'The same as a spreadsheet. That it was taken stands in the history.',
    query: registerQuery,
    changes: true,
    whileSuspended: true,
    status: 200,
    reply: z.custom<AsyncIterable<Uint8Array>>(),
    replyType: 'sheet',
  }),
  setLegalForm: endpoint({
    method: 'PUT',
    path: '/admin/register/legal-form',
    access: 'admin',
    module: 'register',
    inRoom: BEGINS,
    summary: 'Say what carries my bank: it decides which fields and words the register has.',
    body: legalFormSchema,
    status: 204,
    refusals: ['changed-meanwhile'],
  }),
  recordMinutes: endpoint({
    method: 'POST',
    path: '/admin/register/minutes',
    access: 'admin',
    module: 'register',
    inRoom: BEGINS,
    summary: 'Members who were not decided on yet are admitted, all by one resolution of one day.',
    body: minutesSchema,
    status: 204,
    refusals: ['not-found', 'already-decided'],
  }),
  readMemberRegister: endpoint({
    method: 'GET',
    path: '/admin/banks/users/{id}/register',
    access: 'admin',
    module: 'register',
    inRoom: READS,
    summary: 'What the register has of a member of my bank, or of who was one, with every version.',
    params: byId,
    status: 200,
    reply: memberRegisterSchema,
    refusals: ['not-found'],
  }),
  writeMemberRegister: endpoint({
    method: 'PUT',
    path: '/admin/banks/users/{id}/register',
    access: 'admin',
    module: 'register',
    inRoom: BEGINS,
    summary:
      'Write what the register has of a membership; nothing is overwritten, the latest counts.',
    params: byId,
    body: registerEntrySchema,
    status: 200,
    reply: memberRegisterSchema,
    refusals: ['not-found', 'changed-meanwhile'],
  }),
};
