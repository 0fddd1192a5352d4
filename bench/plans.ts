/** Query plans: a big table is never read from end to end. */
import pg from 'pg';
import { z } from 'zod';
import { type RecordedStatement, textOfValue } from './recording.ts';

/** Tables that are big in every bench. */
export const BIG_TABLES = [
  ...['exchange', 'transfer', 'account', 'membership', 'person', 'session', 'skill'],
  'privacy_consent',
];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: PlanNode[] | undefined;
}
const nodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(nodeSchema).optional(),
  }),
);
const explainedSchema = z.array(
  z.object({ 'QUERY PLAN': z.array(z.object({ Plan: nodeSchema })) }),
);

/**
 * What is wrong with the plans of some statements, planned for these values and, as PostgreSQL
 * does after some calls, for any values.
 */
export async function badPlans(
  databaseUrl: string,
  statements: RecordedStatement[],
  readsWhole: string[] = [],
  bigTables: string[] = BIG_TABLES,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const complaints: string[] = [];
  try {
    for (const [index, statement] of statements.entries()) {
      const prepared = `plan_${index}`;
      await client.query(`prepare ${prepared} as ${statement.text}`);
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set plan_cache_mode = ${mode}`);
        const values = statement.values.map((value) => literal(client, value)).join(', ');
        const call = values === '' ? prepared : `${prepared}(${values})`;
        const { rows } = await client.query(`explain (format json) execute ${call}`);
        const [explained] = explainedSchema.parse(rows);
        const read = (explained?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) =>
          wholeReads(Plan, bigTables),
        );
        for (const table of read.filter((each) => !readsWhole.includes(each))) {
          complaints.push(`${statement.name} reads ${table} from end to end (${mode})`);
        }
      }
    }
  } finally {
    await client.end();
  }
  return complaints;
}

function wholeReads(node: PlanNode, bigTables: string[]): string[] {
  const table = node['Relation Name'] ?? '';
  const own = node['Node Type'] === 'Seq Scan' && bigTables.includes(table) ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap((plan) => wholeReads(plan, bigTables))];
}

function literal(client: pg.Client, value: unknown): string {
  const text = textOfValue(value);
  return text === undefined ? 'null' : client.escapeLiteral(text);
}
