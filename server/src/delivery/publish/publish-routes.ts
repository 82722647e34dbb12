import { Readable } from 'node:stream';
import { versionName } from '@myfiction/shared/contract/manifest-schema.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressKey } from '../../platform/check-rate.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/handler.ts';
import type { RateLimiter } from '../../platform/rate-limiter.ts';
import { TransportFault } from '../../platform/transport-faults.ts';
import { followServer, type ServerBuild } from '../follow-server.ts';
import { ActRefused, type PointerAct } from '../pointer/acts.ts';
import { describeRemote, remoteHistory } from '../pointer/describe-remote.ts';
import { moveRemote, PointerMoved } from '../pointer/move-pointer.ts';
import { describePointer } from '../pointer/pointer.ts';
import type { Provided } from '../rules/provided.ts';
import { type DeliveryToken, useToken } from '../tokens/tokens.ts';
import { publishRelease, ReleaseRefused } from './publish-release.ts';
import { RELEASE_LIMITS } from './release-limits.ts';
import { ArchiveProblem, ArchiveTooLarge, unpackArchive } from './unpack-archive.ts';

export interface PublishServices extends ServerBuild {
  clock: Clock;
  limiter: RateLimiter;
  provided: () => Promise<Provided>;
  /** Makes this server serve what was just moved. */
  refresh: () => Promise<void>;
}

type Params = { Params: { remote: string } };

/** A team publishes a few times a day; somebody who guesses tokens asks more often. */
const PER_ADDRESS = { burst: 60, perSecond: 1 };
const BEARER = /^Bearer +(\S+)$/i;
const NO_ARCHIVE = 'Send the built folder as a gzipped tar, with the content type application/gzip.';
const ARCHIVES = ['application/gzip', 'application/x-gzip', 'application/octet-stream'];

const percent = z.coerce.number().int().min(0).max(100);
/** Without control characters, which no database keeps and no terminal should obey. */
const note = z
  .string()
  .max(500)
  .regex(/^\P{Cc}*$/u)
  .optional();
const expected = z.coerce.number().int().min(0).optional();
const publishQuery = z.object({
  ...{ percent: percent.optional(), expected, note },
  dry_run: z.enum(['true', 'false']).default('false'),
});
const moveBody = z.object({
  ...{ act: z.enum(['stage', 'promote', 'rollback', 'disable', 'enable', 'follow']), expected, note },
  ...{ percent: percent.optional(), version: versionName.optional() },
});

/**
 * `/api/delivery/:remote`: how a remote stands (GET), `/versions`: a release as a gzipped tar (POST), `/moves`: roll-out,
 * rollback and switching off (POST). All by a token of that remote. Answers are JSON `{ code, msg, data }` with a status.
 */
export function registerPublishing(app: FastifyInstance, services: PublishServices): void {
  const { db, objects, clock, provided, refresh } = services;
  const tokens = new WeakMap<FastifyRequest, DeliveryToken>();
  const holderOf = (request: FastifyRequest): DeliveryToken => {
    const token = tokens.get(request);
    if (!token) throw new TransportFault(401, 'sessionInvalid');
    return token;
  };

  app.register(async (scope) => {
    for (const type of ARCHIVES) {
      // As a stream: it is counted and checked while it arrives.
      scope.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
    }
    // Before the body is read: what a stranger sends costs nothing.
    scope.addHook<Params>('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      tokens.set(request, await admit(services, request));
    });
    scope.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply));

    scope.get<Params>('/api/delivery/:remote', async ({ params }) => {
      const remote = await describeRemote(db, params.remote);
      return answer({ remote, ...(await remoteHistory(db, params.remote, 20)) });
    });

    scope.post<Params>(
      '/api/delivery/:remote/versions',
      { bodyLimit: RELEASE_LIMITS.archiveBytes },
      async (request) => {
        const query = readWith(publishQuery, request.query);
        if (!(request.body instanceof Readable)) throw new TransportFault(415, 'invalidRequest', NO_ARCHIVE);
        const files = await unpackArchive(request.body);
        const published = await publishRelease(
          { db, objects, provided: await provided() },
          {
            ...{ remote: request.params.remote, files, who: holderOf(request).label, now: clock.now() },
            ...{ percent: query.percent, expected: query.expected, note: query.note },
            dryRun: query.dry_run === 'true',
          },
        );
        await refresh();
        return answer(published);
      },
    );

    scope.post<Params>('/api/delivery/:remote/moves', async (request) => {
      const body = readWith(moveBody, request.body);
      const by = {
        ...{ remote: request.params.remote, who: holderOf(request).label, now: clock.now() },
        ...{ expected: body.expected, note: body.note },
      };
      const act = actOf(body);
      const { after, changed } =
        act.act === 'follow' ? await followServer(services, by) : await moveRemote(db, { ...by, act });
      await refresh();
      return answer({ changed, stands: describePointer(after), revision: after.revision, enabled: after.enabled });
    });
  });
}

const answer = (data: unknown) => ({ code: 0, msg: '', data });

async function admit({ db, clock, limiter }: PublishServices, request: FastifyRequest<Params>): Promise<DeliveryToken> {
  if (!limiter.take(`delivery ${addressKey(request.ip)}`, PER_ADDRESS))
    throw new TransportFault(429, 'tooManyRequests');
  const text = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const token = await useToken(db, text, clock.now());
  if (!token) {
    throw new TransportFault(
      401,
      'sessionInvalid',
      'This studio knows no such delivery token: it is mistyped, revoked, or of another studio. ' +
        'The platform team makes one: npm run desk -- token create REMOTE --label "your team"',
    );
  }
  if (token.remote !== request.params.remote) {
    throw new TransportFault(403, 'invalidRequest', `This token is for ${token.remote}, and for no other remote.`);
  }
  return token;
}

function actOf({ act, percent: share, version: named }: z.output<typeof moveBody>): PointerAct {
  switch (act) {
    case 'stage':
      if (share === undefined) throw new TransportFault(400, 'invalidRequest', 'Say for how many: percent is missing.');
      return { act, percent: share, version: named };
    case 'promote':
    case 'rollback':
      return { act, version: named };
    default:
      return { act };
  }
}

function readWith<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new TransportFault(400, 'invalidRequest', `${issue?.path.join('.')}: ${issue?.message}`);
}

function answerRefusal(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problems = problemsOf(error);
  if (!problems) throw error;
  const status = error instanceof PointerMoved ? 409 : error instanceof ArchiveTooLarge ? 413 : 422;
  // What was refused on the way is not read to its end.
  if (error instanceof ArchiveProblem) reply.header('connection', 'close');
  const { code } = new AppError(status === 413 ? 'tooLarge' : 'invalidRequest');
  return reply.code(status).send({ code, msg: problems.join('\n'), data: { problems } });
}

function problemsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof ReleaseRefused) return error.problems;
  if (error instanceof ActRefused || error instanceof ArchiveProblem) return [error.message];
  return undefined;
}
