import { formatNumber } from '@myfiction/shared/host.ts';
import { Button, Dialog, Field, TextInput } from '@myfiction/shared/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { useEditorText } from '../i18n/use-editor-text.ts';
import { isGoal, LEAST_GOAL, MOST_GOAL } from './goal.ts';

export interface GoalDialogProps {
  goal: number;
  onClose: () => void;
  onSave: (goal: number) => void;
}

export function GoalDialog({ goal, onClose, onSave }: GoalDialogProps) {
  const t = useEditorText();
  const formId = useId();
  const [typed, setTyped] = useState(String(goal));
  const [isWrong, setWrong] = useState(false);
  const limits = { least: formatNumber(LEAST_GOAL), most: formatNumber(MOST_GOAL) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = Number(typed.replace(/[^\d]/g, ''));
    if (!isGoal(next)) {
      setWrong(true);
      return;
    }
    onSave(next);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('goal.title')}
      description={t('goal.text')}
      width={420}
      footer={
        <Button variant="primary" type="submit" form={formId}>
          {t('goal.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={t('goal.field')} error={isWrong ? t('goal.error', limits) : undefined}>
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
    </Dialog>
  );
}
