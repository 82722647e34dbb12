import { waitFor } from '@testing-library/react';
import { TextSelection, type Transaction } from 'prosemirror-state';
import { chapterText, newState } from '../testing/chapters.ts';
import { openProse } from '../testing/open-prose.ts';
import { placeRanges } from '../testing/place-ranges.ts';

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

it('keeps a caret in sight that was moved before the rest was laid out', async () => {
  placeRanges();
  const sent: Transaction[] = [];
  const view = openProse({
    state: newState(chapterText('One word.')),
    dispatch: (transaction) => {
      sent.push(transaction);
      view.updateState(view.state.apply(transaction));
    },
  });
  view.focus();
  view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
  await waitFor(() => expect(view.dom).not.toHaveClass('in-sight'));
  expect(sent.map(({ scrolledIntoView }) => scrolledIntoView)).toEqual([false, true]);
  view.destroy();
});

it('leaves the page where it is when nobody has moved the caret', async () => {
  const dispatch = jest.fn();
  const view = openProse({ dispatch });
  view.focus();
  await waitFor(() => expect(view.dom).not.toHaveClass('in-sight'));
  expect(dispatch).not.toHaveBeenCalled();
  view.destroy();
});
