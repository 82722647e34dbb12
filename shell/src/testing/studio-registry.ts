import type { PageDeclaration, Registry } from '@myfiction/shared/contract/platform.ts';
import { registryOf } from './manifest.ts';

const page = (id: string, path: string, rest: Partial<PageDeclaration> = {}): PageDeclaration => ({
  id,
  paths: [path],
  layout: 'main',
  title: `title.${id}`,
  access: 'session',
  module: `./src/${id}.tsx`,
  ...rest,
});

/** A small studio: one page of each layout, the five entries of the navigation. */
export const studioRegistry = registryOf({
  stories: {
    pages: [
      page('home', '/'),
      page('my-stories', '/my-stories'),
      page('detail', '/my-stories/detail'),
      page('chapter', '/my-stories/chapter/:mode', { layout: 'editor' }),
    ],
    navigation: [
      { label: 'nav.home', path: '/', icon: 'house', order: 10, tabLabel: 'nav.home' },
      { label: 'nav.stories', path: '/my-stories', icon: 'book-open', order: 20, tabLabel: 'tab.stories' },
    ],
    labels: {
      en: {
        'title.home': 'Home',
        'title.my-stories': 'My Stories',
        'title.detail': 'Story management',
        'title.chapter': 'Chapter',
        'nav.home': 'Home',
        'nav.stories': 'My Stories',
        'tab.stories': 'Stories',
      },
      es: { 'title.home': 'Inicio', 'nav.home': 'Inicio', 'nav.stories': 'Mis historias', 'tab.stories': 'Historias' },
    },
  },
  comments: {
    pages: [page('comments', '/comments')],
    navigation: [
      {
        label: 'nav',
        path: '/comments',
        icon: 'message-circle',
        order: 30,
        signal: 'new_comment',
        tabLabel: 'nav',
      },
    ],
    labels: { en: { nav: 'Comments', 'title.comments': 'Comments' }, es: { nav: 'Comentarios' } },
  },
  billing: {
    pages: [page('bill', '/monthly-bill')],
    navigation: [{ label: 'nav', path: '/monthly-bill', icon: 'receipt-text', order: 40, tabLabel: 'tab' }],
    labels: { en: { nav: 'Monthly Bill', tab: 'Bill', 'title.bill': 'Monthly Bill' }, es: {} },
  },
  inbox: {
    pages: [page('inbox', '/inbox')],
    navigation: [{ label: 'nav', path: '/inbox', icon: 'inbox', order: 50, signal: 'message_sign', tabLabel: 'nav' }],
    labels: { en: { nav: 'Inbox', 'title.inbox': 'Inbox' }, es: {} },
  },
  auth: {
    pages: [
      page('login', '/login', { layout: 'blank', access: 'public' }),
      page('self-info', '/login/self-info', { layout: 'editor' }),
    ],
    labels: { en: { 'title.login': 'Sign in', 'title.self-info': 'Your pen name' }, es: {} },
  },
  support: {
    pages: [
      page('help', '/help-center', { layout: 'support', signedInLayout: 'main', access: 'public' }),
      page('legal', '/legal/:document', { layout: 'support', access: 'public' }),
    ],
    labels: { en: { 'title.help': 'Help Center', 'title.legal': 'Legal' }, es: {} },
  },
});

/** The studio with one remote switched off. */
export function withoutRemote(remote: string): Registry {
  const entries = Object.entries(studioRegistry.remotes).map(
    ([name, entry]) => [name, name === remote ? { ...entry, enabled: false } : entry] as const,
  );
  return { remotes: Object.fromEntries(entries) };
}
