import { useText } from '../i18n/use-text.ts';
import styles from './reply-box.module.css';

const EMOJI = [
  '❤️',
  '😊',
  '😂',
  '🥹',
  '😭',
  '😍',
  '🙏',
  '👏',
  '🎉',
  '🔥',
  '✨',
  '🤗',
  '😉',
  '🤔',
  '😱',
  '👀',
  '💔',
  '🌙',
];

/** A few feelings to put at the caret; every keyboard has the rest. */
export function EmojiBar({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useText();
  return (
    <fieldset className={styles.emoji} aria-label={t('reply.emoji')}>
      {EMOJI.map((emoji) => (
        <button key={emoji} type="button" aria-label={t('reply.insert', { emoji })} onClick={() => onPick(emoji)}>
          {emoji}
        </button>
      ))}
    </fieldset>
  );
}
