import { detectInApp, detectOs } from './device.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

test.each([
  [IPHONE, 5, 'ios'],
  [ANDROID, 5, 'android'],
  [WINDOWS, 10, 'desktop'],
  [MAC, 0, 'desktop'],
  [MAC, 5, 'ipad'],
  ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15', 5, 'ipad'],
])('%s with %i touch points: %s', (agent, touchPoints, os) => {
  expect(detectOs(agent, touchPoints)).toBe(os);
});

test.each([
  [`${ANDROID} MicroMessenger/8.0.50(0x28003255)`, 'weixin'],
  [`${ANDROID} UCBrowser/16.0.0`, 'uc'],
  [`${ANDROID} MQQBrowser/15.0`, 'qq'],
  [`${IPHONE} QQ/9.0.0.123`, 'qq'],
  [`${IPHONE} Weibo (iPhone17,1__weibo__15.1.0)`, 'weibo'],
  [WINDOWS, null],
])('%s runs in %s', (agent, inApp) => {
  expect(detectInApp(agent)).toBe(inApp);
});
