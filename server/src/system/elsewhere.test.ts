import { readConfig } from '../platform/config.ts';
import { buildTestApp } from '../testing/test-app.ts';

const root = import.meta.dirname;

test('a link without an address leads to a page of this server, where that is asked for', () => {
  const { feedbackUrl, storeLinks } = readConfig(
    { LINK_STAND_INS: 'true', PORT: '8123', APP_STORE_URL: 'https://apps.example/1' },
    root,
  );
  expect(feedbackUrl).toBe('http://localhost:8123/dev/elsewhere/feedback');
  expect(storeLinks).toEqual({
    google_play: 'http://localhost:8123/dev/elsewhere/google-play',
    app_store: 'https://apps.example/1',
  });
});

test('it has no link otherwise', () => {
  expect(readConfig({}, root)).toMatchObject({ feedbackUrl: '', socialLinks: { facebook: '', twitter: '' } });
});

test('the page names the setting and shows as text what the studio tells', async () => {
  const { app, close } = await buildTestApp();
  const { body, headers } = await app.inject({ url: '/dev/elsewhere/feedback?app_id=studio&os=<script>' });
  expect(body).toContain('FEEDBACK_URL');
  expect(body).toContain('<dt>app_id </dt><dd>studio</dd>');
  expect(body).toContain('&lt;script&gt;');
  expect(body).not.toContain('<script>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  await close();
});

test('there is no such page in production', async () => {
  const { app, close } = await buildTestApp({ config: { production: true } });
  expect((await app.inject({ url: '/dev/elsewhere/feedback' })).body).not.toContain('FEEDBACK_URL');
  await close();
});
