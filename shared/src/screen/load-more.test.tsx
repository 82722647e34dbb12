import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
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

function TwoPages() {
  const [pages, setPages] = useState(1);
  const fetchNextPage = async () => {
    setPages(2);
    return { isFetchNextPageError: false };
  };
  const list = { hasNextPage: pages < 2, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage };
  return (
    <>
      <button type="button">before</button>
      <LoadMore list={list} label="More" loadingLabel="Loading" failedLabel="Failed" />
      <button type="button">after</button>
    </>
  );
}

test('the last page leaves the focus at the end of the list', async () => {
  const { person } = renderPage(<TwoPages />);
  await person.tab();
  await person.tab();
  await person.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  await person.tab();
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
});
