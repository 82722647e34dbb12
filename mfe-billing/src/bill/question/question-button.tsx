import { IconButton } from '@myfiction/shared/ui.ts';
import { MessageCircleQuestion } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import styles from './question-button.module.css';

/** Asks about one line of a bill. */
export function QuestionButton({ line, what, onClick }: { line: number; what: string; onClick: () => void }) {
  const t = useText();
  return (
    <IconButton
      size="sm"
      className={styles.question}
      label={t('line.questionOf', { line, kind: what })}
      icon={<MessageCircleQuestion aria-hidden="true" />}
      onClick={onClick}
    />
  );
}
