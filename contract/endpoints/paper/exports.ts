/** Exports: spreadsheet files of exactly what the screens show. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { exchangeListQuery } from '#contract/hours/exchanges.ts';
import { bankListQuery } from '#contract/hours/exchanges-of-bank.ts';
import { EARLIEST_EXCHANGE_DATE } from '#contract/limits.ts';
import { loginFilter, MEMBER_SORTS } from '#contract/people/members.ts';
import { passkeyProofSchema } from '#contract/people/passkeys.ts';
import { pageQuery, searchSchema } from '#contract/values.ts';

/** On which side of an exchange a member stands. */
const EXCHANGE_SIDES = ['either', 'creditor', 'debtor'] as const;

const ownExchangesExportQuery = exchangeListQuery.safeExtend({
  side: z.enum(EXCHANGE_SIDES, { error: 'invalid' }).optional(),
});

const membersExportQuery = z.object({
  ...pageQuery(MEMBER_SORTS),
  ...loginFilter,
  q: searchSchema,
});

/** No portal is that old. */
const LAST_YEAR = '2999';

/** In a query everything is text. */
const yearOfBanksQuery = z.object({
  year: z
    .string({ error: 'required' })
    .regex(/^\d{4}$/, { error: 'invalid', abort: true })
    .refine((year) => year >= EARLIEST_EXCHANGE_DATE.slice(0, 4) && year <= LAST_YEAR, {
      error: 'invalid',
    })
    .transform(Number),
});

/** A file on its way: its bytes as they come. */
const sheetFileSchema = z.custom<AsyncIterable<Uint8Array>>();

export const exportsEndpoints = {
  exportOwnExchanges: endpoint({
    method: 'GET',
    path: '/users/generate-excel',
    access: 'member',
    scope: 'read',
    actsFor: 'trust',
    module: 'exports',
    summary: 'My exchanges as a spreadsheet, filtered and sorted as the list, from first to last.',
    query: ownExchangesExportQuery,
    status: 200,
    reply: sheetFileSchema,
    replyType: 'sheet',
  }),
  exportBankExchanges: endpoint({
    method: 'GET',
    path: '/admin/generate-excel',
    access: 'admin',
    scope: 'desk:read',
    module: 'exports',
    summary: 'My bank’s exchanges as a spreadsheet, filtered and sorted as the list, whole.',
    query: bankListQuery,
    status: 200,
    reply: sheetFileSchema,
    replyType: 'sheet',
  }),
  exportMembers: endpoint({
    method: 'GET',
    path: '/admin/generate-member-excel',
    access: 'admin',
    scope: 'desk:read',
    module: 'exports',
    summary: 'My bank’s members as a spreadsheet, filtered and sorted as the list, in base64.',
    query: membersExportQuery,
    status: 200,
    reply: z.string(),
    replyType: 'text',
  }),
  exportYearOfBanks: endpoint({
    method: 'GET',
    path: '/portal/banks/year',
    access: 'portal',
    module: 'exports',
    summary: 'A year of all banks in figures as a spreadsheet, a line each, and the whole portal.',
    query: yearOfBanksQuery,
    status: 200,
    reply: sheetFileSchema,
    replyType: 'sheet',
  }),
  exportOwnData: endpoint({
    method: 'POST',
    path: '/users/own-data',
    access: 'session',
    module: 'exports',
    summary: 'All that is kept about me as a zip file, with the password; three times a day.',
    body: passkeyProofSchema,
    ownTransaction: true,
    status: 200,
    reply: z.custom<AsyncIterable<Uint8Array>>(),
    replyType: 'archive',
    replyName: 'own-data.zip',
    refusals: ['second-factor-unreadable', 'too-many-requests'],
  }),
};
