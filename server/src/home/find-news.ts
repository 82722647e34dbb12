import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import { chapters } from '../database/schema/chapters.ts';
import { comments } from '../database/schema/comments.ts';
import { announcements } from '../database/schema/messages.ts';
import { stories } from '../database/schema/stories.ts';

const SHOWN_COMMENTS = 5;
const SHOWN_ANNOUNCEMENTS = 3;

/** The newest comments of readers that readers can see. */
export async function findComments(db: Database, uid: number): Promise<HomeOverview['comments']> {
  const found = await newestComments(db).execute({ uid });
  return found.map(({ created_at, ...comment }) => ({ ...comment, created_at: created_at.toISOString() }));
}

/** The news for all authors that hold now. */
export async function findAnnouncements(
  db: Database,
  now: Date,
  language: LabelLanguage,
): Promise<HomeOverview['announcements']> {
  const found = await activeAnnouncements(db).execute({ now });
  return found.map(({ published_at, title_es, body_es, ...announcement }) => ({
    ...announcement,
    ...(language === 'es' && title_es !== '' && { title: title_es, body: body_es }),
    published_at: published_at.toISOString(),
  }));
}

const newestComments = prepareOnce((db) =>
  db
    .select({
      comment_id: comments.id,
      reader_name: comments.readerName,
      text: comments.text,
      story_id: comments.storyId,
      story_title: stories.title,
      story_language: stories.language,
      chapter_position: chapters.position,
      created_at: comments.createdAt,
    })
    .from(comments)
    .innerJoin(stories, eq(stories.id, comments.storyId))
    .leftJoin(chapters, eq(chapters.id, comments.chapterId))
    .where(
      and(
        eq(comments.uid, sql.placeholder('uid')),
        eq(comments.status, 'visible'),
        isNotNull(comments.readerId),
        eq(comments.trashed, false),
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(SHOWN_COMMENTS)
    .prepare('newest comments'),
);

const activeAnnouncements = prepareOnce((db) =>
  db
    .select({
      id: announcements.id,
      title: announcements.title,
      body: announcements.body,
      title_es: announcements.titleEs,
      body_es: announcements.bodyEs,
      action_path: announcements.actionPath,
      published_at: announcements.publishedAt,
    })
    .from(announcements)
    .where(
      and(
        lte(announcements.publishedAt, sql.placeholder('now')),
        or(isNull(announcements.endsAt), gt(announcements.endsAt, sql.placeholder('now'))),
      ),
    )
    .orderBy(desc(announcements.publishedAt), desc(announcements.id))
    .limit(SHOWN_ANNOUNCEMENTS)
    .prepare('active announcements'),
);
