/** SQL of the rules of banks: rows are only added, the latest of a name holds. */
import { sql } from 'kysely';
import type { RuleValue } from '#contract/banks/bank-rules.ts';
import { query, statement } from '#server/modules/tables.ts';
import type { Params } from '#server/platform/statements.ts';

/** The present value of each rule that a bank has set. */
export const listPresentRules = statement(
  'rules.listPresent',
  (p: Params<{ bankId: number }>) => sql<{ name: string; value: RuleValue }>`
    select distinct on (name) name, value from bank_rule
    where bank_id = ${p.bankId} order by name, id desc`,
);

/** Every change of the rules of a bank, the latest first, with who made it. */
export const listRuleChanges = statement(
  'rules.listChanges',
  (p: Params<{ bankId: number; most: number }>) => sql<{
    name: string;
    value: RuleValue;
    valid_from: Date;
    note: string;
    setter_id: number;
    setter_name: string;
    setter_surname: string;
  }>`
    select bank_rule.name, value, valid_from, note, person.id as setter_id,
           person.name as setter_name, person.surname as setter_surname
    from bank_rule join person on person.id = set_by
    where bank_id = ${p.bankId} order by bank_rule.id desc limit ${p.most}`,
);

/** Lets one change of the rules of a bank wait for another, until the transaction ends. */
export const lockRules = statement('rules.lock', (p: Params<{ bankId: number }>) =>
  query.selectFrom('bank').select('id').where('id', '=', p.bankId).forNoKeyUpdate(),
);

interface NewRule {
  bankId: number;
  name: string;
  value: string;
  now: Date;
  actorId: number;
  note: string;
}

export const insertRule = statement('rules.insert', (p: Params<NewRule>) =>
  query
    .insertInto('bank_rule')
    .values({
      bank_id: p.bankId,
      name: p.name,
      value: p.value,
      valid_from: p.now,
      set_by: p.actorId,
      note: p.note,
    })
    .returning('id'),
);
