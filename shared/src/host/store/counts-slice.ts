import type { StateCreator } from 'zustand';
import type { AppState } from './app-state.ts';

/** What the sidebar's badge and NEW tag show. */
export interface Counts {
  newComment: number;
  messageSign: boolean;
}

export interface CountsSlice {
  counts: Counts;
  setCounts: (counts: Counts) => void;
}

export const NO_COUNTS: Counts = { newComment: 0, messageSign: false };

export const createCountsSlice: StateCreator<AppState, [], [], CountsSlice> = (set) => ({
  counts: NO_COUNTS,
  setCounts: (counts) => set({ counts }),
});
