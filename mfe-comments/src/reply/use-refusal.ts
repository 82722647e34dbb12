import { COMMENT_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { ApiError, formatNumber } from '@myfiction/shared/host.ts';
import { currentMessage } from '@myfiction/shared/screen/current-message.ts';
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
  const [refused, setRefused] = useState<{ error: unknown; found: string }>();
  const length = text.trim().length;
  const tooLong = length > COMMENT_MAX;
  const messageOf = ({ error, found }: { error: unknown; found: string }) => {
    const said = (error instanceof ApiError && currentMessage(error)) || t('reply.failed');
    return found === '' ? said : `${said} ${t('reply.found', { words: found })}`;
  };
  return {
    message: tooLong
      ? t('reply.tooLong', { most: formatNumber(COMMENT_MAX), count: formatNumber(length) })
      : refused && messageOf(refused),
    clear: () => setRefused(undefined),
    take: (error, sent) => {
      const words = foundWords(error);
      if (error instanceof ApiError && error.isToasted && words.length === 0) return;
      setRefused({ error, found: words.map(({ from, to }) => `“${sent.slice(from, to)}”`).join(', ') });
      const [first] = words;
      if (!first || !field.current) return;
      // The server was sent the text without the spaces around it.
      const offset = text.length - text.trimStart().length;
      field.current.focus();
      field.current.setSelectionRange(first.from + offset, first.to + offset);
    },
  };
}
