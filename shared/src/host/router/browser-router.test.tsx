import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { signInAs } from '../../testing/sign-in.ts';
import { openLayer } from '../layers.ts';
import { clearSession } from '../session/set-session.ts';
import { BrowserRouter } from './browser-router.tsx';

let mockIdle: (run: () => void) => void;
jest.mock('../../screen/when-idle.ts', () => ({ whenIdle: (run: () => void) => mockIdle(run) }));

function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    move = navigate;
  });
  return <output>{pathname + search + hash}</output>;
}

let move: NavigateFunction;
let leave: () => void;
const closed = jest.fn(() => leave());
const shown = () => screen.getByRole('status').textContent;
const address = () => window.location.pathname + window.location.search + window.location.hash;
const go = (to: string) => act(async () => move(to));
const step = (by: number) => act(async () => window.history.go(by));

const open = () =>
  render(
    <BrowserRouter useTransitions={false}>
      <Page />
    </BrowserRouter>,
  );

async function openTwoPages() {
  open();
  await go('/one');
  await go('/two');
}

/** As soon as both the browser and the page stand there. */
const standsAt = (path: string) =>
  waitFor(() => {
    expect(shown()).toBe(path);
    expect(address()).toBe(path);
  });

beforeEach(() => {
  mockIdle = (run) => run();
  closed.mockClear();
  leave = () => {};
});
afterEach(() => leave());

test('Back and Forward move through the pages where nothing lies over them', async () => {
  await openTwoPages();
  await step(-1);
  await standsAt('/one');
  await step(1);
  await standsAt('/two');
});

test.each([
  ['Back', -1],
  ['a step over several pages', -2],
  ['Forward', 1],
])('%s closes what lies over the page and leaves history as it was', async (_name, by) => {
  await openTwoPages();
  await go('/three');
  await step(-1);
  await standsAt('/two');
  leave = openLayer(closed);
  await step(by);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  await standsAt('/two');
  await step(1);
  await standsAt('/three');
  await step(-2);
  await standsAt('/one');
});

test('a layer that stays keeps its page, however often one goes back', async () => {
  await openTwoPages();
  const asked = jest.fn();
  leave = openLayer(asked);
  for (const times of [1, 2]) {
    await step(-1);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(times));
    await standsAt('/two');
  }
});

test('two steps in one breath are both undone', async () => {
  await openTwoPages();
  leave = openLayer(closed);
  await act(async () => {
    window.history.back();
    window.history.back();
  });
  await waitFor(() => expect(closed).toHaveBeenCalled());
  await standsAt('/two');
});

test('a step back finds the entry of its page also where its place is gone', async () => {
  await openTwoPages();
  // What Firefox does where a link to a part of the page is clicked a second time.
  window.history.replaceState(null, '');
  leave = openLayer(closed);
  await step(-1);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  await standsAt('/two');
});

test('a step as far as two closes two layers, the upper one first', async () => {
  await openTwoPages();
  const order: string[] = [];
  const leaveBelow = openLayer(() => order.push('below'));
  const leaveAbove = openLayer(() => order.push('above'));
  leave = () => {
    leaveAbove();
    leaveBelow();
  };
  await step(-2);
  await waitFor(() => expect(order).toEqual(['above', 'below']));
  await standsAt('/two');
});

test('a step back is undone also where a further press has overtaken its undoing', async () => {
  await openTwoPages();
  leave = openLayer(closed);
  const undo = jest.spyOn(window.history, 'go').mockImplementationOnce(() => {});
  await act(async () => window.history.back());
  await waitFor(() => expect(undo).toHaveBeenCalledTimes(1));
  expect(address()).toBe('/one');
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  await standsAt('/two');
  undo.mockRestore();
});

test('the topmost layer is closed, then the one below', async () => {
  await openTwoPages();
  const below = jest.fn();
  const leaveBelow = openLayer(below);
  leave = openLayer(closed);
  await step(-1);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(below).not.toHaveBeenCalled();
  await step(-1);
  await waitFor(() => expect(below).toHaveBeenCalledTimes(1));
  leaveBelow();
});

test('a layer that writes into the address as it closes finds the entry of its page', async () => {
  await openTwoPages();
  leave = openLayer(() => {
    leave();
    void move('/two?closed', { replace: true });
  });
  await step(-1);
  await standsAt('/two?closed');
  await step(-1);
  await standsAt('/one');
});

test("counts with an entry of the browser's own, made by a link to a part of the page", async () => {
  await openTwoPages();
  await act(async () => {
    window.location.hash = 'part';
  });
  await standsAt('/two#part');
  leave = openLayer(closed);
  await step(-1);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  await standsAt('/two#part');
  await step(-1);
  await standsAt('/two');
  await step(-1);
  await standsAt('/one');
});

test("counts from an entry of the browser's own that was made before the guard was there", async () => {
  await openTwoPages();
  cleanup();
  let load = () => {};
  mockIdle = (run) => {
    load = run;
  };
  open();
  await act(async () => {
    window.location.hash = 'part';
  });
  await standsAt('/two#part');
  await act(async () => load());
  leave = openLayer(closed);
  await step(-1);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  await standsAt('/two#part');
});

describe('with something written into the page', () => {
  const ask = jest.fn();
  const discard = () => act(async () => ask.mock.lastCall[0]());

  beforeEach(async () => {
    ask.mockClear();
    signInAs();
    await openTwoPages();
    leave = openLayer(ask, true);
  });

  test('Back asks, and goes once that is said', async () => {
    await step(-1);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await standsAt('/two');
    await discard();
    await standsAt('/one');
    leave();
    await step(1);
    await standsAt('/two');
  });

  test('a link asks, and goes once that is said', async () => {
    await go('/three');
    expect(ask).toHaveBeenCalledTimes(1);
    await standsAt('/two');
    await discard();
    await standsAt('/three');
  });

  test('nothing is asked on the way to another part of the page, and back', async () => {
    await go('/two?tab=other');
    await standsAt('/two?tab=other');
    await step(-1);
    await standsAt('/two');
    expect(ask).not.toHaveBeenCalled();
  });

  test('a dialog over the page is closed first', async () => {
    const leavePage = leave;
    leave = openLayer(closed);
    await step(-1);
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    await standsAt('/two');
    expect(ask).not.toHaveBeenCalled();
    leavePage();
  });

  test('an ended session asks nothing', async () => {
    clearSession();
    await go('/login');
    await standsAt('/login');
    expect(ask).not.toHaveBeenCalled();
  });
});
