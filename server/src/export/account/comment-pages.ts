import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { comments } from '../../database/schema/comments.ts';
import { pagesOf } from './json-rows.ts';

/** The index of a search says nothing that the text does not. */
const { words: _words, ...COLUMNS } = getTableColumns(comments);
type Comment = Omit<typeof comments.$inferSelect, 'words'>;

/** What was said to the author and by the author, a page at a time. */
export function commentPages(db: Database, uid: number): AsyncGenerator<readonly Comment[]> {
  return pagesOf<Comment>((last, rows) => commentsAfter(db, { uid, last, rows }));
}

const after = ({ createdAt, id }: Pick<Comment, 'id' | 'createdAt'>) =>
  sql`(${comments.createdAt}, ${comments.id}) > (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

export function commentsAfter(
  db: Database,
  { uid, last, rows }: { uid: number; last: Pick<Comment, 'id' | 'createdAt'> | undefined; rows: number },
) {
  return db
    .select(COLUMNS)
    .from(comments)
    .where(and(eq(comments.uid, uid), last && after(last)))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(rows);
}
