/** What came or went, of which the counters and the author are told. */
export interface Change {
  uid: number;
  storyId: string;
  chapterId: string | null;
  readerId: string;
  id: string;
  comments: 1 | -1;
  unseen: 1 | 0 | -1;
  /** Its chapter is in the trash: the story does not count it. */
  trashed: boolean;
  at: Date;
}
