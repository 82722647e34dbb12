import { CONTRACT_NUMBER, type RemoteConfig } from '@myfiction/shared/contract/platform.ts';
import en from './src/i18n/en/platform.ts';
import es from './src/i18n/es/platform.ts';

export default {
  name: 'stories',
  contract: CONTRACT_NUMBER,
  pages: [
    { id: 'home', paths: ['/'], layout: 'main', title: 'page.home', access: 'session', module: './src/pages/home.tsx' },
    {
      id: 'my-stories',
      paths: ['/my-stories'],
      layout: 'main',
      title: 'page.my-stories',
      access: 'session',
      module: './src/pages/my-stories.tsx',
    },
    {
      id: 'recovery',
      paths: ['/my-stories/recovery'],
      layout: 'main',
      title: 'page.recovery',
      access: 'session',
      module: './src/pages/recovery.tsx',
    },
    {
      id: 'story-detail',
      paths: ['/my-stories/detail'],
      layout: 'main',
      title: 'page.story-detail',
      access: 'session',
      module: './src/pages/story-detail.tsx',
    },
    {
      id: 'story-form',
      paths: ['/my-stories/book-info', '/my-stories/book-info/:id'],
      layout: 'editor',
      title: 'page.story-form',
      access: 'session',
      module: './src/pages/story-form.tsx',
    },
    {
      id: 'chapter-preview',
      paths: ['/my-stories/chapter/view'],
      layout: 'editor',
      title: 'page.chapter-preview',
      access: 'session',
      module: './src/pages/chapter-preview.tsx',
    },
    {
      id: 'chapter-editor',
      paths: ['/my-stories/chapter/new', '/my-stories/chapter/edit', '/my-stories/chapter/update'],
      layout: 'editor',
      title: 'page.chapter-editor',
      access: 'session',
      module: './src/pages/chapter-editor.tsx',
    },
    {
      id: 'chapter-import',
      paths: ['/my-stories/import'],
      layout: 'editor',
      title: 'page.chapter-import',
      access: 'session',
      module: './src/pages/chapter-import.tsx',
    },
    {
      id: 'application',
      paths: ['/book-apply/contract/:mode', '/book-apply/enterV/:mode'],
      layout: 'editor',
      title: 'page.application',
      access: 'session',
      module: './src/pages/application.tsx',
    },
    {
      id: 'no-books',
      paths: ['/no-books'],
      layout: 'editor',
      title: 'page.no-books',
      access: 'public',
      module: './src/pages/no-books.tsx',
    },
  ],
  navigation: [
    { label: 'nav.home', path: '/', icon: 'house', order: 10, tabLabel: 'tab.home' },
    { label: 'nav.my-stories', path: '/my-stories', icon: 'book-open', order: 20, tabLabel: 'tab.my-stories' },
  ],
  labels: { en, es },
  budgets: { remoteEntryKb: 9.7, largestChunkKb: 68.6 },
} satisfies RemoteConfig;
