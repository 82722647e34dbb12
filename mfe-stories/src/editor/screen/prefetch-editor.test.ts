import 'fake-indexeddb/auto';
import { closeJournalDatabase, JOURNAL_DATABASE } from '../journal/journal-database.ts';
import { prefetchEditor } from './prefetch-editor.ts';

afterEach(() => {
  closeJournalDatabase();
  Reflect.deleteProperty(document, 'fonts');
});

it('asks for the font of the text and opens the journal before there is a text', () => {
  const load = jest.fn(async () => []);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  const open = jest.spyOn(indexedDB, 'open');
  prefetchEditor();
  expect(load).toHaveBeenCalledWith(expect.stringContaining('Literata'));
  expect(open).toHaveBeenCalledWith(JOURNAL_DATABASE, expect.any(Number));
});

it('leaves what a device refuses to whoever needs it', () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not allowed.', 'SecurityError');
  });
  expect(prefetchEditor).not.toThrow();
});
