import { LINKS, OUTWARD_LINKS, type OutwardLink, standInPath } from './groups/links.ts';
import type { SettingsReader } from './read-setting.ts';

/** Addresses outside the studio; an empty one has no link. */
export interface Links {
  feedbackUrl: string;
  storeLinks: { google_play: string; app_store: string };
  socialLinks: { facebook: string; instagram: string; twitter: string };
}

/** With stand-ins, a link without an address leads to the page of this server that stands for it. */
export function readLinks({ read }: SettingsReader, publicUrl: string): Links {
  const standIns = read(LINKS.standIns);
  const address = (link: OutwardLink): string =>
    read(OUTWARD_LINKS[link]) || (standIns ? publicUrl + standInPath(link) : '');
  return {
    feedbackUrl: address('feedback'),
    storeLinks: { google_play: address('google-play'), app_store: address('app-store') },
    socialLinks: { facebook: address('facebook'), instagram: address('instagram'), twitter: address('twitter') },
  };
}
