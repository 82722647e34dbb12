import type { Attributes, Span } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace-base';
import { createFetchExporter } from './fetch-exporter.ts';
import type { SpanOptions, Tracer } from './tracer.ts';

type Sdk = typeof import('@opentelemetry/sdk-trace-base');

export interface TracingOptions {
  /** Where OTLP over HTTP is taken, without `/v1/traces`. */
  endpoint: string;
  /** Share of requests that is traced, 0 to 1. */
  share: number;
}

const SERVICE = 'myfiction-studio';

/** Loads OpenTelemetry, which nothing else does, and gives a tracer that sends its spans in batches. */
export async function startTracing({ endpoint, share }: TracingOptions): Promise<Tracer> {
  // Here and not at the top: without tracing none of it is read.
  const [api, sdk, hooks, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
  ]);
  const { SpanKind, SpanStatusCode, context, trace } = api;
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': SERVICE }),
    sampler: samplerOf(sdk, share),
    spanProcessors: [new sdk.BatchSpanProcessor(await createFetchExporter(`${endpoint}/v1/traces`))],
  });
  const tracer = provider.getTracer(SERVICE);
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

  const startSpan = (name: string, { facts, kind = 'internal', parent }: SpanOptions): Span => {
    const from = parseParent(parent);
    const around = from ? trace.setSpanContext(context.active(), { ...from, isRemote: true }) : context.active();
    const attributes: Attributes = { ...facts };
    return tracer.startSpan(name, { attributes, kind: kinds[kind] }, around);
  };
  const end = (span: Span, error?: unknown): void => {
    // Not the message: a failed query's carries what an author wrote.
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: nameOf(error) });
    span.end();
  };

  return {
    async span(name, options, work) {
      const span = startSpan(name, options);
      try {
        const result = await context.with(trace.setSpan(context.active(), span), work);
        if (options.tell) span.setAttributes({ ...options.tell(result) });
        end(span);
        return result;
      } catch (error) {
        end(span, error);
        throw error;
      }
    },
    begin(name, options) {
      const span = startSpan(name, options);
      return (error) => end(span, error);
    },
    async close() {
      await provider.shutdown();
      context.disable();
    },
  };
}

/** Neither flag nor id of what came with a request counts: anybody can send them. What is below a span goes with it. */
function samplerOf({ ParentBasedSampler, SamplingDecision }: Sdk, share: number): Sampler {
  const { RECORD_AND_SAMPLED, NOT_RECORD } = SamplingDecision;
  const byChance: Sampler = {
    shouldSample: () => ({ decision: Math.random() < share ? RECORD_AND_SAMPLED : NOT_RECORD }),
  };
  return new ParentBasedSampler({ root: byChance, remoteParentSampled: byChance, remoteParentNotSampled: byChance });
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function parseParent(parent: string | undefined) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : undefined;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
