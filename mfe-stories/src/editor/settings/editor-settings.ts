import { storage } from '@myfiction/shared/host.ts';
import { parseStored } from '../../common/stored-settings.ts';

export const FONTS = ['literata', 'serif', 'sans', 'easy'] as const;
export const LINE_HEIGHTS = ['close', 'normal', 'open'] as const;
export const WIDTHS = ['narrow', 'normal', 'wide'] as const;
export const PAGES = ['app', 'cream', 'grey', 'night'] as const;
export const EMPHASES = ['none', 'paragraph', 'sentence'] as const;
export const SMALLEST_TEXT = 16;
export const LARGEST_TEXT = 26;

/** How an author likes to write; kept on this device. */
export interface EditorSettings {
  /** `easy` is wide and well spaced, for readers with dyslexia. */
  font: (typeof FONTS)[number];
  /** In px on a desk; phones show it one smaller. */
  size: number;
  lineHeight: (typeof LINE_HEIGHTS)[number];
  width: (typeof WIDTHS)[number];
  /** Colours of the page; `app` follows day and night. */
  page: (typeof PAGES)[number];
  /** What stays in full ink in focus mode. */
  emphasis: (typeof EMPHASES)[number];
  /** Keeps the line being written in the middle of the page. */
  typewriter: boolean;
  /** Sets quotation marks, dashes and ellipses while typing. */
  punctuation: boolean;
}

export const DEFAULT_SETTINGS: EditorSettings = {
  font: 'literata',
  size: 19,
  lineHeight: 'normal',
  width: 'normal',
  page: 'app',
  emphasis: 'paragraph',
  typewriter: false,
  punctuation: true,
};

const KEY = 'editor-settings';
const listeners = new Set<() => void>();
let current: EditorSettings | undefined;

/** Each setting that cannot be understood falls back to its default. */
export function parseSettings(text: string | null): EditorSettings {
  const stored = parseStored(text);
  const one = <T>(name: string, options: readonly T[], fallback: T): T =>
    options.find((option) => option === stored.get(name)) ?? fallback;
  const size = Number(stored.get('size'));
  const flags = [true, false];
  return {
    font: one('font', FONTS, DEFAULT_SETTINGS.font),
    size: size >= SMALLEST_TEXT && size <= LARGEST_TEXT ? size : DEFAULT_SETTINGS.size,
    lineHeight: one('lineHeight', LINE_HEIGHTS, DEFAULT_SETTINGS.lineHeight),
    width: one('width', WIDTHS, DEFAULT_SETTINGS.width),
    page: one('page', PAGES, DEFAULT_SETTINGS.page),
    emphasis: one('emphasis', EMPHASES, DEFAULT_SETTINGS.emphasis),
    typewriter: one('typewriter', flags, DEFAULT_SETTINGS.typewriter),
    punctuation: one('punctuation', flags, DEFAULT_SETTINGS.punctuation),
  };
}

export function editorSettings(): EditorSettings {
  current ??= parseSettings(storage.get(KEY));
  return current;
}

export function changeEditorSettings(change: Partial<EditorSettings>): void {
  current = { ...editorSettings(), ...change };
  storage.set(KEY, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
