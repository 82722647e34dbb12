import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { LoadMore } from './load-more.tsx';

test('who has left the list is not called back to it', async () => {
  let arrive = (): void => {};
  const onLoaded = jest.fn();
  const fetchNextPage = () =>
    new Promise<{ isFetchNextPageError: boolean }>((resolve) => {
      arrive = () => resolve({ isFetchNextPageError: false });
    });
  const list = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage };
  const { person, unmount } = renderPage(
    <LoadMore list={list} label="More" loadingLabel="Loading" failedLabel="Failed" onLoaded={onLoaded} />,
  );
  await person.click(screen.getByRole('button', { name: 'More' }));
  unmount();
  await act(async () => arrive());
  expect(onLoaded).not.toHaveBeenCalled();
});
