import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  const mailer = createOutboxMailer({ clock: testApp.clock, delivered: false, keepCode: true });
  const common = { subject: '<b>Code</b>', html: '<p>x</p>', text: '<script>alert(1)</script>' };
  await mailer.send(testApp.database.db, { ...common, to: 'old@example.com' });
  testApp.clock.advance(1_000);
  await mailer.send(testApp.database.db, { ...common, to: 'new@example.com', code: '424242' });
});
afterAll(() => testApp.close());

test('the mailbox lists mail, newest first', async () => {
  const response = await testApp.app.inject({ url: '/dev/outbox.json' });
  expect(response.json()).toEqual([
    {
      id: expect.any(String),
      to: 'new@example.com',
      subject: '<b>Code</b>',
      text: '<script>alert(1)</script>',
      html: '<p>x</p>',
      sent_at: testApp.clock.now().toISOString(),
      code: '424242',
    },
    expect.objectContaining({ to: 'old@example.com' }),
  ]);
});

test('the page shows mail as text and runs nothing', async () => {
  const { body, headers } = await testApp.app.inject({ url: '/dev/outbox' });
  expect(body).toContain('424242');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('there is no mailbox in production', async () => {
  const production = await buildTestApp({ config: { production: true } });
  for (const url of ['/dev/outbox.json', '/dev/outbox']) {
    const response = await production.app.inject({ url });
    expect(response.body).not.toContain('example.com');
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  }
  await production.close();
});
