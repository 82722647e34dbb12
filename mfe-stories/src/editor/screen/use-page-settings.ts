import { useTheme } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import type { CSSProperties } from 'react';
import { useEditorSettings } from '../settings/use-editor-settings.ts';
import styles from './page-settings.module.css';

interface PageAttributes {
  className: string;
  style: CSSProperties & { '--text-size': string };
  'data-font': string;
  'data-line': string;
  'data-width': string;
  'data-page': string;
  'data-theme': 'night' | undefined;
}

/** The author's page as attributes of its sheet. A bright page at night is none. */
export function usePageSettings(): PageAttributes {
  const { font, size, lineHeight, width, page } = useEditorSettings();
  const { theme } = useTheme();
  return {
    className: styles.page ?? '',
    style: { '--text-size': rem(size) },
    'data-font': font,
    'data-line': lineHeight,
    'data-width': width,
    'data-page': theme === 'night' ? 'app' : page,
    'data-theme': page === 'night' ? 'night' : undefined,
  };
}
