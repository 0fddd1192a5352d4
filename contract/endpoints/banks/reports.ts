/** The yearly page of a bank (specification §50): read, printed, and written by the desk. */
import { reportParams, reportWordsSchema, yearlyReportSchema } from '#contract/banks/reports.ts';
import { endpoint } from '#contract/endpoint.ts';

const READS = { room: 'association', does: 'reads' } as const;
const BEGINS = { room: 'association', does: 'begins' } as const;

export const reportEndpoints = {
  readReport: endpoint({
    method: 'GET',
    path: '/admin/reports/{year}',
    access: 'admin',
    module: 'reports',
    inRoom: READS,
    summary: 'A year of my bank: its figures, and what the desk wrote to them.',
    params: reportParams,
    status: 200,
    reply: yearlyReportSchema,
    refusals: ['not-found'],
  }),
  printReport: endpoint({
    method: 'GET',
    path: '/admin/reports/{year}/sheet',
    access: 'admin',
    module: 'reports',
    inRoom: READS,
    summary: 'The same, to be printed. That it was printed stands in the history.',
    params: reportParams,
    changes: true,
    whileSuspended: true,
    status: 200,
    reply: yearlyReportSchema,
    refusals: ['not-found'],
  }),
  writeReport: endpoint({
    method: 'PUT',
    path: '/admin/reports/{year}',
    access: 'admin',
    module: 'reports',
    inRoom: BEGINS,
    summary: 'Write the chapters of a year; nothing is overwritten, the latest version counts.',
    params: reportParams,
    body: reportWordsSchema,
    status: 200,
    reply: yearlyReportSchema,
    refusals: ['not-found', 'changed-meanwhile'],
  }),
};
