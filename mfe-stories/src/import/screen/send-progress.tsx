import { formatNumber } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { ProgressBar } from '../../common/progress-bar.tsx';
import { useImportText } from '../i18n/use-import-text.ts';
import styles from './send-progress.module.css';
import type { SendState } from './use-sending.ts';

interface SendProgressProps {
  state: SendState;
  onCancel: () => void;
}

export function SendProgress({ state, onCancel }: SendProgressProps) {
  const t = useImportText();
  const { waiting, ending, sent, words, count } = state;
  const text = waiting
    ? t('send.waiting')
    : ending
      ? t('send.finishing', { count })
      : t('send.sending', { sent: formatNumber(sent), count, words: t('add.words', { count: words }) });
  return (
    <>
      <div className={styles.progress}>
        <p className={styles.text} role="status" data-waiting={waiting || undefined}>
          {text}
        </p>
        <ProgressBar
          label={t('send.progress')}
          max={count}
          // Joining them to the story takes a moment more.
          value={ending ? count : sent * 0.96}
        />
      </div>
      <Button size="lg" disabled={ending} onClick={onCancel}>
        {t('send.cancel')}
      </Button>
    </>
  );
}
