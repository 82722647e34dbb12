import type { Block } from '../content/blocks.ts';

export interface LegalSection {
  /** Name in the address: `#retention`. It stays when the title changes. */
  id: string;
  title: string;
  body: readonly Block[];
}

/** What was in force from a day on. A change makes a new version; what was published stays as it is. */
export interface LegalVersion {
  /** For example `1.1`; also in the address of an older one. */
  version: string;
  /** ISO date. */
  effective: string;
  /** What is different from the version before it. */
  changes: readonly string[];
  sections: readonly LegalSection[];
}

/** Newest first. */
export type LegalText = readonly [LegalVersion, ...LegalVersion[]];

export const section = (id: string, title: string, ...body: Block[]): LegalSection => ({ id, title, body });
