import { formatNumber, toast } from '@myfiction/shared/host.ts';
import { Button, Checkbox, IconButton, TextInput } from '@myfiction/shared/ui.ts';
import { ChevronDown, ChevronUp, Replace as ReplaceIcon, Search as SearchIcon, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useChapterStore } from '../components/use-chapter-store.ts';
import { useStoryLock } from '../components/use-story-lock.ts';
import { useFindText } from '../i18n/use-find-text.ts';
import { useScreen } from '../screen/screen-context.ts';
import styles from './find-bar.module.css';
import { keepTextBefore } from './keep-text-before.ts';
import { lastSearch, rememberSearch, type Search } from './last-query.ts';
import { useFind } from './use-find.ts';

export interface FindBarProps {
  onClose: () => void;
  /** Starts in the field for the new words. */
  replaces?: boolean;
}

/** Find and replace in the open chapter, over its text. */
export function FindBar({ onClose, replaces = false }: FindBarProps) {
  const t = useFindText();
  const { session, view } = useEditor();
  const { open, asked } = useScreen();
  const isWriter = useChapterStore((store) => store.view.isWriter);
  const [search, setSearch] = useState(() => ({ ...lastSearch(), ...selectedText(session.store.state) }));
  const { matches, current, step, replace, replaceAll } = useFind(search);
  const bar = useRef<HTMLDivElement>(null);
  const findField = useRef<HTMLInputElement>(null);
  const replaceField = useRef<HTMLInputElement>(null);
  const lock = useStoryLock();
  const change = (part: Partial<Search>) => setSearch({ ...search, ...part });
  useEffect(() => rememberSearch(search), [search]);
  const answered = useRef(asked);
  useEffect(() => {
    // Asked for again, the open bar takes what is selected now.
    if (asked !== answered.current) setSearch((present) => ({ ...present, ...selectedText(session.store.state) }));
    answered.current = asked;
    const field = replaces ? replaceField.current : findField.current;
    field?.focus();
    field?.select();
  }, [replaces, asked, session]);

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      const { activeElement } = document;
      // However it closes, also for a dialog, which gives back the focus that it finds. Safari focuses no button clicked.
      if (element?.contains(activeElement) || activeElement === document.body) view.current?.focus();
    };
  }, [view]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' && event.target === findField.current) {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Enter' && event.target === replaceField.current) {
      event.preventDefault();
      replace(search.replacement);
    }
  };
  const replaceEvery = () => {
    const before = session.store.text;
    const count = replaceAll(search.replacement);
    if (count === 0) return;
    void keepTextBefore(session, before, t('find.version', { text: search.text.slice(0, 40) }));
    toast.success(t('find.replaced', { count, places: formatNumber(count) }));
  };
  const none = matches.length === 0;
  const figures = { current: formatNumber(current + 1), total: formatNumber(matches.length) };
  const count = search.text === '' ? '' : none ? t('find.none') : t('find.count', figures);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know the element.
    <div ref={bar} role="search" data-find className={styles.bar} aria-label={t('find.title')} onKeyDown={onKeyDown}>
      <div className={styles.line}>
        <TextInput
          ref={findField}
          size="sm"
          className={styles.field}
          value={search.text}
          onChange={(text) => change({ text })}
          prefixIcon={<SearchIcon aria-hidden="true" />}
          suffix={<span role="status">{count}</span>}
          aria-label={t('find.text')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <IconButton
          label={t('find.previous')}
          icon={<ChevronUp aria-hidden="true" />}
          size="sm"
          onClick={() => step(-1)}
        />
        <IconButton
          label={t('find.next')}
          icon={<ChevronDown aria-hidden="true" />}
          size="sm"
          onClick={() => step(1)}
        />
        <IconButton label={t('find.close')} icon={<X aria-hidden="true" />} size="sm" onClick={onClose} />
      </div>
      <div className={styles.line}>
        <TextInput
          ref={replaceField}
          size="sm"
          className={styles.field}
          value={search.replacement}
          onChange={(replacement) => change({ replacement })}
          prefixIcon={<ReplaceIcon aria-hidden="true" />}
          aria-label={t('find.replacement')}
          autoComplete="off"
          maxLength={200}
          readOnly={!isWriter}
        />
        <Button size="sm" disabled={!isWriter} onClick={() => replace(search.replacement)}>
          {t('find.replace')}
        </Button>
        <Button size="sm" variant="ghost" disabled={!isWriter} onClick={replaceEvery}>
          {t('find.replaceAll')}
        </Button>
      </div>
      <div className={styles.options}>
        <Checkbox checked={search.match_case} onChange={(match_case) => change({ match_case })}>
          {t('find.matchCase')}
        </Checkbox>
        <Checkbox checked={search.whole_word} onChange={(whole_word) => change({ whole_word })}>
          {t('find.wholeWord')}
        </Checkbox>
        {!lock && (
          <button type="button" className={styles.story} onClick={() => open('storyReplace')}>
            {t('find.inStory')}
          </button>
        )}
      </div>
    </div>
  );
}

export function ReplaceBar({ onClose }: { onClose: () => void }) {
  return <FindBar onClose={onClose} replaces />;
}

/** What is selected, when it is a few words of one paragraph. */
function selectedText({ selection, doc }: ReturnType<typeof useEditor>['session']['store']['state']): Partial<Search> {
  const { from, to, $from, $to } = selection;
  if (from === to || !$from.sameParent($to) || to - from > 100) return {};
  const text = doc.textBetween(from, to, null, ' ').trim();
  return text === '' ? {} : { text };
}
