import { paths } from '@myfiction/shared/contract/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../platform/handler.ts';
import { providerLoginLimit } from '../limits.ts';
import { countAgainst, scaleLimits } from '../throttle.ts';
import { keepForTicket } from './one-use.ts';

export const APPLE_CALLBACK = '/login/apple/callback';
const FORM_MAX_BYTES = 16 * 1024;

/**
 * Takes Apple's answer. It comes as a form posted from Apple's page, without our cookies, so it is kept under a ticket
 * and the browser goes on to the sign-in page, which alone knows the state and the nonce that belong to it.
 */
export function registerAppleCallback(
  app: FastifyInstance,
  services: Pick<CallContext, 'db' | 'clock' | 'secrets' | 'config'>,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post(APPLE_CALLBACK, async (request, reply) => {
      const { db, clock, config } = services;
      await countAgainst(db, scaleLimits([providerLoginLimit(request.ip)], config.rateLimitFactor), clock.now());
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return reply.header('cache-control', 'no-store').redirect(await nextPage(services, form), 303);
    });
  });
}

async function nextPage(
  services: Pick<CallContext, 'db' | 'clock' | 'secrets'>,
  form: URLSearchParams,
): Promise<string> {
  const [idToken, state] = [form.get('id_token'), form.get('state')];
  if (!idToken || !state) return `${paths.login()}?apple_error=${form.has('error') ? 'cancelled' : 'refused'}`;
  const ticket = await keepForTicket(services, 'apple', { idToken, state });
  return `${paths.login()}?apple_ticket=${ticket}`;
}
