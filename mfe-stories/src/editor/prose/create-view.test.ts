import { chapterText, newState } from '../testing/chapters.ts';
import { openProse } from '../testing/open-prose.ts';

function drop(types: string[]) {
  const onFiles = jest.fn();
  const view = openProse({ state: newState(chapterText('One word.')), onFiles });
  const event = Object.assign(new Event('drop'), { dataTransfer: { types } });
  const isTaken = view.someProp('handleDrop', (handle) => Reflect.apply(handle, null, [view, event])) === true;
  view.destroy();
  return { isTaken, toldTimes: onFiles.mock.calls.length };
}

it('says that files do not go into the text', () => {
  expect(drop(['Files'])).toEqual({ isTaken: true, toldTimes: 1 });
});

it.each([[['text/plain', 'text/html']], [['text/html', 'Files']]])('takes the words of %j', (types) => {
  expect(drop(types)).toEqual({ isTaken: false, toldTimes: 0 });
});
