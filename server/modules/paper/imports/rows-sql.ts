/** SQL of the lines of an import: kept, judged, listed, decided on. */
import { sql } from 'kysely';
import type { RowProblem } from '#contract/paper/import-problems.ts';
import type { Fixes, ImportState, RowOutcome, RowPlan } from '#contract/paper/imports.ts';
import { query, statement, statementsBy } from '#server/modules/tables.ts';
import type { PageValues } from '#server/platform/paging.ts';
import type { Params } from '#server/platform/statements.ts';

/** @param rows JSON: `[{ line, raw }]` */
export const insertRows = statement(
  'imports.insertRows',
  (p: Params<{ id: number; rows: string }>) => sql`
    insert into import_row (import_id, line, raw)
    select ${p.id}::bigint, row.line, row.raw
    from jsonb_to_recordset(${p.rows}::jsonb) as row (line integer, raw jsonb)`,
);

/** The first lines of the file, or the next ones after a line, as they are. */
export const listRaw = statement(
  'imports.listRaw',
  (p: Params<{ id: number; after: number; most: number }>) =>
    query
      .selectFrom('import_row')
      .select(['line', 'raw', 'decision', 'fixes'])
      .where('import_id', '=', p.id)
      .where('line', '>', p.after)
      .orderBy('line')
      .limit(p.most),
);

/** How many lines come after that one. */
export const countAfter = statement(
  'imports.countAfter',
  (p: Params<{ id: number; after: number }>) => sql<{ lines: number }>`
    select count(*) as lines from import_row
    where import_id = ${p.id} and line > ${p.after}`,
);

/** Forgets what was found and decided about every line. */
export const forgetPlans = statement(
  'imports.forgetPlans',
  (p: Params<{ id: number; alsoDecisions: boolean }>) => sql`
    update import_row set plan = null, reading = '{}', problems = '{}', candidate_ids = '{}',
      person_id = null, minutes = null,
      decision = case when ${p.alsoDecisions}::boolean then null else decision end
    where import_id = ${p.id} and (plan is not null or decision is not null)`,
);

/** Lines before one of a file, in which somebody may have taken what it wants. */
export const listRivals = statement(
  'imports.listRivals',
  (
    p: Params<{
      id: number;
      before: number;
      personId: number | null;
      number: number | null;
      email: string | null;
      name: string;
      surname: string;
    }>,
  ) => sql<{ plan: RowPlan | null; person_id: number | null; reading: unknown }>`
    select plan, person_id, reading from import_row
    where import_id = ${p.id} and line < ${p.before} and (
      (plan in ('same', 'join') and person_id = ${p.personId}::bigint)
      or (plan = 'new' and (
        (reading ->> 'number')::integer = ${p.number}::integer
        or reading ->> 'email' = ${p.email}::text
        or fold((reading ->> 'surname') || ' ' || (reading ->> 'name'))
           in (fold(${p.surname}::text || ' ' || ${p.name}::text), fold(${p.name}::text || ' ' || ${p.surname}::text))
      )))`,
);

/** Keeps what was found. @param rows JSON: `[{ line, reading, plan, problems, candidates, personId, minutes }]` */
export const saveJudged = statement(
  'imports.saveJudged',
  (p: Params<{ id: number; rows: string }>) => sql`
    update import_row row set reading = judged.reading, plan = judged.plan,
      problems = array(select jsonb_array_elements_text(judged.problems)),
      candidate_ids = array(select jsonb_array_elements_text(judged.candidates)::bigint),
      person_id = judged."personId", minutes = judged.minutes
    from jsonb_to_recordset(${p.rows}::jsonb) as judged (
      line integer, reading jsonb, plan text, problems jsonb, candidates jsonb,
      "personId" bigint, minutes integer)
    where row.import_id = ${p.id} and row.line = judged.line`,
);

