/** The yearly share of a bank. */
import { endpoint } from '#contract/endpoint.ts';
import {
  shareBookingSchema,
  shareChoiceSchema,
  sharePreviewSchema,
  shareSchema,
} from '#contract/hours/shares.ts';

export const sharesEndpoints = {
  readShare: endpoint({
    method: 'GET',
    path: '/admin/fund/shares',
    access: 'admin',
    module: 'shares',
    inRoom: { room: 'fund', does: 'reads' },
    summary:
      'The yearly share of my bank: its rule, the latest announcement, whether it is booked.',
    status: 200,
    reply: shareSchema,
  }),
  announceShare: endpoint({
    method: 'POST',
    path: '/admin/fund/shares/announcements',
    access: 'admin',
    module: 'shares',
    inRoom: { room: 'fund', does: 'begins' },
    summary: 'Announce the yearly share to every member; it can be booked 30 days later.',
    status: 201,
    reply: shareSchema,
    refusals: ['share-off', 'share-announced', 'share-booked'],
  }),
  previewShare: endpoint({
    method: 'POST',
    path: '/admin/fund/shares/preview',
    access: 'admin',
    ownTransaction: true,
    module: 'shares',
    inRoom: { room: 'fund', does: 'reads' },
    summary: 'Who would give the share of a year and who is left out; nothing is booked.',
    body: shareChoiceSchema,
    status: 200,
    reply: sharePreviewSchema,
    refusals: ['share-off', 'own-decision'],
  }),
  bookShare: endpoint({
    method: 'POST',
    path: '/admin/fund/shares',
    access: 'admin',
    module: 'shares',
    inRoom: { room: 'fund', does: 'finishes' },
    summary: 'Book the share of a year as it was shown; a batch does it, a mail reports it.',
    body: shareBookingSchema,
    status: 202,
    idempotent: true,
    refusals: ['share-off', 'share-not-open', 'share-booked', 'seen-outdated', 'own-decision'],
  }),
};
