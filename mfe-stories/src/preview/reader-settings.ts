import { storage } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { parseStored } from '../common/stored-settings.ts';

export const PHONE_WIDTHS = [360, 390, 412] as const;
export const TABLET_WIDTH = 768;
export const PAGE_COLOURS = ['light', 'sepia', 'green', 'dark'] as const;
export const SMALLEST_TEXT = 15;
export const LARGEST_TEXT = 26;

/** How the chapter is looked at: on which screen, in which of the reader app's colours and sizes. */
export interface ReaderSettings {
  device: 'phone' | 'tablet';
  /** Of the phone's screen, in px. */
  width: (typeof PHONE_WIDTHS)[number];
  colour: (typeof PAGE_COLOURS)[number];
  /** Of the text, in px. */
  size: number;
}

const KEY = 'preview';
const DEFAULTS: ReaderSettings = { device: 'phone', width: 390, colour: 'sepia', size: 19 };

/** The settings stay on this device: an author looks at the next chapter the same way. */
export function useReaderSettings(): [ReaderSettings, (change: Partial<ReaderSettings>) => void] {
  const [settings, setSettings] = useState(() => readSettings(storage.get(KEY)));
  const change = (part: Partial<ReaderSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    storage.set(KEY, JSON.stringify(next));
  };
  return [settings, change];
}

/** Each setting that cannot be understood falls back to its default. */
export function readSettings(text: string | null): ReaderSettings {
  const stored = parseStored(text);
  const size = Number(stored.get('size'));
  return {
    device: stored.get('device') === 'tablet' ? 'tablet' : DEFAULTS.device,
    width: PHONE_WIDTHS.find((width) => width === stored.get('width')) ?? DEFAULTS.width,
    colour: PAGE_COLOURS.find((colour) => colour === stored.get('colour')) ?? DEFAULTS.colour,
    size: size >= SMALLEST_TEXT && size <= LARGEST_TEXT ? size : DEFAULTS.size,
  };
}
