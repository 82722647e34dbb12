/** Titles and navigation labels, which the shell reads; the keys stand in `remote.config.ts`. */
export default {
  'page.home': 'Home',
  'page.my-stories': 'My Stories',
  'page.recovery': 'Kept on this device',
  'page.story-detail': 'Story management',
  'page.story-form': 'Story details',
  'page.chapter-preview': 'Preview',
  'page.chapter-editor': 'Chapter',
  'page.chapter-import': 'Import chapters',
  'page.application': 'Application',
  'page.no-books': 'Not available here',
  'nav.home': 'Home',
  'nav.my-stories': 'My Stories',
  'tab.home': 'Home',
  'tab.my-stories': 'Stories',
} as const;
