import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { FILTER_WORD_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { useFocusKept } from '@myfiction/shared/screen/use-focus-kept.ts';
import { useStateOverSignIn } from '@myfiction/shared/screen/use-state-over-sign-in.ts';
import { Button, Dialog, ErrorState, Field, Skeleton, TextInput } from '@myfiction/shared/ui.ts';
import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useAddWords, useFilterWords, useRemoveWord } from '../api/filter-words.ts';
import { useDialogText } from '../i18n/use-dialog-text.ts';
import styles from './dialogs.module.css';

/** The author's own list of words that hold a comment. */
export function WordsDialog({ onClose }: { onClose: () => void }) {
  const t = useDialogText();
  const words = useFilterWords();
  const add = useAddWords();
  const focusKept = useFocusKept<HTMLUListElement>();
  const [text, setText] = useStateOverSignIn('words', '');
  const phrases = text
    .split(/[,;\n、，]/)
    .map((phrase) => [...phrase.trim()].slice(0, FILTER_WORD_MAX).join(''))
    .filter((phrase) => phrase !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phrases.length > 0 && !add.isPending) add.mutate(phrases, { onSuccess: () => setText('') });
  };
  const list = words.data?.words ?? [];
  return (
    <Dialog open onClose={onClose} title={t('words.title')} description={t('words.text')} width={560}>
      <form className={styles.addWord} onSubmit={submit}>
        <Field label={t('words.field')} help={t('words.help')}>
          <TextInput value={text} onChange={setText} readOnly={add.isPending} autoComplete="off" />
        </Field>
        <Button type="submit" disabled={phrases.length === 0} loading={add.isPending} loadingLabel={t('words.adding')}>
          {t('words.add')}
        </Button>
      </form>
      {words.isPending && <Skeleton lines={3} height={28} />}
      {words.isError && !words.data && <ErrorState onRetry={() => void words.refetch()} />}
      {words.isSuccess && list.length === 0 && <p className={styles.empty}>{t('words.empty')}</p>}
      {list.length > 0 && <p className={styles.count}>{t('words.count', { count: list.length })}</p>}
      <ul className={styles.words} aria-label={t('words.list')} {...focusKept}>
        {list.map((word) => (
          <Word key={word.word_id} word={word} />
        ))}
      </ul>
    </Dialog>
  );
}

function Word({ word: { word_id: id, phrase } }: { word: ApiOutput<'comment/getFilterWords'>['words'][number] }) {
  const t = useDialogText();
  const { mutate, isPending } = useRemoveWord();
  return (
    <li>
      <span>{phrase}</span>
      <button
        type="button"
        aria-label={t('words.remove', { word: phrase })}
        aria-busy={isPending || undefined}
        // Asked twice of a slow network, the second answer would be that the word is not there.
        onClick={() => !isPending && mutate(id)}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
