import { setting } from '../setting.ts';
import { TEXT, WEB_ADDRESS } from '../setting-types.ts';

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
};
