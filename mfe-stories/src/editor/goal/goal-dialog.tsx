import { DAILY_GOAL_MAX } from '@myfiction/shared/contract/rules.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Button, Dialog, Field, TextInput } from '@myfiction/shared/ui.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
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
  const formId = useId();
  const goal = useWriting().data?.goal ?? 0;
  const save = useSetDailyGoal();
  const [typed, setTyped] = useState(goal === 0 ? '' : String(goal));
  const [isWrong, setWrong] = useState(false);
  const set = (next: number) => save.mutate(next, { onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = parseGoal(typed);
    if (next === null) setWrong(true);
    else set(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('goal.title')}
      description={t('goal.text')}
      width={420}
      footer={
        <>
          {goal > 0 && (
            <Button variant="ghost" disabled={save.isPending} onClick={() => set(0)}>
              {t('goal.none')}
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId} loading={save.isPending}>
            {t('goal.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label={t('goal.field')}
          error={isWrong ? t('goal.error', { most: formatNumber(DAILY_GOAL_MAX) }) : undefined}
        >
          <TextInput
            value={typed}
            onChange={(value) => {
              setTyped(value);
              setWrong(false);
            }}
            error={isWrong}
            inputMode="numeric"
          />
        </Field>
      </form>
      {children}
    </Dialog>
  );
}
