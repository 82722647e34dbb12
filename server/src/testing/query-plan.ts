import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Connection, Database } from '../database/connect.ts';

/** What a query really did: the nodes of its plan, and how many blocks its rows touched. */
export interface QueryPlan {
  nodes: string[];
  indexes: string[];
  /** Tables that were read from end to end. */
  scanned: string[];
  /** Without what it counted once beside its rows. */
  blocks: number;
  /** With what it counted once. */
  allBlocks: number;
}

const planNode = z.object({
  'Node Type': z.string(),
  'Index Name': z.string().optional(),
  'Relation Name': z.string().optional(),
  'Subplan Name': z.string().optional(),
  'Scan Direction': z.string().optional(),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
type PlanNode = z.infer<typeof planNode>;

const answer = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

const EXPLAIN = 'explain (analyze, buffers, timing off, format json)';

/** Runs a query and reads its plan. */
export async function explain(db: Database, query: SQL): Promise<QueryPlan> {
  const { rows } = await db.execute(sql`${sql.raw(EXPLAIN)} ${query}`);
  return toPlan(rows);
}

function toPlan(rows: unknown): QueryPlan {
  const [{ 'QUERY PLAN': plans }] = answer.parse(rows);
  const root = plans[0].Plan;
  const all = flatten(root);
  // Run once, not for each row: a total of the whole list, for example.
  const once = all.filter((node) => node['Subplan Name']?.startsWith('InitPlan'));
  return {
    nodes: all.map((node) => `${node['Node Type']}${node['Scan Direction'] === 'Backward' ? ' Backward' : ''}`),
    indexes: all.flatMap((node) => node['Index Name'] ?? []),
    scanned: all.flatMap((node) => (node['Node Type'] === 'Seq Scan' && node['Relation Name']) || []),
    allBlocks: blocksOf(root),
    blocks: blocksOf(root) - once.reduce((sum, node) => sum + blocksOf(node), 0),
  };
}

/** `explain` for a query with placeholders, given their values. */
export async function explainFilled(
  { pool }: Pick<Connection, 'pool'>,
  query: { toSQL(): { sql: string; params: unknown[] } },
  values: Record<string, unknown>,
): Promise<QueryPlan> {
  const { sql: text, params } = query.toSQL();
  const { rows } = await pool.query(`${EXPLAIN} ${text}`, fillPlaceholders(params, values));
  return toPlan(rows);
}

const sentQuery = z.tuple([z.object({ text: z.string() }), z.array(z.unknown())]);

/** The plan of the first query that `ask` sends. */
export async function explainSent(database: Pick<Connection, 'pool'>, ask: () => Promise<unknown>): Promise<QueryPlan> {
  const spy = jest.spyOn(database.pool, 'query');
  await ask();
  const [{ text: query }, params] = sentQuery.parse(spy.mock.calls[0]);
  spy.mockRestore();
  return explainFilled(database, { toSQL: () => ({ sql: query, params }) }, {});
}

function blocksOf(node: PlanNode): number {
  return node['Shared Hit Blocks'] + node['Shared Read Blocks'];
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}
