/** The rules of a bank: read by its members, changed by its administrators. */
import { z } from 'zod';
import { bankRuleSchema, ruleParams, ruleUpdateSchema } from '#contract/banks/bank-rules.ts';
import { endpoint } from '#contract/endpoint.ts';

export const rulesEndpoints = {
  listBankRules: endpoint({
    method: 'GET',
    path: '/users/bank/rules',
    access: 'member',
    scope: 'read',
    module: 'rules',
    summary: 'The rules of my bank, each with what it was before.',
    status: 200,
    reply: z.array(bankRuleSchema),
  }),
  changeBankRule: endpoint({
    method: 'PUT',
    path: '/admin/rules/{name}',
    access: 'admin',
    module: 'rules',
    summary: 'Change a rule of my bank; every member gets a letter with the old and the new value.',
    params: ruleParams,
    body: ruleUpdateSchema,
    status: 200,
    reply: bankRuleSchema,
    refusals: ['changed-meanwhile', 'room-closed', 'office-for-adults'],
  }),
};
