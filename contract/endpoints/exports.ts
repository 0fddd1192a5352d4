/** Lists to take along: spreadsheet files of exactly what the screens show. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  bankExchangesExportQuery,
  membersExportQuery,
  ownExchangesExportQuery,
  sheetFileSchema,
} from '../exports.ts';

export const exportsEndpoints = {
  exportOwnExchanges: endpoint({
    method: 'GET',
    path: '/users/generate-excel',
    access: 'member',
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
    module: 'exports',
    summary: 'My bank’s exchanges as a spreadsheet, filtered and sorted as the list, whole.',
    query: bankExchangesExportQuery,
    status: 200,
    reply: sheetFileSchema,
    replyType: 'sheet',
  }),
  exportMembers: endpoint({
    method: 'GET',
    path: '/admin/generate-member-excel',
    access: 'admin',
    module: 'exports',
    summary: 'My bank’s members as a spreadsheet, filtered and sorted as the list, in base64.',
    query: membersExportQuery,
    status: 200,
    reply: z.string(),
    replyType: 'text',
  }),
};
