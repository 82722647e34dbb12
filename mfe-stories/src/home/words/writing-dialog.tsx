import type { WritingProgress } from '@myfiction/shared/contract/calls/writing.ts';
import { Switch } from '@myfiction/shared/ui.ts';
import { GoalDialog } from '../../editor/goal/goal-dialog.tsx';
import { useHomeText } from '../i18n/use-home-text.ts';
import { RestDays } from './rest-days.tsx';
import styles from './writing-dialog.module.css';

export interface WritingDialogProps {
  writing: WritingProgress;
  isStreakShown: boolean;
  onStreakShown: (isShown: boolean) => void;
  onClose: () => void;
}

/** The goal, whether the days in a row are shown, and which days may pass without writing. */
export function WritingDialog({ writing, isStreakShown, onStreakShown, onClose }: WritingDialogProps) {
  const t = useHomeText();
  return (
    <GoalDialog onClose={onClose}>
      <div className={styles.below}>
        <Switch
          checked={isStreakShown}
          onChange={onStreakShown}
          label={t('words.showStreak')}
          help={t('words.showStreak.help')}
        />
        {writing.rest_days && <RestDays saved={writing.rest_days} />}
      </div>
    </GoalDialog>
  );
}
