import type { WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';
import { formatNumber, useTranslation } from '@myfiction/shared/host.ts';
import { clickUnless } from '@myfiction/shared/screen/click-unless.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { IconButton, Ribbon } from '@myfiction/shared/ui.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { PartTitle } from '../../common/part-title.tsx';
import { useHomeText } from '../i18n/use-home-text.ts';
import { useStreakShown } from './use-streak-shown.ts';
import { weeksOf } from './week.ts';
import { WeekPages } from './week-pages.tsx';
import styles from './words-part.module.css';

/** A streak of one day is none. */
const STREAK_FROM = 2;
const loadDialog = () => import('./writing-dialog.tsx').then((module) => module.WritingDialog);

/** Words of today beside the goal, and the days of this week and the two before it. */
export function WordsPart({ writing }: { writing: WritingProgress }) {
  const t = useHomeText();
  const { language } = useTranslation();
  const [ago, setAgo] = useState(0);
  const [isChanging, setChanging] = useState(false);
  const [isStreakShown, setStreakShown] = useStreakShown();
  const Dialog = useLate(loadDialog, isChanging);
  const weeks = weeksOf(writing);
  const week = weeks[ago] ?? [];
  const { goal, streak, today } = writing;
  const wordsToday = writing.days.find(({ day }) => day === today)?.words ?? 0;
  const words = week.reduce((sum, page) => sum + page.words, 0);
  return (
    <section className={styles.box} aria-labelledby="home-words">
      <div className={styles.head}>
        <div>
          <PartTitle level={3} id="home-words">
            {t('words.title')}
          </PartTitle>
          <p className={styles.figures}>
            <span className={styles.big}>{formatNumber(wordsToday)}</span>
            {goal > 0 && <span>{t('words.of', { goal: formatNumber(goal) })}</span>}
          </p>
        </div>
        <div className={styles.aside}>
          {isStreakShown && streak >= STREAK_FROM && <p>{t('words.streak', { count: streak })}</p>}
          <button type="button" className={styles.change} onClick={() => setChanging(true)}>
            {t(goal > 0 ? 'words.changeGoal' : 'words.setGoal')}
          </button>
        </div>
      </div>
      <WeekPages pages={week} language={language} />
      <div className={styles.foot}>
        <WeekSummary
          ago={ago}
          written={week.filter((page) => page.words > 0).length}
          reached={reachedDays(week)}
          goal={goal}
        />
        <span className={styles.weeks}>
          <IconButton
            size="sm"
            className={styles.leaf}
            label={t('week.earlier')}
            icon={<ChevronLeft />}
            {...clickUnless(ago === weeks.length - 1, () => setAgo(ago + 1))}
          />
          <span aria-live="polite">{t(sumKey(ago), { count: words })}</span>
          <IconButton
            size="sm"
            className={styles.leaf}
            label={t('week.later')}
            icon={<ChevronRight />}
            {...clickUnless(ago === 0, () => setAgo(ago - 1))}
          />
        </span>
      </div>
      {Dialog && isChanging && (
        <Dialog
          writing={writing}
          isStreakShown={isStreakShown}
          onStreakShown={setStreakShown}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  );
}

interface WeekSummaryProps {
  /** Weeks that have passed since. */
  ago: number;
  written: number;
  reached: number;
  goal: number;
}

function WeekSummary({ ago, written, reached, goal }: WeekSummaryProps) {
  const t = useHomeText();
  if (written === 0) return <span>{t(ago === 0 ? 'week.blank' : 'week.rested')}</span>;
  if (goal === 0 || reached === 0) return <span>{t('week.wroteDays', { count: written })}</span>;
  return (
    <span className={styles.reached}>
      <Ribbon className={styles.ribbon} />
      {t('week.reachedDays', { count: reached })}
    </span>
  );
}

const reachedDays = (week: readonly { reached: boolean }[]) => week.filter(({ reached }) => reached).length;

function sumKey(ago: number): 'week.words.0' | 'week.words.1' | 'week.words.2' {
  if (ago === 0) return 'week.words.0';
  return ago === 1 ? 'week.words.1' : 'week.words.2';
}
