/** Places that one remote leaves in its page for another to fill, with what the filler is told. */
export interface SlotProps {
  /** The tab Comments of a story. */
  'story-detail-comments': { storyId: string };
}

export type SlotName = keyof SlotProps;
