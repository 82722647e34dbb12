import { feedbackAddress } from './feedback.ts';

const details = {
  appId: 'app-7',
  language: 'es',
  uid: 10000001,
  device: { os: 'ios', inApp: 'weixin', screenWidth: 375, screenHeight: 812, userAgent: 'Agent/1 (x; y)' },
};

test('the address carries app id, channel, language, user id and device details beside its own parameters', () => {
  const address = new URL(feedbackAddress('https://feedback.example/form?topic=web', details) ?? '');
  expect(address.origin + address.pathname).toBe('https://feedback.example/form');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    topic: 'web',
    app_id: 'app-7',
    channel: 'WEB41002',
    language: 'es',
    uid: '10000001',
    os: 'ios',
    in_app: 'weixin',
    screen: '375x812',
    user_agent: 'Agent/1 (x; y)',
  });
});

test.each(['', 'not an address', 'javascript:alert(1)', '/relative'])('%j gives no address', (base) => {
  expect(feedbackAddress(base, details)).toBeUndefined();
});

test('a browser of its own sends no in_app parameter', () => {
  const plain = { ...details, device: { ...details.device, inApp: null } };
  expect(feedbackAddress('https://feedback.example/', plain)).not.toContain('in_app');
});
