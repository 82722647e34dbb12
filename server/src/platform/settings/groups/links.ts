import { setting } from '../setting.ts';
import { FLAG, TEXT, WEB_ADDRESS } from '../setting-types.ts';

const link = (name: string, text: string) =>
  setting(name, WEB_ADDRESS, { fallback: '', fallbackText: 'none: its link is absent', text });

export const LINKS = {
  appId: setting('APP_ID', TEXT, {
    fallback: 'myfiction-studio',
    text: 'what the studio calls itself in the protocol',
  }),
  packageName: setting('PACKAGE_NAME', TEXT, {
    fallback: 'com.example.myfiction',
    text: 'name of the reading app in the stores',
  }),
  feedback: link('FEEDBACK_URL', 'where “Feedback” leads'),
  googlePlay: link('GOOGLE_PLAY_URL', 'the reading app at Google'),
  appStore: link('APP_STORE_URL', 'the reading app at Apple'),
  facebook: link('SOCIAL_FACEBOOK_URL', 'in the footer of the public pages'),
  instagram: link('SOCIAL_INSTAGRAM_URL', 'in the footer of the public pages'),
  twitter: link('SOCIAL_TWITTER_URL', 'in the footer of the public pages'),
  standIns: setting('LINK_STAND_INS', FLAG, {
    fallback: false,
    text: 'set by `npm start`: links without an address lead to a page of this server that says what would be there',
    refuse: (on) => (on ? 'is for development' : undefined),
    refused: '`true`',
  }),
};

/** What leads out of the studio, by its name in the address of the page that stands for it. */
export const OUTWARD_LINKS = {
  feedback: LINKS.feedback,
  'google-play': LINKS.googlePlay,
  'app-store': LINKS.appStore,
  facebook: LINKS.facebook,
  instagram: LINKS.instagram,
  twitter: LINKS.twitter,
} as const;

export type OutwardLink = keyof typeof OUTWARD_LINKS;

/** Path of the page that stands for it on a development server. */
export const standInPath = (link: string): string => `/dev/elsewhere/${link}`;
