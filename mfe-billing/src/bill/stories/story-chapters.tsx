import type { BillChapter, BillDetail, BillStory } from '@myfiction/shared/contract/calls/bill.ts';
import { LoadMore } from '@myfiction/shared/screen/load-more.tsx';
import { passFocus } from '@myfiction/shared/screen/pass-focus.ts';
import { useDelayed } from '@myfiction/shared/screen/use-delayed.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, Skeleton } from '@myfiction/shared/ui.ts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useBillChapters } from '../api/use-bills.ts';
import type { AskedLine } from '../question/asked-line.ts';
import { Question } from '../question/question.tsx';
import { writeFigure } from '../write-money.ts';
import { Lines } from './lines.tsx';
import styles from './story-chapters.module.css';

/** What each chapter of a story earned, some at a time. */
export function StoryChapters({ bill, story }: { bill: BillDetail; story: BillStory }) {
  const t = useText();
  const { month, currency, bill_id } = bill;
  const list = useBillChapters({ month, currency }, story.story_id);
  const late = useDelayed(list.isPending);
  const [asked, setAsked] = useStateOverSignIn<AskedLine | undefined>(
    `question ${bill_id} ${story.story_id}`,
    undefined,
  );
  const chapters = list.data?.pages.flatMap((page) => page.items) ?? [];
  const count = list.data?.pages[0]?.chapters ?? 0;
  return (
    <div className={styles.chapters}>
      {late && <Skeleton lines={5} height={28} />}
      {list.isError && !list.data && (
        <p ref={passFocus} role="alert">
          {t('chapters.failed')}{' '}
          <Button size="sm" onClick={() => void list.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {count > 0 && <p className={styles.count}>{t('story.chapters', { count })}</p>}
      <ul>
        {chapters.map((chapter) => (
          <Chapter
            key={chapter.lines[0]?.line}
            chapter={chapter}
            bill={bill}
            onAsk={bill_id === null ? undefined : setAsked}
          />
        ))}
      </ul>
      <LoadMore
        list={list}
        label={t('chapters.more')}
        loadingLabel={t('chapters.loading')}
        failedLabel={t('chapters.failed')}
        onLoaded={() => {}}
        near
      />
      {bill_id !== null && asked && <Question billId={bill_id} {...asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface ChapterProps {
  chapter: BillChapter;
  bill: BillDetail;
  onAsk: ((line: AskedLine) => void) | undefined;
}

function Chapter({ chapter, bill, onAsk }: ChapterProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(chapter, t);
  return (
    <li>
      <button type="button" className={styles.chapter} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight aria-hidden="true" />
        <span className={styles.name}>{name}</span>
        <span className={styles.amount}>{writeFigure(chapter.total_minor, bill.currency)}</span>
      </button>
      {isOpen && (
        <Lines
          lines={chapter.lines}
          currency={bill.currency}
          onAsk={onAsk && ((asked) => onAsk({ ...asked, what: `${name}: ${asked.what}` }))}
        />
      )}
    </li>
  );
}

function nameOf({ chapter_id, position, title }: BillChapter, t: Text): string {
  if (chapter_id === null) return t('chapter.whole');
  if (position === 0) return t('chapter.gone');
  return title === '' ? t('chapter.untitled', { number: position }) : t('chapter.row', { number: position, title });
}
