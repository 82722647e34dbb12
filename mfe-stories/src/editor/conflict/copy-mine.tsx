import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { useConflictText } from '../i18n/use-conflict-text.ts';
import { downloadText } from '../session/download-text.ts';
import { copyChapter } from './copy-chapter.ts';

/** Puts the author's own text on the clipboard. */
export function CopyMine({ text }: { text: ChapterText }) {
  const t = useConflictText();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await copyChapter(text);
      setCopied(true);
    } catch {
      // The clipboard is refused, for example outside a secure page: a file serves the same end.
      downloadText(text);
    }
  };
  return (
    <Button variant="ghost" onClick={() => void copy()}>
      <span role="status">{t(isCopied ? 'conflict.copied' : 'conflict.copy')}</span>
    </Button>
  );
}
