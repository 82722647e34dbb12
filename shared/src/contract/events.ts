/**
 * What remotes tell one another without knowing one another. Facts in the past tense, carrying ids only: whoever needs
 * more asks the API.
 */
export interface PlatformEvents {
  'story-changed': { storyId: string };
  'chapter-changed': { storyId: string; chapterId: string };
  'chapter-published': { storyId: string; chapterId: string; firstPublish: boolean };
  /** The figures behind the sidebar's badge and NEW tag may have changed. */
  'counts-changed': Record<string, never>;
  /** An answer 403 has ended the session: the account is blocked. */
  'author-blocked': Record<string, never>;
  /** The pen name, avatar or text about the author has changed. */
  'profile-changed': { uid: number };
}

export type PlatformEventName = keyof PlatformEvents;
