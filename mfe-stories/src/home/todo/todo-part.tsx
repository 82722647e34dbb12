import { formatNumber, Link, useNow, useTranslation } from '@myfiction/shared/host.ts';
import { exactTime, useHoverText } from '@myfiction/shared/screen/exact-time.tsx';
import { Button } from '@myfiction/shared/ui.ts';
import {
  Banknote,
  CalendarX2,
  FileCheck2,
  FileClock,
  FilePen,
  FileWarning,
  type LucideIcon,
  MessageSquareWarning,
  PenLine,
  Send,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { PartTitle } from '../../common/part-title.tsx';
import { useHomeText } from '../i18n/use-home-text.ts';
import parts from '../parts.module.css';
import { describeTodo, type TodoEntry } from './describe-todo.ts';
import { firstOfKinds } from './first-of-kinds.ts';
import styles from './todo-part.module.css';

/** As many as stand beside the chart. */
const SHOWN = 3;

const ICONS: Record<TodoEntry['item']['kind'], LucideIcon> = {
  accountDeletion: UserX,
  finishChapter: PenLine,
  emptySchedule: CalendarX2,
  stagedEdits: Send,
  contractReturned: FilePen,
  contractOffer: FileCheck2,
  contractToSign: FileCheck2,
  contractDraft: FilePen,
  contractEnds: FileClock,
  payToReadReturned: FilePen,
  completionReturned: FilePen,
  heldComments: MessageSquareWarning,
  billBlocked: Banknote,
  taxMissing: FileWarning,
};

/** What the author can act on, a planned deletion and the soonest deadline first. */
export function TodoPart({ entries: given }: { entries: readonly TodoEntry[] }) {
  const t = useHomeText();
  // The server of a later release may know more kinds than this page has words for.
  const entries = given.filter(({ item }) => item.kind in ICONS);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : firstOfKinds(entries, SHOWN);
  return (
    <section className={parts.part} aria-labelledby="home-todo">
      <PartTitle level={3} id="home-todo">
        {t('todo.title')}
      </PartTitle>
      {entries.length === 0 && <p className={parts.empty}>{t('todo.none')}</p>}
      <ul className={parts.list}>
        {shown.map((entry) => (
          <TodoRow key={`${entry.item.kind} ${entry.story_id} ${entry.due_at}`} entry={entry} />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button size="sm" variant="ghost" className={styles.all} onClick={() => setWhole(true)}>
          {t('todo.all', { count: formatNumber(entries.length) })}
        </Button>
      )}
    </section>
  );
}

function TodoRow({ entry }: { entry: TodoEntry }) {
  const t = useHomeText();
  const { language } = useTranslation();
  const { title, text, to, action } = describeTodo(entry, t, useNow(), language);
  const Icon = ICONS[entry.item.kind];
  const due = entry.due_at;
  const hover = useHoverText(due === null ? undefined : () => exactTime(due));
  return (
    <li className={styles.todo} data-due={due !== null || undefined} {...hover}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <p className={styles.name}>{title}</p>
        <p className={parts.quiet}>{text}</p>
      </div>
      <Link to={to} className={parts.link} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    </li>
  );
}
