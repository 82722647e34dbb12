import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { cx } from '@myfiction/shared/ui.ts';
import { WritingDesk } from './continue/writing-desk.tsx';
import styles from './home.module.css';
import { AnnouncementsPart } from './news/announcements-part.tsx';
import { CommentsPart } from './news/comments-part.tsx';
import { ScheduledPart } from './news/scheduled-part.tsx';
import { ReadsPart } from './reads/reads-part.tsx';
import { FirstPublishCard } from './start/first-publish-card.tsx';
import { FirstSteps } from './start/first-steps.tsx';
import { useGuide } from './start/use-guide.ts';
import { Welcome } from './start/welcome.tsx';
import { TodoPart } from './todo/todo-part.tsx';
import { WordsPart } from './words/words-part.tsx';

/** Before the first chapter is out there are no readers to show: the way there stands in their place. */
export function HomeParts({ home }: { home: HomeOverview }) {
  const guide = useGuide(home);
  const todo = home.todo_all ?? home.todo;
  const isQuiet = !home.published && todo.length === 0;
  return (
    <>
      <Welcome home={home} />
      {home.published && <FirstPublishCard />}
      <div className={styles.row}>
        <section className={styles.desk}>
          {guide.isShown ? <FirstSteps home={home} onHide={guide.hide} /> : <WritingDesk home={home} />}
        </section>
        <WordsPart writing={home.writing} />
      </div>
      {home.published && (
        <div className={styles.row}>
          <ReadsPart />
          <div className={styles.rail}>
            <TodoPart entries={todo} />
          </div>
        </div>
      )}
      <div className={cx(styles.row, isQuiet && styles.alone)}>
        {home.published && <CommentsPart comments={home.comments} />}
        {!home.published && !isQuiet && <TodoPart entries={todo} />}
        <div className={cx(styles.rail, styles.stack)}>
          {home.scheduled.length > 0 && <ScheduledPart chapters={home.scheduled} />}
          <AnnouncementsPart announcements={home.announcements} />
        </div>
      </div>
    </>
  );
}
