import { DAILY_GOAL_MAX } from '@myfiction/shared/contract/rules.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Button, Field, FormDialog, TextInput } from '@myfiction/shared/ui.ts';
import { type ReactNode, useState } from 'react';
import { useSetDailyGoal, useWriting } from '../../api/get-writing.ts';
import { useGoalText } from '../i18n/use-goal-text.ts';
import { parseGoal } from './goal.ts';

export interface GoalDialogProps {
  onClose: () => void;
  /** More to choose, below the goal. */
  children?: ReactNode;
}

/** Sets the words a day, or none. */
export function GoalDialog({ onClose, children }: GoalDialogProps) {
  const t = useGoalText();
  const goal = useWriting().data?.goal ?? 0;
  const save = useSetDailyGoal();
  const [typed, setTyped] = useState<string>();
  // The goal may arrive only while the dialog stands open.
  const value = typed ?? (goal === 0 ? '' : String(goal));
  const [isWrong, setWrong] = useState(false);
  const set = (next: number) => save.mutate(next, { onSuccess: onClose });
  const submit = () => {
    const next = parseGoal(value);
    if (next === null) setWrong(true);
    else set(next);
  };
  return (
    <FormDialog
      title={t('goal.title')}
      text={t('goal.text')}
      confirmLabel={t('goal.save')}
      otherAction={
        goal > 0 && (
          <Button variant="ghost" disabled={save.isPending} onClick={() => set(0)}>
            {t('goal.none')}
          </Button>
        )
      }
      loading={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      below={children}
    >
      <Field
        label={t('goal.field')}
        error={isWrong ? t('goal.error', { most: formatNumber(DAILY_GOAL_MAX) }) : undefined}
      >
        <TextInput
          value={value}
          readOnly={save.isPending}
          onChange={(next) => {
            setTyped(next);
            setWrong(false);
          }}
          error={isWrong}
          inputMode="numeric"
        />
      </Field>
    </FormDialog>
  );
}
