import { useMemo, useState } from 'react';
import { cx } from '../base/cx.ts';
import { rem } from '../base/rem.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import styles from './cover.module.css';
import { useDrawOnce } from './use-draw-once.ts';

export interface CoverProps {
  title: string;
  author: string;
  genre: string;
  /** Address of the author's picture; empty or broken: the generated cover. */
  src?: string;
  /** Palette of the generated cover, 0 to 2; without it the story's name decides. */
  variant?: number;
  /** In px; without it the cover takes the width of its place. */
  width?: number;
  className?: string;
}

const AUTHOR_READABLE_FROM = 60;

export function Cover({ title, author, genre, src, variant, width, className }: CoverProps) {
  const t = useUiText();
  const [broken, setBroken] = useState<string>();
  const generated = !src || src === broken;
  return (
    <span
      className={cx(styles.cover, className)}
      style={{ width: width === undefined ? '100%' : rem(width) }}
      role="img"
      aria-label={t('coverOf', { title })}
    >
      {generated ? (
        <GeneratedCover title={title} author={author} genre={genre} variant={variant} width={width} />
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" data-fallback="none" onError={() => setBroken(src)} />
      )}
    </span>
  );
}

function GeneratedCover({ title, author, genre, variant, width }: Omit<CoverProps, 'src' | 'className'>) {
  const showAuthor = width === undefined || width >= AUTHOR_READABLE_FROM;
  const draw = useDrawOnce();
  const svg = useMemo(
    () => draw?.({ title, author, genre, variant, showAuthor }),
    [draw, title, author, genre, variant, showAuthor],
  );
  if (svg === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawCover escapes all text; a property test holds it to that.
  return <span className={styles.art} dangerouslySetInnerHTML={{ __html: svg }} />;
}
