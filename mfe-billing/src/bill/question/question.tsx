import { useLate } from '@myfiction/shared/screen/use-late.ts';
import type { QuestionDialogProps } from './question-dialog.tsx';

const loadDialog = () => import('./question-dialog.tsx').then((module) => module.QuestionDialog);

/** Asks the desk about a line. Few do: its dialog is no part of the page's first load. */
export function Question(props: QuestionDialogProps) {
  const Dialog = useLate(loadDialog, true);
  return Dialog && <Dialog {...props} />;
}
