import type { TestDatabase } from './test-database.ts';

/** Titles of a story's chapters as readers meet them, `Volume/Title` for those in a volume. */
export async function readingOrder({ pool }: Pick<TestDatabase, 'pool'>, storyId: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select concat_ws('/', v.title, c.title) as name from chapters c left join volumes v on v.id = c.volume_id
     where c.story_id = $1 and c.trashed_at is null order by c.position`,
    [storyId],
  );
  return rows.map(({ name }) => name);
}

/**
 * What is wrong with a story: places that do not count 1, 2, 3 … over its volumes, and figures that differ from what
 * counting gives. Empty when all is well.
 */
export async function storyProblems({ pool }: Pick<TestDatabase, 'pool'>, storyId: string): Promise<unknown[]> {
  const misplaced = await pool.query(
    `select * from (
       select c.title, c.position, row_number() over (order by coalesce(v.position, 0), c.position) as expected
       from chapters c left join volumes v on v.id = c.volume_id where c.story_id = $1 and c.trashed_at is null
     ) places where position <> expected`,
    [storyId],
  );
  const miscounted = await pool.query(
    `select s.chapters_draft, s.chapters_scheduled, s.chapters_published, s.words, s.comments, s.new_comments, counted.*
     from stories s, lateral (
       select count(*) filter (where c.status = 'draft') as draft, count(*) filter (where c.status = 'scheduled') as scheduled,
         count(*) filter (where c.status = 'published') as published, coalesce(sum(v.words), 0) as counted_words
       from chapters c left join chapter_versions v on v.id = c.published_version_id
       where c.story_id = s.id and c.trashed_at is null
     ) counted, lateral (
       select count(*) as all_comments, count(*) filter (where m.seen_at is null) as unseen
       from comments m left join chapters c on c.id = m.chapter_id
       where m.story_id = s.id and m.reader_id is not null and m.status <> 'deleted' and c.trashed_at is null
     ) said
     where s.id = $1 and (s.chapters_draft, s.chapters_scheduled, s.chapters_published, s.words, s.comments, s.new_comments)
       is distinct from (draft, scheduled, published, counted_words, all_comments, unseen)`,
    [storyId],
  );
  const volumes = await pool.query(
    `select * from (select title, position, row_number() over (order by position) as expected from volumes
     where story_id = $1) v where position <> expected`,
    [storyId],
  );
  return [...misplaced.rows, ...miscounted.rows, ...volumes.rows];
}
