import { createOutboxMailer } from '../mail/outbox-mailer.ts';
import { readConfig } from '../platform/config.ts';
import type { CallContext } from '../platform/handler.ts';
import { createSecrets } from '../platform/secrets.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';

/** What domain functions take, without HTTP around it. */
export type DomainContext = Omit<CallContext, 'log' | 'clock'> & { clock: TestClock };

/** A context on a test database: rate limits off, mail in the outbox table, every uploaded address known. */
export function createDomainContext(database: TestDatabase, changes: Partial<DomainContext> = {}): DomainContext {
  const clock = changes.clock ?? createTestClock();
  const config = readConfig({ RATE_LIMIT_FACTOR: '0' }, '/');
  return {
    db: database.db,
    uid: 0,
    sessionId: '',
    ip: '192.0.2.1',
    region: '',
    lang: 'en',
    userAgent: '',
    requestId: 'test',
    clock,
    mail: createOutboxMailer({ clock, delivered: false, keepCode: true }),
    config,
    files: {
      put: () => Promise.reject(new Error('This test stores no files.')),
      get: () => Promise.resolve(undefined),
      has: (url) => Promise.resolve(url.startsWith('/files/')),
      putPrivate: () => Promise.reject(new Error('This test stores no files.')),
      getPrivate: () => Promise.resolve(undefined),
      remove: () => Promise.resolve(),
      removePrivate: () => Promise.resolve(),
    },
    secrets: createSecrets(config.keys.dataKey),
    ...changes,
  };
}
