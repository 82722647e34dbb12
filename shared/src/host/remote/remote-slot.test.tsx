import { render } from '@testing-library/react';
import { RemoteSlot } from './remote-slot.tsx';
import { getSlotPlaces, subscribeSlotPlaces } from './slot-places.ts';

const slot = (storyId: string) => <RemoteSlot name="story-detail-comments" props={{ storyId }} />;

test('a place is open while its page shows it, and is another one for another story', () => {
  const heard = jest.fn();
  const stop = subscribeSlotPlaces(heard);
  const { rerender, unmount, container } = render(slot('s-1'));
  const [first] = getSlotPlaces();
  expect(first).toMatchObject({ name: 'story-detail-comments', props: { storyId: 's-1' } });
  expect(first?.element).toBe(container.firstChild);
  rerender(slot('s-1'));
  expect(getSlotPlaces()).toEqual([first]);
  rerender(slot('s-2'));
  expect(getSlotPlaces()).toMatchObject([{ props: { storyId: 's-2' } }]);
  unmount();
  expect(getSlotPlaces()).toEqual([]);
  expect(heard).toHaveBeenCalled();
  stop();
});
