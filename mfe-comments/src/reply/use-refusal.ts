import { COMMENT_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { ApiError, formatNumber } from '@myfiction/shared/host.ts';
import { type RefObject, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { foundWords } from './found-words.ts';

export interface Refusal {
  /** What stands below the field; undefined while nothing is wrong. */
  message: string | undefined;
  /** Takes a failure in: what belongs to the text is marked in the field. */
  take: (error: unknown, sent: string) => void;
  clear: () => void;
}

/** Why a reply was not taken. The text stays as it is; the first word found in it is selected. */
export function useRefusal(field: RefObject<HTMLTextAreaElement | null>, text: string): Refusal {
  const t = useText();
  const [message, setMessage] = useState<string>();
  const length = text.trim().length;
  const tooLong = length > COMMENT_MAX;
  return {
    message: tooLong ? t('reply.tooLong', { most: formatNumber(COMMENT_MAX), count: formatNumber(length) }) : message,
    clear: () => setMessage(undefined),
    take: (error, sent) => {
      const words = foundWords(error);
      if (error instanceof ApiError && error.isToasted && words.length === 0) return;
      const said = error instanceof ApiError && error.message !== '' ? error.message : t('reply.failed');
      const list = words.map(({ from, to }) => `“${sent.slice(from, to)}”`).join(', ');
      setMessage(words.length > 0 ? `${said} ${t('reply.found', { words: list })}` : said);
      const [first] = words;
      if (!first || !field.current) return;
      // The server was sent the text without the spaces around it.
      const offset = text.length - text.trimStart().length;
      field.current.focus();
      field.current.setSelectionRange(first.from + offset, first.to + offset);
    },
  };
}