/** The next lines with work to do. @param after 0, or the last line that was looked at */
export const listToDo = statement(
  'imports.listToDo',
  (p: Params<{ id: number; after: number; most: number }>) =>
    query
      .selectFrom('import_row')
      .select(['line', 'reading', 'plan', 'person_id', 'minutes', 'problems'])
      .where('import_id', '=', p.id)
      .where('line', '>', p.after)
      .where('plan', 'in', ['new', 'same', 'join'])
      .where('outcome', 'is', null)
      .orderBy('line')
      .limit(p.most),
);

/** Leaves out what nobody decided on, or decided against. */
export const leaveRows = statement('imports.leaveRows', (p: Params<{ id: number }>) =>
  query
    .updateTable('import_row')
    .set({ outcome: 'left' })
    .where('import_id', '=', p.id)
    .where('plan', 'in', ['ask', 'skip'])
    .where('outcome', 'is', null),
);

/** Notes what became of lines. @param rows JSON: `[{ line, outcome, personId, membershipId, exchangeId, feeId, problem }]` */
export const settleRows = statement(
  'imports.settleRows',
  (p: Params<{ id: number; rows: string }>) => sql`
    update import_row row set outcome = settled.outcome,
      person_id = coalesce(settled."personId", row.person_id),
      membership_id = settled."membershipId", exchange_id = settled."exchangeId",
      fee_id = settled."feeId",
      problems = case when settled.problem is null then row.problems
        else array_append(row.problems, settled.problem) end
    from jsonb_to_recordset(${p.rows}::jsonb) as settled (
      line integer, outcome text, "personId" bigint, "membershipId" bigint, "exchangeId" bigint,
      "feeId" bigint, problem text)
    where row.import_id = ${p.id} and row.line = settled.line`,
);

/** Notes what a rehearsal found. @param rows JSON: `[{ line, plan, problem }]` */
export const noteRehearsal = statement(
  'imports.noteRehearsal',
  (p: Params<{ id: number; rows: string }>) => sql`
    update import_row row set plan = found.plan,
      problems = case when found.problem is null then row.problems
        else array_append(row.problems, found.problem) end
    from jsonb_to_recordset(${p.rows}::jsonb) as found (line integer, plan text, problem text)
    where row.import_id = ${p.id} and row.line = found.line`,
);

interface ShownRow {
  line: number;
  raw: unknown;
  fixes: Fixes;
  reading: unknown;
  plan: RowPlan;
  problems: RowProblem[];
  is_decided: boolean;
  person_id: number | null;
  minutes: number | null;
  outcome: RowOutcome | null;
  candidates: unknown;
  total: number;
}

/**
 * The lines of an import with everybody whom they may mean; of people with a login who have left the
 * bank only the name and the number of their card.
 */
export const listRows = statementsBy(
  'imports.listRows',
  ({
    byPlan,
    byProblem,
    isMarked,
    isOddFirst,
    onlyBodies,
  }: Record<'byPlan' | 'byProblem' | 'isMarked' | 'isOddFirst' | 'onlyBodies', boolean>) =>
    (
      p: Params<
        PageValues & { id: number; bankId: number; plan: string | null; problem: string | null }
      >,
    ) => {
      const planned = byPlan ? sql`and row.plan = ${p.plan}` : sql``;
      const troubled = byProblem ? sql`and ${p.problem} = any(row.problems)` : sql``;
      const marked = isMarked
        ? sql`and row.plan in ('new', 'same', 'join')
              and not row.problems <@ '{opening-exists,fee-exists}'`
        : sql``;
      const bodies = onlyBodies
        ? sql`and row.plan in ('new', 'join') and row.outcome is distinct from 'left'
              and row.reading ->> 'body' is not null`
        : sql``;
      const oddFirst = isOddFirst
        ? sql`row.plan in ('ask', 'skip') desc, row.problems <> '{}' desc,
              coalesce((row.reading ->> 'isOdd')::boolean, false) desc,`
        : sql``;
      return sql<ShownRow>`
        select row.line, row.raw, row.fixes, row.reading, row.plan, row.problems,
               row.decision is not null as is_decided, row.person_id, row.minutes, row.outcome,
               candidates.people as candidates, count(*) over () as total
        from import_row row
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', person.id, 'name', person.full_name, 'number', membership.number,
            'email', case when is_readable then person.email end,
            'phone', case when is_readable then person.phone end,
            'birthDate', case when is_readable then person.birth_date end)
            order by person.folded_name), '[]') as people
          from person
          join lateral (
            select number, state = 'active' or person.access = 'desk' as is_readable
            from membership
            where membership.person_id = person.id and membership.bank_id = ${p.bankId}
              and membership.state in ('active', 'ended')
            order by membership.id desc limit 1
          ) membership on true
          where person.id = any(row.candidate_ids)
        ) candidates
        where row.import_id = ${p.id} and row.plan is not null ${planned} ${troubled} ${marked} ${bodies}
        order by ${oddFirst} row.line
        limit ${p.limit} offset ${p.offset}`;
    },
);

