/**
 * Numbers of the database's advisory locks, each of one thing. They stay what they are: servers of two releases lock
 * the same while one takes over from the other.
 */
export const ADVISORY_LOCKS = {
  /** Bringing the database up to the schema. */
  migration: 4_200_001,
  /** Storing or removing files of the web app, with a second number for whose. */
  files: 4_200_002,
  /** Held together by those who record revenue, alone by who locks a month. */
  revenue: 4_200_003,
  /** Changing what is live of a remote. */
  move: 4_200_004,
  /** Loading the demonstration. */
  demo: 4_200_005,
} as const;
