import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { Alert, Button, ButtonLink } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { forgetImportResult, readImportResult } from '../common/import-result.ts';
import { useWorkText } from './i18n/use-work-text.ts';
import styles from './import-result.module.css';

/** What the last import has added to the story, until it is put away. */
export function ImportResult({ storyId }: { storyId: string }) {
  const t = useWorkText();
  const [result, setResult] = useState(() => readImportResult(storyId));
  if (!result) return null;
  const { chapters, words, renamed, firstChapterId } = result;
  const close = () => {
    forgetImportResult(storyId);
    setResult(null);
  };
  return (
    <div className={styles.result}>
      <Alert
        tone="green"
        title={t('imported.done', { count: chapters, words: formatNumber(words) })}
        action={
          <div className={styles.actions}>
            <ButtonLink size="sm" to={paths.editChapter(firstChapterId)}>
              {t('imported.open')}
            </ButtonLink>
            <Button size="sm" variant="ghost" onClick={close}>
              {t('imported.close')}
            </Button>
          </div>
        }
      >
        {renamed > 0 && t('imported.renamed', { count: renamed })}
      </Alert>
    </div>
  );
}
