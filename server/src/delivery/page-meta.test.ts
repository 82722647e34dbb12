import type { MatchedPage } from './match-page.ts';
import { pageMeta } from './page-meta.ts';

function matched(description?: string): MatchedPage {
  const page = {
    id: 'help',
    paths: ['/help-center'],
    layout: 'support' as const,
    title: 'page.help',
    ...(description && { description }),
    access: 'public' as const,
    module: './help.tsx',
    preload: { scripts: [], styles: [] },
  };
  const en = { 'page.help': 'Help "Center"', 'description.help': 'Answers <here>' };
  const manifest = {
    name: 'support',
    contract: 1,
    version: '1',
    integrity: '',
    pages: [page],
    labels: { en, es: en },
    budgets: { remoteEntryKb: 1, largestChunkKb: 1 },
    sharedRanges: {},
  };
  return { page, entry: { version: '1', base: '/r/', integrity: '', enabled: true, manifest } };
}

test('a page with a description gets title, canonical address and preview, escaped', () => {
  const meta = pageMeta(matched('description.help'), 'https://studio.example');
  expect(meta).toMatchObject({ title: 'Help "Center" · MyFiction Studio', description: 'Answers <here>' });
  expect(meta?.tags).toContain('<link rel="canonical" href="https://studio.example/help-center">');
  expect(meta?.tags).toContain('<meta property="og:description" content="Answers &lt;here&gt;">');
  expect(meta?.tags).toContain('content="Help &quot;Center&quot; · MyFiction Studio"');
});

test('a page without one keeps what every page has', () => {
  expect(pageMeta(matched(), 'https://studio.example')).toBeUndefined();
  expect(pageMeta(undefined, 'https://studio.example')).toBeUndefined();
});
