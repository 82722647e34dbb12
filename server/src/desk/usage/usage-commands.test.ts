import type { ANALYTICS_EVENTS } from '@myfiction/shared/contract/analytics-event.ts';
import type { CollectedEvent } from '@myfiction/shared/contract/calls/analytics.ts';
import { keepEvents } from '../../analytics/keep-events.ts';
import { openTestDesk, type TestDesk } from '../testing/desk-run.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.database.close());

const event = (name: (typeof ANALYTICS_EVENTS)[number], properties: Partial<CollectedEvent['properties']> = {}) => ({
  api_version: '4.0',
  app_id: '',
  package_name: '',
  app_version: '1.0.0',
  install_id: 'browser',
  activate_id: 'session',
  os_type: 'desktop',
  timezone_offset: 0,
  timestamp: 1,
  user_id: 1,
  language: 'en',
  event: name,
  sub_event: name === 'area' ? ('feedback' as const) : ('' as const),
  properties: {
    screen_height: 1,
    screen_width: 1,
    device_category: 'desktop' as const,
    browser_brand: '',
    browser_version: '',
    network_type: 200 as const,
    ...properties,
  },
});

test('usage shows pages, the way of new authors, errors and places of the last days', async () => {
  const day = 24 * 60 * 60 * 1000;
  const now = desk.clock.now();
  const old = new Date(now.getTime() - 3 * day);
  await keepEvents(desk.database.db, [event('page_enter', { page_name: 'comments' })], old);
  await keepEvents(
    desk.database.db,
    [
      event('page_enter', { page_name: 'home' }),
      event('api_error', { api: 'story/list', error_code: 500 }),
      event('area'),
    ],
    now,
  );
  expect(await desk.json('usage', '--days', '2')).toMatchObject({
    pages: [{ page: 'home', views: 1 }],
    errors: [{ api: 'story/list', code: '500', times: 1 }],
    areas: [{ area: 'feedback', uses: 1 }],
  });
  expect((await desk.run('usage')).out).toMatch(/^comments +1 +1$/m);
});
