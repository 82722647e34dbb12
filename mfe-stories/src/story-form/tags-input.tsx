import { StatusMessage } from '@myfiction/shared/screen/status-message.tsx';
import { Field } from '@myfiction/shared/ui.ts';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import type { SectionProps } from './sections/section-props.ts';
import { addTags, TAG_SEPARATORS } from './tag-list.ts';
import styles from './tags-input.module.css';
import { fieldId } from './validate-story.ts';

export function TagsInput({ form, problem }: SectionProps) {
  const t = useStoryFormText();
  const { set, leave } = form;
  const { tags, typedTag: text } = form.values;
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (typed: string) => {
    const result = addTags(tags, typed);
    set({ tags: [...result.tags], typedTag: result.rest });
    if (result.problem) leave('tags');
    if (result.added.length > 0) setSaid(t('form.tags.added', { tag: result.added.join(', ') }));
  };
  const remove = (tag: string) => {
    setSaid(t('form.tags.removed', { tag }));
    set({ tags: tags.filter((other) => other !== tag) });
    input.current?.focus();
  };
  const type = (typed: string) => {
    if (TAG_SEPARATORS.test(typed)) add(typed);
    else set({ typedTag: typed });
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

  return (
    <Field
      label={t('form.tags')}
      help={t('form.tags.help')}
      error={problem('tags')}
      htmlFor={fieldId('tags')}
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
            dir="auto"
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
