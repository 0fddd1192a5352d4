/** Standing appointments between two members. */
import { z } from 'zod';
import { newStandingSchema, pauseSchema, standingSchema } from '#contract/board/standings.ts';
import { endpoint } from '#contract/endpoint.ts';
import { undoableSchema } from '#contract/values.ts';
import { byId } from '../parameters.ts';

/** What every change of one has in common. */
const change = {
  method: 'POST',
  access: 'member',
  forBodies: true,
  module: 'arrangements',
  params: byId,
  status: 200,
  reply: standingSchema,
} as const;

export const standingsEndpoints = {
  listStandings: endpoint({
    method: 'GET',
    path: '/users/standings',
    access: 'member',
    scope: 'read',
    forBodies: true,
    module: 'arrangements',
    summary: 'My standing appointments that have not ended, at most 100.',
    status: 200,
    reply: z.array(standingSchema),
  }),
  proposeStanding: endpoint({
    method: 'POST',
    path: '/users/standings',
    access: 'member',
    forBodies: true,
    module: 'arrangements',
    summary: 'Propose to meet every week, every two weeks or every month; the other one agrees.',
    body: newStandingSchema,
    status: 201,
    reply: standingSchema,
    idempotent: true,
    refusals: ['not-found', 'too-many-requests'],
  }),
  agreeStanding: endpoint({
    ...change,
    path: '/users/standings/{id}/agree',
    summary: 'Agree to what the other one has proposed; dates appear from then on.',
    body: undoableSchema,
    idempotent: true,
    refusals: ['not-found', 'forbidden', 'already-decided'],
  }),
  dropStanding: endpoint({
    ...change,
    path: '/users/standings/{id}/drop',
    whileSuspended: true,
    summary: 'Say no to a proposal, or take it back; no reason needed.',
    body: undoableSchema,
    idempotent: true,
    refusals: ['not-found', 'already-decided'],
  }),
  pauseStanding: endpoint({
    ...change,
    path: '/users/standings/{id}/pause',
    whileSuspended: true,
    summary: 'Pause it, until a day or until one of the two resumes it.',
    body: pauseSchema,
    idempotent: true,
    refusals: ['not-found', 'already-decided'],
  }),
  resumeStanding: endpoint({
    ...change,
    path: '/users/standings/{id}/resume',
    summary: 'Resume what is paused.',
    body: undoableSchema,
    idempotent: true,
    refusals: ['not-found', 'already-decided'],
  }),
  endStanding: endpoint({
    ...change,
    path: '/users/standings/{id}/end',
    whileSuspended: true,
    summary: 'End it; dates to come are dropped.',
    body: undoableSchema,
    idempotent: true,
    refusals: ['not-found', 'already-decided'],
  }),
  takeBackStanding: endpoint({
    ...change,
    path: '/users/standings/{id}/take-back',
    whileSuspended: true,
    summary: 'Take back what I did with it, `undoable`, some seconds ago: it stands as before.',
    refusals: ['not-found', 'nothing-to-take-back'],
  }),
};
