import { useLate } from '@myfiction/shared/screen/use-late.ts';

/** A line that its author asks about. */
export interface AskedLine {
  /** Its number on the bill. */
  line: number;
  /** What it is of, with its amount: nothing on the page counts lines. */
  what: string;
}

export interface QuestionProps extends AskedLine {
  billId: string;
  onClose: () => void;
}

const loadDialog = () => import('./question-dialog.tsx').then((module) => module.QuestionDialog);

/** Asks the desk about a line. Few do: its dialog is no part of the page's first load. */
export function Question(props: QuestionProps) {
  const Dialog = useLate(loadDialog, true);
  return Dialog && <Dialog {...props} />;
}