/** A line of an import that may still be mended, both locked until the transaction ends. */
export const lockRawRow = statement(
  'imports.lockRawRow',
  (p: Params<{ id: number; bankId: number; line: number }>) =>
    query
      .selectFrom('import_row')
      .innerJoin('import', 'import.id', 'import_row.import_id')
      .select(['import_row.raw', 'import.state', 'import.mapping'])
      .where('import.id', '=', p.id)
      .where('import.bank_id', '=', p.bankId)
      .where('import_row.line', '=', p.line)
      .where('import_row.plan', 'is not', null)
      .forUpdate(),
);

/** Keeps the mended cells of a line instead of those before; what was decided about it is forgotten. */
export const fixRow = statement(
  'imports.fixRow',
  (p: Params<{ id: number; line: number; fixes: string }>) => sql`
    with again as (update import set state = 'mapped' where id = ${p.id})
    update import_row set fixes = ${p.fixes}::jsonb, decision = null
    where import_id = ${p.id} and line = ${p.line}`,
);

/**
 * One line that may still be decided on, locked until the transaction ends, and whether that person
 * is one of those whom it may mean.
 */
export const lockRow = statement(
  'imports.lockRow',
  (p: Params<{ id: number; bankId: number; line: number; personId: number | null }>) => sql<{
    state: ImportState;
    kind: string;
    problems: RowProblem[];
    is_meant: boolean;
  }>`
    select import.state, import.mapping ->> 'kind' as kind, row.problems,
           coalesce(${p.personId}::bigint = any(row.candidate_ids), false) as is_meant
    from import_row row
    join import on import.id = row.import_id
    where import.id = ${p.id} and import.bank_id = ${p.bankId} and row.line = ${p.line}
      and row.plan is not null
    for update`,
);

/** Keeps what a person decided; the next check goes by it. */
export const decideRow = statement(
  'imports.decideRow',
  (
    p: Params<{
      id: number;
      line: number;
      plan: RowPlan;
      personId: number | null;
      decision: string;
    }>,
  ) => sql`
    with again as (update import set state = 'mapped' where id = ${p.id})
    update import_row set plan = ${p.plan}, person_id = ${p.personId},
      decision = ${p.decision}::jsonb
    where import_id = ${p.id} and line = ${p.line}`,
);

/** Takes every line that may mean one member by name alone for that member. */
export const decideNamesAlone = statement(
  'imports.decideNamesAlone',
  (p: Params<{ id: number; bankId: number }>) => sql<{ line: number }>`
    with again as (
      update import set state = 'mapped'
      where id = ${p.id} and bank_id = ${p.bankId} and state in ('mapped', 'checked')
      returning id
    )
    update import_row row set plan = 'same', person_id = row.candidate_ids[1],
      decision = jsonb_build_object('plan', 'same', 'personId', row.candidate_ids[1])
    from again, membership
    where row.import_id = again.id and row.plan = 'ask' and 'name-alone' = any(row.problems)
      and cardinality(row.candidate_ids) = 1
      and membership.person_id = row.candidate_ids[1] and membership.bank_id = ${p.bankId}
      and membership.state = 'active'
    returning row.line`,
);
