import { BrowserRouter, createRemotePage, type RemotePageModule, useRouterBridge } from '@myfiction/shared/host.ts';
import { act, type RenderResult, render } from '@testing-library/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MountedParcel, ParcelProps } from './mount-parcel.ts';
import { mountOrShow, useLendRouter } from './page-ahead.ts';
import { renderAhead } from './render-ahead.ts';

const THERE = { pathname: '/comments', search: '?filter=held' };
const PATHS = ['/comments'];
let props: ParcelProps;
let domElement: HTMLElement;
let shell: RenderResult;
const onRenderError = jest.fn();
let lived: string[];
let page: RemotePageModule;

function Page() {
  const filter = useSearchParams()[0].get('filter');
  lived.push(`rendered ${filter}`);
  useEffect(() => {
    lived.push('shown');
    return () => void lived.push('left');
  }, []);
  return <p>Comments {filter}</p>;
}

function Shell() {
  useLendRouter();
  const router = useRouterBridge();
  props = { router, nonce: '', onRenderError, domElement };
  return null;
}

beforeEach(() => {
  lived = [];
  domElement = document.createElement('div');
  page = createRemotePage(Page);
  history.replaceState(null, '', '/');
  shell = render(
    <BrowserRouter>
      <Shell />
    </BrowserRouter>,
  );
});

/** Mounting ends in a timer; taking down what has failed in the next. */
const timers = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

async function ahead(): Promise<void> {
  await act(async () => {
    renderAhead(page, THERE, PATHS);
    await timers();
  });
}

async function open(address: string): Promise<MountedParcel> {
  let parcel: MountedParcel | undefined;
  await act(async () => {
    props.router.navigator.push(address);
  });
  await act(async () => {
    parcel = mountOrShow(page, { ...props, paths: PATHS });
    await parcel.mountPromise;
  });
  if (!parcel) throw new Error('Nothing was mounted.');
  return parcel;
}

async function leave(parcel: MountedParcel): Promise<void> {
  await act(async () => {
    void parcel.unmount();
    // What is still rendered ahead goes with the shell.
    shell.unmount();
    await timers();
  });
  expect(domElement).toHaveTextContent(/^$/);
}

test('a page is rendered where it will be opened, without its effects, and shown as it is', async () => {
  await ahead();
  expect(lived).toEqual(['rendered held']);
  const parcel = await open('/comments?filter=held');
  expect(lived).toEqual(['rendered held', 'shown']);
  expect(domElement).toHaveTextContent('Comments held');
  await leave(parcel);
  expect(lived.at(-1)).toBe('left');
});

test('it follows the router from then on', async () => {
  await ahead();
  const parcel = await open('/comments?filter=held');
  await act(async () => {
    props.router.navigator.push('/comments?filter=new');
  });
  expect(domElement).toHaveTextContent('Comments new');
  await leave(parcel);
});

test('another address than the one that was pressed is mounted as ever', async () => {
  await ahead();
  const parcel = await open('/comments?filter=new');
  expect(lived).toEqual(['rendered held', 'rendered new', 'shown']);
  expect(domElement).toHaveTextContent(/^Comments new$/);
  await leave(parcel);
});

test('what nobody opens is taken down', async () => {
  const unmount = jest.spyOn(page, 'unmount');
  jest.useFakeTimers();
  await act(async () => {
    renderAhead(page, THERE, PATHS);
    await jest.advanceTimersByTimeAsync(900);
  });
  expect(unmount).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  jest.useRealTimers();
  expect(unmount).toHaveBeenCalledTimes(1);
  await leave(await open('/comments?filter=held'));
  expect(lived).toEqual(['rendered held', 'rendered held', 'shown', 'left']);
});

test('a page that throws is told of when it is opened, not before', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  page = createRemotePage(() => {
    throw new Error('broken');
  });
  await ahead();
  expect(onRenderError).not.toHaveBeenCalled();
  const parcel = await open('/comments?filter=held');
  expect(onRenderError).toHaveBeenCalledTimes(1);
  await leave(parcel);
});
