import { tellWrite } from '../api/on-write.ts';
import { queryClient } from '../query-client.ts';
import { tellWrites } from './tell-writes.ts';
import { installFakeTabs } from './testing/fake-tabs.ts';

installFakeTabs();

const isOutdated = (): boolean => queryClient.getQueryState(['chapters'])?.isInvalidated === true;

test('what another tab of the session wrote is asked for again, not what this one did', () => {
  queryClient.setQueryData(['chapters'], ['One']);
  const stop = tellWrites('7');
  tellWrite();
  expect(isOutdated()).toBe(false);
  new BroadcastChannel('writes 8').postMessage(null);
  expect(isOutdated()).toBe(false);
  new BroadcastChannel('writes 7').postMessage(null);
  expect(isOutdated()).toBe(true);
  stop();
});

test('the other tabs hear of each write, until the session ends', () => {
  const heard = jest.fn();
  new BroadcastChannel('writes 7').onmessage = heard;
  const stop = tellWrites('7');
  tellWrite();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  tellWrite();
  expect(heard).toHaveBeenCalledTimes(1);
});
