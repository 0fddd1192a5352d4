/** The board seen from the desk of a bank. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noticeSchema } from '../notices.ts';
import {
  deskNoticeCardSchema,
  deskNoticeSchema,
  deskNoticesQuery,
  hidingSchema,
} from '../notices-desk.ts';
import { byId, language } from './shared.ts';

export const boardDeskEndpoints = {
  listBoard: endpoint({
    method: 'GET',
    path: '/admin/notices',
    access: 'admin',
    module: 'notices',
    summary: 'The notices of my bank in every state; requests that nobody has met come first.',
    query: deskNoticesQuery.extend(language.shape),
    status: 200,
    paged: true,
    reply: z.array(deskNoticeCardSchema),
  }),
  postForMember: endpoint({
    method: 'POST',
    path: '/admin/notices',
    access: 'admin',
    module: 'notices',
    summary: 'Post a notice for a member of my bank; the notice says so.',
    query: language,
    body: deskNoticeSchema,
    status: 201,
    reply: noticeSchema,
    refusals: ['not-found', 'notice-alike', 'too-many-notices'],
  }),
  hideNotice: endpoint({
    method: 'POST',
    path: '/admin/notices/{id}/hide',
    access: 'admin',
    module: 'notices',
    summary: 'Take a notice off the board, with a sentence that its author reads.',
    params: byId,
    query: language,
    body: hidingSchema,
    status: 200,
    reply: noticeSchema,
    refusals: ['not-found', 'notice-closed'],
  }),
  showNotice: endpoint({
    method: 'POST',
    path: '/admin/notices/{id}/show',
    access: 'admin',
    module: 'notices',
    summary:
      'Put a hidden notice back on the board, or leave one there; reports about it are settled.',
    params: byId,
    query: language,
    status: 200,
    reply: noticeSchema,
    refusals: ['not-found', 'notice-closed'],
  }),
};
