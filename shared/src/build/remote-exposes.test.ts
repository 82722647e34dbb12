import { CONTRACT_NUMBER } from '../contract/platform.ts';
import { exposesOf } from './remote-exposes.ts';

test('pages and slots are exposed under names that the shell can make from the manifest', () => {
  const exposes = exposesOf({
    name: 'comments',
    contract: CONTRACT_NUMBER,
    pages: [{ id: 'front', paths: ['/c'], layout: 'main', title: 't', access: 'session', module: './src/front.tsx' }],
    slots: [{ slot: 'story-detail-comments', module: './src/slot.tsx' }],
    labels: { en: {}, es: {} },
    budgets: { remoteEntryKb: 9, largestChunkKb: 85 },
  });
  expect(exposes).toEqual({
    './pages/front': { import: './src/front.tsx', name: 'page-front' },
    './slots/story-detail-comments': { import: './src/slot.tsx', name: 'slot-story-detail-comments' },
  });
});
