/** The hours fund of a bank, gifts, hours for the office, and group lessons. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { exchangeSchema } from '#contract/hours/exchanges.ts';
import { bankListQuery } from '#contract/hours/exchanges-of-bank.ts';
import {
  fundGiftSchema,
  fundSchema,
  giftSchema,
  groupLessonSchema,
  lessonResultSchema,
  officeHoursSchema,
} from '#contract/hours/fund.ts';

export const fundEndpoints = {
  readFund: endpoint({
    method: 'GET',
    path: '/admin/fund',
    access: 'admin',
    scope: 'desk:read',
    module: 'fund',
    inRoom: { room: 'fund', does: 'reads' },
    summary: 'The hours fund of my bank: its balance, and what came in and went out this year.',
    status: 200,
    reply: fundSchema,
  }),
  listFundMoves: endpoint({
    method: 'GET',
    path: '/admin/fund/moves',
    access: 'admin',
    scope: 'desk:read',
    module: 'fund',
    inRoom: { room: 'fund', does: 'reads' },
    summary: 'The exchanges with the hours fund of my bank; confirmed ones unless asked otherwise.',
    query: bankListQuery,
    status: 200,
    reply: z.array(exchangeSchema),
    paged: true,
  }),
  giveHours: endpoint({
    method: 'POST',
    path: '/users/gifts',
    access: 'member',
    module: 'fund',
    inRoom: { room: 'fund', does: 'begins' },
    summary: 'Give hours of mine to the fund of my bank or to one of its members.',
    body: giftSchema,
    status: 201,
    reply: exchangeSchema,
    idempotent: true,
  }),
  giveOfficeHours: endpoint({
    method: 'POST',
    path: '/users/office-hours',
    access: 'member',
    module: 'fund',
    inRoom: { room: 'fund', does: 'begins' },
    summary: 'Record hours that I gave to my bank itself; an administrator confirms them (law L4).',
    body: officeHoursSchema,
    status: 201,
    reply: exchangeSchema,
    idempotent: true,
  }),
  giveFromFund: endpoint({
    method: 'POST',
    path: '/admin/fund/gifts',
    access: 'admin',
    module: 'fund',
    inRoom: { room: 'fund', does: 'begins' },
    summary: 'Give hours of the fund to a member of my bank; below its limit the gift waits.',
    body: fundGiftSchema,
    status: 201,
    reply: exchangeSchema,
    idempotent: true,
  }),
  recordGroupLesson: endpoint({
    method: 'POST',
    path: '/admin/group-lessons',
    access: 'admin',
    module: 'fund',
    inRoom: { room: 'fund', does: 'begins' },
    summary:
      'Register a lesson for many: their hours go to the fund, which gives the teacher theirs.',
    body: groupLessonSchema,
    status: 201,
    reply: lessonResultSchema,
    idempotent: true,
  }),
};
