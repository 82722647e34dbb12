/** What the author opens over the text, one at a time. */
export type OverlayName =
  | 'discard'
  | 'find'
  | 'goal'
  | 'keepVersion'
  | 'link'
  | 'punctuation'
  | 'replace'
  | 'settings'
  | 'shortcuts'
  | 'split'
  | 'splitInMiddle'
  | 'storyReplace';
