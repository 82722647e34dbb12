import { chapterText, newState } from '../testing/chapters.ts';
import { openProse } from '../testing/open-prose.ts';

function drop(types: string[]): boolean {
  const view = openProse({ state: newState(chapterText('One word.')) });
  const event = Object.assign(new Event('drop'), { dataTransfer: { types } });
  const isTaken = view.someProp('handleDrop', (handle) => Reflect.apply(handle, null, [view, event])) === true;
  view.destroy();
  return isTaken;
}

it('does not let the browser leave the page for a file', () => {
  expect(drop(['Files'])).toBe(true);
});

it.each([[['text/plain', 'text/html']], [['text/html', 'Files']]])('takes the words of %j', (types) => {
  expect(drop(types)).toBe(false);
});
