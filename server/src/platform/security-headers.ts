import type { FastifyInstance } from 'fastify';

/** On every answer; pages add their Content-Security-Policy. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // Popups of a sign-in provider must be able to talk to the page that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** What is neither a page nor a script may load nothing, should a browser ever show it as a page. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    reply.header('content-security-policy', NO_CONTENT_POLICY);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
