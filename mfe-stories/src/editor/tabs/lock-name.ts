/** Name of a chapter's lock and channel. The account is part of it: two accounts never follow one another. */
export function lockName(uid: number, chapterId: string): string {
  return `chapter:${uid}:${chapterId}`;
}
