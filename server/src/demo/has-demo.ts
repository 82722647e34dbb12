import type { Database } from '../database/connect.ts';
import { dataLoads } from '../database/schema/data-loads.ts';

/** True when the demonstration authors are in this database. */
export async function hasDemo(db: Database): Promise<boolean> {
  return (await db.select().from(dataLoads).limit(1)).length > 0;
}
