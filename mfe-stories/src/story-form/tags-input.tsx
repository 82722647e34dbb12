import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { Field } from '@myfiction/shared/ui.ts';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { addTags, TAG_SEPARATORS, type TagProblem } from './tag-list.ts';
import styles from './tags-input.module.css';

export interface TagsInputProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

export function TagsInput({ tags, onChange }: TagsInputProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TagProblem>();
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (typed: string) => {
    const result = addTags(tags, typed);
    setText(result.rest);
    setProblem(result.problem);
    if (result.added.length === 0) return;
    setSaid(t('form.tags.added', { tag: result.added.join(', ') }));
    onChange([...result.tags]);
  };
  const remove = (tag: string) => {
    setSaid(t('form.tags.removed', { tag }));
    setProblem(undefined);
    onChange(tags.filter((other) => other !== tag));
    input.current?.focus();
  };
  const type = (typed: string) => {
    if (TAG_SEPARATORS.test(typed)) add(typed);
    else {
      setText(typed);
      setProblem(undefined);
    }
  };
  const press = (event: KeyboardEvent) => {
    // During composition Enter chooses a character, not a tag.
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // A single-line field would join the lines before they could be split.
    if (!TAG_SEPARATORS.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };

  const error = problem && t(`form.tags.${problem}`);
  return (
    <Field
      label={t('form.tags')}
      help={t('form.tags.help')}
      error={error}
      extra={t('form.tags.count', { count: tags.length })}
    >
      {({ inputId, describedBy, invalid }) => (
        <div className={styles.box}>
          {tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
              <button type="button" aria-label={t('form.tags.remove', { tag })} onClick={() => remove(tag)}>
                <X aria-hidden="true" />
              </button>
            </span>
          ))}
          <input
            ref={input}
            id={inputId}
            className={styles.input}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            value={text}
            size={Math.max(6, text.length)}
            autoComplete="off"
            enterKeyHint="enter"
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => text.trim() !== '' && add(text)}
          />
          <StatusMessage text={said} />
        </div>
      )}
    </Field>
  );
}
