import { sql } from 'drizzle-orm';
import { arrayOf } from '../database/array-parameter.ts';
import type { Database } from '../database/connect.ts';
import { stories } from '../database/schema/stories.ts';
import { removedFiles } from '../database/schema/threads.ts';
import { users } from '../database/schema/users.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { listPictures } from './object-file-store.ts';
import { removeLater } from './remove-later.ts';

const AT_A_TIME = 1000;

/**
 * Has pictures removed that nothing names, not even `removedFiles`: uploads and covers of deleted accounts from before
 * those were written down. Gives how many.
 */
export async function sweepFiles(db: Database, objects: Pick<ObjectStore, 'list'>): Promise<number> {
  const urls = await listPictures(objects);
  let found = 0;
  for (let at = 0; at < urls.length; at += AT_A_TIME) {
    const unnamed = await withoutName(db, urls.slice(at, at + AT_A_TIME));
    await removeLater(db, unnamed);
    found += unnamed.length;
  }
  return found;
}

async function withoutName(db: Database, urls: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select url from unnest(${arrayOf(urls, (url) => url, 'text')}) as url
    where not exists (select from ${stories} where ${stories.cover} = url and ${stories.cover} <> '')
      and not exists (select from ${users} where ${users.avatar} = url and ${users.avatar} <> '')
      and not exists (select from ${removedFiles} where ${removedFiles.file} = url)`);
  return rows.map(({ url }) => url);
}
