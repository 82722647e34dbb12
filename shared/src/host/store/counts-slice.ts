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

export const createCountsSlice = (set: (change: Partial<CountsSlice>) => void): CountsSlice => ({
  counts: NO_COUNTS,
  setCounts: (counts) => set({ counts }),
});
