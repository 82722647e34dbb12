import type { FindQuery } from '@myfiction/shared/contract/find-in-text.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { useUnloadGuard } from '@myfiction/shared/screen/use-unload-guard.ts';
import { Button, Checkbox, Dialog, Field, TextInput } from '@myfiction/shared/ui.ts';
import { type FormEvent, useId, useState } from 'react';
import { useStoryReplaceText } from '../editor/i18n/use-story-replace-text.ts';
import { EarlierReplacement } from './earlier-replacement.tsx';
import { FoundList } from './found-list.tsx';
import { ReplaceProgress } from './replace-progress.tsx';
import { ReplaceReport } from './replace-report.tsx';
import { canUndo, leftToReplace } from './report.ts';
import styles from './story-replace-dialog.module.css';
import { type OpenChapterPort, useStoryReplace } from './use-story-replace.ts';

export interface StoryReplaceDialogProps {
  storyId: string;
  onClose: () => void;
  /** What stands in the fields at first. */
  initial?: FindQuery & { replacement: string };
  /** The chapter that is open in the editor. */
  openChapter?: OpenChapterPort;
}

/**
 * Find and replace in all chapters of a story: what would change is shown before, what happened after, with a way back.
 */
export function StoryReplaceDialog({ storyId, onClose, initial, openChapter }: StoryReplaceDialogProps) {
  const t = useStoryReplaceText();
  const formId = useId();
  const [search, setSearch] = useState(initial ?? { text: '', match_case: false, whole_word: true, replacement: '' });
  const work = useStoryReplace(storyId, openChapter, t('storyReplace.notSaved'));
  const { found, report, earlier, busy, step, problem, unticked } = work;
  const { replacement, ...query } = search;
  const change = (part: Partial<typeof search>) => {
    setSearch({ ...search, ...part });
    if (!('replacement' in part)) work.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query.text !== '') void work.search(query);
  };
  const ticked = found?.chapters.filter(({ chapter_id }) => !unticked.has(chapter_id)) ?? [];
  const places = ticked.reduce((sum, { count }) => sum + count, 0);
  const canReplace = found !== null && report === null && ticked.length > 0;
  const isChanging = busy === 'replace' || busy === 'undo';
  useUnloadGuard(isChanging);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isChanging}
      title={t('storyReplace.title')}
      width={760}
      footerStays={found !== null || report !== null}
      footer={
        <>
          {step ? (
            <Button
              variant="ghost"
              loading={step.stopping}
              loadingLabel={t('storyReplace.stopping')}
              onClick={work.stop}
            >
              {t('storyReplace.stop')}
            </Button>
          ) : (
            <Button variant="ghost" disabled={isChanging} onClick={onClose}>
              {t(report ? 'storyReplace.close' : 'storyReplace.cancel')}
            </Button>
          )}
          {report && canUndo(report) && (
            <Button
              disabled={busy === 'replace'}
              loading={busy === 'undo'}
              loadingLabel={t('storyReplace.undoing')}
              onClick={() => void work.undo()}
            >
              {t('storyReplace.undo')}
            </Button>
          )}
          {report && leftToReplace(report) > 0 && (
            <Button
              variant="primary"
              disabled={busy === 'undo'}
              loading={busy === 'replace'}
              loadingLabel={t('storyReplace.replacing')}
              onClick={() => void work.goOn()}
            >
              {t('storyReplace.goOn')}
            </Button>
          )}
          {canReplace ? (
            <Button
              variant="primary"
              loading={busy === 'replace'}
              loadingLabel={t('storyReplace.replacing')}
              onClick={() => void work.replace(query, replacement)}
            >
              {t('storyReplace.replace', { count: places, places: formatNumber(places) })}
            </Button>
          ) : (
            report === null && (
              <Button
                variant="primary"
                type="submit"
                form={formId}
                disabled={query.text === '' || isChanging}
                loading={busy === 'search'}
                loadingLabel={t('storyReplace.searching')}
              >
                {t('storyReplace.search')}
              </Button>
            )
          )}
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <Field label={t('storyReplace.text')}>
          <TextInput
            value={search.text}
            onChange={(text) => change({ text })}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field label={t('storyReplace.replacement')}>
          <TextInput
            value={replacement}
            onChange={(next) => change({ replacement: next })}
            maxLength={200}
            autoComplete="off"
          />
        </Field>
        <Checkbox checked={search.match_case} onChange={(match_case) => change({ match_case })}>
          {t('storyReplace.matchCase')}
        </Checkbox>
        <Checkbox checked={search.whole_word} onChange={(whole_word) => change({ whole_word })}>
          {t('storyReplace.wholeWord')}
        </Checkbox>
      </form>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {step ? (
        <ReplaceProgress step={step} label={t(busy === 'undo' ? 'storyReplace.undoing' : 'storyReplace.replacing')} />
      ) : report ? (
        <ReplaceReport report={report} />
      ) : (
        found && <FoundList found={found} replacement={replacement} unticked={unticked} onTick={work.tick} />
      )}
      {!step && earlier && (
        <EarlierReplacement change={earlier.change} isUndoing={busy === 'undo'} onUndo={() => void work.undo()} />
      )}
    </Dialog>
  );
}
